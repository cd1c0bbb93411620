// The ways a game ends, and the closing log after each of them (rules 36-38).
import type { DefeatReason, State } from "../types.js";
import { type Listener, pass, rest } from "./stages.js";

/** The beacon was lit and its countdown is over: rescue is here, or one last pull away. */
export function isCountdownOver(state: Readonly<State>): boolean {
  return state.beaconActive && state.tokens === 0;
}

/** Whether everything for a victory is there; a predicate that ends nothing by itself (rule 37, R26). */
export function checkWinCondition(
  state: Readonly<Pick<State, "beaconActive" | "tokens" | "integrity">>,
): boolean {
  return state.beaconActive && state.tokens === 0 && state.integrity > 0;
}

/** The game is won. */
export function win(state: State, emit: Listener): void {
  state.status = "victory";
  pass("victoryState", emit);
  emit?.({ type: "rescued", integrity: state.integrity });
  rest(state, "finalLog", emit);
}

/** The game is lost. */
export function lose(state: State, reason: DefeatReason, emit: Listener): void {
  state.status = "defeat";
  state.defeatReason = reason;
  pass("gameOverState", emit);
  emit?.({ type: "defeated", reason });
  rest(state, "finalLog", emit);
}

/** A narrative-only story is over: a victory if rescue had come, and no defeat in any case (R53). */
export function endStory(state: State, emit: Listener): void {
  if (isCountdownOver(state)) {
    win(state, emit);
    return;
  }
  state.status = "ended";
  pass("gameOverState", emit);
  emit?.({ type: "story-ended", day: state.day });
  rest(state, "finalLog", emit);
}
