// What the games are called, in the language of the page.
import { defineWords } from "../language/language.ts";
import { ENGLISH } from "./english.ts";

/** The titles and lines. */
export const words = defineWords(ENGLISH, { de: async () => (await import("./german.ts")).GERMAN });
