// The options that several commands share, and how their values are read.
import { type Command, InvalidArgumentError } from "commander";
import type { Experiment } from "../experiment.js";
import { portableName } from "../node/find-study.js";

/** What the shared options come to. */
export interface SharedOptions {
  readonly preset?: string;
  readonly player?: string;
  readonly options?: object;
  readonly seed: string;
  readonly games: number;
  readonly threads?: number;
  readonly redis?: string;
  readonly batch?: number;
  readonly json?: true;
}

/** A whole number above 0. */
export function readCount(text: string): number {
  const count = Number(text.replaceAll("_", ""));
  if (Number.isSafeInteger(count) && count > 0) return count;
  throw new InvalidArgumentError("It must be a whole number above 0.");
}

/** A JSON object. */
export function readObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // told below
  }
  throw new InvalidArgumentError(`It must be a JSON object, such as '{"lives":5}'.`);
}

/** Adds the options that say which game is played and how. */
export function withGame(command: Command): Command {
  return command
    .option("--preset <name>", "a named set of options; the game's first one unless told")
    .option("--options <json>", "options on top of the preset", readObject);
}

/** Adds the options that say who plays, how often, and where. */
export function withSeries(command: Command, games: number): Command {
  return withGame(command)
    .option("--player <name>", "who plays; the game's first player unless told")
    .option("--seed <text>", "the seed of the series", "lab")
    .option("--games <n>", "how many games", readCount, games)
    .option("--threads <n>", "worker threads; one for each core unless told", readCount)
    .option("--redis <url>", "play on the workers of this Redis instead")
    .option("--batch <n>", "games in a batch", readCount)
    .option("--json", "print JSON for programs");
}

/** The experiment that the options describe. */
export function experimentOf(game: string, options: SharedOptions): Experiment {
  const { preset, player, seed, games } = options;
  return {
    study: portableName(game),
    seed,
    games,
    ...(preset === undefined ? {} : { preset }),
    ...(player === undefined ? {} : { player }),
    ...(options.options === undefined ? {} : { options: options.options }),
  };
}
