// The chi-square test that the laws of chance lean on.

/** Observed and expected counts of one result. */
export interface Cell {
  readonly observed: number;
  readonly expected: number;
}

const FEWEST_EXPECTED = 5;

/**
 * How many standard deviations a chi-square statistic lies above what chance explains
 * (Wilson–Hilferty). Cells that expect fewer than five are put together.
 */
export function chiSquareDeviation(cells: readonly Cell[]): number {
  const large = cells.filter(({ expected }) => expected >= FEWEST_EXPECTED);
  const small = cells.filter(({ expected }) => expected < FEWEST_EXPECTED);
  const rest = small.reduce(
    (sum, cell) => ({
      observed: sum.observed + cell.observed,
      expected: sum.expected + cell.expected,
    }),
    { observed: 0, expected: 0 },
  );
  const all = rest.expected >= FEWEST_EXPECTED ? [...large, rest] : large;
  const freedom = all.length - 1;
  if (freedom < 1) return 0;
  const statistic = all.reduce(
    (sum, { observed, expected }) => sum + (observed - expected) ** 2 / expected,
    0,
  );
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(statistic / freedom) - (1 - spread)) / Math.sqrt(spread);
}

/** Beyond this many standard deviations, a law of chance counts as broken: about one chance in a billion. */
export const MOST_DEVIATION = 6;
