// What the list of stories says, in the language of the page.
import { defineWords } from "../../language/language.ts";
import { ENGLISH } from "./story-english.ts";

/** The words of the list of stories. */
export const words = defineWords(ENGLISH, {
  de: async () => (await import("./story-german.ts")).GERMAN,
});
