// The best chance of a score, which is what a trophy asks for. The value of banking depends on how much is missing, so
// there is a table for every number of missing points; they are solved from the goal downwards.
import type { Config } from "@games/bomb-flip";
import { BOMB, BUST, type RunGraph, type RunPlace } from "./runs.js";
import { type Choices, overflowBonus } from "./solver.js";

/** More shields than this overflowing before one bank count as this many. */
const MAX_OVERFLOWS = 4;
const TOLERANCE = 1e-11;

/** The best chance of any score up to a goal, for up to some lives. */
export interface Reach {
  /** The chance of scoring the missing points, from a new run with nothing waiting. */
  chance(lives: number, missing: number): number;
  /** Whether banking is best. */
  shouldBank(lives: number, missing: number, overflows: number, place: number): boolean;
  /** The chance by what is done first, with best play after it. */
  choices(lives: number, missing: number, overflows: number, place: number): Choices;
}

/** What one block of equal lives, missing points and overflows needs to know of the others. */
interface Block {
  readonly graph: RunGraph;
  /** The value of banking at each number of unique numbers. */
  readonly bank: Float64Array;
  /** The value of a new run after a bomb. */
  readonly bombed: number;
  /** The values with one overflow more. */
  readonly above: Float64Array;
}

const keyOf = (lives: number, missing: number, overflows: number) =>
  (lives * 100_000 + missing) * (MAX_OVERFLOWS + 1) + Math.min(overflows, MAX_OVERFLOWS);

/** Improves every place once; returns how far the values moved. */
function sweepBlock(block: Block, values: Float64Array, banks: Uint8Array): number {
  const { places } = block.graph;
  let moved = 0;
  for (let i = places.length - 1; i >= 0; i--) {
    const flip = flipChance(block, i, values);
    const { uniques } = places[i] as RunPlace;
    const bank = uniques > 0 ? (block.bank[uniques] as number) : -1;
    const value = Math.max(bank, flip);
    moved = Math.max(moved, Math.abs(value - (values[i] as number)));
    values[i] = value;
    banks[i] = bank >= flip ? 1 : 0;
  }
  return moved;
}

/**
 * Solves the places of one block; `values` holds a guess and then the solution. Nearly all that comes back to a place
 * comes back through a new run, so two steps of that value predict where its steps will end.
 */
function solveBlock(block: Block, values: Float64Array, banks: Uint8Array): void {
  let before = values[0] as number;
  let step = 0;
  while (sweepBlock(block, values, banks) > TOLERANCE) {
    const value = values[0] as number;
    const ratio = step === 0 ? 0 : (value - before) / step;
    step = value - before;
    before = value;
    if (ratio <= 0 || ratio >= 0.99) continue;
    before = value + (step * ratio) / (1 - ratio);
    values[0] = before;
    step = 0;
  }
}

function flipChance(block: Block, place: number, values: Float64Array): number {
  const { offsets, to, probability, overflow } = block.graph;
  const end = offsets[place + 1] as number;
  let value = 0;
  for (let e = offsets[place] as number; e < end; e++) {
    const target = to[e] as number;
    if (target === BOMB) value += (probability[e] as number) * block.bombed;
    else {
      const table = overflow[e] === 0 ? values : block.above;
      value += (probability[e] as number) * (table[target === BUST ? 0 : target] as number);
    }
  }
  return value;
}

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
  return { bank, flip: flipChance(block, place, values) };
}

/** Solves the best chance of every score up to a goal for up to n lives. */
export function solveReach(graph: RunGraph, config: Config, goal: number, lives: number): Reach {
  const bonus = overflowBonus(config);
  const size = graph.places.length;
  const fresh = new Map<number, number>();
  const policy = new Map<number, Uint8Array>();
  const payOf = new Map(
    graph.places.map(({ uniques }, i) => [uniques, graph.payouts[i] as number]),
  );
  const startValue = (n: number, missing: number, overflows: number) =>
    n === 0 ? 0 : missing <= 0 ? 1 : (fresh.get(keyOf(n, missing, overflows)) ?? 0);

  const guesses: Float64Array[] = [];

  /** Solves the blocks from the most overflows down to some. */
  function* solveBlocks(n: number, missing: number, least = 0): Generator<Solved> {
    let above = new Float64Array(size);
    for (let o = MAX_OVERFLOWS; o >= least; o--) {
      // With one point less missing nearly the same is true.
      const values = (guesses[o] ?? above).slice();
      const banks = new Uint8Array(size);
      const bank = new Float64Array(config.bankPoints.length + 1);
      for (const [uniques, pay] of payOf) {
        bank[uniques] = startValue(n, missing - pay - o * bonus, 0);
      }
      const bombed = startValue(n - 1, missing, o);
      // With the most overflows one more changes nothing: the block above is the block itself.
      const block = { graph, bank, bombed, above: o === MAX_OVERFLOWS ? values : above };
      solveBlock(block, values, banks);
      guesses[o] = values;
      yield { overflows: o, block, values, banks };
      above = values;
    }
  }

  for (let n = 1; n <= lives; n++) {
    for (let missing = 1; missing <= goal; missing++) {
      for (const { overflows, values, banks } of solveBlocks(n, missing)) {
        fresh.set(keyOf(n, missing, overflows), values[0] as number);
        policy.set(keyOf(n, missing, overflows), banks);
      }
    }
  }
  return {
    chance: (n, missing) => startValue(n, missing, 0),
    shouldBank: (n, missing, overflows, place) =>
      policy.get(keyOf(n, missing, overflows))?.[place] === 1,
    choices: (n, missing, overflows, place) => {
      const blocks = [...solveBlocks(n, missing, Math.min(overflows, MAX_OVERFLOWS))];
      return choicesOf(blocks.at(-1) as Solved, place);
    },
  };
}
