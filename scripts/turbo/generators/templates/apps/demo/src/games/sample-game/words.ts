// What Sample game says, in the language of the page.
import { ENGLISH as ENGLISH_RULES } from "@games/sample-game/text";
import { defineWords } from "../../language/language.ts";
import { ENGLISH } from "./english.ts";

/** The words of the engine. */
export const rules = defineWords(ENGLISH_RULES, {
  de: async () => (await import("@games/sample-game/german")).GERMAN,
});

/** The words of the table. */
export const words = defineWords(ENGLISH, { de: async () => (await import("./german.ts")).GERMAN });
