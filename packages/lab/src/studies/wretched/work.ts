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
  /** What was left out: rows less likely than 1e-14, and the least likely ones where there were too many. */
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

/** Probabilities over the integrity. The first number is not used, because nobody is alive there. */
export type Row = Float64Array;

/** The rows of one place. */
export interface Node {
  readonly place: Place;
  /** By cards left today times tokens; those with no cards left are the evenings. */
  readonly rows: (Row | undefined)[];
  /**
   * The row of all days alike: as long as no rescue is called for, no King comes back tomorrow and no modifier card has
   * changed a day, it does not matter where in a day the game is, and the clock says how likely each number of cards
   * left today is.
   */
  anyDay: Row | undefined;
}

/** Everything at hand after some cards were turned. */
export interface Work {
  readonly config: Config;
  readonly deck: DeckClasses;
  readonly odds: RollOdds;
  readonly sums: Sums;
  /** The length of a row. */
  readonly size: number;
  /** The maximum number of rows to keep from one card to the next. */
  readonly maxRows: number;
  /** How likely each number of cards left today is, for the rows of all days alike. */
  clock: Float64Array;
  /** The places after the card that is being turned. */
  next: Map<number, Node>;
  /** How many rows those have. */
  rows: number;
  /** Rows that are done with. */
  readonly spare: Row[];
}

/** The stories that come with the game need up to 150,000; with many modifier cards so many take about two gigabytes. */
const MAX_ROWS = 250_000;

/** Work at its beginning, with a number of cards in the deck. */
export function createWork(
  config: Config,
  deck: DeckClasses,
  cards: number,
  maxRows?: number,
): Work {
  const odds = rollOdds(config, deck);
  const size = config.integrity + 1;
  const endings = { victory: 0, ship_destroyed: 0, four_kings: 0, deck_exhausted: 0, ended: 0 };
  return {
    config,
    deck,
    odds,
    sums: { ...endings, final_pull_failed: 0, lost: 0, integrityAtVictory: 0, days: 1, cards: 0 },
    size,
    maxRows: maxRows ?? MAX_ROWS,
    clock: Float64Array.from(morning(config, odds, cards)),
    next: new Map(),
    rows: 0,
    spare: [],
  };
}

/** How likely each number of cards is on a new day with `left` in the deck. */
export function morning({ dayDie }: Config, { mornings }: RollOdds, left: number): Float64Array {
  return mornings[Math.min(left, dayDie)] as Float64Array;
}

/** The node of a place; it is made when it is first met. */
export function nodeOf(work: Work, place: Place): Node {
  const number = placeNumber(work.deck, place);
  const known = work.next.get(number);
  if (known !== undefined) return known;
  const node: Node = { place, rows: [], anyDay: undefined };
  work.next.set(number, node);
  return node;
}

/** A row that holds anything. */
export function takeRow({ spare, size }: Work): Row {
  return spare.pop() ?? new Float64Array(size);
}

/** Gives a row back for another use. */
export function release({ spare }: Work, row: Row): void {
  spare.push(row);
}

/** The index of the row with some cards left today and some tokens. */
export function rowIndex({ odds }: Work, cards: number, tokens: number): number {
  return cards * (odds.maxTokens + 1) + tokens;
}

/** Adds a row, times a factor, to that of a node for some cards left today and some tokens. */
export function addRow(work: Work, { rows }: Node, index: number, row: Row, factor: number): void {
  // Every index below has a slot, so that the list stays one without holes.
  while (rows.length <= index) rows.push(undefined);
  rows[index] = plus(work, rows[index], row, factor);
}

/** Adds a row, times a factor, to another, which is made if there is none. */
export function plus(work: Work, sum: Row | undefined, row: Row, factor: number): Row {
  const { size } = work;
  if (sum === undefined) {
    work.rows++;
    const made = takeRow(work);
    for (let i = 1; i < size; i++) made[i] = (row[i] as number) * factor;
    return made;
  }
  for (let i = 1; i < size; i++) sum[i] = (sum[i] as number) + (row[i] as number) * factor;
  return sum;
}

/** The integrity of a row, each as likely as it is. */
export function weighedSum(row: Row): number {
  let sum = 0;
  for (let i = 1; i < row.length; i++) sum += i * (row[i] as number);
  return sum;
}

/** How likely a row is as a whole. */
export function sumOf(row: Row): number {
  let sum = 0;
  for (let i = 1; i < row.length; i++) sum += row[i] as number;
  return sum;
}
