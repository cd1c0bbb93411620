// Between fights: each thing that can be done is tried in some worlds, and what the player has then is weighed.
import type { Luck } from "@games/core-rng";
import { type Frame, topFrame } from "../rules/frames.js";
import type { Action, State } from "../types.js";
import { findWays } from "./paths.js";
import { measuredChoices } from "./plan-choices.js";
import { chanceAt, playAt, playToMap, redrawn, type Scout } from "./scout.js";

/** In how many worlds each action is tried, for a hundred rollouts of a decision. */
const WORLDS = 8;
/** Where luck hardly ever has a part in what can be done, and how many worlds have to agree before the others are left out. */
const CALM: ReadonlySet<Frame["kind"]> = new Set(["merchant", "camp", "campfire"]);
const MIN_WORLDS = 2;

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
  const measured = measuredChoices(scout, state, legal);
  if (measured !== undefined) return measured;
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

/** The chance after each action, in the same worlds; where luck has no part in it, two worlds tell as much as all of them. */
function tryEach(
  scout: Scout,
  state: State,
  actions: readonly Action[],
  worlds: number,
  luck: Luck,
): Choice[] {
  if (actions.length === 0) return [];
  const sums = actions.map(() => 0);
  let tried = 0;
  let isLucky = !CALM.has(topFrame(state)?.kind ?? "map");
  for (let world = 0; world < worlds; world++) {
    const start = redrawn(scout, state, luck); // also for worlds that are not tried: the same luck is used up
    if (tried >= MIN_WORLDS && !isLucky) continue;
    tried++;
    actions.forEach((action, i) => {
      const chance = chanceAfter(scout, scout.game.clone(start), action);
      if (chance * (tried - 1) !== sums[i]) isLucky = true;
      sums[i] = (sums[i] as number) + chance;
    });
  }
  const choices = actions.map((action, i) => ({ action, chance: (sums[i] as number) / tried }));
  return choices.sort((a, b) => b.chance - a.chance);
}

function chanceAfter(scout: Scout, next: State, action: Action): number {
  playAt(scout, next, action);
  playToMap(scout, next);
  return chanceAt(scout, next);
}
