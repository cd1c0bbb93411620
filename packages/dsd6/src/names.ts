// What cards are called, and the signs of the dice.
import type { Game } from "@games/core-game";
import type { ThreatId } from "./data/ids.js";
import type { Face, ThreatSymbol } from "./data/vocabulary.js";
import { ENGLISH, type Words } from "./english.js";
import { translateName } from "./standard-names.js";
import type { Dsd6 } from "./types.js";

/** The symbols of crew and threat dice as single characters. */
export const ICONS: Readonly<Record<Face | ThreatSymbol, string>> = {
  commander: "★",
  tactical: "✦",
  medical: "✚",
  science: "◈",
  engineering: "⚙",
  threat: "!",
  skull: "☠",
  lightning: "⚡",
  alien: "👾",
  warning: "⚠",
  hazard: "☢",
  nova: "✺",
};

/** A game, of which only the cards are read. */
export type WithCards = Pick<Game<Dsd6>, "content">;

/** The name of a row by its id; the id itself for a row that the game does not have. */
export function threatName(
  id: ThreatId,
  { content }: WithCards,
  { threats }: Words = ENGLISH,
): string {
  const name = content.cards.find((card) => card.id === id)?.name;
  return name === undefined ? id : translateName(name, threats);
}

/** The name of a card by its number; empty for a number that no card has. */
export function cardName(card: number, { content }: WithCards, { threats }: Words): string {
  const name = content.cards[card]?.name;
  return name === undefined ? "" : translateName(name, threats);
}
