/**
 * The command `games-lab`, as a function of its arguments.
 *
 * @packageDocumentation
 */
import { Command, CommanderError } from "commander";
import manifest from "../../package.json" with { type: "json" };
import { studies } from "../studies/index.js";
import { LabError } from "../study.js";
import { addCompare } from "./compare.js";
import { addContent } from "./content.js";
import { endWithReader, type Io, standardIo } from "./io.js";
import { addPack } from "./pack.js";
import { addPlay } from "./play.js";
import { addReplay } from "./replay.js";
import { addReport } from "./report.js";
import { addSimulate } from "./simulate.js";
import { addSolve } from "./solve.js";
import { addStrength } from "./strength.js";
import { addWorker } from "./worker.js";

export type { Io } from "./io.js";

/** The exit code of a run that failed, of a wrong request, and of one that was stopped. */
const EXIT = { failed: 1, usage: 2, cancelled: 130 };

function createProgram(io: Io): Command {
  const program = new Command("games-lab")
    .description("The true odds of any game: simulate, solve, compare, calibrate and report.")
    .addHelpText(
      "after",
      `
Games: ${Object.entries(studies)
        .map(
          ([id, { presets, players }]) =>
            `\n  ${id}: presets ${Object.keys(presets).join(", ")}; players ${Object.keys(players).join(", ")}`,
        )
        .join("")}

Exit codes: 0 done, 1 failed, 2 wrong request, 130 stopped.`,
    )
    .version(manifest.version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text.trimEnd()),
      writeErr: (text) => io.err(text.trimEnd()),
    });
  const commands = [addSimulate, addSolve, addStrength, addCompare, addReport, addContent, addPack];
  for (const add of [...commands, addPlay, addReplay, addWorker]) add(program, io);
  return program;
}

/** The exit code for what went wrong, after saying so. */
function explain(error: unknown, io: Io): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT.usage;
  if (!(error instanceof LabError)) throw error;
  io.err(`games-lab: ${error.message}`);
  if (error.code === "cancelled") return EXIT.cancelled;
  return error.code === "worker-failed" ? EXIT.failed : EXIT.usage;
}

/** Runs the command and returns its exit code. */
export async function main(args: readonly string[], io: Io = standardIo): Promise<number> {
  if (io === standardIo) endWithReader();
  try {
    await createProgram(io).parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    return explain(error, io);
  }
}
