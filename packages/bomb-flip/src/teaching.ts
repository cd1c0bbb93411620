// What a newcomer needs to know, and every word of the game, with its figures from the presets.
import type { GlossaryEntry, Lesson } from "@games/core-game/text";
import { presets } from "./data/presets.js";
import { JOKERS, type Joker, NUMBERS, type Trophy } from "./types.js";

const { trophies, lives, scramblerCharges, scramblerCap, jammerLength, shieldBonus } =
  presets.calibrated;

/** The jokers' names. */
export const JOKER_NAMES: Readonly<Record<Joker, string>> = {
  shield: "Shield",
  scrambler: "Scrambler",
  jammer: "Jammer",
};

/** What each joker does, in a sentence. */
export const JOKER_EFFECTS: Readonly<Record<Joker, string>> = {
  shield: "Takes the next bomb or duplicate of this run.",
  scrambler: "Draws again, once for each charge, when a number comes twice.",
  jammer: "Makes a bomb less likely for some turns.",
};

/** The trophies' names. */
export const TROPHY_NAMES: Readonly<Record<Trophy, string>> = {
  bronze: "Bronze",
  silver: "Silver",
  gold: "Gold",
};

/** What a newcomer needs to know. */
export const LESSONS: readonly Lesson[] = [
  {
    title: "The aim",
    text: `Bank as many points as you can before your lives are gone. Trophies wait at ${trophies.bronze}, ${trophies.silver} and ${trophies.gold}.`,
  },
  {
    title: "Flip",
    text: `Two cards lie face down, and one may be a bomb. Flip either. A treasure brings a number from 1 to ${NUMBERS}; every treasure in a row makes the next bomb likelier.`,
  },
  {
    title: "Or bank",
    text: "Different numbers make a run, and longer runs pay much more. Banking takes the points and begins a new run.",
  },
  {
    title: "What ends a run",
    text: "A number you already hold loses the run. A bomb loses the run and a life.",
  },
  {
    title: "Jokers",
    text: JOKERS.map((joker) => `${JOKER_NAMES[joker]}: ${JOKER_EFFECTS[joker]}`).join(" "),
  },
];

/** The words of the game in alphabetical order. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  {
    id: "bank",
    term: "Bank",
    text: "Takes the points of the run and begins a new one. What is banked can no longer be lost.",
  },
  {
    id: "bomb",
    term: "Bomb",
    text: "One of the two cards may be one. Flipping it costs a life and the run, unless a shield is up.",
  },
  {
    id: "duplicate",
    term: "Duplicate",
    text: "A number you already hold in this run. It loses the run, but no life.",
  },
  {
    id: "jammer",
    term: JOKER_NAMES.jammer,
    text: `A joker that makes a bomb less likely for ${jammerLength} turns.`,
  },
  {
    id: "joker",
    term: "Joker",
    text: "What a treasure sometimes brings instead of a number: a Shield, a Scrambler or a Jammer. It is lost with the run.",
  },
  {
    id: "life",
    term: "Life",
    text: `You begin with ${lives}, and each bomb takes one. Without a life the game is over; the points stay.`,
  },
  {
    id: "run",
    term: "Run",
    text: `The different numbers you hold now. The more there are, the more a bank pays; all ${NUMBERS} pay a bonus.`,
  },
  {
    id: "scrambler",
    term: JOKER_NAMES.scrambler,
    text: `A joker with ${scramblerCharges} charges: each draws again when a number comes twice. You can hold ${scramblerCap}.`,
  },
  {
    id: "shield",
    term: JOKER_NAMES.shield,
    text: `A joker that takes the next bomb or duplicate of this run. A second one is worth ${shieldBonus} points at the next bank.`,
  },
  {
    id: "streak",
    term: "Streak",
    text: "Treasures in a row in this run. Each makes the next bomb likelier; banking and bombs set it back to 0.",
  },
  {
    id: "treasure",
    term: "Treasure",
    text: `A card that is not a bomb. It brings a number from 1 to ${NUMBERS}, or a joker.`,
  },
  {
    id: "trophy",
    term: "Trophy",
    text: `Bronze at ${trophies.bronze} points, silver at ${trophies.silver}, gold at ${trophies.gold}. Once won it stays won.`,
  },
];
