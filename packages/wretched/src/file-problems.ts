// What is wrong with a file, in the words of a language.
import type { Message } from "@games/core-game";
import { translate } from "@games/core-game";
import {
  ENGLISH as COMMON,
  listFaults,
  type ProblemWords,
  problemWords,
} from "@games/core-game/text";
import { ENGLISH, type Words } from "./english.js";
import type { FileError, FileFault } from "./files.js";

/** Where a fault is: its line and what stands there, or its path in the pack. */
function placeOf({ path, line, name = "" }: FileFault, words: Words): string {
  return line === undefined ? path : words.faultPlace(line, name);
}

/** The faults of a file with places and sentences in the words of a language. */
export function translateFaults(
  faults: readonly FileFault[],
  words: Words = ENGLISH,
  common: ProblemWords = COMMON,
): readonly FileFault[] {
  const catalogue = problemWords(common, words).faults;
  return faults.map((fault) => ({
    ...fault,
    path: placeOf(fault, words),
    message: translate(fault, catalogue),
  }));
}

/** Why a file with a story or a journal cannot be read; `common` has the words of the contract in the same language. */
export function describeFileError(
  error: FileError,
  words: Words = ENGLISH,
  common: ProblemWords = COMMON,
): string {
  const placed = error.faults.map((fault) => ({ ...fault, path: placeOf(fault, words) }));
  const faults = listFaults(placed, problemWords(common, words));
  return translate({ ...error, params: { ...error.params, faults } }, words.fileErrors);
}

/** What was assumed or left out when a pack was opened. */
export function describeAssumption(assumption: Message, words: Words = ENGLISH): string {
  return translate(assumption, words.assumptions);
}
