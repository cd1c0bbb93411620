// The words of the table of Sample game, beside those of the engine.

/** In English. */
export const ENGLISH = {
  /** What the bots are called. */
  bots: { careful: "Careful: banks at 20 points", random: "Random" },
  table: "Table",
  roundsLeft: "Rounds left",
  pot: "Pot",
  score: "Score",
  of: (some: number, all: number) => `${some} of ${all}`,
  roll: "Roll the die",
  bank: "Bank the pot",
};
