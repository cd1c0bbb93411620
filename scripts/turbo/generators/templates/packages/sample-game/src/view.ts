// What the player may know, how what the view hides is re-dealt, and how a game ended.
import { isOver } from "./state.js";
import type { Outcome, State, View } from "./types.js";

/** Everything but the random state. */
export function view({ config, roundsLeft, pot, score }: Readonly<State>): View {
  return { config, roundsLeft, pot, score };
}

/** Nothing is hidden but the random state, so there is nothing to re-deal. */
export function determinize(): void {}

/** Won with the target or more, once the last round was played: R6. */
export function outcome(state: Readonly<State>): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const { score, config } = state;
  return { result: score >= config.target ? "won" : "lost", score };
}
