// Everything the game says, in English.
import type { Translation } from "@games/core-game";
import { count, listWords } from "@games/core-game/text";
import {
  type Difficulty,
  type Face,
  MAX_HULL,
  MAX_SHIELDS,
  SCANNERS_PER_CARD,
  type ThreatSymbol,
} from "./data/vocabulary.js";
import { DISTRESS_CALL, GLOSSARY, LESSONS } from "./english/lessons.js";
import {
  DIFFICULTIES,
  EFFECTS,
  FACES,
  PASSIVES,
  PHASES,
  PLACES,
  SYMBOLS,
} from "./english/names.js";
import { ACTIONS, capitalDie, EVENTS, ORDERS, RESULTS } from "./english/sentences.js";
import { FAULTS, REFUSALS } from "./messages.js";
import { STANDARD_NAMES } from "./standard-names.js";
import type { Config, Outcome } from "./types.js";

/** The words of the game in English: every string is text for people, every key is for programs. */
export const ENGLISH = {
  refusals: REFUSALS as Translation<typeof REFUSALS>,
  faults: FAULTS as Translation<typeof FAULTS>,
  /** The names of the standard cards by their ids; rows with other names keep their own. */
  threats: STANDARD_NAMES,
  faces: FACES,
  symbols: SYMBOLS,
  places: PLACES,
  phases: PHASES,
  difficulties: DIFFICULTIES,
  passives: PASSIVES,
  /** What each effect of a threat does. */
  effects: EFFECTS,
  actions: ACTIONS,
  /** A few words for the button of an order. */
  orders: ORDERS,
  events: EVENTS,
  results: RESULTS,
  /** How the game ended, after its result. */
  outcome: {
    stalemate: "Nothing on board could change any more.",
    lastBlow: (name: string) => `The last blow came from ${name}.`,
    summary: ({ difficulty, turns, hull }: Outcome) =>
      `${DIFFICULTIES[difficulty]}, ${count(turns, "turn")}, hull ${hull}.`,
  },
  /** What an order would do, where its events do not tell. */
  preview: {
    rerolled: (dice: number) => `${count(dice, "die is", "dice are")} rolled again.`,
    repairs: (points: number) => `Repairs when Assign ends: ${points} hull.`,
  },
  /** Why an order would change nothing. */
  useless: {
    repair: "The hull will be whole without it.",
    recharge: "The shields are full.",
    heal: "Nobody is in the Infirmary.",
    change: "It shows that face.",
    fire: "It keeps its last hit point.",
  },
  /** Why a good player would take an action. */
  reasons: {
    useless: (why: string) => `Nothing better is left for this die. ${why}`,
    roll: "The turn begins with the roll.",
    reroll: "The other dice in the pool are worth less as they lie than new ones are on average.",
    /** `asking` has the names of the threats on board that ask for the face. */
    change: (face: Face, asking: readonly string[]) =>
      `As ${FACES[face]} the die is worth more than what it shows now` +
      `${asking.length === 0 ? "" : `; ${listWords(asking)} ${asking.length === 1 ? "asks" : "ask"} for it`}.`,
    fire: (name: string, hp: number) =>
      hp === 1
        ? `This destroys ${name}.`
        : `${name} has ${hp} HP left; each shot brings its end nearer.`,
    healed: (dice: number) => `${count(dice, "die comes", "dice come")} back from the Infirmary.`,
    freed: (freed: number, scanned: number) =>
      `${capitalDie(freed)} leaves the Scanners, where ${count(scanned, "die is", "dice are")} locked; every ${SCANNERS_PER_CARD} draw one more card each turn.`,
    recharge: (shields: number) =>
      `The shields are down to ${shields} of ${MAX_SHIELDS}, and one die brings all of them back.`,
    stasis: (name: string) => `${name} then sleeps through its next activation.`,
    repair: (hull: number) => `The hull is at ${hull} of ${MAX_HULL}.`,
    /** `missing` is how many dice it asks for after this one. */
    resolve: (name: string, missing: number) =>
      missing <= 0 ? `This resolves ${name}.` : `With ${missing} more this resolves ${name}.`,
    idle: "The dice that are left would change nothing that matters now.",
    allUsed: "Every die has been used.",
    continue: "There is nothing to decide in this phase.",
    /** What a threat does when its symbol is rolled, and all the time. */
    danger: (symbol: ThreatSymbol, effects: string) =>
      `On ${SYMBOLS[symbol]}, 1 in 6 each turn: ${effects}`,
    always: (passive: string) => `As long as it is there: ${passive}`,
  },
  distressCall: DISTRESS_CALL,
  /** The lines of the story of a game. */
  story: {
    fight: (turns: number, destroyed: readonly string[], resolved: number) => {
      const shown = destroyed.length > 3 ? [...destroyed.slice(0, 3), "others"] : destroyed;
      const shot = shown.length === 0 ? "shot down nothing" : `shot down ${listWords(shown)}`;
      const solved = resolved === 0 ? "" : ` and solved ${count(resolved, "threat")} on board`;
      return `For ${count(turns, "turn")} the crew held out, ${shot}${solved}.`;
    },
    ship: (lost: number, repaired: number, sent: number) =>
      `The hull lost ${count(lost, "point")} and got ${repaired} back` +
      `${sent === 0 ? "" : `; crew was sent to the Infirmary ${count(sent, "time")}`}.`,
    worst: (name: string, damage: number) => `${name} did the most damage: ${damage} in all.`,
    calls: {
      won: "Then a fleet came out of the dark and answered the call.",
      "hull-lost": "The call is still going out. Nobody is left to stop it.",
      "crew-lost": "The ship drifts on with its lights burning, and the call repeats.",
    },
  },
  /** What differs from the published game where its name is shown (R49). */
  printedGame:
    "The readings of the published game, played with the threat deck of this version: its cards differ from the published ones.",
  /** What a difficulty changes, with its number of harmless cards. */
  difficulty: (difficulty: Difficulty, harmless: number, model: Config["difficultyModel"]) => {
    const cards = `${DIFFICULTIES[difficulty]}: ${count(harmless, "harmless card")} in the deck`;
    if (harmless === 0) return `${cards}.`;
    return model === "graded"
      ? `${cards}, each of which also frees every die in the Scanners.`
      : `${cards}; each makes the game a turn longer.`;
  },
  /** The options worth choosing. */
  options: {
    difficulty: "Difficulty",
    difficultyChoice: (difficulty: Difficulty, harmless: number) =>
      `${DIFFICULTIES[difficulty]} (${count(harmless, "harmless card")})`,
    difficultyModel: "What difficulty changes",
    difficultyModelHint:
      "A good player wins 79 of 100 graded games on easy, 69 on normal and 47 on hard; as written it is 47 on all three.",
    difficultyModels: {
      graded: "graded: harmless cards also free the Scanners",
      "as-written": "as written: the game is longer, and as hard",
    },
    readings: "Rules",
    readingsChoices: { own: "of this version", printed: "of the printed game" },
    stationUse: "Commander and Science",
    stationUses: { "each-die": "work once for each die", once: "work once a turn" },
  },
  lessons: LESSONS,
  /** Every word of the game, in alphabetical order. */
  glossary: GLOSSARY,
};

/** The words of the game in some language: {@link ENGLISH}, or the same object in other words. */
export type Words = typeof ENGLISH;
