// Seeded luck: answers from generator words, drawn in place without allocating. The figures are literals and the parts
// are methods, because bundlers make variables of a module's constants and functions, to be loaded and checked at every draw.
import { assertProbability, assertRange, type Luck } from "./luck.js";
import { type Seed, seedWords, type Words } from "./words.js";

/** Luck that draws from generator words and advances them in place; set `words` to draw elsewhere. */
export class SeededLuck implements Luck {
  /** The words that the next answer comes from. */
  words: Words;

  constructor(words: Words) {
    this.words = words;
  }

  /** The next output of the stream itself, exactly as seedrandom's Alea gives it: a multiple of 2⁻³² in [0, 1). */
  next(): number {
    const { words } = this;
    // Alea adds the carry before it cuts off the whole part; cutting first and mending the rare overflow is a fifth faster.
    const product = 2091639 * words.s0;
    let carry = product | 0;
    let output = product - carry + words.c * 2 ** -32;
    if (output >= 1) {
      output--;
      carry++;
    }
    words.s0 = words.s1;
    words.s1 = words.s2;
    words.c = carry;
    words.s2 = output;
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

/** Luck for a seed, with words of its own. */
export function seeded(seed: Seed, stream?: string): SeededLuck {
  return new SeededLuck(seedWords(seed, stream));
}
