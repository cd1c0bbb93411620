// An experiment: which games to play, as plain JSON, so that it can be sent to any worker on any machine.
import type { Game, GameTypes } from "@games/core-game";
import type { Seed } from "@games/core-rng";
import { type AnyStudy, choose, LabError, type Measure, type Player } from "./study.js";

/** A series of games: game i is the same wherever and in whatever company it is played. */
export interface Experiment {
  /** The study, by the id of its game or by the address of a module that exports it as `study`. */
  readonly study: string;
  /** A preset of the study; its first one unless told. */
  readonly preset?: string;
  /** Options on top of the preset. */
  readonly options?: object;
  /** A player of the study; its first one unless told. */
  readonly player?: string;
  /** The seed of the whole series. */
  readonly seed: Seed;
  /** How many games. */
  readonly games: number;
}

/** An experiment with everything looked up: ready to be played. */
export interface Plan<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: T["config"];
  readonly player: Player<T>;
  readonly measures: Readonly<Record<string, Measure<T>>>;
  readonly maxSteps: number;
  readonly seed: Seed;
  /** The result of a finished game to count it under. */
  readonly result: (outcome: T["outcome"]) => string;
}

/** The first name of a table. */
function firstName(table: Readonly<Record<string, unknown>>): string {
  return Object.keys(table)[0] ?? "";
}

/** The options of a preset with others on top. */
export function optionsOf(study: AnyStudy, preset?: string, options: object = {}): object {
  const name = preset ?? firstName(study.presets);
  return { ...choose(study.presets, name, "unknown-preset", "preset"), ...options };
}

/** The options in full, checked by the game. */
export function configOf(study: AnyStudy, preset?: string, options?: object): object {
  const config = study.game.configure(optionsOf(study, preset, options));
  if (config.ok) return config.value;
  throw new LabError("bad-options", config.error.message);
}

/** Looks up what an experiment names. */
export function planOf(study: AnyStudy, experiment: Experiment): Plan<GameTypes> {
  const { preset, options, player = firstName(study.players), seed, games } = experiment;
  if (!(Number.isSafeInteger(games) && games > 0)) {
    throw new LabError(
      "bad-request",
      `The number of games must be a whole number above 0, not ${games}.`,
    );
  }
  return {
    game: study.game,
    config: configOf(study, preset, options),
    player: choose(study.players, player, "unknown-player", "player"),
    measures: study.measures,
    maxSteps: study.maxSteps,
    seed,
    result: (outcome) => study.result?.(outcome) ?? outcome.result,
  };
}
