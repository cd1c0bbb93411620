// What lies on the way to the boss, and what an action would change about the run, in words.
import { ENGLISH, type Words } from "../english/index.js";
import type { RouteOutlook } from "../routes.js";
import type { View } from "../view-types.js";
import { NODE_TYPES } from "../vocabulary.js";

/** The rooms on the routes: `3 to 5 encounters, 0 or 1 elite and 2 campfires`; the boss, which all have, is left out. */
export function describeRoutes(outlook: RouteOutlook, { routes }: Words = ENGLISH): string {
  const parts = NODE_TYPES.flatMap((type) => {
    const { least, most } = outlook[type];
    return type === "boss" || most === 0 ? [] : [routes.rooms(type, least, most)];
  });
  return routes.all(parts);
}

/** A number of the run before and after. */
export interface RunChange {
  readonly of: "hp" | "gold" | "cards" | "relics" | "potions";
  readonly before: number;
  readonly after: number;
}

function countsOf({ run, combat }: View) {
  return {
    hp: combat?.player.hp ?? run.hp,
    gold: run.gold,
    cards: run.deck.length,
    relics: run.relics.length,
    potions: run.potions.length,
  };
}

/** The numbers of the run that differ between two views, such as those before and after an action that is only looked at. */
export function runChanges(before: View, after: View): RunChange[] {
  const [old, now] = [countsOf(before), countsOf(after)];
  const names = Object.keys(old) as RunChange["of"][];
  return names.flatMap((of) =>
    old[of] === now[of] ? [] : [{ of, before: old[of], after: now[of] }],
  );
}
