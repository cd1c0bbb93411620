// What lies on the playground's table, as plain JSON, and the moves a visitor can make on it.
import { isObject } from "@games/core-game";
import {
  type AleaState,
  alea,
  cloneDeck,
  cloneRng,
  createDeck,
  type Deck,
  drawCard,
  err,
  isAleaState,
  ok,
  peekCards,
  putOnTop,
  type Result,
  roll,
  seededStreams,
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

/** The random state of both sources. */
type Rng = { source: string } & Record<StreamName, AleaState>;

/** Everything on the table. */
export interface Table {
  rng: Rng;
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
  const rng = { source: alea.id, dice: alea.seed(seed, "dice"), deck: alea.seed(seed, "deck") };
  return { rng, deck: createDeck(CARDS), hand: [], throws: [] };
}

/** A copy on which a move can be made while the old table stays as it is. */
export function cloneTable(table: Table): Table {
  const { rng } = table;
  return {
    rng: { source: rng.source, dice: cloneRng(rng.dice), deck: cloneRng(rng.deck) },
    deck: cloneDeck(table.deck),
    hand: table.hand.slice(),
    throws: table.throws.slice(),
  };
}

const luckOf = (table: Table) => seededStreams(alea, STREAMS, table.rng);

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

/** The random state as text to keep. */
export function saveRng(table: Table): string {
  return JSON.stringify(table.rng, undefined, 2);
}

/** Why a text is no random state of this table. */
export type RngFault = "not-json" | "not-a-state" | "other-source" | "bad-dice" | "bad-deck";

/** Sets the generators to a random state that was kept, or says why that cannot be. */
export function restoreRng(table: Table, text: string): Result<Table, RngFault> {
  const rng = parseRng(text);
  if (!rng.ok) return rng;
  return ok({ ...cloneTable(table), rng: rng.value });
}

function parseRng(text: string): Result<Rng, RngFault> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err("not-json");
  }
  if (!isObject(value)) return err("not-a-state");
  const { source, dice, deck } = value;
  if (source !== alea.id) return err("other-source");
  if (!isAleaState(dice)) return err("bad-dice");
  if (!isAleaState(deck)) return err("bad-deck");
  return ok({ source, dice, deck });
}
