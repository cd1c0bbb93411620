// `games-lab content`: the rows of a game, to be changed and played with.
import type { Command } from "commander";
import { findStudy } from "../node/find-study.js";
import { LabError } from "../study.js";
import { type Io, writeText } from "./io.js";

/** Adds the command. */
export function addContent(program: Command, io: Io): void {
  program
    .command("content")
    .description("print the rows of content of a game as JSON")
    .argument("<game>", "a game, or a module that exports a study")
    .option("--out <file>", "write them to a file instead")
    .addHelpText(
      "after",
      `
Change a copy and play with it: every command that plays takes it as --content.

Example:
  games-lab content spire-act1 --out mine.json
  games-lab simulate spire-act1 --content mine.json`,
    )
    .action(async (name: string, { out }: { out?: string }) => {
      const { game, title } = await findStudy(name);
      if (game.rows === undefined) {
        throw new LabError("bad-request", `${title} has no content.`);
      }
      const text = JSON.stringify(game.rows, null, 1);
      if (out === undefined) io.out(text);
      else writeText(out, `${text}\n`);
    });
}
