// What the simulator says, in the language of the page.
import { defineWords } from "../language/language.ts";
import { ENGLISH } from "./english.ts";

/** The words of the simulator and of the claims. */
export const words = defineWords(ENGLISH, { de: async () => (await import("./german.ts")).GERMAN });
