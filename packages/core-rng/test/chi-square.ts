// The deviation of observed counts from equally likely ones, with the project's own chi-square.
import { chiSquareDeviation, MAX_DEVIATION } from "../../core-game/src/testing/statistics.js";

export { MAX_DEVIATION };

/** How many standard deviations the counts lie above what equal chances explain. */
export function uniformDeviation(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return chiSquareDeviation(
    counts.map((observed) => ({ observed, expected: total / counts.length })),
  );
}
