// How German counts and lists.
import { formsOf } from "@games/core-game/text";
import { sayVerbsOnce } from "../english/deeds.js";

export const { count, pick, list, either } = /* @__PURE__ */ formsOf("de");

/** Cards in numbers. */
export const CARDS = { one: "Karte", other: "Karten" };

/** What is done, as a list in which a verb is said once: `erhält 2 Block und 1 Stärke`. */
export const listDeeds = (deeds: readonly string[]): string =>
  list(sayVerbsOnce(deeds, /^(erhält|erhalte|verliere|gibt dir|gibt|heilt|kostet) /));

/** How often, in words as far as cards go. */
export function times(n: number): string {
  const word = { 1: "einmal", 2: "zweimal", 3: "dreimal", 4: "viermal", 5: "fünfmal" }[n];
  return word ?? `${n}-mal`;
}

/** The end of a percentage: a space that does not break before the sign. */
export const PERCENT = "\u00a0%";
