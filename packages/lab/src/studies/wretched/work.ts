// Work in progress of the exact odds of Wretched & Alone: probabilities over the integrity, and where they are kept.
import type { Config } from "@games/wretched";
import { type DeckClasses, type Place, placeNumber } from "./classes.js";
import { type RollOdds, rollOdds } from "./odds.js";

/** The exact probabilities of every ending, and the means of days and turned cards. */
export interface WretchedOdds {
  readonly victory: number;
  readonly ship_destroyed: number;
  readonly four_kings: number;
  readonly deck_exhausted: number;
  readonly final_pull_failed: number;
  /** Stories without defeat whose deck ran out before rescue came. */
  readonly ended: number;
  /** What was left out because single rows were less likely than 1e-14. */
  readonly lost: number;
  /** The mean integrity that is left of games that are won. */
  readonly integrityAtVictory: number;
  /** The mean number of days begun. */
  readonly days: number;
  /** The mean number of cards turned. */
  readonly cards: number;
}

/** The same, while it is being added up. */
export type Sums = { -readonly [K in keyof WretchedOdds]: number };

/**
 * Rows of probabilities over the integrity, one after the other in one array that serves many places in turn. The first
 * number of a row is not used, because nobody is alive there; a row that is not used holds anything.
 */
export interface Rows {
  readonly data: Float64Array;
  readonly used: Uint8Array;
}

/** The rows of one place, by cards left today times tokens; those with no cards left are the evenings. */
export interface Node {
  readonly place: Place;
  readonly rows: Rows;
}

/** Everything at hand after some cards were turned. */
export interface Work {
  readonly config: Config;
  readonly deck: DeckClasses;
  readonly odds: RollOdds;
  readonly sums: Sums;
  /** The length of a row. */
  readonly size: number;
  /**
   * The index of the row of all days alike: as long as no rescue is called for and no King comes back tomorrow, it does
   * not matter where in a day the game is, and the clock says how likely each number of cards left today is.
   */
  readonly anyDay: number;
  /** How likely each number of cards left today is, for the rows of all days alike. */
  clock: Float64Array;
  /** The places after the card that is being turned. */
  next: Map<number, Node>;
  /** Rows of places that are done with. */
  readonly spare: Rows[];
}

/** Work at its beginning, with a number of cards in the deck. */
export function createWork(config: Config, deck: DeckClasses, cards: number): Work {
  const odds = rollOdds(config, deck);
  const endings = { victory: 0, ship_destroyed: 0, four_kings: 0, deck_exhausted: 0, ended: 0 };
  return {
    config,
    deck,
    odds,
    sums: { ...endings, final_pull_failed: 0, lost: 0, integrityAtVictory: 0, days: 1, cards: 0 },
    size: config.integrity + 1,
    anyDay: rowIndex(config, config.dayDie + 1, 0),
    clock: Float64Array.from(morning(config, odds, cards)),
    next: new Map(),
    spare: [],
  };
}

/** How likely each number of cards is on a new day with `left` in the deck. */
export function morning({ dayDie }: Config, { mornings }: RollOdds, left: number): Float64Array {
  return mornings[Math.min(left, dayDie)] as Float64Array;
}

/** The node of a place; it is made when it is first met. */
export function nodeOf(work: Work, place: Place): Node {
  const number = placeNumber(place);
  const known = work.next.get(number);
  if (known !== undefined) return known;
  const node: Node = { place, rows: work.spare.pop() ?? createRows(work) };
  work.next.set(number, node);
  return node;
}

function createRows({ anyDay, size }: Work): Rows {
  return { data: new Float64Array((anyDay + 1) * size), used: new Uint8Array(anyDay + 1) };
}

/** Gives the rows of a node back for another one. */
export function release(work: Work, { rows }: Node): void {
  rows.used.fill(0);
  work.spare.push(rows);
}

/** The index of the row with some cards left today and some tokens. */
export function rowIndex({ tokens: most }: Config, cards: number, tokens: number): number {
  return cards * (most + 1) + tokens;
}

/** One row in an array: its index says where it begins. */
export interface RowAt {
  readonly data: Float64Array;
  readonly index: number;
}

/** Adds a row, times a factor, to another. */
export function addRow(work: Work, rows: Rows, index: number, row: RowAt, factor: number): void {
  const { size } = work;
  const { data, used } = rows;
  const [to, from] = [index * size, row.index * size];
  const source = row.data;
  if (used[index] === 0) {
    used[index] = 1;
    for (let i = 1; i < size; i++) data[to + i] = (source[from + i] as number) * factor;
    return;
  }
  for (let i = 1; i < size; i++) {
    data[to + i] = (data[to + i] as number) + (source[from + i] as number) * factor;
  }
}

/** The integrity of a row, each as likely as it is. */
export function weighedSum({ size }: Work, { data, index }: RowAt): number {
  let sum = 0;
  for (let i = 1; i < size; i++) sum += i * (data[index * size + i] as number);
  return sum;
}

/** How likely a row is as a whole. */
export function sumOf({ size }: Work, { data, index }: RowAt): number {
  const end = (index + 1) * size;
  let sum = 0;
  for (let i = index * size + 1; i < end; i++) sum += data[i] as number;
  return sum;
}
