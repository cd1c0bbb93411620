// The words of the page for developers.

/** In English. */
export const ENGLISH = {
  lead: "Every game here is a package without a screen: rules, saves, replays and exact odds for your own front end.",
  inspector: {
    heading: "The inspector",
    about:
      "Play any action, see its odds first, and look at every step from the player's side and from the engine's.",
    game: "Game to inspect",
    seed: "Seed",
  },
  documentOf: "Document of",
  packages: {
    heading: "The packages",
    coreGame: "the contract that every game here keeps, and sessions for screens",
    coreRng: "luck as data: seeds, streams, dice and decks",
    lab: "simulations, exact solutions and the odds on these pages",
    inspector: "the panel above, for any page",
  },
  documents: {
    heading: "Where to read on",
    start: "a first game in a few lines",
    writing: "a game of your own, from nothing",
    architecture: "the three ideas that hold the packages together",
    guides: "saves, replays, bots, servers, and each framework",
    balance: "what was found about each game, with the command that finds it again",
  },
  /** After the link to the page of dice and cards. */
  dice: " shows seeds, streams and random states at work.",
};
