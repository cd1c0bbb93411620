// What can be wrong, in the language of the page: the words of the contract, and with them those of a game or of rows.
import { ENGLISH, type OwnWords, type ProblemWords, problemWords } from "@games/core-game/text";
import { defineWords } from "./language.ts";

/** The words of the contract that every game keeps. */
export const contractWords = defineWords(ENGLISH, {
  de: async () => (await import("@games/core-game/german")).GERMAN,
});

const NONE: OwnWords = { refusals: {}, faults: {} };

/** What can be wrong with something that has refusals and faults of its own; without their words they are told in English. */
export const problemsWith = (own: Partial<OwnWords> = NONE): ProblemWords =>
  problemWords(contractWords(), { ...NONE, ...own });
