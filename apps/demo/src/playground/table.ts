// What lies on the playground's table, as plain JSON, and the moves a visitor can make on it.
import {
  cloneDeck,
  cloneWords,
  createDeck,
  type Deck,
  drawCard,
  err,
  isWords,
  ok,
  peekCards,
  putOnTop,
  type Result,
  roll,
  type StreamWords,
  seededStreams,
  seedStreams,
  shuffleIn,
} from "@games/core-rng";

/** The two sources of chance; each has a generator of its own. */
export const STREAMS = ["dice", "deck"] as const;
/** The name of one of the two sources. */
export type StreamName = (typeof STREAMS)[number];

/** One throw of the dice, as it is listed. */
export interface Throw {
  readonly notation: string;
  readonly faces: readonly number[];
  readonly total: number;
}

/** Everything on the table. */
export interface Table {
  words: StreamWords<StreamName>;
  deck: Deck<string>;
  hand: string[];
  throws: Throw[];
}

const SUITS = ["♠", "♥", "♦", "♣"] as const;
const RANKS = ["A", "K", "Q"] as const;
/** Twelve cards, few enough to watch. */
export const CARDS: readonly string[] = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
const THROWS_KEPT = 8;

/** A fresh table for a seed. */
export function newTable(seed: string): Table {
  return { words: seedStreams(STREAMS, seed), deck: createDeck(CARDS), hand: [], throws: [] };
}

/** A copy on which a move can be made while the old table stays as it is. */
export function cloneTable(table: Table): Table {
  return {
    words: { dice: cloneWords(table.words.dice), deck: cloneWords(table.words.deck) },
    deck: cloneDeck(table.deck),
    hand: table.hand.slice(),
    throws: table.throws.slice(),
  };
}

const luckOf = (table: Table) => seededStreams(STREAMS, table.words);

/** Throws dice; the deck's generator is not touched. */
export function throwDice(table: Table, notation: string): void {
  table.throws.unshift({ notation, ...roll(luckOf(table).dice, notation) });
  table.throws.length = Math.min(table.throws.length, THROWS_KEPT);
}

/** Draws the top card into the hand. */
export function draw(table: Table): void {
  const card = drawCard(table.deck, luckOf(table).deck);
  if (card !== undefined) table.hand.push(card);
}

/** Looks at the next three cards; they are known from then on. */
export function peek(table: Table): void {
  peekCards(table.deck, luckOf(table).deck, 3);
}

/** Puts the card drawn last back on top. */
export function putBack(table: Table): void {
  const card = table.hand.pop();
  if (card !== undefined) putOnTop(table.deck, card);
}

/** Shuffles the hand into the deck. */
export function shuffleHandIn(table: Table): void {
  shuffleIn(table.deck, table.hand);
  table.hand.length = 0;
}

/** The generator words as text to keep. */
export function saveWords(table: Table): string {
  return JSON.stringify(table.words, undefined, 2);
}

/** Sets the generators to words that were kept, or says why they cannot be. */
export function restoreWords(table: Table, text: string): Result<Table, string> {
  const words = parseWords(text);
  if (!words.ok) return words;
  return ok({ ...cloneTable(table), words: words.value });
}

function parseWords(text: string): Result<StreamWords<StreamName>, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err("This is not JSON.");
  }
  if (typeof value !== "object" || value === null) return err("This is no set of generator words.");
  const { dice, deck } = value as Record<string, unknown>;
  if (!isWords(dice)) return err("The words of the dice are not words that a generator can be in.");
  if (!isWords(deck)) return err("The words of the deck are not words that a generator can be in.");
  return ok({ dice, deck });
}
