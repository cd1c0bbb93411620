// The pull: rolled, or spared by the tool; on a card or at the very end (rules 21, 30, 36).
import type { Luck } from "@games/core-rng";
import { cardId } from "../data/cards.js";
import type { Sheet } from "../pack.js";
import type { State } from "../types.js";
import { settleCard } from "./cards.js";
import { takeCheck } from "./damage.js";
import { lose, win } from "./ending.js";
import type { Listener } from "./stages.js";

/** Whether the tool can spare the check that waits: kept until used, used once (R15). */
export function canUseTool(state: Readonly<State>): boolean {
  if (!state.toolAvailable) return false;
  return (
    state.stage === "towerPull" || (state.stage === "finalPull" && state.config.finalSkippable)
  );
}

/** Rolls the check that waits. */
export function pull(state: State, sheet: Sheet, luck: Luck, emit: Listener): void {
  const isFinal = state.stage === "finalPull";
  const stands = takeCheck(sheet, state, luck, emit);
  if (!stands) {
    state.current = -1;
    lose(state, isFinal ? "final_pull_failed" : "ship_destroyed", emit); // R14, R36
  } else if (isFinal) win(state, emit);
  else settleCard(state, sheet, emit);
}

/** Spends the tool instead of rolling. */
export function useTool(state: State, sheet: Sheet, emit: Listener): void {
  state.toolAvailable = false;
  const isFinal = state.stage === "finalPull";
  emit?.({ type: "pull-skipped", card: isFinal ? null : cardId(state.current) });
  if (isFinal) win(state, emit);
  else settleCard(state, sheet, emit);
}
