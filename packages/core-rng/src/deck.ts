// A face-down deck: it has no order until a card is drawn, so nothing in it can tell what comes next.
import type { About, Luck } from "./luck.js";

/**
 * A face-down deck as plain JSON. Cards are ids, numbers or strings. In `top` and `bottom` the last
 * card of the list is the one that is drawn first. `rest` is a set: it is kept in ascending order,
 * so that equal decks are equal JSON, and drawing takes any of its cards with equal chance.
 */
export interface Deck<C extends number | string> {
  /** Cards known to be on top; the last one is drawn next. */
  top: C[];
  /** Cards whose order nobody knows, kept in ascending order. */
  rest: C[];
  /** Cards known to lie under all others; the first one is the very last of the deck. */
  bottom: C[];
}

/** A shuffled deck of some cards. */
export function createDeck<C extends number | string>(cards: readonly C[]): Deck<C> {
  const deck: Deck<C> = { top: [], rest: [], bottom: [] };
  for (const card of cards) insert(deck.rest, card);
  return deck;
}

/** An independent copy of a deck. */
export function cloneDeck<C extends number | string>(deck: Readonly<Deck<C>>): Deck<C> {
  return { top: cloneList(deck.top), rest: deck.rest.slice(), bottom: cloneList(deck.bottom) };
}

/** A copy of a list that is nearly always empty: making a new one is faster than `slice`. */
export function cloneList<V>(list: readonly V[]): V[] {
  return list.length === 0 ? [] : list.slice();
}

/** How many cards are left. */
export function deckSize(deck: Readonly<Deck<number | string>>): number {
  return deck.top.length + deck.rest.length + deck.bottom.length;
}

/** Draws the top card; undefined when the deck is empty. */
export function drawCard<C extends number | string>(
  deck: Deck<C>,
  luck: Luck,
  about?: About,
): C | undefined {
  if (deck.top.length > 0) return deck.top.pop();
  const { rest } = deck;
  if (rest.length > 0) return removeAt(rest, luck.below(rest.length, about, rest));
  return deck.bottom.pop();
}

/** Looks at the top cards, first to be drawn first; from then on they are known to lie there. */
export function peekCards<C extends number | string>(
  deck: Deck<C>,
  luck: Luck,
  count: number,
  about?: About,
): C[] {
  const seen: C[] = [];
  while (seen.length < count) {
    const card = drawCard(deck, luck, about);
    if (card === undefined) break;
    seen.push(card);
  }
  for (let i = seen.length - 1; i >= 0; i--) deck.top.push(seen[i] as C);
  return seen;
}

/** Puts a card on top, known to all. */
export function putOnTop<C extends number | string>(deck: Deck<C>, card: C): void {
  deck.top.push(card);
}

/** Puts a card under all others, known to all. */
export function putOnBottom<C extends number | string>(deck: Deck<C>, card: C): void {
  deck.bottom.unshift(card);
}

/** Shuffles cards in: the order of all but the known bottom cards is unknown afterwards. */
export function shuffleIn<C extends number | string>(deck: Deck<C>, cards: readonly C[]): void {
  for (const card of deck.top) insert(deck.rest, card);
  deck.top.length = 0;
  for (const card of cards) insert(deck.rest, card);
}

/** Shuffles the whole deck, known bottom cards too. */
export function reshuffle<C extends number | string>(deck: Deck<C>): void {
  shuffleIn(deck, deck.bottom);
  deck.bottom.length = 0;
}

/** Takes a certain card out, wherever it lies, the unknown part first; false when it is not there. */
export function takeCard<C extends number | string>(deck: Deck<C>, card: C): boolean {
  return takeFrom(deck.rest, card) || takeFrom(deck.top, card) || takeFrom(deck.bottom, card);
}

function takeFrom<C>(cards: C[], card: C): boolean {
  const i = cards.lastIndexOf(card);
  if (i < 0) return false;
  removeAt(cards, i);
  return true;
}

/** Removes the i-th item and closes the gap; the order stays. */
function removeAt<C>(items: C[], i: number): C {
  const item = items[i] as C;
  const last = items.length - 1;
  for (let j = i; j < last; j++) items[j] = items[j + 1] as C;
  items.pop();
  return item;
}

/** Puts an item in its place in an ascending list. */
function insert<C extends number | string>(items: C[], item: C): void {
  let i = items.length;
  items.push(item);
  for (; i > 0 && item < (items[i - 1] as C); i--) items[i] = items[i - 1] as C;
  items[i] = item;
}
