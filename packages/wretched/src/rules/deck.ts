// What a question about the deck is about, for a player who draws from cards on the table.
import type { About } from "@games/core-rng";
import { cardId } from "../data/cards.js";

/** The next card of the deck. */
export const DECK: About = { kind: "card", name: "deck", label: (card) => cardId(Number(card)) };
