// Values of bomb flip for any number of lives: the maximum of expected points, and the mean of anything under a given way
// of playing. The game can run forever, so each is a stochastic shortest path. The bonus that waits for the next bank has
// no limit either: a table has a row per number of overflowed shields that wait, up to some number, and beyond it a bound
// on what one more can add. The table grows until that bound no longer matters.
import type { Config } from "@games/bomb-flip";
import type { Effort } from "../../study.js";
import { type Block, createBlock, flipValue, solveBlock, TOLERANCE } from "./blocks.js";
import { payoutAt, type RunGraph, type RunPlace } from "./runs.js";

/** Whether to bank at a place; asked only where there is something to bank. */
export type BankRule = (place: RunPlace) => boolean;

/** A way of playing with some lives: 1 where it banks, a row per waiting overflow; more than there are rows play the last. */
export interface Play {
  readonly banks: readonly Uint8Array[];
}

/** The value of every place of a game with some lives, a row per waiting overflow. */
export interface Level extends Play {
  readonly values: readonly Float64Array[];
  /** What each overflow beyond the last row adds, by place. */
  readonly gains: Float64Array;
}

/** Best play for points. */
export interface ScoreSolution {
  /** `levels[n - 1]` is a game with n lives; its values are those of the play in it. */
  readonly levels: readonly Level[];
  /** No play expects more than the value of a game plus this. */
  readonly bound: number;
}

/** What is to be expected by what is done first; there may be nothing to bank. */
export interface Choices {
  readonly bank: number | undefined;
  readonly flip: number;
}

/** What is earned: by banking a number of unique numbers, by each overflow that waits for it, and by a flip. */
export interface Earnings {
  readonly bank: (uniques: number) => number;
  readonly overflow?: number;
  readonly flip?: number;
}

const MIN_ROWS = 4;
const MAX_ROWS = 128;
/** A bound below this share of the value is as good as none. */
const PRECISION = 1e-8;

const startOf = (level: Level | undefined, overflows: number): number =>
  level === undefined ? 0 : valueAt(level, overflows, 0);

/** The value of a place with some overflows waiting. */
function valueAt({ values, gains }: Level, overflows: number, place: number): number {
  const last = values.length - 1;
  const beyond = Math.max(0, overflows - last);
  const row = values[Math.min(overflows, last)] as Float64Array;
  return (row[place] as number) + beyond * (gains[place] as number);
}

/** One level of lives in the making. */
interface LevelWork {
  readonly graph: RunGraph;
  readonly earnings: Earnings;
  readonly fewer: Level | undefined;
  readonly level: Level;
  /** The play to follow; the best there is when undefined. */
  readonly play: Play | undefined;
}

function createLevel(size: number, rows: number, gains = new Float64Array(size)): Level {
  const each = <V>(make: () => V) => Array.from({ length: rows }, make);
  return {
    values: each(() => new Float64Array(size)),
    banks: each(() => new Uint8Array(size)),
    gains,
  };
}

/** Fills the values of a level from those of a similar one: what is nearly right is soon solved. */
function guessFrom({ values }: Level, guess: Level): void {
  values.forEach((row, overflows) => {
    for (let i = 0; i < row.length; i++) row[i] = valueAt(guess, overflows, i);
  });
}

/** The block of a row, when a new run after a bank has the value `fresh`. */
function blockAt(work: LevelWork, overflows: number, fresh: number): Block {
  const { graph, earnings, fewer, level, play } = work;
  const { bank, overflow = 0, flip = 0 } = earnings;
  const last = level.values.length - 1;
  const row = Math.min(overflows, (play?.banks.length ?? 1) - 1);
  return createBlock(graph, {
    bank: Float64Array.from({ length: MAX_UNIQUES + 1 }, (_, uniques) =>
      uniques === 0 ? 0 : bank(uniques) + overflows * overflow + fresh,
    ),
    bombed: startOf(fewer, overflows),
    above: level.values[Math.min(overflows + 1, last)] as Float64Array,
    gains: overflows === last ? level.gains : graph.none,
    flip,
    rule: play?.banks[row],
  });
}

const MAX_UNIQUES = 7;

/** Solves every row for a value of a new run; returns the value of the first place. */
function solveRows(work: LevelWork, fresh: number): number {
  const { values, banks } = work.level;
  for (let o = values.length - 1; o >= 0; o--) {
    solveBlock(blockAt(work, o, fresh), values[o] as Float64Array, banks[o] as Uint8Array);
  }
  return values[0]?.[0] ?? 0;
}

/**
 * Solves one level of lives given the level below. The value of a new run is a fixed point of a convex, piecewise linear
 * function: its slope is the chance that the current play comes to a bank again. Steps along that slope replace the many
 * sweeps in which points trickle back.
 */
function solveLevel(work: LevelWork): Level {
  let fresh = work.level.values[0]?.[0] ?? 0;
  for (;;) {
    const reached = solveRows(work, fresh);
    if (Math.abs(reached - fresh) <= TOLERANCE * Math.max(1, reached)) return work.level;
    fresh += (reached - fresh) / (1 - returnChance(work));
  }
}

/** The chance that the play of a level comes from a new run to a bank, on this life. */
function returnChance({ graph, level }: LevelWork): number {
  const play = { banks: level.banks.map((banks) => banks.slice()) };
  const again = createLevel(graph.places.length, level.values.length);
  return solveRows({ graph, earnings: { bank: () => 1 }, fewer: undefined, level: again, play }, 0);
}

/** The chance of ever banking again by place, for 1, 2, … lives: the greatest there is, or that of the last rows of a play. */
function bankChances(graph: RunGraph, lives: number, play?: readonly Play[]): Float64Array[] {
  const chances: Float64Array[] = [];
  const size = graph.places.length;
  for (let n = 1; n <= lives; n++) {
    const values = new Float64Array(size);
    const bank = new Float64Array(MAX_UNIQUES + 1).fill(1);
    const bombed = chances[n - 2]?.[0] ?? 0;
    const rule = play?.[n - 1]?.banks.at(-1);
    const block = createBlock(graph, { bank, bombed, above: values, rule });
    solveBlock(block, values, new Uint8Array(size));
    chances.push(values);
  }
  return chances;
}

/** How to solve the levels of 1, 2, … lives. */
interface LevelsRequest {
  readonly graph: RunGraph;
  readonly earnings: Earnings;
  readonly lives: number;
  readonly rows: number;
  /** The play of each number of lives; the best there is when undefined. */
  readonly play?: readonly Play[];
  /** Levels that are nearly right. */
  readonly guess?: readonly Level[] | undefined;
  readonly onLevel?: (done: number) => void;
}

/**
 * The levels of 1, 2, … lives. Beyond the last row an overflow adds its points times the chance that they are ever banked:
 * under a play that is exact, and under best play it is the most that any play can make of them.
 */
function solveLevels(request: LevelsRequest): Level[] {
  const { graph, earnings, lives, rows, play, guess, onLevel } = request;
  const { overflow = 0 } = earnings;
  const size = graph.places.length;
  const chances = overflow === 0 ? [] : bankChances(graph, lives, play);
  const levels: Level[] = [];
  for (let n = 1; n <= lives; n++) {
    const gains = chances[n - 1]?.map((chance) => chance * overflow);
    const level = createLevel(size, rows, gains);
    const known = guess?.[n - 1] ?? levels[n - 2];
    if (known !== undefined) guessFrom(level, known);
    levels.push(solveLevel({ graph, earnings, fewer: levels[n - 2], level, play: play?.[n - 1] }));
    onLevel?.(n);
  }
  return levels;
}

/** What banking adds to the score. */
function scoreOf(config: Config): Earnings {
  return { bank: (uniques) => payoutAt(config, uniques), overflow: overflowBonus(config) };
}

/** The points of one overflow. */
export function overflowBonus(config: Config): number {
  return config.shieldOverflow === "bonus" ? config.shieldBonus : 0;
}

/**
 * The play that expects the most points. A table with a bound on what lies beyond it gives a value that no play can
 * exceed, and a play, whose own value is exact; the table grows until both agree.
 */
export function solveScore(
  graph: RunGraph,
  config: Config,
  lives: number,
  onProgress?: Effort["onProgress"],
): ScoreSolution {
  const earnings = scoreOf(config);
  let guess: Level[] | undefined;
  for (let rows = earnings.overflow === 0 ? 1 : MIN_ROWS; ; rows *= 2) {
    const doing = `solving with ${rows} rows of waiting bonus`;
    const onLevel = (done: number) => onProgress?.(doing, done / lives);
    const ceiling = solveLevels({ graph, earnings, lives, rows, guess, onLevel });
    guess = ceiling;
    const most = valueOfGame(ceiling);
    const levels = solveLevels({ graph, earnings, lives, rows, play: ceiling, guess });
    const bound = Math.max(0, most - valueOfGame(levels)) + roundingOf(graph, levels);
    if (rows === 1 || rows >= MAX_ROWS || bound <= PRECISION * Math.max(1, most)) {
      return { levels, bound };
    }
  }
}

/** How far the sweeps can be off: each flip of a game can add what a sweep may still move. */
function roundingOf(graph: RunGraph, levels: readonly Level[]): number {
  const earnings = { bank: () => 0, flip: 1 };
  const rows = levels[0]?.values.length ?? 1;
  const request = { graph, earnings, lives: levels.length, rows, play: levels };
  return 2 * TOLERANCE * valueOfGame(solveLevels(request));
}

/** The points still to come by what is done first, with best play after it; `levels` are those of {@link solveScore}. */
export function scoreChoices(
  graph: RunGraph,
  config: Config,
  levels: readonly Level[],
  { lives, overflows, place }: { lives: number; overflows: number; place: number },
): Choices {
  const level = levels[lives - 1] as Level;
  const earnings = scoreOf(config);
  const rows = level.values.length;
  const block = blockAt(
    { graph, earnings, fewer: levels[lives - 2], level, play: undefined },
    Math.min(overflows, rows - 1),
    valueAt(level, 0, 0),
  );
  const beyond = Math.max(0, overflows - rows + 1);
  const { uniques } = graph.places[place] as RunPlace;
  const values = level.values[Math.min(overflows, rows - 1)] as Float64Array;
  return {
    bank:
      uniques > 0 ? (block.bank[uniques] as number) + beyond * overflowBonus(config) : undefined,
    flip:
      flipValue(block, place, values) + beyond * flipGain(graph, level, levels[lives - 2], place),
  };
}

/** What one overflow more adds to a flip beyond the last row. */
function flipGain(
  graph: RunGraph,
  { gains }: Level,
  fewer: Level | undefined,
  place: number,
): number {
  const block = createBlock(graph, { bank: gains, bombed: fewer?.gains[0] ?? 0, above: gains });
  return flipValue(block, place, gains);
}

/** A rule for banking as the play of any number of lives. */
export function playOf(graph: RunGraph, lives: number, rule: BankRule): Play[] {
  const row = Uint8Array.from(graph.places, (place) => (place.uniques > 0 && rule(place) ? 1 : 0));
  return Array.from({ length: lives }, () => ({ banks: [row] }));
}

/** What a way of playing comes to in a whole game, on average. */
export interface PlayFigures {
  readonly score: number;
  readonly flips: number;
  /** Banks at 1, 2, … 7 unique numbers. */
  readonly banksAt: readonly number[];
}

/** The value of a whole game with as many lives as there are levels. */
export function valueOfGame(levels: readonly Level[]): number {
  return levels.at(-1)?.values[0]?.[0] ?? 0;
}

/** The means of a way of playing; exact, because what it does beyond its last row is known. */
export function figuresOf(graph: RunGraph, config: Config, play: readonly Play[]): PlayFigures {
  const rows = Math.max(...play.map(({ banks }) => banks.length));
  const mean = (earnings: Earnings) =>
    valueOfGame(solveLevels({ graph, earnings, lives: play.length, rows, play }));
  return {
    score: mean(scoreOf(config)),
    flips: mean({ bank: () => 0, flip: 1 }),
    banksAt: config.bankPoints.map((_, i) =>
      mean({ bank: (uniques) => (uniques === i + 1 ? 1 : 0) }),
    ),
  };
}
