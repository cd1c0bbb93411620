// The state machine that the rulings make of both documents, as a table: what the engine's stages are tested against.
import { STAGES, type Stage } from "../../src/index.js";

/** The stages that a game passes through without waiting for its player. */
type PassedStage =
  | "initialization"
  | "setup"
  | "dayStart"
  | "drawCards"
  | "showPrompt"
  | "evaluateCard"
  | "cardComplete"
  | "discardCards"
  | "recordLog"
  | "beaconActive"
  | "removeToken"
  | "deckCheck"
  | "gameOverState"
  | "victoryState";

type DocumentStage = Stage | PassedStage;

/** Which signal leads from a stage to which other; no other change of stage can happen (rule 43). */
export const TRANSITIONS: Readonly<Record<DocumentStage, Readonly<Record<string, DocumentStage>>>> =
  {
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
  };

/** The stages with nothing to decide although the game can wait in them: a card without a choice, a pull without damage. */
const SOMETIMES_PASSED: readonly DocumentStage[] = ["specialChecks", "finalPull"];

/** Where a game can wait next, by way of any number of stages that it only passes through. */
export function nextStages(from: DocumentStage): Stage[] {
  const found = new Set<Stage>();
  const passed = new Set<DocumentStage>();
  const walk = (stage: DocumentStage): void => {
    for (const to of Object.values(TRANSITIONS[stage])) {
      const waiting = STAGES.find((name) => name === to);
      if (waiting !== undefined) found.add(waiting);
      if (waiting !== undefined && !SOMETIMES_PASSED.includes(to)) continue;
      if (!passed.has(to)) walk(to);
      passed.add(to);
    }
  };
  walk(from);
  return [...found].filter((to) => !IMPOSSIBLE.has(`${from} > ${to}`));
}

/** Ways through the table that no game can take, because of what the stages before have decided. */
const IMPOSSIBLE: ReadonlySet<string> = new Set([
  "firstLog > journalPhase", // the first day has cards
  "journalPhase > journalPhase", // a day without cards has a rescue roll, or it is the last
  "specialChecks > finalLog", // a King ends the game when it is turned, an Ace that waits does not
  "finalPull > rollForTasks", // a story continues only where the final pull passes by itself
  "finalPull > journalPhase",
]);

/** The stages of the second document, each with the one of the table that stands for it. */
export const FRAMEWORK_STAGES: Readonly<Record<string, DocumentStage>> = {
  initialization: "initialization",
  setup: "setup",
  firstEntry: "firstLog",
  dayStart: "dayStart",
  rollForCards: "rollForTasks",
  drawCards: "drawCards",
  processCard: "processCard",
  showPrompt: "showPrompt",
  damageCheck: "evaluateCard",
  rollDamage: "towerPull",
  applyDamage: "towerPull",
  cardComplete: "cardComplete",
  discardCards: "discardCards",
  specialChecks: "specialChecks",
  winActive: "beaconActive",
  winRoll: "beaconRoll",
  removeToken: "removeToken",
  finalDamage: "finalPull",
  journalPhase: "journalPhase",
  recordEntry: "recordLog",
  gameOverState: "gameOverState",
  victoryState: "victoryState",
  finalEntry: "finalLog",
  exit: "exit",
};

/** The signals that the first document names. */
export const DOCUMENTED_SIGNALS: readonly string[] =
  "CREATE_GAME SETUP_COMPLETE LOG_RECORDED START_PHASE_ONE ROLL_COMPLETE CARDS_DRAWN CARD_TURNED PROMPT_READ TOWER_PULL_REQUIRED NO_TOWER_PULL TOWER_FELL TOWER_STANDS MORE_CARDS ALL_CARDS_DONE CARDS_DISCARDED FOUR_KINGS BEACON_ACTIVE CONTINUE ROLL_FOR_RESCUE RESCUE_SUCCESS RESCUE_FAILED ALL_TOKENS_REMOVED TOKENS_REMAIN START_LOG LOG_COMPLETE_CONTINUE LOG_COMPLETE_DECK_EMPTY RECORD_FINAL_LOG EXIT_GAME".split(
    " ",
  );
