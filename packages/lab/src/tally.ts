// What is kept of many games: counts and exact whole-number sums, so that any order of adding gives the same bits and
// memory does not grow with the number of games.
import { LabError } from "./study.js";

/** The counts of one measure. */
export interface MeasureTally {
  /** The sum of the values. */
  sum: bigint;
  /** The sum of their squares. */
  squares: bigint;
  min: number;
  max: number;
  /** How often each value occurred; large values share a bin, see {@link binOf}. */
  readonly counts: Map<number, number>;
}

/** The counts of a series of games. */
export interface Tally {
  games: number;
  /** How often each result occurred. */
  readonly outcomes: Map<string, number>;
  readonly measures: Map<string, MeasureTally>;
}

/** A tally as plain JSON, to be sent between workers. */
export interface TallyData {
  readonly games: number;
  readonly outcomes: readonly (readonly [string, number])[];
  readonly measures: readonly (readonly [string, MeasureData])[];
}

/** The counts of one measure as plain JSON; the sums are decimal texts, because they may pass 2⁵³. */
export interface MeasureData {
  readonly sum: string;
  readonly squares: string;
  readonly min: number;
  readonly max: number;
  readonly counts: readonly (readonly [number, number])[];
}

/** The result of a game that reached the limit of its study. */
export const UNFINISHED = "unfinished";

const EXACT_BELOW = 4096;

/**
 * The bin of a value: itself below 4096, else the value with all but its first twelve binary digits set to 0. So a bin
 * is never off by more than one part in two thousand, and there is a fixed number of bins.
 */
export function binOf(value: number): number {
  const size = Math.abs(value);
  if (size < EXACT_BELOW) return value;
  const unit = 2 ** (Math.floor(Math.log2(size)) - 11);
  return Math.sign(value) * Math.floor(size / unit) * unit;
}

/** A tally of no games. */
export function createTally(measures: readonly string[]): Tally {
  return {
    games: 0,
    outcomes: new Map(),
    measures: new Map(measures.map((name) => [name, createMeasure()])),
  };
}

function createMeasure(): MeasureTally {
  return {
    sum: 0n,
    squares: 0n,
    min: Number.POSITIVE_INFINITY,
    max: Number.NEGATIVE_INFINITY,
    counts: new Map(),
  };
}

function count<K>(counts: Map<K, number>, key: K, times: number): void {
  counts.set(key, (counts.get(key) ?? 0) + times);
}

/** Adds one result. */
export function addOutcome(tally: Tally, result: string): void {
  tally.games++;
  count(tally.outcomes, result, 1);
}

/** The values of one measure in one batch: small ones in an array, because most are and it is quick, others by value. */
export interface Column {
  readonly name: string;
  readonly small: Uint32Array;
  readonly others: Map<number, number>;
}

/** A column without values. */
export function createColumn(name: string): Column {
  return { name, small: new Uint32Array(EXACT_BELOW), others: new Map() };
}

/** Counts a value of a measure. */
export function addValue(column: Column, value: number): void {
  const known = column.small[value];
  if (known !== undefined) {
    column.small[value] = known + 1;
    return;
  }
  if (!Number.isSafeInteger(value)) {
    throw new LabError(
      "bad-measure",
      `The measure "${column.name}" must be a whole number, not ${value}.`,
    );
  }
  count(column.others, value, 1);
}

/** Moves the values of a column into a tally and empties the column. */
export function settleColumn(tally: Tally, column: Column): void {
  const measure = tally.measures.get(column.name);
  if (measure === undefined) return;
  for (let value = 0; value < EXACT_BELOW; value++) {
    const times = column.small[value] as number;
    if (times > 0) settleValue(measure, value, times);
  }
  for (const [value, times] of column.others) settleValue(measure, value, times);
  column.small.fill(0);
  column.others.clear();
}

function settleValue(measure: MeasureTally, value: number, times: number): void {
  const [exact, weight] = [BigInt(value), BigInt(times)];
  measure.sum += exact * weight;
  measure.squares += exact * exact * weight;
  measure.min = Math.min(measure.min, value);
  measure.max = Math.max(measure.max, value);
  count(measure.counts, binOf(value), times);
}

/** Adds the games of one tally to another. */
export function mergeTally(into: Tally, from: Tally): void {
  into.games += from.games;
  for (const [result, times] of from.outcomes) count(into.outcomes, result, times);
  for (const [name, measure] of from.measures) {
    const known = into.measures.get(name) ?? createMeasure();
    into.measures.set(name, known);
    known.sum += measure.sum;
    known.squares += measure.squares;
    known.min = Math.min(known.min, measure.min);
    known.max = Math.max(known.max, measure.max);
    for (const [bin, times] of measure.counts) count(known.counts, bin, times);
  }
}

function sortedEntries<K extends string | number>(map: ReadonlyMap<K, number>): [K, number][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** A tally as plain JSON in a fixed order: equal tallies are equal texts. */
export function packTally(tally: Tally): TallyData {
  return {
    games: tally.games,
    outcomes: sortedEntries(tally.outcomes),
    measures: [...tally.measures].map(([name, { sum, squares, min, max, counts }]) => [
      name,
      { sum: `${sum}`, squares: `${squares}`, min, max, counts: sortedEntries(counts) },
    ]),
  };
}

/** A tally from plain JSON. */
export function unpackTally(data: TallyData): Tally {
  return {
    games: data.games,
    outcomes: new Map(data.outcomes),
    measures: new Map(
      data.measures.map(([name, { sum, squares, min, max, counts }]) => [
        name,
        { sum: BigInt(sum), squares: BigInt(squares), min, max, counts: new Map(counts) },
      ]),
    ),
  };
}
