// What Wretched & Alone says, in the language of the page.
import { ENGLISH as ENGLISH_RULES } from "@games/wretched/text";
import { defineWords } from "../../language/language.ts";
import { ENGLISH } from "./english.ts";

/** The words of the engine. */
export const rules = defineWords(ENGLISH_RULES, {
  de: async () => (await import("@games/wretched/german")).GERMAN,
});

/** The words of the start page; those of the table and of the list of stories are loaded with them. */
export const words = defineWords(ENGLISH, { de: async () => (await import("./german.ts")).GERMAN });
