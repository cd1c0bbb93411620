// What Deep Space D-6 says, in the language of the page.
import { ENGLISH as ENGLISH_RULES } from "@games/dsd6/text";
import { defineWords } from "../../language/language.ts";

/** The words of the engine. */
export const rules = defineWords(ENGLISH_RULES, {
  de: async () => (await import("@games/dsd6/german")).GERMAN,
});
