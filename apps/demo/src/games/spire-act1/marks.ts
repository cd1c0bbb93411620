// What lies on a creature.

/** What lies on a creature; each is a word of the glossary. */
export const MARKS = ["block", "strength", "vulnerable", "weak", "poison"] as const;
/** One of {@link MARKS}. */
export type Mark = (typeof MARKS)[number];
