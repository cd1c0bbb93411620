// seedrandom's Alea: its state as plain JSON, seeded by seedrandom itself and drawn in place without allocating. The figures
// are literals and the parts methods, because bundlers make variables of a module's constants, to be loaded at every draw.
/// <reference path="./seedrandom-alea.d.ts" />
import seedAlea from "seedrandom/lib/alea.js";
import { assertProbability, assertRange, type Luck } from "./luck.js";
import { cloneRng, type RngSource, type Seed, type SeededLuck, streamText } from "./rng.js";

/** The state of one random stream, exactly as seedrandom's Alea keeps it. */
export interface AleaState {
  /** The carry. */
  c: number;
  /** The oldest of the last three outputs, a multiple of 2⁻³² below 1. */
  s0: number;
  /** The output between the two others. */
  s1: number;
  /** The last output. */
  s2: number;
}

/** Luck that draws from an Alea state and advances it in place; set `rng` to draw from another one. */
export class AleaLuck implements SeededLuck<AleaState> {
  /** The state that the next answer comes from. */
  rng: AleaState;

  constructor(rng: AleaState) {
    this.rng = rng;
  }

  /** The next output of the stream itself, exactly as seedrandom's Alea gives it: a multiple of 2⁻³² in [0, 1). */
  next(): number {
    const { rng } = this;
    // Alea adds the carry before it cuts off the whole part; cutting first and fixing the rare overflow is a fifth faster.
    const product = 2091639 * rng.s0;
    let carry = product | 0;
    let output = product - carry + rng.c * 2 ** -32;
    if (output >= 1) {
      output--;
      carry++;
    }
    rng.s0 = rng.s1;
    rng.s1 = rng.s2;
    rng.c = carry;
    rng.s2 = output;
    return output;
  }

  below(n: number): number {
    if ((n << 11) >>> 11 !== n) assertRange(n); // whole and below 2²¹, or looked at closely
    const product = this.next() * n;
    const result = product | 0;
    // The fraction can only be one to reject when it is at most n units; that is nearly never so.
    return product - result > n * 2 ** -32 ? result : this.settle(n, product);
  }

  chance(p: number): boolean {
    if (!(p >= 0 && p <= 1)) assertProbability(p);
    return this.next() < p;
  }

  /** Draws again while the fraction falls among the outputs that would favour some results. A range of 0 ends here too. */
  private settle(n: number, drawn: number): number {
    assertRange(n);
    const surplus = (2 ** 32 % n) * 2 ** -32;
    let product = drawn;
    while (product - Math.floor(product) < surplus) product = this.next() * n;
    return Math.floor(product);
  }
}

const UNIT = 2 ** -32;
const MAX_CARRY = 2091639;

/** The random state that seedrandom's Alea makes of a seed and, if there is one, a stream name; see {@link streamText}. */
export function seedRng(seed: Seed, stream?: string): AleaState {
  return cloneRng(seedAlea(streamText(seed, stream), { state: true }).state()); // in the same shape as every other copy, for speed
}

/**
 * Sets `target` to the state of the index-th member of a family of streams: much cheaper than
 * seeding from text, so a simulation can give every game a stream of its own. Each part is a
 * 32-bit mix of the base's part, the index and its position.
 */
export function deriveRng(base: Readonly<AleaState>, index: number, target: AleaState): void {
  const low = index >>> 0;
  const high = Math.floor(index / 4294967296) >>> 0;
  target.c = 1;
  target.s0 = mix(base.s0, low, high, 0x9e3779b9) * UNIT;
  target.s1 = mix(base.s1, low, high, 0x85ebca6b) * UNIT;
  target.s2 = mix(base.s2, low, high, 0xc2b2ae35) * UNIT;
}

function mix(part: number, low: number, high: number, salt: number): number {
  return scramble(scramble(scramble(part * 4294967296 + salt) ^ low) ^ high ^ salt);
}

/** A bijection of 32-bit numbers in which every input bit flips about half of the output bits. */
function scramble(x: number): number {
  let h = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Sets `target` to a fresh state drawn from another source of luck. */
export function drawRng(luck: Luck, target: AleaState): void {
  target.c = 1;
  target.s0 = drawUnit(luck);
  target.s1 = drawUnit(luck);
  target.s2 = drawUnit(luck);
}

function drawUnit(luck: Luck): number {
  return (luck.below(65536) * 65536 + luck.below(65536)) * UNIT;
}

/** Whether an unknown value is a state that an Alea stream could really be in. */
export function isAleaState(value: unknown): value is AleaState {
  if (typeof value !== "object" || value === null) return false;
  const { c, s0, s1, s2, ...more } = value as Record<string, unknown>;
  // Where all is 0 it stays 0 for ever, and below(n) would wait for another output without end.
  const isStuck = c === 0 && s0 === 0 && s1 === 0 && s2 === 0;
  const isWhole = isCarry(c) && isUnit(s0) && isUnit(s1) && isUnit(s2);
  return isWhole && !isStuck && Object.keys(more).length === 0;
}

function isCarry(c: unknown): boolean {
  return Number.isInteger(c) && (c as number) >= 0 && (c as number) <= MAX_CARRY;
}

function isUnit(s: unknown): boolean {
  return typeof s === "number" && s >= 0 && s < 1 && Number.isInteger(s * 4294967296);
}

/** The default source: seedrandom's Alea. Fast and well distributed, but predictable from its output. */
export const alea: RngSource<AleaState> = {
  id: "alea",
  seed: seedRng,
  derive: deriveRng,
  draw: drawRng,
  isState: isAleaState,
  luck: (state) => new AleaLuck(state),
};

/** Luck for a seed, with a random state of its own. */
export function seeded(seed: Seed, stream?: string): AleaLuck {
  return new AleaLuck(seedRng(seed, stream));
}
