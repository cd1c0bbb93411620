// What is said about all that is kept, in the language of the page.
import { defineWords } from "../language/language.ts";
import { ENGLISH } from "./english.ts";

/** The words of the data page and of backups. */
export const words = defineWords(ENGLISH, { de: async () => (await import("./german.ts")).GERMAN });
