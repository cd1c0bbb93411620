// What a game in play says, in the language of the page.
import { defineWords } from "../../language/language.ts";
import { ENGLISH } from "./screen-english.ts";

/** The words of a game in play. */
export const words = defineWords(ENGLISH, {
  de: async () => (await import("./screen-german.ts")).GERMAN,
});
