// Predicting Alea: from what below(n) answered, the state of the generator and so everything that follows. Alea multiplies with
// carry, which is the same as a multiplication modulo P; every answer tells the first digits of one member of that sequence,
// and a lattice finds the sequence that has all of them.
import { AleaLuck, type AleaState } from "@games/core-rng";
import { nearest, reduce, reduceExactly } from "./lattice.js";

const BASE = 2n ** 32n;
const FACTOR = 2091639n;
/** One step of Alea is a division by 2³² modulo this number. */
const P = FACTOR * BASE ** 3n - 1n;
/** Dividing by 2³² is multiplying by this, because FACTOR · 2⁹⁶ leaves 1. */
const STEP = FACTOR * BASE ** 2n;

/**
 * A state as one number: the three outputs as digits, the oldest lowest, and the carry above. Divided by P it is nearly the
 * output before the oldest, which is where the answers come in.
 */
function stateOf(whole: bigint): AleaState {
  const digit = (i: bigint) => Number((whole >> (32n * i)) % BASE) * 2 ** -32;
  return { c: Number(whole >> 96n), s0: digit(0n), s1: digit(1n), s2: digit(2n) };
}

/** Up to this length the sizes of rows differ too much for floating point. */
const FEW = 6;

/**
 * The lattice of all sequences of `length` members, reduced; it depends on nothing else and can be used again. It grows member
 * by member, so that there is never much to reduce.
 */
export function prepare(length: number): bigint[][] {
  const basis = [[1n]];
  for (let power = STEP, size = 2; size <= length; power = (power * STEP) % P, size++) {
    for (const row of basis) row.push(((row[0] as bigint) * power) % P);
    basis.push([...Array.from({ length: size - 1 }, () => 0n), P]);
    if (size <= FEW) reduceExactly(basis);
    else reduce(basis);
  }
  return basis;
}

/** The luck that gave these answers of below(n), placed right behind them; undefined when it is not found. */
export function recover(
  n: number,
  answers: readonly number[],
  basis: readonly bigint[][] = prepare(answers.length),
): AleaLuck | undefined {
  // The member after an output u lies near u · P: in the middle of what the answer leaves open.
  const centers = answers.map((answer) => (P * BigInt(2 * answer + 1)) / BigInt(2 * n));
  const [first = 0n] = nearest(basis, centers);
  if (first <= 0n || first >= P) return undefined;
  // The member after the first output is the state three steps later: its digits are the next three outputs.
  const luck = new AleaLuck(stateOf(first));
  const { s0, s1, s2 } = luck.rng;
  const next = [s0, s1, s2].map((output) => Math.floor(output * n));
  if (next.some((answer, i) => answers[i + 1] !== answer)) return undefined;
  return answers.slice(4).every((answer) => luck.below(n) === answer) ? luck : undefined;
}
