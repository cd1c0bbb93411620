// Luck for a search: it takes the same few draws from the player's luck however long the search is.
import { AleaLuck, type AleaState, drawRng, type Luck } from "@games/core-rng";

/** A luck of its own, drawn from another. */
export function fork(luck: Luck): AleaLuck {
  const rng: AleaState = { c: 1, s0: 0, s1: 0, s2: 0 };
  drawRng(luck, rng);
  return new AleaLuck(rng);
}
