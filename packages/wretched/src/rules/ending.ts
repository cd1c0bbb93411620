// The ways a game ends, and the closing log after each of them (rules 36-38).
import type { DefeatReason, Ending } from "../pack.js";
import type { Play, State } from "../types.js";

/** The beacon was lit and its countdown is over: rescue is here, or one last pull away. */
export function isCountdownOver(
  state: Readonly<Pick<State, "isBeaconActive" | "tokens">>,
): boolean {
  return state.isBeaconActive && state.tokens === 0;
}

/** Whether everything for a victory is there; a predicate that ends nothing by itself (rule 37, R26). */
export function checkWinCondition(
  state: Readonly<Pick<State, "isBeaconActive" | "tokens" | "integrity">>,
): boolean {
  return isCountdownOver(state) && state.integrity > 0;
}

/** The game is won. */
export function win(play: Play): void {
  play.state.status = "victory";
  reach(play, "victory");
}

/** The game is lost. */
export function lose(play: Play, reason: DefeatReason): void {
  play.state.status = "defeat";
  play.state.defeatReason = reason;
  reach(play, reason);
}

/** A narrative-only story is over: a victory if rescue had come, and no defeat in any case (R53). */
export function endStory(play: Play): void {
  play.state.current = null; // R61: the story may end at any decision
  if (isCountdownOver(play.state)) win(play);
  else {
    play.state.status = "ended";
    reach(play, "ended");
  }
}

function reach({ state, emit }: Play, ending: Ending): void {
  state.stage = "finalLog";
  emit?.({ type: "ending-reached", ending });
}
