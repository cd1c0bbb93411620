// Where a game can stand still; see transitions.ts for the stages it passes through and for what leads from one to the next.

/** The stages in which a game waits for its player, and the last one; it passes through the others. */
export const RESTING_STAGES = [
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

/** One of {@link RESTING_STAGES}. */
export type RestingStage = (typeof RESTING_STAGES)[number];
