// Kinds that only people read about: why a check happens, which log is written.

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
