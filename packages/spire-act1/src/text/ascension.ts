// What each Ascension changes in the act, for those who choose one.
import { ENGLISH, type Words } from "../english/index.js";

/** What an Ascension adds to the one below it, in a sentence; empty for 0 and for one that does not exist. */
export function describeAscension(level: number, { ascensions }: Words = ENGLISH): string {
  const levels: Readonly<Record<number, string>> = ascensions;
  return levels[level] ?? "";
}
