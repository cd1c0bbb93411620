// What every game says in English beside its own words.
import { COMMON_REFUSALS, LOAD_ERRORS, REPLAY_ERRORS } from "./errors.js";
import { FAIR_ERRORS, FAIR_FAULTS } from "./fair-errors.js";
import type { Translation } from "./messages.js";
import { FAULTS } from "./shape.js";
import { ASK_REFUSALS } from "./table-questions.js";

const ALL_FAULTS = { ...FAULTS, ...FAIR_FAULTS };
const REFUSALS = { ...COMMON_REFUSALS, ...ASK_REFUSALS };

/** The words of the contract in English: every string is text for people, every key is for programs. */
export const ENGLISH = {
  /** Why an action or an answer is refused. */
  refusals: REFUSALS as Translation<typeof REFUSALS>,
  /** What is wrong with a value, as the end of a sentence that begins with its path. */
  faults: ALL_FAULTS as Translation<typeof ALL_FAULTS>,
  loadErrors: LOAD_ERRORS as Translation<typeof LOAD_ERRORS>,
  replayErrors: REPLAY_ERRORS as Translation<typeof REPLAY_ERRORS>,
  fairErrors: FAIR_ERRORS as Translation<typeof FAIR_ERRORS>,
  /** What stands for the path of a fault of the whole value. */
  theValue: "the value",
  /** How many faults there are beside those that are told. */
  moreFaults: (n: number) => `and ${n} more`,
  /** A question of luck, for players with real dice and cards. */
  questions: {
    die: (name: string) => `Roll the ${name}: what does it show?`,
    dice: (name: string, count: number, index: number) =>
      `Roll ${count} ${name.replace(/\bdie$/, "dice")}: what does die ${index} show?`,
    card: (name: string) => `Draw from the ${name}: which card is it?`,
    pick: (name: string) => `Pick the ${name} at random: which is it?`,
    chance: (name: string, chance: number) =>
      `Roll for "${name}" (${Number((chance * 100).toFixed(1))}%): does it happen?`,
  },
  /** The history of a session. */
  history: {
    beginning: "The beginning",
    /** An action with answers of the table that were corrected later. */
    corrected: (action: string) => `${action} (corrected)`,
  },
};

/** The words of the contract in some language: {@link ENGLISH}, or the same object in other words. */
export type Words = typeof ENGLISH;
