// Between fights: each thing that can be done is tried in some worlds, and what the player has then is weighed.
import type { Luck } from "@games/core-rng";
import { topFrame } from "../rules/frames.js";
import type { Action, State } from "../types.js";
import { findWays } from "./paths.js";
import { chanceAt, playAt, playToMap, redrawn, type Scout } from "./scout.js";

/** In how many worlds each action is tried, for a hundred rollouts of a decision. */
const WORLDS = 8;

/** An action with the chance to complete the act after it. */
export interface Choice {
  readonly action: Action;
  readonly chance: number;
  /** The HP that a node is likely to cost, for a way over the map. */
  readonly cost?: number;
}

/** What can be done between fights, the best first. */
export function weighChoices(
  scout: Scout,
  state: State,
  legal: readonly Action[],
  effort: number,
  luck: Luck,
): Choice[] {
  const isOnMap = topFrame(state)?.kind === "path";
  const tried = isOnMap ? legal.filter(({ type }) => type !== "move") : legal;
  const choices = tryEach(scout, state, tried, Math.ceil((WORLDS * effort) / 100), luck);
  if (!isOnMap) return choices;
  const ways = findWays(scout, state, legal, effort, luck);
  const now = chanceAt(scout, state);
  const [best] = ways;
  const walks = ways.map(({ action, worth, cost }) => ({
    action,
    cost,
    chance: best === undefined || best.worth === 0 ? now : (now * worth) / best.worth,
  }));
  return [...walks, ...choices].sort((a, b) => b.chance - a.chance);
}

/** The chance after each action, in the same worlds. */
function tryEach(
  scout: Scout,
  state: State,
  actions: readonly Action[],
  worlds: number,
  luck: Luck,
): Choice[] {
  if (actions.length === 0) return [];
  const sums = actions.map(() => 0);
  for (let world = 0; world < worlds; world++) {
    const start = redrawn(scout, state, luck);
    actions.forEach((action, i) => {
      const next = scout.game.clone(start);
      playAt(scout, next, action);
      playToMap(scout, next);
      sums[i] = (sums[i] as number) + chanceAt(scout, next);
    });
  }
  const choices = actions.map((action, i) => ({ action, chance: (sums[i] as number) / worlds }));
  return choices.sort((a, b) => b.chance - a.chance);
}
