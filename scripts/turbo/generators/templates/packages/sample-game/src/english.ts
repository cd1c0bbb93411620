// Everything the game says, in English.
import type { Translation } from "@games/core-game";
import { count, type Sentences } from "@games/core-game/text";
import { FAULTS, REFUSALS } from "./messages.js";
import { DEFAULTS } from "./options.js";
import { type Event, type Outcome, UNLUCKY } from "./types.js";

const EVENTS: Sentences<Event, undefined> = {
  "die-rolled": ({ value, pot }) => `A ${value}: the pot has ${count(pot, "point")}.`,
  "pot-lost": ({ points }) =>
    points === 0 ? "The round is over." : `The round is over: ${count(points, "point")} lost.`,
  "pot-banked": ({ points, score }) => `${count(points, "point")} banked: ${score} in all.`,
  "game-ended": ({ outcome }) => `The game is ${outcome.result}.`,
};

/** The words of the game in English: every string is text for people, every key is for programs. */
export const ENGLISH = {
  refusals: REFUSALS as Translation<typeof REFUSALS>,
  faults: FAULTS as Translation<typeof FAULTS>,
  /** What an action does, as a label for a button or a log. */
  actions: { roll: "Roll the die.", bank: "Bank the pot." },
  events: EVENTS,
  /** How a game ended, in a sentence. */
  outcome: ({ result, score }: Outcome) => `The game is ${result} with ${count(score, "point")}.`,
  /** What a newcomer needs to know. */
  lessons: {
    aim: {
      title: "The aim",
      text: `Score ${DEFAULTS.target} points in ${DEFAULTS.rounds} rounds.`,
    },
    roll: {
      title: "Roll",
      text: "Roll the die as often as you dare. What it shows joins the pot.",
    },
    lose: { title: "Bad luck", text: `A ${UNLUCKY} loses the pot and ends the round.` },
    bank: {
      title: "Or bank",
      text: "Banking adds the pot to your score and ends the round.",
    },
  },
  /** The options worth choosing. */
  options: { rounds: "Rounds", target: "Target" },
};

/** The words of the game in some language: {@link ENGLISH}, or the same object in other words. */
export type Words = typeof ENGLISH;
