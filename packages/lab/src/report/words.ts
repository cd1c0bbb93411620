// Numbers as people read them, and the sections that every game's report has.
import { type MeasureSummary, measureOf, type Share, type Summary, wilson } from "../summary.js";
import type { Bars, PlotBar, Section, Table } from "./model.js";

/** A share in percent, with as many digits as small shares need. */
export function percent(share: number): string {
  if (share === 0) return "0%";
  const value = share * 100;
  if (value >= 99.995 && share < 1) return `${value.toFixed(4)}%`;
  const digits = value >= 10 ? 1 : value >= 0.1 ? 2 : 4;
  return value < 0.0001 ? `${value.toExponential(2)}%` : `${value.toFixed(digits)}%`;
}

/** A number with two digits, or none when it is whole. */
export function figure(value: number): string {
  return Number.isInteger(value) ? `${value}` : value.toFixed(2);
}

/** How far a figure can be off, for people. */
export function off(bound: number | undefined): string {
  if (bound === undefined) return "exact";
  return bound === 0 ? "exact" : bound.toExponential(1);
}

/** A share with its interval. */
export function interval({ share, low, high }: Share): string {
  return `${percent(share)} (${percent(low)} to ${percent(high)})`;
}

/** A mean with twice its standard error. */
export function meanOf(summary: Summary, name: string): string {
  const measure = measureOf(summary, name);
  return measure === undefined ? "–" : `${figure(measure.mean)} ± ${figure(2 * measure.error)}`;
}

/** The results of a series as a table. */
export function outcomeTable(summary: Summary): Table {
  return {
    columns: ["result", "games", "share", "95% interval"],
    rows: summary.outcomes.map(({ result, count, share, low, high }) => [
      result,
      `${count}`,
      percent(share),
      `${percent(low)} to ${percent(high)}`,
    ]),
  };
}

/** The measures of a series as a table. */
export function measureTable(summary: Summary): Table {
  return {
    columns: ["measure", "mean", "deviation", "min", "5%", "25%", "median", "75%", "95%", "max"],
    rows: summary.measures.map(({ name, mean, deviation, min, max, quantiles }) => [
      name,
      figure(mean),
      figure(deviation),
      `${min}`,
      ...quantiles.map((value) => `${value}`),
      `${max}`,
    ]),
  };
}

const MAX_BARS = 40;

/** The distribution of a measure as bars; neighbours are put together when there are many values. */
export function measurePlot(summary: Summary, name: string, caption: string): Bars {
  const measure = measureOf(summary, name);
  return {
    kind: "bars",
    caption,
    xTitle: name,
    yTitle: "share of the games",
    bars: measure === undefined ? [] : barsOf(measure, summary.games),
  };
}

function barsOf({ histogram, min, max }: MeasureSummary, games: number): PlotBar[] {
  const width = Math.max(1, Math.ceil((max - min + 1) / MAX_BARS));
  const counts = new Map<number, number>();
  const start = Math.floor(min / width) * width;
  for (let value = start; value <= max; value += width) counts.set(value, 0);
  for (const { value, count } of histogram) {
    const bin = Math.floor(value / width) * width;
    counts.set(bin, (counts.get(bin) ?? 0) + count);
  }
  return [...counts].map(([value, count]) => {
    const [low, high] = wilson(count, games);
    const name = width === 1 ? `${value}` : `${value}–${value + width - 1}`;
    return { name, share: count / games, low, high };
  });
}

/** The results and measures of one series, with a plot of each measure that is asked for. */
export function seriesSection(
  title: string,
  summary: Summary,
  plotted: readonly string[],
): Section[] {
  return [
    { title, table: outcomeTable(summary) },
    {
      title: `${title}: measures`,
      table: measureTable(summary),
      plots: plotted.map((name) => measurePlot(summary, name, `${title}: ${name}`)),
    },
  ];
}
