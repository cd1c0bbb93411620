// What the page for developers says, in the language of the page.

import { WORDS, type Word } from "@games/inspector";
import { defineWords } from "../language/language.ts";
import { ENGLISH } from "./english.ts";

/** The words of the page for developers. */
export const words = defineWords(ENGLISH, { de: async () => (await import("./german.ts")).GERMAN });

const INSPECTOR: Readonly<Record<Word, string>> = WORDS;

/** The words of the inspector. */
export const inspectorWords = defineWords(INSPECTOR, {
  de: async () => (await import("@games/inspector/german")).GERMAN,
});
