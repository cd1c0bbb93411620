// An experiment: which games to play, as plain JSON, so that it can be sent to any worker on any machine.
import type { Game, GameTypes, Player } from "@games/core-game";
import type { Seed } from "@games/core-rng";
import { type AnyStudy, choose, LabError, type Measure } from "./study.js";

/** A series of games: game i is the same wherever it is played and whatever is played beside it. */
export interface Experiment {
  /** The study, by the id of its game or by the address of a module that exports it as `study`. */
  readonly study: string;
  /** The rows of content to play with (default: the game's own). */
  readonly content?: object;
  /** A preset of the study (default: its first one). */
  readonly preset?: string;
  /** Options on top of the preset. */
  readonly options?: object;
  /** A player of the study (default: its first one). */
  readonly player?: string;
  /** The seed of the whole series. */
  readonly seed: Seed;
  /** How many games. */
  readonly games: number;
  /** What to compare with, game by game on the same luck: every measure and result also gets its difference. */
  readonly versus?: Versus;
}

/** The other side of a comparison: what is missing is as in the experiment. */
export type Versus = Pick<Experiment, "preset" | "options" | "player">;

/** An experiment with everything looked up: ready to be played. */
export interface Plan<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: T["config"];
  readonly player: Player<T>;
  readonly measures: Readonly<Record<string, Measure<T>>>;
  readonly maxSteps: number;
  readonly seed: Seed;
  /** The result to count a finished game under. */
  readonly result: (outcome: T["outcome"]) => string;
  /** The results whose differences are counted. */
  readonly results: readonly string[];
  /** The other side of a comparison. */
  readonly versus?: Plan<T>;
}

/** The first name of a table. */
function firstName(table: Readonly<Record<string, unknown>>): string {
  return Object.keys(table)[0] ?? "";
}

/** The study that was last made of each study with other content: a worker meets the same rows in every batch. */
const lastMade = new WeakMap<AnyStudy, { readonly text: string; readonly study: AnyStudy }>();

/** The study with the rows of content that are asked for, or as it is; throws with every fault of the rows. */
export function studyWith(study: AnyStudy, content: object | undefined): AnyStudy {
  if (content === undefined) return study;
  const text = JSON.stringify(content);
  const last = lastMade.get(study);
  if (last?.text === text) return last.study;
  const made = study.withContent(content);
  if (made.ok) {
    lastMade.set(study, { text, study: made.value });
    return made.value;
  }
  const faults = made.error.faults.map(({ path, message }) => `${path || "it"} ${message}`);
  throw new LabError("bad-content", `The content cannot be played:\n  ${faults.join("\n  ")}`);
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

/** The experiment that another is compared with. */
function otherSide({ versus: _, ...experiment }: Experiment, versus: Versus): Experiment {
  return { ...experiment, ...versus };
}

/** Looks up what an experiment names. */
export function planOf(standard: AnyStudy, experiment: Experiment): Plan<GameTypes> {
  const study = studyWith(standard, experiment.content);
  const { preset, options, player = firstName(study.players), seed, games, versus } = experiment;
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
    results: study.results ?? [],
    ...(versus === undefined ? {} : { versus: planOf(standard, otherSide(experiment, versus)) }),
  };
}
