// What stands around every game, in the language of the page.
import { defineWords } from "../language/language.ts";
import { ENGLISH } from "./english.ts";

/** The words around a game. */
export const words = defineWords(ENGLISH, { de: async () => (await import("./german.ts")).GERMAN });
