// The games in the order in which the documents show them: the registry of docs/. A test compares it with the packages.

/** @typedef {{ id: string, title: string, line: string }} GameEntry */

/** @type {readonly GameEntry[]} */
export const GAMES = [
  {
    id: "bomb-flip",
    title: "Bomb flip",
    line: "Two cards, one of them perhaps a bomb. Push your luck, and bank in time.",
  },
  {
    id: "wretched",
    title: "Wretched & Alone",
    line: "A journal, a deck of prompts, and odds against you.",
  },
  {
    id: "dsd6",
    title: "Deep Space D-6",
    line: "Six crew dice, five stations, and a deck of threats.",
  },
  {
    id: "spire-act1",
    title: "Spire, Act 1",
    line: "Build a deck on the way through ten nodes to the boss.",
  },
];
