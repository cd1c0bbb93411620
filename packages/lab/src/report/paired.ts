// Tables of paired comparisons: each row differs from the first one game by game, on the same luck.
import { differenceName } from "../simulate.js";
import { estimateOf, holm } from "../statistics.js";
import { measureOf, type Summary, shareOf } from "../summary.js";
import type { Table } from "./model.js";
import { interval, meanOf } from "./words.js";

/** What the columns of a paired table mean. */
export const PAIRED =
  "Every row plays the same games on the same luck as the first, so that differences are measured game by game. Intervals are normal, of 95% each; p-values are two-sided and corrected by Holm within each table.";

/** A row of a paired table: what was changed, and its series, which counts the differences from the first. */
export interface PairedRow {
  readonly name: string;
  readonly summary: Summary;
}

const show = (value: number): string => value.toPrecision(3);

function showP(p: number): string {
  return p < 1e-4 ? "< 0.0001" : p.toFixed(4);
}

/** A measure, or a share by the name `share:…`, of each row, with its difference from the first. */
export function pairedTable(figure: string, what: string, rows: readonly PairedRow[]): Table {
  const isShare = figure.startsWith("share:");
  const figureOf = (summary: Summary) =>
    isShare ? interval(shareOf(summary, figure.slice("share:".length))) : meanOf(summary, figure);
  const estimates = rows.map(({ summary }) => {
    const measure = measureOf(summary, differenceName(figure));
    return measure && estimateOf(measure);
  });
  const corrected = holm(estimates.flatMap((estimate) => (estimate ? [estimate.p] : [])));
  let next = 0;
  return {
    columns: [what, figure, "difference from the first", "95% interval", "p (Holm)"],
    rows: rows.map(({ name, summary }, i) => {
      const estimate = estimates[i];
      const cells = [name, figureOf(summary)];
      if (estimate === undefined) return [...cells, "–", "–", "–"];
      const { mean, low, high } = estimate;
      return [...cells, show(mean), `${show(low)} to ${show(high)}`, showP(corrected[next++] ?? 1)];
    }),
  };
}
