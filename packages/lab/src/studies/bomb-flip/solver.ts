// Exact values of bomb flip: the maximum of expected points, the best chance of a score, and the value of any given rule for
// banking, for any number of lives. The game can run forever, so each is a stochastic shortest path.
import type { Config } from "@games/bomb-flip";
import { BOMB, BUST, type RunGraph, type RunPlace } from "./runs.js";

/** More shields than this overflowing before one bank count as this many. */
const MAX_OVERFLOWS = 5;

const TOLERANCE = 1e-11;

/** Whether to bank at a place; asked only where there is something to bank. */
export type BankRule = (place: RunPlace) => boolean;

/** A table of a game: for some lives and waiting overflows, a number for every place. */
type Table = Float64Array[];

/** The value of every place of a game with some lives, by the number of overflows that wait. */
export interface Level {
  readonly values: readonly Float64Array[];
  /** 1 where banking is best, by the number of overflows that wait. */
  readonly banks: readonly Uint8Array[];
}

/** What is to be expected by what is done first; there may be nothing to bank. */
export interface Choices {
  readonly bank: number | undefined;
  readonly flip: number;
}

/** What is earned: by banking at a place with n overflows waiting, and by a flip. */
export interface Earnings {
  readonly bank: (place: number, overflows: number) => number;
  readonly flip?: number;
}

function emptyTable(size: number): Table {
  return Array.from({ length: MAX_OVERFLOWS + 1 }, () => new Float64Array(size));
}

function row(table: readonly Float64Array[], overflows: number): Float64Array {
  return table[Math.min(overflows, MAX_OVERFLOWS)] as Float64Array;
}

/** The value of a flip at a place, given the values of this number of lives and of one life less. */
function flipValue(
  graph: RunGraph,
  place: number,
  overflows: number,
  same: readonly Float64Array[],
  fewer: readonly Float64Array[],
): number {
  const { offsets, to, probability, overflow } = graph;
  const end = offsets[place + 1] as number;
  let value = 0;
  for (let e = offsets[place] as number; e < end; e++) {
    const target = to[e] as number;
    const waiting = overflows + (overflow[e] as number);
    const table = row(target === BOMB ? fewer : same, waiting);
    value +=
      (probability[e] as number) *
      (table[target === BOMB || target === BUST ? 0 : target] as number);
  }
  return value;
}

/** One level of lives in the making. */
interface LevelWork extends Level {
  readonly values: Table;
  readonly banks: Uint8Array[];
  readonly graph: RunGraph;
  readonly earnings: Earnings;
  readonly fewer: readonly Float64Array[];
  /** The play to follow; the best there is when undefined. */
  readonly rule: Level["banks"] | undefined;
}

/** Improves every place once, where a new run after a bank has the value `fresh`; returns how far the values moved. */
function sweepLevel(work: LevelWork, fresh: number): number {
  const { graph, earnings, values, banks, fewer, rule } = work;
  const flipEarns = earnings.flip ?? 0;
  let moved = 0;
  for (let o = MAX_OVERFLOWS; o >= 0; o--) {
    const known = values[o] as Float64Array;
    for (let i = known.length - 1; i >= 0; i--) {
      const flip = flipEarns + flipValue(graph, i, o, values, fewer);
      const canBank = (graph.places[i] as RunPlace).uniques > 0;
      const bank = canBank ? earnings.bank(i, o) + fresh : Number.NEGATIVE_INFINITY;
      const isBank = rule === undefined ? bank > flip : rule[o]?.[i] === 1;
      const value = isBank ? bank : flip;
      moved = Math.max(moved, Math.abs(value - (known[i] as number)));
      known[i] = value;
      (banks[o] as Uint8Array)[i] = isBank ? 1 : 0;
    }
  }
  return moved;
}

/** Solves one level of lives given the level below: the best play, or the play of a rule. */
function solveLevel(work: LevelWork): Level {
  let fresh = 0;
  for (;;) {
    while (sweepLevel(work, fresh) > TOLERANCE);
    const reached = work.values[0]?.[0] ?? 0;
    if (Math.abs(reached - fresh) <= TOLERANCE * Math.max(1, reached)) return work;
    fresh = nextFresh(work, fresh, reached);
  }
}

/**
 * The value of a new run is a fixed point of a convex, piecewise linear function: its slope is the chance that the
 * current play comes to a bank again. One step along that slope replaces the many sweeps in which points trickle back.
 */
function nextFresh(work: LevelWork, fresh: number, reached: number): number {
  const { graph, fewer } = work;
  const returns: LevelWork = {
    graph,
    earnings: { bank: () => 0 },
    fewer: fewer.map((values) => new Float64Array(values.length)),
    rule: work.banks,
    values: emptyTable(graph.places.length),
    banks: work.banks.map((banks) => banks.slice()),
  };
  while (sweepLevel(returns, 1) > TOLERANCE);
  const slope = returns.values[0]?.[0] ?? 0;
  return fresh + (reached - fresh) / (1 - slope);
}

/** What banking adds to the score. */
function scoreOf(graph: RunGraph, config: Config): Earnings {
  const bonus = overflowBonus(config);
  return { bank: (place, overflows) => (graph.payouts[place] as number) + overflows * bonus };
}

/** The points of one overflow. */
export function overflowBonus(config: Config): number {
  return config.shieldOverflow === "bonus" ? config.shieldBonus : 0;
}

/** The maximum of expected points, for 1, 2, … lives: `levels[n - 1].values[0][0]` is the value of a game with n lives. */
export function solveScore(graph: RunGraph, config: Config, lives: number): Level[] {
  return solveLevels(graph, scoreOf(graph, config), lives);
}

/** The points still to come by what is done first, with best play after it; `levels` are those of {@link solveScore}. */
export function scoreChoices(
  graph: RunGraph,
  config: Config,
  levels: readonly Level[],
  { lives, overflows, place }: { lives: number; overflows: number; place: number },
): Choices {
  const { values } = levels[lives - 1] as Level;
  const fewer = levels[lives - 2]?.values ?? emptyTable(graph.places.length);
  const waiting = Math.min(overflows, MAX_OVERFLOWS);
  const canBank = (graph.places[place] as RunPlace).uniques > 0;
  const payout = scoreOf(graph, config).bank(place, overflows);
  return {
    bank: canBank ? payout + (row(values, 0)[0] as number) : undefined,
    flip: flipValue(graph, place, waiting, values, fewer),
  };
}

/** The levels of 1, 2, … lives for some earnings, under best play or under the play of given levels. */
function solveLevels(
  graph: RunGraph,
  earnings: Earnings,
  lives: number,
  play?: readonly Pick<Level, "banks">[],
): Level[] {
  const levels: Level[] = [];
  for (let n = 1; n <= lives; n++) {
    const size = graph.places.length;
    const banks = emptyTable(size).map(() => new Uint8Array(size));
    const fewer = levels[n - 2]?.values ?? emptyTable(size);
    const rule = play?.[n - 1]?.banks;
    levels.push(solveLevel({ graph, earnings, fewer, rule, values: emptyTable(size), banks }));
  }
  return levels;
}

/** A rule for banking as the play of any number of lives. */
export function playOf(graph: RunGraph, lives: number, rule: BankRule): Pick<Level, "banks">[] {
  const row = Uint8Array.from(graph.places, (place) => (place.uniques > 0 && rule(place) ? 1 : 0));
  const banks = Array.from({ length: MAX_OVERFLOWS + 1 }, () => row);
  return Array.from({ length: lives }, () => ({ banks }));
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

/** The exact means of a way of playing. */
export function figuresOf(
  graph: RunGraph,
  config: Config,
  play: readonly Pick<Level, "banks">[],
): PlayFigures {
  const mean = (earnings: Earnings) => valueOfGame(solveLevels(graph, earnings, play.length, play));
  const uniquesAt = (place: number) => graph.places[place]?.uniques ?? 0;
  return {
    score: mean(scoreOf(graph, config)),
    flips: mean({ bank: () => 0, flip: 1 }),
    banksAt: config.bankPoints.map((_, i) =>
      mean({ bank: (place) => (uniquesAt(place) === i + 1 ? 1 : 0) }),
    ),
  };
}
