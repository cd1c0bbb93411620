// The names of the standard cards, which the words of a language say in their own way.
import type { StandardThreatId } from "./data/ids.js";
import { THREATS } from "./data/threats.js";

/** The names of the standard cards by their ids, in some language. */
export type ThreatNames = Readonly<Record<StandardThreatId, string>>;

/** The names as the rows have them. */
export const STANDARD_NAMES = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ THREATS.map(({ id, name }) => [id, name]),
) as ThreatNames;

/** What a card is called among the names of a language; a card that is not one of the standard deck keeps its own name. */
export function translateName(name: string, names: ThreatNames): string {
  const standard = THREATS.find((row) => row.name === name);
  return standard === undefined ? name : names[standard.id as StandardThreatId];
}
