// `games-lab compare` and `games-lab calibrate`: a grid of options, what each comes to, and which comes nearest.
import type { Command } from "commander";
import {
  type Axes,
  type Candidate,
  calibrate,
  type Figures,
  type GridPoint,
  gridOf,
  type Targets,
} from "../compare.js";
import type { Experiment } from "../experiment.js";
import { findStudy } from "../node/find-study.js";
import { markdownTable } from "../report/markdown.js";
import { figure } from "../report/words.js";
import { solveProblem } from "../runner.js";
import { type AnyStudy, LabError } from "../study.js";
import type { Summary } from "../summary.js";
import type { Io } from "./io.js";
import { withRunner } from "./run.js";
import { experimentOf, readObject, type SharedOptions, withSeries } from "./settings.js";

interface GridOptions extends SharedOptions {
  readonly grid: Axes;
  readonly target?: Targets;
  readonly exact?: true;
}

/** The figures of a series: the share of every result and the mean of every measure. */
function seriesFigures({ outcomes, measures }: Summary): Figures {
  const figures: Record<string, number> = {};
  for (const { result, share } of outcomes) figures[`share:${result}`] = share;
  for (const { name, mean } of measures) figures[`mean:${name}`] = mean;
  return figures;
}

function exactFigures(study: AnyStudy, options: GridOptions, point: GridPoint): Figures {
  const { preset } = options;
  const given = { ...options.options, ...point };
  const problem = { study: study.game.id, options: given };
  return solveProblem(study, preset === undefined ? problem : { ...problem, preset });
}

/** Measures every point of the grid and puts the nearest to the targets first. */
async function measureGrid(io: Io, game: string, options: GridOptions): Promise<Candidate[]> {
  const points = gridOf(readAxes(options.grid));
  const targets = options.target ?? {};
  const study = await findStudy(game);
  if (options.exact) {
    return calibrate(points, targets, (point) => exactFigures(study, options, point));
  }
  const base = experimentOf(game, options);
  return withRunner(io, options, (simulate) =>
    calibrate(points, targets, async (point) => {
      const experiment: Experiment = { ...base, options: { ...base.options, ...point } };
      return seriesFigures(await simulate(experiment));
    }),
  );
}

function readAxes(grid: object): Axes {
  for (const [name, values] of Object.entries(grid)) {
    if (!Array.isArray(values)) {
      throw new LabError("bad-request", `The grid's "${name}" must be a list of values to try.`);
    }
  }
  return grid as Axes;
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
    .requiredOption("--grid <json>", "for each option the values to try", readObject)
    .option("--exact", "use exact figures instead of simulation, where the game can be solved");
}

/** Adds both commands. */
export function addCompare(program: Command, io: Io): void {
  const print = (candidates: readonly Candidate[], options: GridOptions) => {
    if (options.json) io.out(JSON.stringify(candidates));
    else io.out(candidatesText(candidates, options.target !== undefined));
  };
  const compare = program
    .command("compare")
    .description("play a grid of options and set the figures side by side")
    .argument("<game>", "a game, or a module that exports a study");
  withGrid(compare, 20_000)
    .addHelpText(
      "after",
      `
Example:
  games-lab compare wretched --preset calibrated --grid '{"difficulty":["easy","normal","hard","nightmare"]}'`,
    )
    .action(async (game: string, options: GridOptions) => {
      print(await measureGrid(io, game, options), options);
    });
  const calibration = program
    .command("calibrate")
    .description("find the options of a grid that come nearest to what is wanted")
    .argument("<game>", "a game, or a module that exports a study")
    .requiredOption("--target <json>", "what is wanted of the figures", readObject);
  withGrid(calibration, 20_000)
    .addHelpText(
      "after",
      `
Figures are "share:<result>" and "mean:<measure>", or with --exact those that "games-lab solve" prints. A target has a
"value" to meet or bounds "atLeast" and "atMost", and a "scale": the difference that counts as one.

Example:
  games-lab calibrate wretched --preset calibrated --grid '{"integrity":[34,44,54,64]}' \\
    --target '{"share:victory":{"value":0.15,"scale":0.01}}'`,
    )
    .action(async (game: string, options: GridOptions) => {
      print(await measureGrid(io, game, options), options);
    });
}
