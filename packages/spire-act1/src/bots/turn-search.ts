// Searching a turn: every line of actions up to its end, found with the rules themselves.
import type { Game } from "@games/core-game";
import { topFrame } from "../rules/frames.js";
import type { Action, Combat, Play, SpireAct1, State } from "../types.js";
import { fightValue } from "./fight-value.js";

/** How many positions are looked at. */
const MAX_POSITIONS = 400;
const VICTORY = 10_000;

/** What can be done in a turn. */
export interface Line {
  /** The action it begins with. */
  readonly first: Action;
  /** The position before its last action, which ends the turn or the fight. */
  readonly state: State;
  readonly last: Action;
  readonly isWon: boolean;
  readonly isLost: boolean;
  /** How good it looks. */
  readonly value: number;
}

/** A search of one turn. */
interface Search {
  readonly game: Game<SpireAct1>;
  /** One context for all positions, moved to each of them. */
  readonly play: Play;
  /** Positions that were met before by another order of the same cards. */
  readonly met: Set<string>;
  readonly lines: Line[];
  positionsLeft: number;
}

/** All lines of a turn, as far as there is time, the best looking first. */
export function findLines(game: Game<SpireAct1>, root: State): Line[] {
  const play = game.open(root);
  const search = { game, play, met: new Set<string>(), lines: [], positionsLeft: MAX_POSITIONS };
  explore(search, root, undefined);
  return (search.lines as Line[]).sort((a, b) => b.value - a.value);
}

/** Follows all actions of a position; `first` is the action that led away from the root. */
function explore(search: Search, state: State, first: Action | undefined): void {
  const { game, play } = search;
  const { combat } = state;
  if (combat === null || isMet(search, state, combat)) return;
  for (const action of actionsToFollow(search, state)) {
    search.positionsLeft--;
    // Every position has its own copy of the random state, so that lines are compared under the same dice and draws.
    const next = game.clone(state);
    game.point(play, next);
    game.step(play, action);
    const begin = first ?? action;
    if (next.combat?.turn === combat.turn) explore(search, next, begin);
    else search.lines.push({ first: begin, state, last: action, ...judge(game, next) });
  }
}

/** How the fight stands after a turn. */
function judge(
  { content }: Game<SpireAct1>,
  { combat, run, result }: State,
): Pick<Line, "isWon" | "isLost" | "value"> {
  if (combat !== null) return { isWon: false, isLost: false, value: fightValue(combat, content) };
  const isLost = result === "defeat";
  return { isWon: !isLost, isLost, value: isLost ? -VICTORY : VICTORY + run.hp };
}

/** All legal actions, or the last one alone, which ends the turn, when enough was looked at. */
function actionsToFollow({ game, positionsLeft }: Search, state: State): readonly Action[] {
  const legal = game.legalActions(state);
  return positionsLeft > 0 ? legal : legal.slice(-1);
}

/** Whether the position was met before; in the middle of a card every position is new. */
function isMet({ met }: Search, state: Readonly<State>, combat: Readonly<Combat>): boolean {
  if (topFrame(state)?.kind !== "fight") return false;
  const key = keyOf(combat);
  if (met.has(key)) return true;
  met.add(key);
  return false;
}

/** What tells positions of one turn apart. */
function keyOf(combat: Readonly<Combat>): string {
  const { player, hand, enemies, powers, exhaustPile, drawPile } = combat;
  const foes = enemies.map((e) => [e.hp, e.block, e.vulnerable, e.weak, e.strength, e.curlUp]);
  return [
    ...[player.energy, player.block, player.hp, player.strength, player.weak, player.doubleTaps],
    ...[player.temporaryStrength, player.freeCards],
    ...[powers.length, exhaustPile.length, drawPile.top.length],
    ...hand.slice().sort((a, b) => a - b),
    ";",
    ...foes,
  ].join();
}
