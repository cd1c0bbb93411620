// The log and the rescue roll after it: tokens go until rescue is one last pull away (rules 13, 14, 35, 36, R22).
import { die, type Luck } from "@games/core-rng";
import type { LogKind } from "../data/kinds.js";
import type { Sheet } from "../pack.js";
import type { State } from "../types.js";
import { announceCheck } from "./damage.js";
import { beginDay, endDay } from "./day.js";
import { isCountdownOver, win } from "./ending.js";
import { type Listener, pass, rest } from "./stages.js";

/** Which log the game waits for. */
function logKind(state: Readonly<State>): LogKind {
  if (state.stage === "firstLog") return "opening";
  return state.stage === "finalLog" ? "closing" : "day";
}

/** The log is written or skipped; what follows does not depend on which. */
export function closeLog(state: State, isWritten: boolean, emit: Listener): void {
  const { day } = state;
  if (isWritten) state.logsWritten++;
  emit?.({ type: isWritten ? "log-written" : "log-skipped", kind: logKind(state), day });
  if (state.stage === "firstLog") beginDay(state, emit);
  else if (state.stage === "finalLog") rest(state, "exit", emit);
  else closeDayLog(state, emit);
}

/** R22: the rescue roll follows the log. R54: there is none while the beacon is dark or after its countdown. */
function closeDayLog(state: State, emit: Listener): void {
  pass("recordLog", emit);
  if (state.beaconActive && !isCountdownOver(state)) {
    pass("beaconActive", emit);
    rest(state, "beaconRoll", emit);
  } else endDay(state, emit);
}

/** The face that a rescue die needs (rules 14, 29, R21). */
export function rescueNeed(state: Readonly<Pick<State, "boosted" | "config">>): number {
  return state.boosted ? state.config.rescueBoosted : state.config.rescueBase;
}

/** How many dice a rescue roll has. */
export function rescueDice(state: Readonly<Pick<State, "bonusCounter" | "config">>): number {
  return state.config.rescueDice === "one" ? 1 : state.bonusCounter;
}

/** Rolls for rescue: each die that is high enough removes a token, down to none. */
export function rollRescue(state: State, sheet: Sheet, luck: Luck, emit: Listener): void {
  const need = rescueNeed(state);
  const dice = rescueDice(state);
  const before = state.tokens;
  const faces: number[] | undefined = emit === undefined ? undefined : [];
  for (let i = 0; i < dice && state.tokens > 0; i++) {
    const face = die(luck);
    faces?.push(face);
    if (face >= need) state.tokens--;
  }
  const { tokens } = state;
  const removed = before - tokens;
  emit?.({ type: "rescue-rolled", faces: faces ?? [], need, removed, tokens, reveals: true });
  if (removed > 0) pass("removeToken", emit);
  if (tokens === 0) reachFinalPull(state, sheet, emit);
  else endDay(state, emit);
}

/** All tokens are gone: a last pull the same day, which a game without checks passes by itself (R53). */
function reachFinalPull(state: State, sheet: Sheet, emit: Listener): void {
  const { config } = state;
  if (config.system !== "off") {
    state.status = "final_pull_required";
    rest(state, "finalPull", emit);
    announceCheck(sheet, state, emit);
  } else {
    pass("finalPull", emit);
    if (config.narrativeOnly) endDay(state, emit);
    else win(state, emit);
  }
}
