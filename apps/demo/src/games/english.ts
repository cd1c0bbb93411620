// What the games are called, and a line about each for the home page.

/** In English. */
export const ENGLISH = {
  "bomb-flip": {
    title: "Bomb flip",
    line: "Two cards, face down. Treasure, or the end of your run. Bank in time.",
  },
  wretched: {
    title: "Wretched & Alone",
    line: "A deck, a die, and a log to keep while something outside looks for a way in.",
  },
  dsd6: {
    title: "Deep Space D-6",
    line: "Six crew dice, one battered ship, and a deck of things that want it gone.",
  },
  "spire-act1": {
    title: "Ironclad: Act 1",
    line: "A map up the spire, a deck that grows, and enemies that tell you what they will do.",
  },
};
