// `games-lab solve`: figures that are worked out, each exact or with a bound, where a study has them.
import type { Command } from "commander";
import { findStudy } from "../node/find-study.js";
import { markdownTable } from "../report/markdown.js";
import { off } from "../report/words.js";
import { solveProblem } from "../runner.js";
import type { Solved } from "../study.js";
import { doingView, type Io } from "./io.js";
import { readCount, type SharedOptions, withGame } from "./settings.js";

interface SolveOptions extends SharedOptions {
  readonly maxPlaces?: number;
}

/** Adds the command. */
export function addSolve(program: Command, io: Io): void {
  const command = program
    .command("solve")
    .description("work out figures without simulation, each exact or with its bound")
    .argument("<game>", "a game that can be solved, or a module that exports a study")
    .option("--max-places <n>", "how large a game may be before it is refused", readCount)
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
    .action(async (game: string, options: SolveOptions) => {
      const study = await findStudy(game);
      const { content, preset, maxPlaces, options: given } = options;
      const view = doingView(io, options.json === true);
      const problem = {
        study: game,
        ...(content === undefined ? {} : { content: content.rows }),
        ...(preset === undefined ? {} : { preset }),
        ...(given === undefined ? {} : { options: given }),
      };
      try {
        const solved = solveProblem(study, problem, { maxPlaces, onProgress: view.show });
        view.stop();
        io.out(options.json ? JSON.stringify(solved) : solvedText(solved));
      } finally {
        view.stop();
      }
    });
}

/** Figures with how far each can be off. */
function solvedText({ figures, bounds }: Solved): string {
  const rows = Object.entries(figures).map(([name, value]) => [
    name,
    `${value}`,
    off(bounds[name]),
  ]);
  return markdownTable({ columns: ["figure", "value", "off by at most"], rows });
}
