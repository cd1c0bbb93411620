// The chi-square test that the laws of chance lean on.

/** Observed and expected counts of one result. */
export interface Cell {
  readonly observed: number;
  readonly expected: number;
}

const MIN_EXPECTED = 5;

/**
 * How many standard deviations a chi-square statistic lies above what chance explains
 * (Wilson–Hilferty). Cells that expect fewer than five are put together.
 */
export function chiSquareDeviation(cells: readonly Cell[]): number {
  const large = cells.filter(({ expected }) => expected >= MIN_EXPECTED);
  const small = cells.filter(({ expected }) => expected < MIN_EXPECTED);
  const rest = small.reduce(
    (sum, cell) => ({
      observed: sum.observed + cell.observed,
      expected: sum.expected + cell.expected,
    }),
    { observed: 0, expected: 0 },
  );
  const all = rest.expected >= MIN_EXPECTED ? [...large, rest] : large;
  const freedom = all.length - 1;
  if (freedom < 1) return 0;
  const statistic = all.reduce(
    (sum, { observed, expected }) => sum + (observed - expected) ** 2 / expected,
    0,
  );
  return deviation(statistic, freedom);
}

/** The same for two samples of equal size that should come from one source; results met fewer than ten times are left out. */
export function twoSampleDeviation(
  a: ReadonlyMap<string, number>,
  b: ReadonlyMap<string, number>,
): number {
  let statistic = 0;
  let freedom = -1;
  for (const key of new Set([...a.keys(), ...b.keys()])) {
    const [inA, inB] = [a.get(key) ?? 0, b.get(key) ?? 0];
    if (inA + inB < 2 * MIN_EXPECTED) continue;
    statistic += (inA - inB) ** 2 / (inA + inB);
    freedom++;
  }
  return freedom < 1 ? 0 : deviation(statistic, freedom);
}

function deviation(statistic: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(statistic / freedom) - (1 - spread)) / Math.sqrt(spread);
}

/** Beyond this many standard deviations, a law of chance counts as broken: about one chance in three million. */
export const MAX_DEVIATION = 5;
