// What the page for developers says, in the language of the page.
import { defineWords } from "../language/language.ts";
import { ENGLISH } from "./english.ts";

/** The words of the page for developers. */
export const words = defineWords(ENGLISH, { de: async () => (await import("./german.ts")).GERMAN });
