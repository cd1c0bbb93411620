// `games-lab replay` and `games-lab verify`: replay files, told in words or only checked.
import { readFileSync, statSync } from "node:fs";
import type { GameTypes, Replay } from "@games/core-game";
import type { Command } from "commander";
import { findStudy } from "../node/find-study.js";
import { type AnyStudy, LabError } from "../study.js";
import type { Io } from "./io.js";

const MOST_BYTES = 50_000_000;

/** A replay from a file, not yet checked beyond the name of its game. */
function readReplay(file: string): { readonly game: string } {
  try {
    if (statSync(file).size > MOST_BYTES) throw new Error("it is too large");
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    const game = (value as { readonly game?: unknown } | null)?.game;
    if (typeof game === "string") return value as { readonly game: string };
    throw new Error("it names no game");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LabError("bad-request", `${file} cannot be read as a replay: ${reason}.`);
  }
}

/** Tells a verified replay event by event. */
function tell(study: AnyStudy, replay: Replay<GameTypes>, io: Io): void {
  const { game } = study;
  const state = game.create({ ...replay.options, seed: replay.seed });
  const luck = game.luckOf(state);
  for (const action of replay.actions) {
    io.out(`> ${study.describeAction?.(action) ?? JSON.stringify(action)}`);
    game.step(state, action, luck, (event) => {
      io.out(`  ${study.describeEvent?.(event) ?? JSON.stringify(event)}`);
    });
  }
  const outcome = game.outcome(state);
  io.out(outcome === undefined ? "The game goes on." : JSON.stringify(outcome));
}

interface ReplayOptions {
  readonly study?: string;
  readonly json?: true;
}

async function check(file: string, options: ReplayOptions, isTold: boolean, io: Io): Promise<void> {
  const replay = readReplay(file);
  const study = await findStudy(options.study ?? replay.game);
  const played = study.game.replay(replay);
  if (!played.ok) {
    const { code, message } = played.error;
    throw new LabError("worker-failed", `${file}: ${message} (${code})`);
  }
  const { steps, hash } = played.value;
  if (options.json) {
    io.out(JSON.stringify({ file, game: study.game.id, steps, hash }));
    return;
  }
  if (isTold) tell(study, replay as Replay<GameTypes>, io);
  io.out(`${file}: ${steps} actions of ${study.title}, verified, last state ${hash}.`);
}

/** Adds both commands. */
export function addReplay(program: Command, io: Io): void {
  for (const name of ["replay", "verify"] as const) {
    program
      .command(name)
      .description(name === "replay" ? "tell a replay file event by event" : "check replay files")
      .argument(name === "replay" ? "<file>" : "<files...>", "replay files")
      .option("--study <module>", "the module of the game, when it is not one of ours")
      .option("--json", "print one JSON object for each file, for programs")
      .addHelpText(
        "after",
        `
A replay is played again and must come to the states it was recorded with; else the command ends with 1.

Example:
  games-lab ${name} game.json`,
      )
      .action(async (files: string | string[], options: ReplayOptions) => {
        for (const file of [files].flat()) await check(file, options, name === "replay", io);
      });
  }
}
