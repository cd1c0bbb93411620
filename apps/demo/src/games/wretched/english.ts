// The words of the table of Wretched & Alone, beside those of the engine and of the stories.
import type { Tower } from "@games/wretched";

const TOWERS: Record<Tower, string> = {
  integrity: "the integrity of the story, with a die",
  real: "a real tower of blocks",
  dice: "a dice tower of a hundred dice",
  countdown: "a hundred dice, one less for each check",
};

/** In English. */
export const ENGLISH = {
  bots: {
    prudent: "Prudent: spends the tool at once",
    hoarder: "Hoarder: keeps the tool for a deadly moment",
    stoic: "Stoic: never uses the tool",
    random: "Random",
  },
  missingContent:
    "It was played with a story that is not in this browser. Ask for the file of the game, which brings its story along, or bring the story in on the form for a new game and try again.",
  notInLink:
    "The pages of your log, your recordings and what you softened are not in it; the file of the game has them.",
  loading: {
    table: "Opening the logbook …",
    stories: "Fetching the stories …",
  },
  table: {
    streams: { deck: "Deck of 52 cards", dice: "Dice" },
    setUp:
      "Shuffle the pack without its jokers, lay it face down, and have a die and your log at hand.",
    tower: "What stands for the danger",
    towerHint: "With a real tower you say whether it stood or fell.",
    towers: TOWERS,
  },
  coach: {
    open: {
      title: "Open the log",
      text: "This is your page. Write a line or leave the beginning as it is, and press “Close the log” (w).",
    },
    roll: {
      title: "How many cards?",
      text: "A die says how much happens today. Roll it (n).",
    },
    turn: {
      title: "Turn a card",
      text: "The lit card is the next one. Press it (n), and read its prompt: it asks what happens, and the answer is yours.",
    },
    check: {
      title: "Something must hold",
      text: "This card wants a check. The bars show exactly what it can cost. Make it (p).",
    },
    board: {
      title: "Where you stand",
      text: "Above is what holds you together, and below it the cards that end the story when the last of them comes. Words with dots explain themselves.",
    },
    evening: {
      title: "The evening",
      text: "All cards are turned. Write what it was like, as much or as little as you want, and close the log (w). Then the next day begins.",
    },
    end: {
      title: "That is all",
      text: "One Ace brings rescue within reach; then there is one more roll every evening. “Hint” (h) tells what a good player would do, and why.",
    },
  },
};
