// What modifier cards do to the rows of a place (R59): to the integrity, the tokens and the cards left today.
import type { CardEffect } from "@games/wretched";
import { cardsLeft, hasSeen, type Place } from "./classes.js";
import { type Row, rowIndex, takeRow, type Work } from "./work.js";

/** The index of the row that a card's effect leads to, from the cards left today and the tokens before it. */
export function landing(
  work: Work,
  place: Place,
  cards: number,
  tokens: number,
  effect: CardEffect | null,
): number {
  if (effect === null) return rowIndex(work, cards, tokens);
  const { kind, amount } = effect;
  if (kind === "more-cards")
    return rowIndex(work, Math.min(cards + amount, cardsLeft(place)), tokens);
  if (kind === "fewer-cards") return rowIndex(work, Math.max(cards - amount, 0), tokens);
  const isCounting = hasSeen(work.deck, place, "win") && tokens > 0;
  if (kind === "remove-tokens" && isCounting)
    return rowIndex(work, cards, Math.max(tokens - amount, 1));
  if (kind === "add-tokens" && isCounting)
    return rowIndex(work, cards, Math.min(tokens + amount, work.odds.maxTokens));
  return rowIndex(work, cards, tokens);
}

/** A row after a card's effect; the row itself when it leaves the integrity alone. */
export function repaired(work: Work, row: Row, effect: CardEffect | null): Row {
  if (effect?.kind !== "repair") return row;
  const { amount } = effect;
  const full = row.length - 1;
  const after = takeRow(work).fill(0);
  for (let i = 1; i <= full; i++) {
    const to = Math.min(i + amount, full);
    after[to] = (after[to] as number) + (row[i] as number);
  }
  return after;
}
