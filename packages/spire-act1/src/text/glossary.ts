// The words that cards, relics and enemies use, each explained in a sentence or two.
import type { GlossaryEntry } from "@games/core-game/text";
import { ENGLISH, type Words } from "../english/index.js";

type WordId = keyof Words["glossary"];

/** The words of the game in alphabetical order. */
export function glossary(words: Words = ENGLISH): readonly GlossaryEntry[] {
  return Object.entries(words.glossary).map(([id, entry]) => ({ id, ...entry }));
}

/** The words of the game that a text uses, in the order of the glossary; those it has of itself, such as HP, left out. */
export function wordsIn(text: string, words: Words = ENGLISH): readonly GlossaryEntry[] {
  return glossary(words).filter(({ id }) => words.mentions(text, id as WordId));
}
