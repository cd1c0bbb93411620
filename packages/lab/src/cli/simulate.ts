// `games-lab simulate`: a series of games and what it came to.
import { type Command, InvalidArgumentError } from "commander";
import { markdownTable } from "../report/markdown.js";
import { measureTable, outcomeTable } from "../report/words.js";
import { untilNarrow } from "../runner.js";
import { LabError } from "../study.js";
import type { Summary } from "../summary.js";
import type { Io } from "./io.js";
import { withRunner } from "./run.js";
import { experimentOf, type SharedOptions, withSeries } from "./settings.js";

interface SimulateOptions extends SharedOptions {
  readonly width?: number;
  readonly figure?: string;
}

/** A number above 0. */
function readWidth(text: string): number {
  const width = Number(text);
  if (width > 0 && Number.isFinite(width)) return width;
  throw new InvalidArgumentError("It must be a number above 0.");
}

/** A summary as text for people. */
function summaryText(summary: Summary): string {
  return [markdownTable(outcomeTable(summary)), markdownTable(measureTable(summary))].join("\n\n");
}

/** Adds the command. */
export function addSimulate(program: Command, io: Io): void {
  const command = program
    .command("simulate")
    .description("play many games and count what comes out")
    .argument("<game>", "a game, or a JavaScript module that exports a study");
  withSeries(command, 100_000)
    .option("--width <x>", "stop when the 95% interval of --figure is this narrow", readWidth)
    .option("--figure <name>", "share:<result> or mean:<measure>, for --width")
    .addHelpText(
      "after",
      `
Game i of a series depends on the seed and on i alone: the counts are the same on one thread, on many, and on many
machines.

Examples:
  games-lab simulate bomb-flip --games 1000000 --player bank-at-2
  games-lab simulate wretched --preset calibrated --options '{"difficulty":"hard"}' --json
  games-lab simulate bomb-flip --redis redis://10.0.0.5:6379`,
    )
    .action(async (game: string, options: SimulateOptions) => {
      const experiment = experimentOf(game, options);
      const print = (summary: Summary, isStopped = false) => {
        const { games } = summary;
        const count = isStopped ? `Stopped after ${games} of ${experiment.games}` : `${games}`;
        if (options.json) {
          io.out(JSON.stringify({ experiment, summary, ...(isStopped ? { isStopped } : {}) }));
        } else io.out(`${summaryText(summary)}\n\n${count} games, seed "${options.seed}".`);
      };
      const onStopped = (summary: Summary) => {
        if (summary.games > 0) print(summary, true);
      };
      const { width, figure } = options;
      if (width === undefined) {
        print(await withRunner(io, options, (simulate) => simulate(experiment, onStopped)));
        return;
      }
      if (figure === undefined)
        throw new LabError("bad-request", "Please say --figure with --width.");
      const done = await withRunner(io, options, (simulate) =>
        untilNarrow(experiment, { figure, width }, (part) => simulate(part, onStopped)),
      );
      print(done.summary);
      if (!options.json) {
        const state = done.isReached ? "is" : "is still";
        io.out(`The 95% interval of ${figure} ${state} ${done.width.toPrecision(3)} wide.`);
      }
    });
}
