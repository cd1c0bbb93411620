// Sizes of decks, for tests.
import { deckSize } from "@games/core-rng";
import type { RunState } from "../../src/index.js";

export { type CardRow, spireAct1 } from "../../src/index.js";

/** How many cards each deck of a run has. */
export function deckSizeOf({ decks, cardRewardsDeck }: Readonly<RunState>): Record<string, number> {
  const sizes = Object.entries(decks ?? {}).map(([name, deck]) => [name, deckSize(deck)]);
  return { rewards: deckSize(cardRewardsDeck), ...Object.fromEntries(sizes) };
}
