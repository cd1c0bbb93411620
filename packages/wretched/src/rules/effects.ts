// Modifier cards: what a pack lets a card do beside its prompt (R59). Nothing of it is banked: what cannot be done is lost.
import { deckSize, peekCards } from "@games/core-rng";
import { cardId } from "../data/cards.js";
import type { CardEffect } from "../pack.js";
import type { Play } from "../types.js";
import { DECK } from "./deck.js";

/** What each effect does; the trackers' choice is not among them, because the game waits for it. */
const RULES: Readonly<
  Record<Exclude<CardEffect["kind"], "lose-tracker">, (play: Play, card: number, n: number) => void>
> = {
  repair,
  "add-tokens": (play, card, n) => changeTokens(play, card, n),
  "remove-tokens": (play, card, n) => changeTokens(play, card, -n),
  "more-cards": (play, card, n) => changeDay(play, card, n),
  "fewer-cards": (play, card, n) => changeDay(play, card, -n),
  peek,
  tool: findTool,
};

/** Does what a modifier card says. */
export function applyEffect(play: Play, card: number, { kind, amount }: CardEffect): void {
  if (kind !== "lose-tracker") RULES[kind](play, card, amount);
}

/** Gives integrity back, up to what the game started from. */
function repair({ state, emit }: Play, card: number, n: number): void {
  const amount = Math.min(n, state.config.integrity - state.integrity);
  state.integrity += amount;
  emit?.({ type: "integrity-repaired", card: cardId(card), amount, integrity: state.integrity });
}

/** The most tokens there can be. */
export const MAX_TOKENS = 30;

/** Lengthens or shortens a countdown that has begun; the last token goes by a rescue roll alone (E6). */
function changeTokens({ state, emit }: Play, card: number, n: number): void {
  const before = state.tokens;
  if (state.isBeaconActive && before > 0)
    state.tokens = Math.min(Math.max(before + n, 1), Math.max(before, MAX_TOKENS));
  const change = state.tokens - before;
  emit?.({ type: "tokens-changed", card: cardId(card), change, tokens: state.tokens });
}

/** Lays more cards face down for today, as far as the deck goes, or leaves some of them in the deck. */
function changeDay({ state, emit }: Play, card: number, n: number): void {
  const before = state.faceDownCount;
  const left = Math.min(Math.max(before + n, 0), deckSize(state.deck));
  const change = left - before;
  state.faceDownCount = left;
  state.cardsThisTurn += change;
  emit?.({ type: "day-changed", card: cardId(card), change, left });
}

/** Looks at the cards that come next; from then on they are known. */
function peek({ state, luck, emit }: Play, card: number, n: number): void {
  const cards = peekCards(state.deck, luck.deck, n, DECK).map(cardId);
  emit?.({ type: "cards-peeked", card: cardId(card), cards, reveals: true });
}

/** The tool is at hand, again if it was spent; there is never more than one. */
function findTool({ state, emit }: Play, card: number): void {
  state.hasTool = true;
  emit?.({ type: "tool-found", card: cardId(card) });
}
