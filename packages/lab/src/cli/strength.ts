// `games-lab strength`: how much a searcher gains over its base, by how long it thinks.
import { join } from "node:path";
import type { GameTypes } from "@games/core-game";
import type { Command } from "commander";
import { averageSums, type DecisionSum, type GameSum } from "../gain.js";
import { findStudy, portableName } from "../node/find-study.js";
import { markdownReport, markdownTable } from "../report/markdown.js";
import type { Curve, CurvePoint, Report, Table } from "../report/model.js";
import { type AnyStudy, LabError, type Strength } from "../study.js";
import { Z95 } from "../summary.js";
import { assertDirectory, type DoingView, doingView, type Io, writeText } from "./io.js";
import { type PlayStrength, withRunner } from "./run.js";
import { readCount } from "./settings.js";

interface StrengthOptions {
  readonly seed: string;
  readonly games: number;
  readonly threads?: number;
  readonly out?: string;
}

type AnyStrength = Strength<GameTypes>;

/** One effort, measured. */
interface Measured {
  readonly effort: number;
  readonly sum: DecisionSum;
}

/** What was measured, and where it was stopped, if it was. */
interface Measurement {
  readonly measured: readonly Measured[];
  readonly stoppedAt?: string;
}

/** Measures every effort, or as many as there are before Ctrl-C: then also the one under way, as far as it is. */
async function measureAll(
  name: string,
  { efforts, effort: unit }: AnyStrength,
  { seed, games }: StrengthOptions,
  view: DoingView,
  playStrength: PlayStrength,
): Promise<Measurement> {
  const measured: Measured[] = [];
  for (const effort of efforts) {
    const running = Array.from({ length: games }, (_, index) => {
      const game = playStrength({ study: name, effort, seed, index });
      game.catch(() => undefined); // what goes wrong is thrown where the games are waited for, one after the other
      return game;
    });
    const sums: GameSum[] = [];
    for (const game of running) {
      const sum = await game;
      if (sum === undefined) break;
      sums.push(sum);
      view.show(`${effort} ${unit}`, sums.length / games);
    }
    if (sums.length > 1) measured.push({ effort, sum: averageSums(sums) });
    if (sums.length < games) {
      return { measured, stoppedAt: `${sums.length} of ${games} games with ${effort} ${unit}` };
    }
  }
  return { measured };
}

function pointOf({ scale = 1 }: AnyStrength, { effort, sum }: Measured): CurvePoint {
  const [y, spread] = [scale * sum.mean, scale * Z95 * sum.error];
  return { x: effort, y, low: y - spread, high: y + spread };
}

function tableOf(strength: AnyStrength, measured: readonly Measured[]): Table {
  return {
    columns: [
      strength.effort,
      strength.unit,
      "95% interval",
      "decisions a game",
      "of these changed",
    ],
    rows: measured.map((one) => {
      const { y, low, high } = pointOf(strength, one);
      const { decisions, scored, games } = one.sum;
      const perGame = [decisions, scored].map((count) => (count / games).toFixed(2));
      return [`${one.effort}`, y.toFixed(3), `${low.toFixed(3)} to ${high.toFixed(3)}`, ...perGame];
    }),
  };
}

function reportOf(
  study: AnyStudy,
  strength: AnyStrength,
  measured: readonly Measured[],
  { seed, games }: StrengthOptions,
): Report {
  const curve: Curve = {
    kind: "curve",
    caption: `${study.title}: ${strength.unit} by ${strength.effort}`,
    xTitle: strength.effort,
    yTitle: strength.unit,
    points: measured.map((one) => pointOf(strength, one)),
  };
  const { id } = study.game;
  return {
    id: `${id}-strength`,
    title: `${study.title}: strength by thinking time`,
    command: `games-lab strength ${id} --seed ${seed} --games ${games}`,
    seed,
    games,
    sections: [
      {
        title: strength.title,
        text: [
          "Wherever the searcher leaves its base, both actions are tried again in fresh worlds, the base playing on; the differences are summed over the game. Their mean is the difference of the two players, with a far smaller error than whole games have.",
        ],
        table: tableOf(strength, measured),
        plots: [curve],
      },
    ],
  };
}

async function printStrength(name: string, options: StrengthOptions, io: Io): Promise<void> {
  const study = await findStudy(portableName(name));
  const { strength } = study;
  if (strength === undefined) {
    throw new LabError("bad-request", `${study.title} says nothing of the strength of a searcher.`);
  }
  if (options.out !== undefined) assertDirectory(options.out);
  const view = doingView(io, false);
  const { measured, stoppedAt } = await withRunner(io, options, (_simulate, _solve, play) =>
    measureAll(name, strength, options, view, play),
  ).finally(view.stop);
  if (stoppedAt !== undefined) {
    const table = markdownTable(tableOf(strength, measured));
    io.out(`${table}\n\nStopped after ${stoppedAt}.`);
    throw new LabError("cancelled", "Stopped; this is what was counted so far.");
  }
  const report = reportOf(study, strength, measured, options);
  const files = markdownReport(report);
  files.push({ name: `${report.id}.json`, text: `${JSON.stringify(measured, null, 2)}\n` });
  if (options.out === undefined) io.out(files[0]?.text ?? "");
  else {
    for (const file of files) {
      writeText(join(options.out, file.name), file.text);
      io.out(join(options.out, file.name));
    }
  }
}

/** Adds the command. */
export function addStrength(program: Command, io: Io): void {
  program
    .command("strength")
    .description("measure how much a searcher gains over its base, by how long it thinks")
    .argument("<game>", "a game, or a module that exports a study with a strength")
    .option("--games <n>", "games for each effort", readCount, 200)
    .option("--seed <text>", "the seed of every series", "strength")
    .option("--threads <n>", "worker threads (default: one per core)", readCount)
    .option(
      "--out <directory>",
      "write a page, its plot and its data here (default: print the page)",
    )
    .addHelpText(
      "after",
      `
Examples:
  games-lab strength bomb-flip --games 100
  games-lab strength dsd6 --games 300 --out docs/balance`,
    )
    .action((name: string, options: StrengthOptions) => printStrength(name, options, io));
}
