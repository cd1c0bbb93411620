// From counts to what people read: shares with their intervals, means, quantiles and histograms.
import type { MeasureTally, Tally } from "./tally.js";

/** A result and how often it occurred. */
export interface Share {
  readonly result: string;
  readonly count: number;
  readonly share: number;
  /** The Wilson interval at 95% confidence. */
  readonly low: number;
  readonly high: number;
}

/** A bin of a histogram: the values from its start to the start of the next one. */
export interface Bin {
  readonly value: number;
  readonly count: number;
}

/** What a measure came to. */
export interface MeasureSummary {
  readonly name: string;
  readonly mean: number;
  /** The standard deviation of a single game. */
  readonly deviation: number;
  /** The standard error of the mean. */
  readonly error: number;
  readonly min: number;
  readonly max: number;
  /** The 5%, 25%, 50%, 75% and 95% quantiles. */
  readonly quantiles: readonly number[];
  readonly histogram: readonly Bin[];
}

/** What a series of games came to. */
export interface Summary {
  readonly games: number;
  /** The results, the most frequent first. */
  readonly outcomes: readonly Share[];
  readonly measures: readonly MeasureSummary[];
}

/** The quantiles in a summary. */
export const QUANTILES: readonly number[] = [0.05, 0.25, 0.5, 0.75, 0.95];

/** The normal quantile of a two-sided interval of 95%. */
export const Z95 = 1.959963984540054;

/** The Wilson score interval for a share of successes. */
export function wilson(
  successes: number,
  trials: number,
  z: number = Z95,
): readonly [number, number] {
  if (trials === 0) return [0, 1];
  const share = successes / trials;
  const scale = 1 + (z * z) / trials;
  const middle = (share + (z * z) / (2 * trials)) / scale;
  const spread =
    (z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials))) / scale;
  const low = successes === 0 ? 0 : Math.max(0, middle - spread);
  return [low, successes === trials ? 1 : Math.min(1, middle + spread)];
}

/** The share of a result in a summary; 0 when it never occurred. */
export function shareOf(summary: Summary, result: string): Share {
  const known = summary.outcomes.find((outcome) => outcome.result === result);
  if (known !== undefined) return known;
  const [low, high] = wilson(0, summary.games);
  return { result, count: 0, share: 0, low, high };
}

/** A measure of a summary by its name. */
export function measureOf(summary: Summary, name: string): MeasureSummary | undefined {
  return summary.measures.find((measure) => measure.name === name);
}

/** Sums a tally up; equal tallies give equal summaries, whatever the order in which they were counted. */
export function summarize(tally: Tally): Summary {
  const { games } = tally;
  const outcomes = [...tally.outcomes]
    .map(([result, count]): Share => {
      const [low, high] = wilson(count, games);
      return { result, count, share: count / games, low, high };
    })
    .sort((a, b) => b.count - a.count || (a.result < b.result ? -1 : 1));
  const measures = [...tally.measures].map(([name, measure]) => describe(name, measure, games));
  return { games, outcomes, measures };
}

function describe(name: string, tally: MeasureTally, games: number): MeasureSummary {
  const histogram = [...tally.counts]
    .map(([value, count]): Bin => ({ value, count }))
    .sort((a, b) => a.value - b.value);
  const n = BigInt(games);
  // n·Σx² − (Σx)² is exact; only the last division rounds.
  const spread = n === 0n ? 0n : n * tally.squares - tally.sum * tally.sum;
  const deviation = games > 1 ? Math.sqrt(Number(spread) / games / (games - 1)) : 0;
  return {
    name,
    mean: games === 0 ? 0 : Number(tally.sum) / games,
    deviation,
    error: games === 0 ? 0 : deviation / Math.sqrt(games),
    min: tally.min,
    max: tally.max,
    quantiles: QUANTILES.map((q) => quantile(histogram, games, q)),
    histogram,
  };
}

/** The smallest value that at least a share q of the games does not exceed. */
function quantile(histogram: readonly Bin[], games: number, q: number): number {
  let seen = 0;
  for (const { value, count } of histogram) {
    seen += count;
    if (seen >= q * games) return value;
  }
  return histogram.at(-1)?.value ?? 0;
}
