// What Spire says at its table, in the language of the page.
import { ENGLISH as ENGLISH_RULES } from "@games/spire-act1/text";
import { defineWords } from "../../language/language.ts";
import { ENGLISH } from "./english.ts";

/** The words of the engine. */
export const rules = defineWords(ENGLISH_RULES, {
  de: async () => (await import("@games/spire-act1/german")).GERMAN,
});

/** The words of the table. */
export const words = defineWords(ENGLISH, { de: async () => (await import("./german.ts")).GERMAN });
