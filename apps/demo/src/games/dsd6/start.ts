// What happened before the first turn: two cards are drawn, and some of them strike at once (R37).
import { MAX_HULL, MAX_SHIELDS, type View } from "@games/dsd6";
import { threatName } from "@games/dsd6/text";
import { countOf } from "../../play/count.ts";

/** Words as a list: `a`, `a and b`, `a, b and c`. */
const listOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** What the cards before the first turn did to ship and crew, as sentences. */
export function describeStart(view: View): readonly string[] {
  const cards = [...view.discard, ...view.threats].map(({ threat }) => threatName(threat));
  const lost = [
    { count: MAX_SHIELDS - view.shields, words: (count: number) => countOf(count, "shield") },
    { count: MAX_HULL - view.hull, words: (count: number) => `${count} hull` },
  ].filter(({ count }) => count > 0);
  const held = view.dice.flatMap(({ card }, die) => {
    const threat = view.threats.find((one) => one.card === card)?.threat;
    return threat === undefined ? [] : [`${threatName(threat)} holds die ${die + 1}.`];
  });
  const damage =
    lost.length === 0
      ? []
      : [`They cost the ship ${listOf(lost.map(({ count, words }) => words(count)))}.`];
  return [`Before the first turn, two cards were drawn: ${listOf(cards)}.`, ...damage, ...held];
}
