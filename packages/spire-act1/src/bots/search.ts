// Looking through the lines of one turn with the rules themselves, up to the start of the next.
import type { Luck } from "@games/core-rng";
import { spireAct1 } from "../game.js";
import type { Action, Combat, State } from "../types.js";
import type { View } from "../view-types.js";
import { imagine } from "./imagine.js";
import { fightValue } from "./values.js";

/** How many positions a decision looks at. */
const MOST_POSITIONS = 400;
const VICTORY = 10_000;

/** A look at one turn: the best line so far and how it begins. */
interface Search {
  /** Positions that were met before by another order of the same cards. */
  readonly met: Set<string>;
  positionsLeft: number;
  value: number;
  first: Action | undefined;
}

/** The action that begins the best line of the turn; undefined when the view cannot be imagined. */
export function bestAction(view: View, luck: Luck): Action | undefined {
  const root = imagine(view, luck);
  if (root === undefined) return undefined;
  const search: Search = {
    met: new Set(),
    positionsLeft: MOST_POSITIONS,
    value: Number.NEGATIVE_INFINITY,
    first: undefined,
  };
  explore(search, root, undefined);
  return search.first;
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
    if (next.combat?.turn === combat.turn) explore(search, next, first ?? action);
    else judge(search, endValue(next), first ?? action);
  }
}

/** All legal actions, or the last one alone, which ends the turn, when enough was looked at. */
function actionsToFollow(search: Search, state: State): readonly Action[] {
  const legal = spireAct1.legalActions(state);
  return search.positionsLeft > 0 ? legal : legal.slice(-1);
}

function judge(search: Search, value: number, first: Action): void {
  if (value <= search.value) return;
  search.value = value;
  search.first = first;
}

function endValue({ combat, run, result }: State): number {
  if (combat !== null) return fightValue(combat);
  return result === "defeat" ? -VICTORY : VICTORY + run.hp;
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
