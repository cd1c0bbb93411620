// The state machine of a game as data: which signal leads from which stage to which (rule 43).

/** The stages of a game, under the names of the design document. */
export const STAGES = [
  "initialization",
  "setup",
  "firstLog",
  "dayStart",
  "rollForTasks",
  "drawCards",
  "processCard",
  "showPrompt",
  "evaluateCard",
  "towerPull",
  "specialChecks",
  "cardComplete",
  "discardCards",
  "journalPhase",
  "recordLog",
  "beaconActive",
  "beaconRoll",
  "removeToken",
  "finalPull",
  "deckCheck",
  "gameOverState",
  "victoryState",
  "finalLog",
  "exit",
] as const;

/** One of {@link STAGES}. */
export type Stage = (typeof STAGES)[number];

/** Which signal leads from a stage to which other; no other change of stage can happen. */
export const TRANSITIONS = {
  initialization: { CREATE_GAME: "setup" },
  setup: { SETUP_COMPLETE: "firstLog" },
  firstLog: { LOG_RECORDED: "dayStart" },
  // R27: with the deck used up and the beacon lit, a day has no cards.
  dayStart: { START_PHASE_ONE: "rollForTasks", NO_CARDS: "journalPhase" },
  // R53: in a narrative-only game the player may end the story.
  rollForTasks: {
    ROLL_COMPLETE: "drawCards",
    STORY_ENDED: "gameOverState",
    STORY_RESCUED: "victoryState",
  },
  drawCards: { CARDS_DRAWN: "processCard" },
  processCard: { CARD_TURNED: "showPrompt" },
  showPrompt: { PROMPT_READ: "evaluateCard" },
  evaluateCard: { TOWER_PULL_REQUIRED: "towerPull", NO_TOWER_PULL: "specialChecks" },
  towerPull: {
    TOWER_FELL: "gameOverState",
    TOWER_STANDS: "specialChecks",
    PULL_SKIPPED: "specialChecks",
  },
  specialChecks: { FOUR_KINGS: "gameOverState", CONTINUE: "cardComplete" }, // R23
  cardComplete: { MORE_CARDS: "processCard", ALL_CARDS_DONE: "discardCards" },
  discardCards: { CARDS_DISCARDED: "journalPhase" },
  journalPhase: { START_LOG: "recordLog" },
  recordLog: { BEACON_ACTIVE: "beaconActive", CONTINUE: "deckCheck" }, // R22
  beaconActive: { ROLL_FOR_RESCUE: "beaconRoll" },
  beaconRoll: { RESCUE_SUCCESS: "removeToken", RESCUE_FAILED: "deckCheck" },
  removeToken: { ALL_TOKENS_REMOVED: "finalPull", TOKENS_REMAIN: "deckCheck" },
  finalPull: {
    TOWER_STANDS: "victoryState",
    TOWER_FELL: "gameOverState",
    PULL_SKIPPED: "victoryState",
    STORY_CONTINUES: "deckCheck",
  },
  deckCheck: {
    LOG_COMPLETE_CONTINUE: "dayStart",
    LOG_COMPLETE_DECK_EMPTY: "gameOverState",
    STORY_RESCUED: "victoryState",
  },
  gameOverState: { RECORD_FINAL_LOG: "finalLog" },
  victoryState: { RECORD_FINAL_LOG: "finalLog" },
  finalLog: { EXIT_GAME: "exit" },
  exit: {},
} as const satisfies Readonly<Record<Stage, Readonly<Record<string, Stage>>>>;

/** What moves a game from stage to stage; the names are the design document's. */
export type Signal = { [S in Stage]: keyof (typeof TRANSITIONS)[S] }[Stage];
