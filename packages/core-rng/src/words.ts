// Generator words: the whole memory of a random stream as plain JSON, seeded by seedrandom's Alea.
/// <reference path="./seedrandom-alea.d.ts" />
import alea from "seedrandom/lib/alea.js";
import { type Luck, LuckError } from "./luck.js";

/** What a game is seeded with; a number is the same seed as its decimal text. */
export type Seed = string | number;

/** The state of one random stream, exactly as seedrandom's Alea keeps it. */
export interface Words {
  /** The carry. */
  c: number;
  /** The oldest of the three words, a multiple of 2⁻³² below 1. */
  s0: number;
  /** The middle word. */
  s1: number;
  /** The newest word, which is also the last output. */
  s2: number;
}

const UNIT = 2 ** -32;
const MOST_CARRY = 2091639;

/** The text a seed stands for; refuses what is neither a string nor a finite number. */
export function seedText(seed: Seed): string {
  if (typeof seed === "string") return seed;
  if (typeof seed === "number" && Number.isFinite(seed)) return String(seed);
  throw new LuckError("bad-seed", "A seed is a string or a finite number.");
}

/**
 * The words that seedrandom's Alea makes of a seed. A named stream is the stream of the seed
 * `"name:seed"`, so one seed gives as many independent streams as there are names.
 */
export function seedWords(seed: Seed, stream?: string): Words {
  const text = seedText(seed);
  const name = stream === undefined ? text : `${stream}:${text}`;
  return cloneWords(alea(name, { state: true }).state()); // in the same shape as every other copy, for speed
}

/** An independent copy of generator words. */
export function cloneWords(words: Readonly<Words>): Words {
  return { c: words.c, s0: words.s0, s1: words.s1, s2: words.s2 };
}

/**
 * Sets `target` to the words of the index-th member of a family of streams: much cheaper than
 * seeding from text, so a simulation can give every game a stream of its own. Each word is a
 * 32-bit mix of the base word, the index and the word's position.
 */
export function deriveWords(base: Readonly<Words>, index: number, target: Words): void {
  const low = index >>> 0;
  const high = Math.floor(index / 4294967296) >>> 0;
  target.c = 1;
  target.s0 = mixWord(base.s0, low, high, 0x9e3779b9) * UNIT;
  target.s1 = mixWord(base.s1, low, high, 0x85ebca6b) * UNIT;
  target.s2 = mixWord(base.s2, low, high, 0xc2b2ae35) * UNIT;
}

function mixWord(word: number, low: number, high: number, salt: number): number {
  return scramble(scramble(scramble(word * 4294967296 + salt) ^ low) ^ high ^ salt);
}

/** A bijection of 32-bit numbers in which every input bit flips about half of the output bits. */
function scramble(x: number): number {
  let h = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Sets `target` to fresh words drawn from another source of luck. */
export function drawWords(luck: Luck, target: Words): void {
  target.c = 1;
  target.s0 = drawUnit(luck);
  target.s1 = drawUnit(luck);
  target.s2 = drawUnit(luck);
}

function drawUnit(luck: Luck): number {
  return (luck.below(65536) * 65536 + luck.below(65536)) * UNIT;
}

/** Tells whether an unknown value is a set of words that a stream could really be in. */
export function isWords(value: unknown): value is Words {
  if (typeof value !== "object" || value === null) return false;
  const { c, s0, s1, s2, ...more } = value as Record<string, unknown>;
  return isCarry(c) && isUnit(s0) && isUnit(s1) && isUnit(s2) && Object.keys(more).length === 0;
}

function isCarry(c: unknown): boolean {
  return Number.isInteger(c) && (c as number) >= 0 && (c as number) <= MOST_CARRY;
}

function isUnit(s: unknown): boolean {
  return typeof s === "number" && s >= 0 && s < 1 && Number.isInteger(s * 4294967296);
}
