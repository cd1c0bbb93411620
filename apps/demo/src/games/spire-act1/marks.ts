// What lies on a creature.
import { rules, words } from "./words.ts";

/** What lies on a creature; each is a word of the glossary. */
export const MARKS = ["block", "strength", "vulnerable", "weak", "poison"] as const;
/** One of {@link MARKS}. */
export type Mark = (typeof MARKS)[number];

/** What it is called. */
export const markName = (mark: Mark): string =>
  mark === "block" ? words().battle.block : rules().tokens[mark];
