// Everything the game says, in English.
import type { Translation } from "@games/core-game";
import type { OddsOf } from "./data/odds.js";
import { TEMPLATES } from "./english-templates.js";
import { ASSUMPTIONS, FAULTS, FILE_ERRORS, MARKDOWN_FAULTS, REFUSALS } from "./messages.js";
import type { Names } from "./pack.js";
import type { Difficulty, Preset } from "./types.js";

/** The names of a story without any of its own. */
const NAMES: Names = {
  integrity: "integrity",
  token: "token",
  tokens: "tokens",
  beacon: "the beacon",
  tool: "the tool",
  tracker: "King",
  trackers: "Kings",
  check: "pull",
};

const PRESETS: Record<Preset, string> = { calibrated: "calibrated", "as-written": "as written" };

const DIFFICULTIES: Record<Difficulty, string> = {
  easy: "easy",
  normal: "normal",
  hard: "hard",
  nightmare: "nightmare",
};

const GAMES: Record<OddsOf, string> = { ...DIFFICULTIES, "early-beacon": "early beacon" };

const ALL_FAULTS = { ...FAULTS, ...MARKDOWN_FAULTS };

/** The words of the game in English: every string is text for people, every key is for programs. */
export const ENGLISH = {
  /** The language of these words as a tag: a story's own names and words are used where it has the same. */
  language: "en",
  refusals: REFUSALS as Translation<typeof REFUSALS>,
  /** What can be wrong with packs, options, saves and files. */
  faults: ALL_FAULTS as Translation<typeof ALL_FAULTS>,
  fileErrors: FILE_ERRORS as Translation<typeof FILE_ERRORS>,
  /** The place of a fault in a file; `name` may be empty. */
  faultPlace: (line: number, name: string) => `line ${line}${name === "" ? "" : `: ${name}`}`,
  assumptions: ASSUMPTIONS as Translation<typeof ASSUMPTIONS>,
  /** What a story's names stand for. */
  names: NAMES,
  /** What stands in the corners of cards without a number. */
  signs: { A: "A", J: "J", Q: "Q", K: "K" },
  /** The sentences of the game, each of which a story can replace. */
  templates: TEMPLATES,
  /** What a story calls something, where it is told in another language. */
  calledInStory: (name: string) => `In this story: “${name}”.`,
  /** What a newcomer needs to know. */
  lessons: {
    aim: {
      title: "The aim",
      text: "Tell the story of someone left alone, and perhaps bring them home. Most games are lost; the log is what stays.",
    },
    day: {
      title: "A day",
      text: "A die says how many cards the day has. Turn them one by one, read the prompt, and think about what happens. In the evening you write or speak the log, a line or a page, as you like.",
    },
    tower: {
      title: "The tower",
      text: "Some cards ask for a pull: a die takes that much from what holds you together. At nothing the story ends. Aces make pulls gentler.",
    },
    kings: {
      title: "Kings",
      text: "Each King stays in sight. The fourth one ends the story.",
    },
    rescue: {
      title: "A way out",
      text: "One Ace lights the beacon. From then on a die each evening may bring rescue a token nearer; when the last token is gone, one final pull decides.",
    },
    kindness: {
      title: "Kindness",
      text: "Any prompt can be softened or left out. Danger can be made smaller, or switched off.",
    },
  },
  /** The sets of rules and the difficulty modes, and the games whose odds are known. */
  presets: PRESETS,
  difficulties: DIFFICULTIES,
  oddsOf: GAMES,
  /** How often a game is won, where it never was. */
  odds: {
    never: "never",
    /** None in so many games. */
    none: (games: string) => `none in ${games}`,
  },
  /** The options worth choosing. */
  options: {
    preset: "Rules",
    /** A set of rules, and how often the ship is won by them. */
    presetChoice: (preset: Preset, won: string) => `${PRESETS[preset]}: ${won} won`,
    presetHint: "That is on the ship, in the normal mode; every story has odds of its own.",
    difficulty: "Difficulty",
    danger: "Danger",
    dangers: {
      story: "as the story has it",
      odd: "checks on 3, 5, 7 and 9 only",
      off: "no checks; only the Kings and the deck can end it",
      narrative: "narrative only: nothing can be lost",
    },
    hasEarlyBeacon: "Early beacon",
    hasEarlyBeaconHint: "The card that lights the beacon lies on top of the deck.",
  },
};

/** The words of the game in some language: {@link ENGLISH}, or the same object in other words. */
export type Words = typeof ENGLISH;
/** A sentence that a story can replace. */
export type TemplateKey = keyof Words["templates"];
