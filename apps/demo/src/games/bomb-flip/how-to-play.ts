// Bomb flip in a few sentences; its figures are the engine's.
import { NUMBERS, presets } from "@games/bomb-flip";
import { JOKER_EFFECTS, JOKER_NAMES } from "@games/bomb-flip/text";
import type { Lesson } from "../plugin.ts";

const { trophies } = presets["as-written"];

/** What a newcomer needs to know. */
export const howToPlay: readonly Lesson[] = [
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
    text: Object.entries(JOKER_NAMES)
      .map(([joker, name]) => `${name}: ${JOKER_EFFECTS[joker as keyof typeof JOKER_NAMES]}`)
      .join(" "),
  },
];
