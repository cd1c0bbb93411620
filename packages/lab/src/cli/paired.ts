// `games-lab compare`: every point of a grid on the luck of the first, with the differences game by game.
import { type Axes, type GridPoint, gridOf } from "../compare.js";
import { findStudy } from "../node/find-study.js";
import { markdownTable } from "../report/markdown.js";
import { interval, meanOf } from "../report/words.js";
import { differenceName } from "../simulate.js";
import { estimateOf, holm } from "../statistics.js";
import { type AnyStudy, LabError } from "../study.js";
import { measureOf, type Summary, shareOf } from "../summary.js";
import type { Io } from "./io.js";
import { withRunner } from "./run.js";
import { experimentOf, type SharedOptions } from "./settings.js";

interface PairOptions extends SharedOptions {
  readonly grid?: Axes;
  readonly figure?: string;
}

/** A grid whose values are lists. */
export function readAxes(grid: object): Axes {
  for (const [name, values] of Object.entries(grid)) {
    if (!Array.isArray(values)) {
      throw new LabError("bad-request", `The grid's "${name}" must be a list of values to try.`);
    }
  }
  return grid as Axes;
}

/** What a point comes to, and how it differs from the first one. */
interface Compared {
  readonly point: GridPoint;
  readonly summary: Summary;
}

/** Plays every point on the luck of the first one; what was counted before Ctrl-C is returned too. */
async function playGrid(io: Io, game: string, options: PairOptions): Promise<Compared[]> {
  const [first, ...others] = gridOf(readAxes(options.grid ?? {}));
  const base = experimentOf(game, options);
  const withPoint = (point: GridPoint = {}) => ({ ...base.options, ...point });
  const compared: Compared[] = [];
  await withRunner(io, options, async (simulate) => {
    for (const point of [first, ...others]) {
      const versus = point === first ? {} : { versus: { options: withPoint(first) } };
      const keep = (summary: Summary) => compared.push({ point: point ?? {}, summary });
      keep(await simulate({ ...base, ...versus, options: withPoint(point) }, keep));
    }
  }).catch((error) => {
    if (!(error instanceof LabError && error.code === "cancelled") || compared.length === 0) {
      throw error;
    }
    io.err(`games-lab: ${error.message}`);
  });
  return compared;
}

/** The differences of a figure from the first point: 95% intervals, and p-values corrected for the number of points. */
function comparisonText(name: string, compared: readonly Compared[]): string {
  const figureOf = ({ summary }: Compared) =>
    name.startsWith("share:")
      ? interval(shareOf(summary, name.slice("share:".length)))
      : meanOf(summary, name);
  const estimates = compared.map(({ summary }) => {
    const measure = measureOf(summary, differenceName(name));
    return measure && estimateOf(measure);
  });
  const corrected = holm(estimates.flatMap((estimate) => (estimate ? [estimate.p] : [])));
  let next = 0;
  const rows = compared.map((row, i) => {
    const estimate = estimates[i];
    const cells = [JSON.stringify(row.point), figureOf(row)];
    if (estimate === undefined) return [...cells, "–", "–", "–"];
    const { mean, low, high } = estimate;
    const p = corrected[next++] ?? 1;
    const show = (value: number) => value.toPrecision(3);
    return [
      ...cells,
      show(mean),
      `${show(low)} to ${show(high)}`,
      p < 1e-4 ? "< 0.0001" : p.toFixed(4),
    ];
  });
  const columns = ["options", name, "difference from the first", "95% interval", "p (Holm)"];
  return markdownTable({ columns, rows });
}

/** The figures to compare: those asked for, or every measure and result. */
function comparedNames({ measures, results = [] }: AnyStudy, asked?: string): string[] {
  const names = [...results.map((result) => `share:${result}`), ...Object.keys(measures)];
  if (asked === undefined) return names;
  if (names.includes(asked)) return [asked];
  throw new LabError(
    "bad-request",
    `There is no figure "${asked}". There are: ${names.join(", ")}.`,
  );
}

const PAIRED =
  "Every row plays the same games on the same luck as the first, so that differences are measured game by game. Intervals are normal, of 95% each; p-values are two-sided and corrected by Holm within each table.";

/** Compares the points of a grid and prints a table for each figure. */
export async function comparePairs(io: Io, game: string, options: PairOptions): Promise<void> {
  const names = comparedNames(await findStudy(game), options.figure);
  const compared = await playGrid(io, game, options);
  if (options.json) io.out(JSON.stringify(compared));
  else io.out([...names.map((name) => comparisonText(name, compared)), PAIRED].join("\n\n"));
}
