// Where a game stands, why a check happens, and which log is written; most names are the design document's.

/** The status of a game. */
export const STATUSES = ["active", "final_pull_required", "victory", "defeat", "ended"] as const;
/** One of {@link STATUSES}. */
export type Status = (typeof STATUSES)[number];

/** Where a game waits for its player, and the last stage; it passes through every other stage of rule 43 on its way. */
export const STAGES = [
  "firstLog",
  "rollForTasks",
  "processCard",
  "towerPull",
  "specialChecks",
  "journalPhase",
  "beaconRoll",
  "finalPull",
  "finalLog",
  "exit",
] as const;
/** One of {@link STAGES}. */
export type Stage = (typeof STAGES)[number];

/** Why a check happens. */
export const CHECK_REASONS = [
  "pull-card",
  "severe-card",
  "odd-rank",
  "danger-level",
  "fixed-damage",
  "final-pull",
] as const;
/** One of {@link CHECK_REASONS}. */
export type CheckReason = (typeof CHECK_REASONS)[number];

/** Which log is written: before the first day, at the end of a day, or after the end. */
export const LOG_KINDS = ["opening", "day", "closing"] as const;
/** One of {@link LOG_KINDS}. */
export type LogKind = (typeof LOG_KINDS)[number];
