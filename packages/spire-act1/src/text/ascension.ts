// What each Ascension changes in the act, for those who choose one.

const LEVELS: Readonly<Record<number, string>> = {
  1: "Elites are harder.",
  2: "You have 1 HP less.",
  3: "Six more events, some of them fights.",
  4: "You can carry only two potions.",
  5: "Your deck has Ascender's Bane, a Curse that cannot be removed.",
  6: "Nothing in this act.",
  7: "Three encounters are harder.",
  8: "Removing a card costs 4 gold.",
  9: "You start with 1 HP less than you can have.",
  10: "The bosses are harder and pay less.",
  12: "Elites are harder still.",
};

/** What an Ascension adds to the one below it, in a sentence; empty for 0 and for one that does not exist. */
export function describeAscension(level: number): string {
  return LEVELS[level] ?? "";
}
