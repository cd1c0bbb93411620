// The lines of a turn: what can be done up to its end, found with the rules themselves.
import { spireAct1 } from "../game.js";
import type { Action, Combat, State } from "../types.js";
import { fightValue } from "./values.js";

/** How many positions are looked at. */
const MOST_POSITIONS = 400;
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

/** A look at one turn. */
interface Search {
  /** Positions that were met before by another order of the same cards. */
  readonly met: Set<string>;
  readonly lines: Line[];
  positionsLeft: number;
}

/** All lines of a turn, as far as there is time, the best looking first. */
export function findLines(root: State): Line[] {
  const search: Search = { met: new Set(), lines: [], positionsLeft: MOST_POSITIONS };
  explore(search, root, undefined);
  return search.lines.sort((a, b) => b.value - a.value);
}

/** Follows all actions of a position; `first` is the action that led away from the root. */
function explore(search: Search, state: State, first: Action | undefined): void {
  const { combat } = state;
  if (combat === null || isMet(search, combat)) return;
  for (const action of actionsToFollow(search, state)) {
    search.positionsLeft--;
    const next = spireAct1.clone(state);
    // Every position has its own copy of the luck, so that lines are compared under the same dice and draws.
    spireAct1.step(next, action, spireAct1.luckOf(next));
    const begin = first ?? action;
    if (next.combat?.turn === combat.turn) explore(search, next, begin);
    else search.lines.push({ first: begin, state, last: action, ...judge(next) });
  }
}

/** How the fight stands after a turn. */
function judge({ combat, run, result }: State): Pick<Line, "isWon" | "isLost" | "value"> {
  if (combat !== null) return { isWon: false, isLost: false, value: fightValue(combat) };
  const isLost = result === "defeat";
  return { isWon: !isLost, isLost, value: isLost ? -VICTORY : VICTORY + run.hp };
}

/** All legal actions, or the last one alone, which ends the turn, when enough was looked at. */
function actionsToFollow(search: Search, state: State): readonly Action[] {
  const legal = spireAct1.legalActions(state);
  return search.positionsLeft > 0 ? legal : legal.slice(-1);
}

/** Whether the position was met before; in the middle of a card every position is new. */
function isMet(search: Search, combat: Readonly<Combat>): boolean {
  if (combat.stack.length > 0) return false;
  const key = keyOf(combat);
  if (search.met.has(key)) return true;
  search.met.add(key);
  return false;
}

/** What tells positions of one turn apart. */
function keyOf(combat: Readonly<Combat>): string {
  const { player, hand, enemies, powers, exhaustPile, drawPile } = combat;
  const foes = enemies.map((e) => [e.hp, e.block, e.vulnerable, e.weak, e.strength, e.curl]);
  return [
    ...[player.energy, player.block, player.hp, player.strength, player.weak, player.doubleTaps],
    ...[player.flex, player.freeCards, powers.length, exhaustPile.length, drawPile.top.length],
    ...hand.toSorted((a, b) => a - b),
    ";",
    ...foes,
  ].join();
}
