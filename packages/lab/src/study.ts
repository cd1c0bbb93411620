// A study: a game together with what one wants to know about it. Everything the laboratory does starts from one.
import type { Game, GameTypes, Policy } from "@games/core-game";
import type { Luck } from "@games/core-rng";
import type { Figures, GridPoint, Targets } from "./compare.js";
import type { ClaimSet, Section, Workbench } from "./report/model.js";

/** Makes a state that the player must think possible: it depends on the view and on the luck given, on nothing else. */
export type Imagine<T extends GameTypes> = (luck: Luck) => T["state"];

/** A player that thinks ahead: it tries actions on imagined states and never sees the real one. */
export interface Searcher<T extends GameTypes> {
  /** Chooses a legal action. */
  search(imagine: Imagine<T>, legalActions: readonly T["action"][], luck: Luck): T["action"];
}

/** Whoever plays: a policy that reads the view, or a searcher that imagines states. */
export type Player<T extends GameTypes> = Policy<T> | Searcher<T>;

/** A whole number read from the last state of a game, such as its score or the days survived. */
export type Measure<T extends GameTypes> = (state: Readonly<T["state"]>) => number;

/** A search for options that a study knows: what to try, the smallest change first, and what is wanted. */
export interface Calibration {
  /** What the search is for. */
  readonly title: string;
  /** The preset that is changed. */
  readonly preset: string;
  /** What to put on top of the preset, one after the other. */
  points(): readonly GridPoint[];
  /** What is wanted of the figures. */
  readonly targets: Targets;
  /** The figures of a configuration in full; the study's own unless told. */
  readonly figures?: ((config: object) => Figures) | undefined;
  /** Whether the first point that meets every target is the answer; else the nearest of all is. */
  readonly stopsAtFirst?: boolean;
}

/** Everything the laboratory needs to know about a game. */
export interface Study<T extends GameTypes> {
  /** The game. */
  readonly game: Game<T>;
  /** Its name for people. */
  readonly title: string;
  /** Named sets of options; the first is the usual one. */
  readonly presets: Readonly<Record<string, T["options"]>>;
  /** Named players; the first is the usual one. */
  readonly players: Readonly<Record<string, Player<T>>>;
  /** Named whole numbers to read from every finished game. */
  readonly measures: Readonly<Record<string, Measure<T>>>;
  /** The most actions a game may take before it counts as unfinished. */
  readonly maxSteps: number;
  /** How good a state is to a searching player, from 0 to 1; asked at the end of a game and where a rollout stops. */
  worth(state: Readonly<T["state"]>): number;
  /** The result of a finished game to count it under; the outcome's own unless told. */
  result?(outcome: T["outcome"]): string;
  /** Exact figures of a configuration by their names, where the game can be solved. */
  figures?(config: T["config"]): Readonly<Record<string, number>>;
  /** Searches for options, by name, that can be done again. */
  readonly calibrations?: Readonly<Record<string, Calibration>>;
  /** What the documents of the game claim; each set can be checked by itself, without the rest of the report. */
  readonly claims?: readonly ClaimSet[];
  /** What a report of the game says: what its documents claim beside what is true. */
  sections?(workbench: Workbench): Promise<readonly Section[]>;
  /** What the action is called, for play in a terminal; its JSON unless told. */
  describeAction?(action: T["action"]): string;
  /** What happened in words, for play in a terminal; its JSON unless told. */
  describeEvent?(event: T["event"]): string;
}

/** A study of some game, where it does not matter of which. */
export type AnyStudy = Study<GameTypes>;

/** Sets a study down; the types of its game are checked here and need not be known by those who run it. */
export function defineStudy<T extends GameTypes>(study: Study<T>): AnyStudy {
  return study as unknown as AnyStudy;
}

/** What can be wrong with a request to the laboratory, as codes. */
export const LAB_ERROR_CODES = [
  "unknown-study",
  "unknown-preset",
  "unknown-player",
  "bad-options",
  "bad-measure",
  "illegal-action",
  "bad-request",
  "too-large",
  "cancelled",
  "worker-failed",
] as const;

/** One of {@link LAB_ERROR_CODES}. */
export type LabErrorCode = (typeof LAB_ERROR_CODES)[number];

/** Thrown when the laboratory cannot do what it was asked; `code` says which kind of fault it is. */
export class LabError extends Error {
  override readonly name = "LabError";
  constructor(
    /** Which kind of fault it is. */
    readonly code: LabErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** Looks a name up and says which names there are when it is not among them. */
export function choose<V>(
  table: Readonly<Record<string, V>>,
  name: string,
  code: LabErrorCode,
  what: string,
): V {
  const value = Object.hasOwn(table, name) ? table[name] : undefined;
  if (value !== undefined) return value;
  const known = Object.keys(table).join(", ");
  throw new LabError(code, `There is no ${what} "${name}". There are: ${known}.`);
}
