// `games-lab solve`: exact figures, where a study has them.
import type { Command } from "commander";
import { findStudy } from "../node/find-study.js";
import { markdownTable } from "../report/markdown.js";
import { solveProblem } from "../runner.js";
import type { Io } from "./io.js";
import { type SharedOptions, withGame } from "./settings.js";

/** Adds the command. */
export function addSolve(program: Command, io: Io): void {
  const command = program
    .command("solve")
    .description("compute exact figures without simulation")
    .argument("<game>", "a game that can be solved, or a module that exports a study")
    .option("--json", "print JSON for programs");
  withGame(command)
    .addHelpText(
      "after",
      `
Examples:
  games-lab solve bomb-flip
  games-lab solve bomb-flip --options '{"lives":5}'
  games-lab solve wretched --preset calibrated`,
    )
    .action(async (game: string, options: SharedOptions) => {
      const study = await findStudy(game);
      const { content, preset, options: given } = options;
      const figures = solveProblem(study, {
        study: game,
        ...(content === undefined ? {} : { content: content.rows }),
        ...(preset === undefined ? {} : { preset }),
        ...(given === undefined ? {} : { options: given }),
      });
      const rows = Object.entries(figures).map(([name, value]) => [name, `${value}`]);
      if (options.json) io.out(JSON.stringify(figures));
      else io.out(markdownTable({ columns: ["figure", "exact value"], rows }));
    });
}
