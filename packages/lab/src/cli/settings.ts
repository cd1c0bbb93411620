// The options that several commands share, and how their values are read.
import { type Command, InvalidArgumentError } from "commander";
import type { Experiment } from "../experiment.js";
import { portableName } from "../node/find-study.js";
import { LabError } from "../study.js";
import { type ContentFile, parseObject, withContent } from "./content-file.js";

/** What the shared options come to. */
export interface SharedOptions {
  readonly content?: ContentFile;
  readonly preset?: string;
  readonly player?: string;
  readonly options?: object;
  readonly seed: string;
  readonly games: number;
  readonly threads?: number;
  readonly redis?: string | true;
  readonly queue?: string;
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
  const value = parseObject(text);
  if (value !== undefined) return value;
  throw new InvalidArgumentError(`It must be a JSON object, such as '{"lives":5}'.`);
}

/** Adds the options that say which game is played and how. */
export function withGame(command: Command): Command {
  return withContent(command)
    .option("--preset <name>", "a named set of options (default: the game's first one)")
    .option("--options <json>", "options on top of the preset", readObject);
}

/** The variable that can hold the address of Redis, so that its password is on no command line. */
export const REDIS_VARIABLE = "GAMES_LAB_REDIS";

/** Adds the options of a cluster; the variable is read only by those who say --redis without an address. */
export function withRedis(command: Command): Command {
  return command
    .option(
      "--redis [url]",
      `play on the workers of this Redis instead (without an address: that of ${REDIS_VARIABLE})`,
    )
    .option("--queue <name>", "the name under which runs and workers find each other");
}

/** The address of Redis that was asked for; undefined when none was. */
export function redisAddress(redis: string | true): string;
export function redisAddress(redis: string | true | undefined): string | undefined;
export function redisAddress(redis: string | true | undefined): string | undefined {
  if (redis !== true) return redis;
  const address = process.env[REDIS_VARIABLE];
  if (address !== undefined) return address;
  throw new LabError(
    "bad-request",
    `Please say --redis with an address, or set ${REDIS_VARIABLE}.`,
  );
}

/** Adds the options that say who plays, how often, and where. */
export function withSeries(command: Command, games: number): Command {
  return withRedis(withGame(command))
    .option("--player <name>", "who plays (default: the game's first player)")
    .option("--seed <text>", "the seed of the series", "lab")
    .option("--games <n>", "how many games", readCount, games)
    .option("--threads <n>", "worker threads (default: one per core)", readCount)
    .option("--batch <n>", "games in a batch", readCount)
    .option("--json", "print JSON for programs");
}

/** The experiment that the options describe. */
export function experimentOf(game: string, options: SharedOptions): Experiment {
  const { preset, player, seed, games, content } = options;
  return {
    study: portableName(game),
    seed,
    games,
    ...(content === undefined ? {} : { content: content.rows }),
    ...(preset === undefined ? {} : { preset }),
    ...(player === undefined ? {} : { player }),
    ...(options.options === undefined ? {} : { options: options.options }),
  };
}
