// From the bins of a measure to so many bars as a chart can hold.
import type { Bin } from "@games/lab";

/** A bar: the values from one to another, both included, and their count. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Puts bins side by side into bars of equal width, at most `most` of them, with empty ones where nothing fell. */
export function barsOf(bins: readonly Bin[], most: number): Bar[] {
  const first = bins[0]?.value;
  const last = bins.at(-1)?.value;
  if (first === undefined || last === undefined) return [];
  const width = Math.max(1, Math.ceil((last - first + 1) / most));
  const counts = new Array<number>(Math.floor((last - first) / width) + 1).fill(0);
  for (const { value, count } of bins) {
    const index = Math.floor((value - first) / width);
    counts[index] = (counts[index] ?? 0) + count;
  }
  return counts.map((count, i) => {
    const from = first + i * width;
    return { from, to: Math.min(from + width - 1, last), count };
  });
}
