// What lies on the way to the boss, and what an action would change about the run, in words.
import { listWords } from "@games/core-game/text";
import type { RouteOutlook } from "../routes.js";
import type { View } from "../view-types.js";
import type { NodeType } from "../vocabulary.js";

const PLURALS: Readonly<Record<NodeType, readonly [one: string, many: string]>> = {
  encounter: ["encounter", "encounters"],
  elite: ["elite", "elites"],
  boss: ["boss", "bosses"],
  campfire: ["campfire", "campfires"],
  event: ["event", "events"],
  merchant: ["merchant", "merchants"],
  treasure: ["treasure", "treasures"],
};

/** The rooms on the routes: `3 to 5 encounters, 0 or 1 elite and 2 campfires`; the boss, which all have, is left out. */
export function describeRoutes(outlook: RouteOutlook): string {
  const types = Object.keys(PLURALS) as NodeType[];
  const parts = types.flatMap((type) => {
    const { least, most } = outlook[type];
    if (type === "boss" || most === 0) return [];
    const n = least === most ? `${most}` : `${least} ${most - least === 1 ? "or" : "to"} ${most}`;
    return [`${n} ${PLURALS[type][most === 1 ? 0 : 1]}`];
  });
  return listWords(parts);
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
