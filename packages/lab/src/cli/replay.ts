// `games-lab replay` and `games-lab verify`: replay files, printed in words or only checked.
import { type GameTypes, type Replay, unwrap } from "@games/core-game";
import { replayTable } from "@games/core-game/table";
import type { Command } from "commander";
import { studyWith } from "../experiment.js";
import { findStudy } from "../node/find-study.js";
import { type AnyStudy, LabError } from "../study.js";
import { type ContentFile, withContent } from "./content-file.js";
import { type Io, readText } from "./io.js";
import { describeEnd, labelsOf, printEvent } from "./screen.js";
import { printTable } from "./table.js";

const MAX_BYTES = 50_000_000;

/** A replay from a file, not yet checked beyond the name of its game. */
function readReplay(file: string): { readonly game: string } {
  try {
    const value: unknown = JSON.parse(readText(file, MAX_BYTES));
    const game = (value as { readonly game?: unknown } | null)?.game;
    if (typeof game === "string") return value as { readonly game: string };
    throw new Error("it names no game");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LabError("bad-request", `${file} cannot be read as a replay: ${reason}.`);
  }
}

/** Prints a verified replay event by event. */
function print(study: AnyStudy, replay: Replay<GameTypes>, io: Io): void {
  const { game } = study;
  const { state, events } = unwrap(game.tryCreate({ ...replay.options, seed: replay.seed }));
  const emit = (event: GameTypes["event"]) => printEvent(study, event, io);
  events.forEach(emit);
  const context = game.open(state, emit);
  for (const action of replay.actions) {
    for (const label of labelsOf(study, [action], game.view(state))) io.out(`> ${label}`);
    game.step(context, action);
  }
  io.out(describeEnd(study, game.outcome(state)));
}

interface ReplayOptions {
  readonly study?: string;
  readonly content?: ContentFile;
  readonly json?: true;
}

async function check(
  file: string,
  options: ReplayOptions,
  isPrinted: boolean,
  io: Io,
): Promise<void> {
  const replay = readReplay(file);
  const found = await findStudy(options.study ?? replay.game);
  const study = studyWith(found, options.content?.rows);
  const played = replayTable(study.game, replay);
  if (!played.ok) {
    const { code, message } = played.error;
    throw new LabError("worker-failed", `${file}: ${message} (${code})`);
  }
  const { steps, hash } = played.value;
  if (options.json) {
    io.out(JSON.stringify({ file, game: study.game.id, steps, hash }));
    return;
  }
  const known = replay as Replay<GameTypes>;
  if (isPrinted) (known.asked === undefined ? print : printTable)(study, known, io);
  io.out(`${file}: ${steps} actions of ${study.title}, verified, last state ${hash}.`);
}

/** Adds both commands. */
export function addReplay(program: Command, io: Io): void {
  for (const name of ["replay", "verify"] as const) {
    withContent(program.command(name))
      .description(name === "replay" ? "print a replay event by event" : "check replay files")
      .argument(name === "replay" ? "<file>" : "<files...>", "replay files")
      .option("--study <module>", "the module of the game, when it is not one of ours")
      .option("--json", "print one JSON object per file, for programs")
      .addHelpText(
        "after",
        `
A replay is played again and must reach the states it was recorded with; otherwise the command ends with 1.

Example:
  games-lab ${name} game.json`,
      )
      .action(async (files: string | string[], options: ReplayOptions) => {
        for (const file of [files].flat()) await check(file, options, name === "replay", io);
      });
  }
}
