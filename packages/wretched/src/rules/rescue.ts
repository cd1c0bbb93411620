// The log and the rescue roll after it: tokens go until rescue is one last pull away (rules 13, 14, 35, 36, R22).
import { diceAbout, die } from "@games/core-rng";
import { logKind } from "../state.js";
import type { Play, State } from "../types.js";
import { announceCheck } from "./damage.js";
import { beginDay, endDay } from "./day.js";
import { isCountdownOver, win } from "./ending.js";

/** Each die is a roll of its own, because the last token ends the rolling. */
const [RESCUE_DIE] = /* @__PURE__ */ diceAbout("rescue-die", 1);

/** The log is written or skipped; what follows does not depend on which. */
export function closeLog(play: Play, isWritten: boolean): void {
  const { state } = play;
  const kind = logKind(state.stage);
  if (isWritten) state.logsWritten++;
  play.emit?.({ type: isWritten ? "log-written" : "log-skipped", kind, day: state.day });
  if (kind === "opening") beginDay(play);
  else if (kind === "closing") state.stage = "exit";
  else closeDayLog(play);
}

/** R22: the rescue roll follows the log. R54: there is none while the beacon is dark or after its countdown. */
function closeDayLog(play: Play): void {
  const { state } = play;
  if (state.isBeaconActive && !isCountdownOver(state)) state.stage = "beaconRoll";
  else endDay(play);
}

/** The face that a rescue die needs (rules 14, 29, R21). */
export function rescueNeed(state: Readonly<Pick<State, "isBoosted" | "config">>): number {
  return state.isBoosted ? state.config.rescueBoosted : state.config.rescueBase;
}

/** How many dice a rescue roll has. */
export function rescueDice(state: Readonly<Pick<State, "bonusCounter" | "config">>): number {
  return state.config.rescueDice === "one" ? 1 : state.bonusCounter;
}

/** Rolls for rescue: each die that is high enough removes a token, down to none. */
export function rollRescue(play: Play): void {
  const { state, emit } = play;
  const need = rescueNeed(state);
  const dice = rescueDice(state);
  const before = state.tokens;
  const faces: number[] | undefined = emit && [];
  for (let i = 0; i < dice && state.tokens > 0; i++) {
    const face = die(play.luck.dice, 6, RESCUE_DIE);
    faces?.push(face);
    if (face >= need) state.tokens--;
  }
  const { tokens } = state;
  const removed = before - tokens;
  if (faces) emit?.({ type: "rescue-rolled", faces, need, removed, tokens, reveals: true });
  if (tokens === 0) reachFinalPull(play);
  else endDay(play);
}

/** All tokens are gone: a last pull the same day, which a game without checks passes by itself (R53). */
function reachFinalPull(play: Play): void {
  const { state } = play;
  if (state.config.system !== "off") {
    state.status = "final_pull_required";
    state.stage = "finalPull";
    announceCheck(play);
  } else if (state.config.isNarrativeOnly) endDay(play);
  else win(play);
}
