// What the page starts with, in its language.
import { defineWords } from "../language/language.ts";
import { ENGLISH } from "./english.ts";

/** The words of the frame, the menu and the home page. */
export const words = defineWords(ENGLISH, { de: async () => (await import("./german.ts")).GERMAN });
