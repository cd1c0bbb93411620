// The words of the table of dice and cards.
import { alea } from "@games/core-rng";

/** In English. */
export const ENGLISH = {
  lead: "One seed, two streams of chance. The same seed always brings the same luck, and however often you throw the dice, the cards come in the same order.",
  seed: "Seed",
  restart: "Start again",
  percent: (probability: number) => `${(probability * 100).toFixed(2)}\u00a0%`,
  dice: {
    heading: "Dice",
    notation: "Dice to throw",
    throw: "Throw",
    last: "Last roll",
    nothing: "Nothing thrown yet.",
    thrown: (notation: string, faces: readonly number[], total: number) =>
      `${notation}: ${faces.join(", ")}, which makes ${total}`,
    earlier: "Before that",
    /** Why dice cannot be read, which the notation itself says in English. */
    unreadable: (reason: string) => reason,
    tooMany: "These dice can fall in more than 50,000 ways; take fewer.",
  },
  odds: {
    caption: (notation: string, totals: number, likeliest: readonly number[], chance: string) =>
      `Exact odds of ${notation}: ${totals} totals, most likely ${likeliest.slice(0, 3).join(", ")} at ${chance}${likeliest.length > 1 ? " each" : ""}.`,
    bar: (total: number, chance: string) => `${total}: ${chance}`,
    asTable: "The odds as a table",
    total: "Total",
    probability: "Probability",
  },
  deck: {
    heading: "Deck",
    about:
      "The face-down cards have no order until one is drawn or looked at, so nothing here can tell what comes next.",
    draw: "Draw",
    peek: "Look at three",
    putBack: "Put last card on top",
    shuffle: "Shuffle hand in",
    status: "Cards",
    hand: "Hand",
    top: "Known on top, next first",
    rest: "In any order",
    cards: (title: string, cards: number) => `${title}: ${cards === 0 ? "no cards" : cards}`,
  },
  rng: {
    heading: "Random state",
    streams: { dice: "dice", deck: "deck" },
    kept: "Kept state",
    keep: "Keep",
    putBack: "Put back",
    status: "Random state message",
    isKept: "Kept. Throw and draw, then put the state back: the same luck comes again.",
    isBack: "Put back.",
    faults: {
      "not-json": "This is not JSON.",
      "not-a-state": "This is not a random state.",
      "other-source": `The source of a random state here is "${alea.id}".`,
      "bad-dice": "The random state of the dice is not one it can be in.",
      "bad-deck": "The random state of the deck is not one it can be in.",
    },
  },
};
