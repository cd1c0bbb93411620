// `games-lab compare` and `games-lab calibrate`: a grid of options, the figures of each, and which comes closest.
import type { Command } from "commander";
import {
  type Axes,
  type Candidate,
  calibrate,
  calibrateByHalving,
  type Figures,
  firstMeeting,
  type GridPoint,
  gridOf,
  type Targets,
} from "../compare.js";
import { configOf, type Experiment, studyWith } from "../experiment.js";
import { findStudy } from "../node/find-study.js";
import { markdownTable } from "../report/markdown.js";
import { figure } from "../report/words.js";
import { progressOf, solveProblem } from "../runner.js";
import { studies } from "../studies/index.js";
import { type AnyStudy, type Calibration, choose, LabError } from "../study.js";
import { type Summary, shareOf } from "../summary.js";
import { type Io, onStop, progressView } from "./io.js";
import { comparePairs, readAxes } from "./paired.js";
import { withRunner } from "./run.js";
import { experimentOf, readObject, type SharedOptions, withSeries } from "./settings.js";

interface GridOptions extends SharedOptions {
  readonly grid?: Axes;
  readonly target?: Targets;
  readonly exact?: true;
  readonly known?: string;
  readonly halving?: true;
  readonly figure?: string;
}

/** The figures of a series: the share of every result, those that never occurred too, and the mean of every measure. */
function seriesFigures({ results = [] }: AnyStudy, summary: Summary): Figures {
  const figures: Record<string, number> = {};
  for (const result of results) figures[`share:${result}`] = shareOf(summary, result).share;
  for (const { result, share } of summary.outcomes) figures[`share:${result}`] = share;
  for (const { name, mean } of summary.measures) figures[`mean:${name}`] = mean;
  return figures;
}

function exactFigures(study: AnyStudy, options: GridOptions, point: GridPoint): Figures {
  const { preset, content } = options;
  const { figures } = solveProblem(study, {
    study: study.game.id,
    options: { ...options.options, ...point },
    ...(content === undefined ? {} : { content: content.rows }),
    ...(preset === undefined ? {} : { preset }),
  });
  return figures;
}

/** Measures the points of the grid and puts the nearest to the targets first. */
async function measureGrid(io: Io, game: string, options: GridOptions): Promise<Candidate[]> {
  const points = gridOf(readAxes(options.grid ?? {}));
  const targets = options.target ?? {};
  const study = await findStudy(game);
  if (options.exact) {
    return calibrate(points, targets, (point) => exactFigures(study, options, point));
  }
  const base = experimentOf(game, options);
  return withRunner(io, options, async (simulate) => {
    const measure = async (point: GridPoint, games: number) => {
      const own: Experiment = { ...base, games, options: { ...base.options, ...point } };
      return seriesFigures(study, await simulate(own));
    };
    if (!options.halving) return calibrate(points, targets, (point) => measure(point, base.games));
    const { games } = base;
    const found = await calibrateByHalving(points, targets, measure, { games });
    if (!options.json) {
      io.err(`${found.games} games instead of ${points.length * games} on the whole grid.`);
    }
    return found.candidates;
  });
}

function candidatesText(candidates: readonly Candidate[], hasTargets: boolean): string {
  const names = [...new Set(candidates.flatMap(({ figures }) => Object.keys(figures)))];
  const cell = (value: number | undefined) =>
    value === undefined ? "0" : Math.abs(value) < 1 ? value.toPrecision(4) : figure(value);
  return markdownTable({
    columns: ["options", ...(hasTargets ? ["distance", "missed"] : []), ...names],
    rows: candidates.map(({ point, figures, distance, missed }) => [
      JSON.stringify(point),
      ...(hasTargets ? [distance.toPrecision(3), missed.join(", ") || "none"] : []),
      ...names.map((name) => cell(figures[name])),
    ]),
  });
}

function withGrid(command: Command, games: number): Command {
  return withSeries(command, games)
    .option("--grid <json>", "the values to try, per option", readObject)
    .option("--exact", "use exact figures instead of simulation, where the game can be solved");
}

/** How many of the points that were measured are shown when a calibration is stopped. */
const SHOWN_WHEN_STOPPED = 10;

/** Re-runs a calibration that the study knows by name; Ctrl-C stops it after the point under way. */
async function rerun(io: Io, game: string, name: string, options: GridOptions) {
  const study = studyWith(await findStudy(game), options.content?.rows);
  const known = choose(study.calibrations ?? {}, name, "bad-request", "known calibration");
  const view = progressView(io, options.json === true);
  const points = known.points();
  const start = performance.now();
  const measured = new Map<GridPoint, Figures>();
  let isStopped = false;
  const forget = onStop(() => {
    isStopped = true;
  });
  const measure = async (point: GridPoint, done: number): Promise<Figures> => {
    if (isStopped) {
      const text = `Stopped after ${measured.size} of ${points.length} points.`;
      throw new LabError("cancelled", text);
    }
    const config = configOf(study, known.preset, point);
    const figures =
      known.figures?.(config) ??
      solveProblem(study, { study: game, preset: known.preset, options: point }).figures;
    measured.set(point, figures);
    view.show(progressOf(done, points.length, performance.now() - start));
    await new Promise((go) => setImmediate(go));
    return figures;
  };
  try {
    return await search(known, points, measure);
  } catch (error) {
    view.stop();
    if (isStopped) await printNearest(io, known, measured, options.json);
    throw error;
  } finally {
    forget();
    view.stop();
  }
}

/** The nearest of the points that were measured before a calibration was stopped. */
async function printNearest(
  io: Io,
  { targets }: Calibration,
  measured: ReadonlyMap<GridPoint, Figures>,
  json: boolean | undefined,
): Promise<void> {
  const figuresOf = (point: GridPoint) => measured.get(point) ?? {};
  const nearest = await calibrate([...measured.keys()], targets, figuresOf);
  print(io, nearest.slice(0, SHOWN_WHEN_STOPPED), true, json);
}

/** The candidates of a search: the first that meets every target, or all with the nearest first. */
async function search(
  known: Calibration,
  points: readonly GridPoint[],
  measure: (point: GridPoint, done: number) => Promise<Figures>,
): Promise<Candidate[]> {
  let done = 0;
  const count = (point: GridPoint) => measure(point, ++done);
  if (known.stopsAtFirst !== true) return calibrate(points, known.targets, count);
  const { found } = await firstMeeting(points, known.targets, count);
  return found === undefined ? [] : [found];
}

/** Prints candidates as a table or as JSON. */
function print(io: Io, candidates: readonly Candidate[], hasTargets: boolean, isJson = false) {
  if (isJson) io.out(JSON.stringify(candidates));
  else if (candidates.length === 0) io.out("No options meet every target.");
  else io.out(candidatesText(candidates, hasTargets));
}

/** Adds both commands. */
export function addCompare(program: Command, io: Io): void {
  const compare = program
    .command("compare")
    .description("play a grid of options on the same luck and compare the figures")
    .argument("<game>", "a game, or a module that exports a study");
  withGrid(compare, 20_000)
    .option("--figure <name>", "compare this measure or share:<result> alone")
    .addHelpText(
      "after",
      `
Example:
  games-lab compare wretched --preset calibrated --grid '{"difficulty":["easy","normal","hard","nightmare"]}'`,
    )
    .action(async (game: string, options: GridOptions) => {
      assertOption(options.grid, "--grid");
      if (options.exact) print(io, await measureGrid(io, game, options), false, options.json);
      else await comparePairs(io, game, options);
    });
  addCalibrate(program, io);
}

function addCalibrate(program: Command, io: Io): void {
  const calibration = program
    .command("calibrate")
    .description("find the options of a grid that come closest to the targets")
    .argument("<game>", "a game, or a module that exports a study")
    .option("--target <json>", "targets for the figures", readObject)
    .option("--halving", "measure all with few games and only the nearest with many")
    .option("--known <name>", "re-run a named calibration");
  withGrid(calibration, 20_000)
    .addHelpText("after", calibrateHelp())
    .action(async (game: string, options: GridOptions) => {
      if (options.known !== undefined) {
        print(io, await rerun(io, game, options.known, options), true, options.json);
        return;
      }
      assertOption(options.grid, "--grid or --known");
      assertOption(options.target, "--target");
      print(io, await measureGrid(io, game, options), true, options.json);
    });
}

const calibrateHelp = () => `
Figures are "share:<result>" and "mean:<measure>", or with --exact those that "games-lab solve" prints. A target has a
"value" to meet or bounds "atLeast" and "atMost", and a "scale": the difference that counts as one.

Examples:
  games-lab calibrate wretched --preset calibrated --grid '{"integrity":[34,44,54,64]}' \\
    --target '{"share:victory":{"value":0.15,"scale":0.01}}' --halving
  games-lab calibrate wretched --known hard
  games-lab calibrate bomb-flip --known claims

Known calibrations: ${knownCalibrations()}`;

function assertOption(value: unknown, name: string): void {
  if (value === undefined) throw new LabError("bad-request", `Please say ${name}; see --help.`);
}

/** The calibrations of our studies, for the help text. */
function knownCalibrations(): string {
  const lines = Object.entries(studies).flatMap(([id, { calibrations = {} }]) =>
    Object.entries(calibrations).map(([name, { title }]) => `\n  ${id} --known ${name}: ${title}`),
  );
  return lines.join("");
}
