// Searching a turn: lines of actions up to its end, found with the rules themselves, the most promising first.
import { topFrame } from "../rules/frames.js";
import type { Action, Combat, State } from "../types.js";
import { fightValue } from "./fight-value.js";
import { chanceAt, type Scout } from "./scout.js";

const VICTORY = 10_000;

/** The actions of a line, the last first. */
export interface Trail {
  readonly action: Action;
  readonly before: Trail | null;
}

/** What can be done in a turn. */
export interface Line {
  /** The action it begins with. */
  readonly first: Action;
  /** Its actions but for the last. */
  readonly trail: Trail | null;
  /** The position before its last action, which ends the turn or the fight. */
  readonly state: State;
  readonly last: Action;
  readonly isWon: boolean;
  readonly isLost: boolean;
  /** How good it looks. */
  readonly value: number;
}

/** A position in the middle of the turn whose actions were not tried yet. */
interface Open {
  readonly state: State;
  readonly trail: Trail | null;
  /** How good it looks to end the turn there. */
  readonly value: number;
}

/** A search of one turn. */
interface Search {
  readonly scout: Scout;
  readonly turn: number;
  /** Positions that were met before by another order of the same cards. */
  readonly met: Set<string>;
  readonly lines: Line[];
  readonly open: Open[];
  positionsLeft: number;
}

/** The lines of a turn that are found by trying so many actions, the best looking first. */
export function findLines(scout: Scout, root: State, positions: number): Line[] {
  const { game } = scout;
  const turn = root.combat?.turn ?? 0;
  const search: Search = {
    scout,
    turn,
    met: new Set(),
    lines: [],
    open: [],
    positionsLeft: positions,
  };
  visit(search, root, null);
  for (let next = takeBest(search.open); next !== undefined; next = takeBest(search.open)) {
    if (search.positionsLeft <= 0) break;
    for (const action of game.legalActions(next.state))
      if (action.type !== "end-turn") follow(search, next.state, next.trail, action);
  }
  return search.lines.sort((a, b) => b.value - a.value);
}

/** Takes the position that looks best off the list. */
function takeBest(open: Open[]): Open | undefined {
  let best = 0;
  for (let i = 1; i < open.length; i++)
    if ((open[i] as Open).value > (open[best] as Open).value) best = i;
  const last = open.length - 1;
  const found = open[best];
  if (last > best) open[best] = open[last] as Open;
  open.length = Math.max(0, last);
  return found;
}

/** Looks at a position: one in the middle of a card is followed at once, any other is put on the list. */
function visit(search: Search, state: State, trail: Trail | null): number {
  const { game } = search.scout;
  if (topFrame(state)?.kind === "fight") {
    if (isMet(search, state)) return Number.NEGATIVE_INFINITY;
    const value = follow(search, state, trail, END_TURN);
    search.open.push({ state, trail, value });
    return value;
  }
  let value = Number.NEGATIVE_INFINITY;
  for (const action of game.legalActions(state)) {
    value = Math.max(value, follow(search, state, trail, action));
    if (search.positionsLeft <= 0) break;
  }
  return value;
}

const END_TURN: Action = { type: "end-turn" };

/** Plays an action at a copy of a position; returns how good the end of the turn looks then. */
function follow(search: Search, state: State, trail: Trail | null, action: Action): number {
  const { game, play } = search.scout;
  search.positionsLeft--;
  // Every position has its own copy of the random state, so that lines are compared under the same dice and draws.
  const next = game.clone(state);
  game.point(play, next);
  game.step(play, action);
  const then: Trail = { action, before: trail };
  if (next.combat?.turn === search.turn) return visit(search, next, then);
  const judged = judge(search.scout, next);
  search.lines.push({ first: firstOf(then), trail, state, last: action, ...judged });
  return judged.value;
}

function firstOf(trail: Trail): Action {
  let first = trail;
  while (first.before !== null) first = first.before;
  return first.action;
}

/** How the fight stands after a turn. */
function judge(scout: Scout, state: State): Pick<Line, "isWon" | "isLost" | "value"> {
  const { combat, result } = state;
  const { content } = scout.game;
  if (combat !== null) return { isWon: false, isLost: false, value: fightValue(combat, content) };
  const isLost = result === "defeat";
  // Of the ways to win at once the best is the one that leaves most: HP, and potions that were not drunk.
  return { isWon: !isLost, isLost, value: isLost ? -VICTORY : VICTORY + chanceAt(scout, state) };
}

/** Whether the position was met before. */
function isMet({ met }: Search, { combat, run }: Readonly<State>): boolean {
  const key = keyOf(combat as Combat, run.potions.length);
  if (met.has(key)) return true;
  met.add(key);
  return false;
}

/** What tells positions of one turn apart. */
function keyOf(combat: Readonly<Combat>, potions: number): string {
  const { player, hand, enemies, powers, exhaustPile, drawPile } = combat;
  const foes = enemies.map((e) => [e.hp, e.block, e.vulnerable, e.weak, e.strength, e.curlUp]);
  return [
    ...[player.energy, player.block, player.hp, player.strength, player.weak, player.doubleTaps],
    ...[player.temporaryStrength, player.freeCards, player.attackStrength, potions],
    ...[powers.length, exhaustPile.length, drawPile.top.length],
    ...hand.slice().sort((a, b) => a - b),
    ";",
    ...foes,
  ].join();
}
