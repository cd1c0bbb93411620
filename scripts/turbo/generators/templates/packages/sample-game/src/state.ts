// The state: its copy and its readers.
import { cloneRng } from "@games/core-rng";
import type { State } from "./types.js";

/** An independent copy. */
export function clone({ config, roundsLeft, pot, score, rng }: Readonly<State>): State {
  return {
    config,
    roundsLeft,
    pot,
    score,
    rng: { source: rng.source, dice: cloneRng(rng.dice) },
  };
}

/** Whether the last round was played: R6. */
export function isOver({ roundsLeft }: Readonly<State>): boolean {
  return roundsLeft === 0;
}
