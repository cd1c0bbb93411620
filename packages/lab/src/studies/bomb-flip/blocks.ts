// Blocks of bomb flip: the places of a run under equal lives, score and waiting bonus. Both solvers are made of them; what
// surrounds a block (a bank, a lost life, one overflow more) has a known value when the block is solved.
import { LabError } from "../../study.js";
import { BOMB, BUST, type RunGraph } from "./runs.js";

/** Runs in which a bomb hardly ever comes settle too slowly. */
const MAX_SWEEPS = 100_000;
const SLOW =
  "The runs of this game hardly ever end, so that its exact figures cannot be worked out; simulate it.";

/** Values are solved until no sweep moves one by more than this. */
export const TOLERANCE = 1e-11;

/** What a block needs to know of the rest of the game. Every field is always there: this is what sweeps read. */
export interface Block {
  readonly graph: RunGraph;
  /** The value of banking at each number of unique numbers. */
  readonly bank: Float64Array;
  /** The value of a new run after a bomb. */
  readonly bombed: number;
  /** The values with one overflow more; the values of the block itself where that changes nothing but `gains`. */
  readonly above: Float64Array;
  /** What one overflow more adds to the values above, by place. */
  readonly gains: Float64Array;
  /** What a flip earns. */
  readonly flip: number;
  /** The play to follow, 1 where it banks; the best there is when undefined. */
  readonly rule: Uint8Array | undefined;
  /** The places that matter, the last first. */
  readonly only: Int32Array;
  /** Whether a tie is a bank; where points are expected it is a flip. */
  readonly banksTies: boolean;
}

/** A block, with what is the same in most of them filled in. */
export function createBlock(
  graph: RunGraph,
  parts: Pick<Block, "bank" | "bombed" | "above"> & Partial<Block>,
): Block {
  const { bank, bombed, above, flip = 0, rule, banksTies = false } = parts;
  const { gains = graph.none, only = graph.backwards } = parts;
  return { graph, bank, bombed, above, gains, flip, rule, only, banksTies };
}

/** The value of a flip at a place of a block. */
export function flipValue(block: Block, place: number, values: Float64Array): number {
  const { offsets, to, probability, overflow } = block.graph;
  const { above, gains, bombed } = block;
  const end = offsets[place + 1] as number;
  let value = block.flip;
  for (let e = offsets[place] as number; e < end; e++) {
    const target = to[e] as number;
    const next = target === BUST ? 0 : target;
    let after = bombed;
    if (target !== BOMB) {
      after =
        overflow[e] === 0
          ? (values[next] as number)
          : (above[next] as number) + (gains[next] as number);
    }
    value += (probability[e] as number) * after;
  }
  return value;
}

/** Improves every place once; returns how far the values moved. */
function sweep(block: Block, values: Float64Array, banks: Uint8Array): number {
  const { rule, only, bank: bankValues, banksTies } = block;
  const { uniques } = block.graph;
  let moved = 0;
  for (let k = 0; k < only.length; k++) {
    const i = only[k] as number;
    const flip = flipValue(block, i, values);
    const count = uniques[i] as number;
    const bank = count > 0 ? (bankValues[count] as number) : Number.NEGATIVE_INFINITY;
    const isBest = banksTies ? bank >= flip : bank > flip;
    const isBank = rule === undefined ? isBest : rule[i] === 1;
    const value = isBank ? bank : flip;
    const change = Math.abs(value - (values[i] as number));
    if (change > moved) moved = change;
    values[i] = value;
    banks[i] = isBank ? 1 : 0;
  }
  return moved;
}

/**
 * Solves the places of one block; `values` holds a guess and then the solution. Nearly all that comes back to a place
 * comes back through a new run, so two steps of that value predict where its steps will end.
 */
export function solveBlock(block: Block, values: Float64Array, banks: Uint8Array): void {
  let before = values[0] as number;
  let step = 0;
  for (let sweeps = 0; sweep(block, values, banks) > TOLERANCE; sweeps++) {
    if (sweeps === MAX_SWEEPS) throw new LabError("too-large", SLOW);
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
