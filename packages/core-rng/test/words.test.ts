import * as fc from "fast-check";
import alea from "seedrandom/lib/alea.js";
import { describe, expect, it } from "vitest";
import {
  cloneWords,
  deriveWords,
  drawWords,
  isWords,
  LuckError,
  SeededLuck,
  seeded,
  seedText,
  seedWords,
  type Words,
} from "../src/index.js";

describe("seedWords", () => {
  it("gives exactly the stream of seedrandom's Alea for the same seed", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 300 }), (seed, length) => {
        const oracle = alea(seed, { state: true });
        const luck = seeded(seed);
        for (let i = 0; i < length; i++) expect(luck.next()).toBe(oracle());
        expect(luck.words).toEqual(oracle.state());
      }),
      { numRuns: 300 },
    );
  });

  it("stays with seedrandom over a million draws", () => {
    const oracle = alea("long", { state: true });
    const luck = seeded("long");
    let differences = 0;
    for (let i = 0; i < 1_000_000; i++) if (luck.next() !== oracle()) differences++;
    expect(differences).toBe(0);
  });

  it("can hand its words back to seedrandom at any point", () => {
    const luck = seeded("half way");
    for (let i = 0; i < 123; i++) luck.next();
    const oracle = alea("", { state: cloneWords(luck.words) });
    for (let i = 0; i < 50; i++) expect(luck.next()).toBe(oracle());
  });

  it("takes a number as its decimal text", () => {
    expect(seedWords(123)).toEqual(seedWords("123"));
    expect(seedWords(-0.5)).toEqual(seedWords("-0.5"));
    expect(seedText(1e21)).toBe("1e+21");
  });

  it("names a stream by a prefix of the seed", () => {
    expect(seedWords("tuesday", "dice")).toEqual(seedWords("dice:tuesday"));
    expect(seedWords("tuesday", "dice")).not.toEqual(seedWords("tuesday", "deck"));
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, null, {}, true])(
    "refuses %s as a seed",
    (seed) => {
      expect(() => seedWords(seed as never)).toThrow(LuckError);
    },
  );
});

describe("words", () => {
  it("survive JSON exactly, at any point of a stream", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(100), (seed, skip) => {
        const luck = seeded(seed);
        for (let i = 0; i < skip; i++) luck.next();
        const words = JSON.parse(JSON.stringify(luck.words)) as Words;
        expect(isWords(words)).toBe(true);
        const restored = new SeededLuck(words);
        for (let i = 0; i < 20; i++) expect(restored.next()).toBe(luck.next());
      }),
    );
  });

  it("are told from other values", () => {
    const words = seedWords("w");
    expect(isWords(words)).toBe(true);
    const wrong: unknown[] = [
      null,
      1,
      "words",
      [],
      {},
      { ...words, s0: 1 },
      { ...words, s1: -0.5 },
      { ...words, s2: Number.NaN },
      { ...words, s2: 2 ** -33 },
      { ...words, s0: "0.5" },
      { ...words, c: 1.5 },
      { ...words, c: -1 },
      { ...words, c: 3e6 },
      { ...words, extra: 1 },
      { c: 1, s0: 0.5, s1: 0.5 },
    ];
    for (const value of wrong) expect(isWords(value), JSON.stringify(value)).toBe(false);
  });

  it("can be drawn from other luck", () => {
    const [a, b] = [seedWords(""), seedWords("")];
    drawWords(seeded("x"), a);
    drawWords(seeded("x"), b);
    expect(a).toEqual(b);
    expect(isWords(a)).toBe(true);
    expect(a).not.toEqual(seedWords(""));
  });
});

describe("deriveWords", () => {
  it("gives valid words, the same for the same index, different for others", () => {
    const base = seedWords("family");
    const seen = new Set<string>();
    const words = cloneWords(base);
    for (let index = 0; index < 20_000; index++) {
      deriveWords(base, index, words);
      seen.add(JSON.stringify(words));
    }
    expect(seen.size).toBe(20_000);
    expect(isWords(words)).toBe(true);
    const again = cloneWords(base);
    deriveWords(base, 19_999, again);
    expect(again).toEqual(words);
  });

  it("tells indices beyond 32 bits apart", () => {
    const base = seedWords("family");
    const [low, high] = [cloneWords(base), cloneWords(base)];
    deriveWords(base, 5, low);
    deriveWords(base, 5 + 2 ** 32, high);
    expect(high).not.toEqual(low);
  });
});
