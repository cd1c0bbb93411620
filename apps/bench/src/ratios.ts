// The table of a comparison of two releases.

/** What came out of one case. */
export interface Ratio {
  readonly name: string;
  /** Nanoseconds per operation of the old release, and of the new one. */
  readonly before: number;
  readonly after: number;
  /** How many times as fast the new one is. */
  readonly ratio: number;
  /** Whether both came to the same checksum. */
  readonly isEqual: boolean;
}

/** The middle one of some values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The medians of several measurements of one case. */
export function medianOf(measured: readonly Omit<Ratio, "name">[]): Omit<Ratio, "name"> {
  const of = (field: "before" | "after" | "ratio") => median(measured.map((each) => each[field]));
  return {
    before: of("before"),
    after: of("after"),
    ratio: of("ratio"),
    isEqual: measured.every(({ isEqual }) => isEqual),
  };
}

/** The new release must be at least this fast. */
const MIN_RATIO = 0.95;

/** The table, and whether everything in it is good. */
export function formatRatios(ratios: readonly Ratio[]): { text: string; isGood: boolean } {
  const rows = ratios.map(({ name, before, after, ratio, isEqual }) => {
    const mark = ratio < MIN_RATIO ? " (too slow)" : "";
    const times = `${before.toFixed(1)} | ${after.toFixed(1)} | ${ratio.toFixed(3)}${mark}`;
    return `| ${name} | ${times} | ${isEqual ? "yes" : "NO"} |`;
  });
  const slow = ratios.filter(({ ratio }) => ratio < MIN_RATIO).length;
  const unequal = ratios.filter(({ isEqual }) => !isEqual).length;
  const text = [
    "| benchmark | old, ns | new, ns | times as fast | same checksum |",
    "|---|--:|--:|--:|---|",
    ...rows,
    "",
    `${ratios.length} benchmarks: ${slow} below ${MIN_RATIO}, ${unequal} with different checksums.`,
  ].join("\n");
  return { text, isGood: ratios.length > 0 && slow === 0 && unequal === 0 };
}
