// `games-lab compare`: every point of a grid on the luck of the first, with the differences game by game.
import { type Axes, type GridPoint, gridOf } from "../compare.js";
import { findStudy } from "../node/find-study.js";
import { markdownTable } from "../report/markdown.js";
import { PAIRED, pairedTable } from "../report/paired.js";
import { type AnyStudy, LabError } from "../study.js";
import type { Summary } from "../summary.js";
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

/** The differences of a figure from the first point. */
function comparisonText(figure: string, compared: readonly Compared[]): string {
  const rows = compared.map(({ point, summary }) => ({ name: JSON.stringify(point), summary }));
  return markdownTable(pairedTable(figure, "options", rows));
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

/** Compares the points of a grid and prints a table for each figure. */
export async function comparePairs(io: Io, game: string, options: PairOptions): Promise<void> {
  const names = comparedNames(await findStudy(game), options.figure);
  const compared = await playGrid(io, game, options);
  if (options.json) io.out(JSON.stringify(compared));
  else io.out([...names.map((name) => comparisonText(name, compared)), PAIRED].join("\n\n"));
}
