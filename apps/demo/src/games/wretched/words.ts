// What Wretched & Alone says, in the language of the page.
import { ENGLISH as ENGLISH_CONTRACT } from "@games/core-game/text";
import { ENGLISH as ENGLISH_RULES } from "@games/wretched/text";
import { defineWords } from "../../language/language.ts";
import { ENGLISH } from "./english.ts";

/** The words of the engine. */
export const rules = defineWords(ENGLISH_RULES, {
  de: async () => (await import("@games/wretched/german")).GERMAN,
});

/** The words of the contract, for what is wrong with files. */
export const contract = defineWords(ENGLISH_CONTRACT, {
  de: async () => (await import("@games/core-game/german")).GERMAN,
});

/** The words of the table. */
export const words = defineWords(ENGLISH, { de: async () => (await import("./german.ts")).GERMAN });
