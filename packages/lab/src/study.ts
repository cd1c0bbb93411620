// A study: a game together with what one wants to know about it. Everything the lab does starts from one.
import type { Game, GameTypes, OptionsError, Player } from "@games/core-game";
import { ok, type Result } from "@games/core-rng";
import type { Figures, GridPoint, Targets } from "./compare.js";
import type { GainSettings } from "./gain.js";
import type { ClaimSet, Section, Workbench } from "./report/model.js";

/** A whole number read from the last state of a game, such as its score or the days survived. */
export type Measure<T extends GameTypes> = (state: Readonly<T["state"]>) => number;

/** A search for options that a study knows by name: what to try, the smallest change first, and what is wanted. */
export interface Calibration {
  /** What the search is for. */
  readonly title: string;
  /** The preset that is changed. */
  readonly preset: string;
  /** What to put on top of the preset, one after the other. */
  points(): readonly GridPoint[];
  /** What is wanted of the figures. */
  readonly targets: Targets;
  /** The figures of a configuration in full (default: the study's own). */
  readonly figures?: ((config: object) => Figures) | undefined;
  /** Whether the first point that meets every target is the answer; otherwise the nearest of all is. */
  readonly stopsAtFirst?: boolean;
}

/** How much work a solver may do, and who is told how far it is. */
export interface Effort {
  /** The maximum number of places to distinguish (default: the solver's own). */
  readonly maxPlaces?: number | undefined;
  /** Called now and then with what is being done and how much of it, from 0 to 1. */
  readonly onProgress?: ((doing: string, part: number) => void) | undefined;
}

/** Figures that were worked out rather than simulated. */
export interface Solved {
  readonly figures: Figures;
  /** How far each figure can be off at most; a figure without a bound is exact but for the rounding of its last digits. */
  readonly bounds: Figures;
}

/** How a part of a screen looks: in its colour, and with a sign for what is bad. */
export type Tone = "good" | "careful" | "bad" | "minor";

/** Something on a screen. */
export interface Shown {
  readonly text: string;
  readonly tone?: Tone | undefined;
}

/** A named part of a screen, such as the hand or the threats. */
export interface ScreenPart {
  readonly name: string;
  /** What it shows; nothing is shown as "none". */
  readonly items: readonly Shown[];
  /** Whether every item has a line of its own. */
  readonly isList?: boolean;
}

/** A position in words, from its most important part to the least. */
export interface Screen {
  readonly title: string;
  readonly parts: readonly ScreenPart[];
}

/** A further page about a game. */
export interface Page {
  /** What it is about, after the name of the game. */
  readonly title: string;
  /** Plays what the page tells, and tells it. */
  sections(workbench: Workbench): Promise<readonly Section[]>;
}

/** How the strength of a searcher is measured, by how long it thinks. */
export interface Strength<T extends GameTypes>
  extends Pick<GainSettings<T>, "base" | "worlds" | "period"> {
  /** The searcher, and what it improves, for people. */
  readonly title: string;
  /** The options of the games (default: those of the first preset). */
  readonly options?: T["options"];
  /** What the efforts count, such as rollouts for a decision. */
  readonly effort: string;
  /** What a gain is counted in, such as points per game. */
  readonly unit: string;
  /** How much of the unit a value of 1 is (default: 1). */
  readonly scale?: number;
  readonly efforts: readonly number[];
  /** The player that thinks as hard as an effort says. */
  player(effort: number): Player<T>;
}

/** What a study says of its game. */
export interface StudyParts<T extends GameTypes> {
  /** Its name for people. */
  readonly title: string;
  /** Named sets of options; the first is the default. */
  readonly presets: Readonly<Record<string, T["options"]>>;
  /** Named players; the first is the default. */
  readonly players: Readonly<Record<string, Player<T>>>;
  /** Named whole numbers to read from every finished game. */
  readonly measures: Readonly<Record<string, Measure<T>>>;
  /** The maximum number of actions of a game before it counts as unfinished. */
  readonly maxSteps: number;
  /** What a finished game is worth to its players, such as its score, or 1 for a win and 0 for a loss. */
  value(state: Readonly<T["state"]>): number;
  /** Every result that a finished game can count under; one that never occurs counts 0 times. */
  readonly results?: readonly string[];
  /** The result to count a finished game under (default: the outcome's own). */
  result?(outcome: T["outcome"]): string;
  /** Works out the figures of a configuration, where the game can be solved. */
  solve?(config: T["config"], effort?: Effort): Solved;
  /** Searches for options, by name, that can be run again. */
  readonly calibrations?: Readonly<Record<string, Calibration>>;
  /** What the documents of the game claim; each set can be checked by itself, without the rest of the report. */
  readonly claims?: readonly ClaimSet[];
  /** Further pages about the game, by name: tables that take long. */
  readonly pages?: Readonly<Record<string, Page>>;
  /** How strong its searcher is. */
  readonly strength?: Strength<T>;
  /** What a report of the game says: what its documents claim beside what is true. */
  sections?(workbench: Workbench): Promise<readonly Section[]>;
  /** What the player sees, for play in a terminal (default: the JSON of the view). */
  describeView?(view: T["view"]): Screen;
  /** What the signs and words of its screens mean. */
  readonly legend?: readonly string[];
  /** What the action is called at a view, for play in a terminal (default: its JSON). */
  describeAction?(action: T["action"], view?: T["view"]): string;
  /** How a game ended, for play in a terminal (default: its JSON). */
  describeOutcome?(outcome: T["outcome"]): string;
  /** What happened in words, for play in a terminal, or undefined for events without a sentence (default: its JSON). */
  describeEvent?(event: T["event"]): string | undefined;
}

/** Everything the lab needs to know about a game. */
export interface Study<T extends GameTypes> extends StudyParts<T> {
  /** The game. */
  readonly game: Game<T>;
  /** The same study of the game with other rows, which are parsed first; every fault of them is named. */
  withContent(rows: unknown): Result<Study<T>, OptionsError>;
}

/** A study of some game, where it does not matter of which. */
export type AnyStudy = Study<GameTypes>;

/**
 * Declares a study: what it says is made from the game, so that it can be made again for the same game with other
 * content. The types of the game are checked here and need not be known by those who run it.
 */
export function defineStudy<T extends GameTypes>(
  game: Game<T>,
  describe: (game: Game<T>) => StudyParts<T>,
): AnyStudy {
  return makeStudy(game, describe) as unknown as AnyStudy;
}

function makeStudy<T extends GameTypes>(
  game: Game<T>,
  describe: (game: Game<T>) => StudyParts<T>,
): Study<T> {
  return {
    game,
    ...describe(game),
    withContent: (rows) => {
      const other = game.withContent(rows);
      return other.ok ? ok(makeStudy(other.value, describe)) : other;
    },
  };
}

/** What can be wrong with a request to the lab, as codes. */
export const LAB_ERROR_CODES = [
  "unknown-study",
  "unknown-preset",
  "unknown-player",
  "bad-content",
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

/** Thrown when the lab cannot do what it was asked; `code` says which kind of fault it is. */
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
