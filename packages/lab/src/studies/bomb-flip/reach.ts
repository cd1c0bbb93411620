// The best chance of a score, which is what a trophy asks for. The value of banking depends on how much is missing, so
// there is a table for every number of missing points; they are solved from the goal downwards. As in the solver for
// points, the bonus that waits has a row per overflow up to some number, and what lies beyond it has a bound.
import type { Config } from "@games/bomb-flip";
import type { Effort } from "../../study.js";
import { type Block, createBlock, flipValue, solveBlock } from "./blocks.js";
import { payoutAt, type RunGraph, type RunPlace } from "./runs.js";
import { type Choices, overflowBonus } from "./solver.js";

/** The best chance of any score up to a goal, for up to some lives. */
export interface Reach {
  /** The chance of scoring the missing points, from a new run with nothing waiting. */
  chance(lives: number, missing: number): number;
  /** Whether banking is best. */
  shouldBank(lives: number, missing: number, overflows: number, place: number): boolean;
  /** The chance by what is done first, with best play after it. */
  choices(lives: number, missing: number, overflows: number, place: number): Choices;
}

/** The same with its play in full. */
export interface SolvedReach extends Reach {
  readonly rows: number;
  /** 1 where banking is best, by place. */
  readonly play: ReachMeasure["play"];
}

/** How to solve the chance of a score. */
export interface ReachSettings {
  /** Rows of waiting overflows; more than fit count as the last row (default: 5). */
  readonly rows?: number;
  /** Pays overflows beyond the last row at once: a chance that no play can exceed. */
  readonly isCeiling?: boolean;
  /** What to add up instead of the chance, under the play of a solution. */
  readonly measure?: ReachMeasure;
  readonly onProgress?: Effort["onProgress"] | undefined;
}

/** A mean under the play of a solution, up to the goal or the last life. */
export interface ReachMeasure {
  readonly play: (lives: number, missing: number, overflows: number) => Uint8Array;
  /** The chance of the goal under that play. */
  readonly chance: (lives: number, missing: number) => number;
  /** What a bank is worth by its unique numbers, and by the chance of the goal after it. */
  readonly bank: (uniques: number, chance: number) => number;
  /** What reaching the goal is worth. */
  readonly goal: number;
}

const ROWS = 5;

/** A block with its solution. */
interface Solved {
  readonly overflows: number;
  readonly block: Block;
  readonly values: Float64Array;
  readonly banks: Uint8Array;
}

function choicesOf({ block, values }: Solved, place: number): Choices {
  const { uniques } = block.graph.places[place] as RunPlace;
  const bank = uniques > 0 ? (block.bank[uniques] as number) : undefined;
  return { bank, flip: flipValue(block, place, values) };
}

/** The tables of a solution in the making. */
interface ReachWork {
  readonly graph: RunGraph;
  readonly settings: ReachSettings;
  readonly goal: number;
  readonly bonus: number;
  readonly rows: number;
  /** What a goal that is reached is worth. */
  readonly won: number;
  readonly pays: Float64Array;
  /** The values of new runs. */
  readonly fresh: Map<number, number>;
  readonly policy: Map<number, Uint8Array>;
  /** The top rows by missing points, for ceilings. */
  readonly tops: Float64Array[];
  /** The last values of each row: with one point less missing nearly the same is true. */
  readonly guesses: Float64Array[];
}

/** How many rows are exact: with one for every bonus that can matter, one more changes nothing. */
function rowsFor(config: Config, goal: number): number {
  const bonus = overflowBonus(config);
  return bonus === 0 ? 1 : Math.ceil(goal / bonus) + 1;
}

function createWork(
  graph: RunGraph,
  config: Config,
  goal: number,
  settings: ReachSettings,
): ReachWork {
  return {
    graph,
    settings,
    goal,
    bonus: overflowBonus(config),
    rows: Math.min(settings.rows ?? ROWS, rowsFor(config, goal)),
    won: settings.measure?.goal ?? 1,
    pays: Float64Array.from({ length: 8 }, (_, uniques) => payoutAt(config, uniques)),
    fresh: new Map(),
    policy: new Map(),
    tops: [],
    guesses: [],
  };
}

const keyOf = ({ goal, rows }: ReachWork, n: number, missing: number, overflows: number) =>
  (n * (goal + 1) + missing) * rows + Math.min(overflows, rows - 1);

function startValue(work: ReachWork, n: number, missing: number, overflows: number): number {
  if (missing <= 0) return work.won;
  return n === 0 ? 0 : (work.fresh.get(keyOf(work, n, missing, overflows)) ?? 0);
}

/** What lies above the top row: the row itself, or the top row with the bonus paid. */
function aboveTop(work: ReachWork, missing: number, values: Float64Array): Float64Array {
  const { settings, bonus, tops, won } = work;
  if (settings.isCeiling !== true || bonus === 0) return values;
  return tops[missing - bonus] ?? new Float64Array(values.length).fill(won);
}

function blockAt(
  work: ReachWork,
  [n, missing, o]: readonly [number, number, number],
  above: Float64Array,
  only = work.graph.backwards,
): Block {
  const { graph, bonus, pays } = work;
  const { measure } = work.settings;
  return createBlock(graph, {
    bank: pays.map((pay, uniques) => {
      if (uniques === 0) return 0;
      const left = missing - pay - o * bonus;
      return startValue(work, n, left, 0) + (measure?.bank(uniques, measure.chance(n, left)) ?? 0);
    }),
    bombed: n === 1 ? 0 : startValue(work, n - 1, missing, o),
    above,
    banksTies: true,
    rule: measure?.play(n, missing, o),
    only,
  });
}

/** Solves the blocks from the most overflows down to some. */
function* solveBlocks(work: ReachWork, n: number, missing: number, least = 0): Generator<Solved> {
  const { graph, rows, guesses } = work;
  const { measure } = work.settings;
  const size = graph.places.length;
  const met = measure && placesMet(graph, rows, (o) => measure.play(n, missing, o));
  let above = new Float64Array(size);
  for (let o = rows - 1; o >= least; o--) {
    const values = (guesses[o] ?? above).slice();
    const banks = new Uint8Array(size);
    const from = o === rows - 1 ? aboveTop(work, missing, values) : above;
    const block = blockAt(work, [n, missing, o], from, met?.[o]);
    solveBlock(block, values, banks);
    guesses[o] = values;
    yield { overflows: o, block, values, banks };
    above = values;
  }
}

/** Solves every number of missing points, for up to n lives. */
function fillTables(work: ReachWork, lives: number): void {
  const { goal, settings, fresh, policy, tops, rows } = work;
  for (let n = 1; n <= lives; n++) {
    tops.length = 0;
    for (let missing = 1; missing <= goal; missing++) {
      settings.onProgress?.("solving the chance of gold", (n - 1 + missing / goal) / lives);
      for (const { overflows, values, banks } of solveBlocks(work, n, missing)) {
        fresh.set(keyOf(work, n, missing, overflows), values[0] as number);
        policy.set(keyOf(work, n, missing, overflows), banks);
        if (overflows === rows - 1) tops[missing] = values;
      }
    }
  }
}

/** Solves the best chance of every score up to a goal for up to n lives. */
export function solveReach(
  graph: RunGraph,
  config: Config,
  goal: number,
  lives: number,
  settings: ReachSettings = {},
): SolvedReach {
  const work = createWork(graph, config, goal, settings);
  fillTables(work, lives);
  const { rows, policy } = work;
  const play = (n: number, missing: number, overflows: number) =>
    policy.get(keyOf(work, n, missing, overflows)) as Uint8Array;
  return {
    rows,
    play,
    chance: (n, missing) => startValue(work, n, missing, 0),
    shouldBank: (n, missing, overflows, place) => play(n, missing, overflows)[place] === 1,
    choices: (n, missing, overflows, place) => {
      const blocks = [...solveBlocks(work, n, missing, Math.min(overflows, rows - 1))];
      return choicesOf(blocks.at(-1) as Solved, place);
    },
  };
}

/** The places that a play meets in each row, the last first: few, where it banks early. */
function placesMet(
  graph: RunGraph,
  rows: number,
  play: (overflows: number) => Uint8Array,
): Int32Array[] {
  const met = Array.from({ length: rows }, () => new Uint8Array(graph.places.length));
  met.forEach((row, o) => {
    row[0] = 1;
    spread(graph, play(o), row, met[Math.min(o + 1, rows - 1)] as Uint8Array);
  });
  return met.map((row) => graph.backwards.filter((i) => row[i] === 1));
}

/** Marks whatever a play meets from the marked places of a row, in this row and in the one above. */
function spread(
  { offsets, to, overflow }: RunGraph,
  rule: Uint8Array,
  row: Uint8Array,
  above: Uint8Array,
): void {
  const stack = [...row.keys()].filter((i) => row[i] === 1);
  for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
    if (rule[place] === 1) continue;
    for (let e = offsets[place] as number; e < (offsets[place + 1] as number); e++) {
      const [target, next] = [to[e] as number, overflow[e] === 0 ? row : above];
      if (target < 0 || next[target] === 1) continue;
      next[target] = 1;
      if (next === row) stack.push(target);
    }
  }
}

const PRECISION = 1e-6;
const MAX_ROWS = 40;

/** The best chance of a goal, and how much larger than that it can be at most. */
export function boundedReach(
  graph: RunGraph,
  config: Config,
  goal: number,
  lives: number,
  onProgress?: Effort["onProgress"],
): { readonly reach: SolvedReach; readonly bound: number } {
  const enough = rowsFor(config, goal);
  for (let rows = Math.min(ROWS, enough); ; rows = Math.min(2 * rows, enough)) {
    const reach = solveReach(graph, config, goal, lives, { rows, onProgress });
    if (rows === enough) return { reach, bound: 0 };
    const ceiling = solveReach(graph, config, goal, lives, {
      rows,
      isCeiling: true,
      onProgress,
    });
    const bound = Math.max(0, ceiling.chance(lives, goal) - reach.chance(lives, goal));
    if (bound <= PRECISION || rows >= MAX_ROWS) return { reach, bound };
  }
}
