// Looking through the lines of one turn with the rules themselves, up to the start of the next.
import type { LuckOf } from "@games/core-game";
import type { Luck } from "@games/core-rng";
import { spireAct1 } from "../game.js";
import type { Action, Combat, SpireAct1, State } from "../types.js";
import type { View } from "../view-types.js";
import { imagine } from "./imagine.js";
import { fightValue } from "./values.js";

/** How many positions a decision looks at. */
const MOST_POSITIONS = 400;
const VICTORY = 10_000;
const END_TURN: Action = { type: "end-turn" };

/** A search under way. */
interface Search {
  readonly turn: number;
  readonly luck: LuckOf<SpireAct1>;
  /** The values of positions that were met before by another order of the same cards. */
  readonly met: Map<string, number>;
  positionsLeft: number;
}

/** The action that begins the best line of the turn; undefined when the view cannot be imagined. */
export function bestAction(
  view: View,
  legalActions: readonly Action[],
  luck: Luck,
): Action | undefined {
  const root = imagine(view, luck);
  if (root === undefined || root.combat === null) return undefined;
  const search: Search = {
    turn: root.combat.turn,
    luck: spireAct1.luckOf(root),
    met: new Map(),
    positionsLeft: MOST_POSITIONS,
  };
  return best(search, root, legalActions).action;
}

function best(
  search: Search,
  state: State,
  actions: readonly Action[],
): { value: number; action: Action | undefined } {
  let value = Number.NEGATIVE_INFINITY;
  let action: Action | undefined;
  for (const candidate of actions) {
    const next = spireAct1.clone(state);
    // The words of the root serve every line: what is drawn where does not matter, only that it is fair.
    spireAct1.step(next, candidate, search.luck);
    const found = lineValue(search, next);
    if (found <= value) continue;
    value = found;
    action = candidate;
  }
  return { value, action };
}

/** The value of the best line from a position. */
function lineValue(search: Search, state: State): number {
  const { combat } = state;
  search.positionsLeft--;
  if (combat === null) return state.result === "defeat" ? -VICTORY : VICTORY + state.run.hp * 10;
  if (combat.turn !== search.turn) return fightValue(combat);
  const key = keyOf(combat);
  const known = key === "" ? undefined : search.met.get(key);
  if (known !== undefined) return known;
  const { value } = best(search, state, choicesIn(search, state, combat));
  if (key !== "") search.met.set(key, value);
  return value;
}

/** Every legal action, or only one when enough positions were looked at. */
function choicesIn(search: Search, state: State, combat: Combat): readonly Action[] {
  const legal = spireAct1.legalActions(state);
  if (search.positionsLeft > 0) return legal;
  return combat.stack.length === 0 ? [END_TURN] : legal.slice(0, 1);
}

/** What tells positions of one turn apart; empty in the middle of a card. */
function keyOf(combat: Readonly<Combat>): string {
  if (combat.stack.length > 0) return "";
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
