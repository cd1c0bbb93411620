// Seeded luck: answers from generator words, drawn in place without allocating.
import { assertProbability, assertRange, type Luck, MAX_BELOW } from "./luck.js";
import { nextWord, type Seed, seedWords, type Words } from "./words.js";

const OUTPUTS = 4294967296;
const UNIT = 1 / OUTPUTS;

/** Luck that draws from generator words and advances them in place; set `words` to draw elsewhere. */
export class SeededLuck implements Luck {
  /** The words that the next answer comes from. */
  words: Words;

  constructor(words: Words) {
    this.words = words;
  }

  below(n: number): number {
    if (n > MAX_BELOW || n < 1 || (n | 0) !== n) assertRange(n);
    const product = nextWord(this.words) * n;
    const result = product | 0;
    // The fraction can only be one to reject when it is below n units; that is nearly never so.
    return product - result < n * UNIT ? settle(this.words, n, product) : result;
  }

  chance(p: number): boolean {
    if (!(p >= 0 && p <= 1)) assertProbability(p);
    return nextWord(this.words) < p;
  }
}

/** Luck for a seed, with words of its own. */
export function seeded(seed: Seed, stream?: string): SeededLuck {
  return new SeededLuck(seedWords(seed, stream));
}

/** Draws again while the fraction falls among the outputs that would favour some results. */
function settle(words: Words, n: number, drawn: number): number {
  const surplus = (OUTPUTS % n) * UNIT;
  let product = drawn;
  while (product - Math.floor(product) < surplus) product = nextWord(words) * n;
  return Math.floor(product);
}
