import * as fc from "fast-check";
import alea from "seedrandom/lib/alea.js";
import { describe, expect, it } from "vitest";
import {
  AleaLuck,
  type AleaState,
  cloneRng,
  deriveRng,
  drawRng,
  isAleaState,
  LuckError,
  scripted,
  seeded,
  seedRng,
  seedText,
  streamText,
} from "../src/index.js";

describe("seedRng", () => {
  it("gives exactly the stream of seedrandom's Alea for the same seed", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 300 }), (seed, length) => {
        const oracle = alea(seed, { state: true });
        const luck = seeded(seed);
        for (let i = 0; i < length; i++) expect(luck.next()).toBe(oracle());
        expect(luck.rng).toEqual(oracle.state());
      }),
      { numRuns: 300 },
    );
  });

  it("can hand its state back to seedrandom at any point", () => {
    const luck = seeded("half way");
    for (let i = 0; i < 123; i++) luck.next();
    const oracle = alea("", { state: cloneRng(luck.rng) });
    for (let i = 0; i < 50; i++) expect(luck.next()).toBe(oracle());
  });

  it("takes a number as its decimal text", () => {
    expect(seedRng(123)).toEqual(seedRng("123"));
    expect(seedRng(-0.5)).toEqual(seedRng("-0.5"));
    expect(seedText(1e21)).toBe("1e+21");
  });

  it("names a stream by the length of its name, the name and the seed", () => {
    expect(streamText("tuesday", "dice")).toBe("4:dice:tuesday");
    expect(seedRng("tuesday", "dice")).toEqual(seedRng("4:dice:tuesday"));
    expect(seedRng("tuesday", "dice")).not.toEqual(seedRng("tuesday", "deck"));
  });

  it("never gives two pairs of name and seed one stream", () => {
    expect(seedRng("b:c", "a")).not.toEqual(seedRng("c", "a:b"));
    const part = fc.string({ unit: fc.constantFrom("a", ":", "1", "2", "4"), maxLength: 6 });
    fc.assert(
      fc.property(part, part, part, part, (name, seed, otherName, otherSeed) => {
        const isSame = name === otherName && seed === otherSeed;
        expect(streamText(seed, name) === streamText(otherSeed, otherName)).toBe(isSame);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, null, {}, true])(
    "refuses %s as a seed",
    (seed) => {
      expect(() => seedRng(seed as never)).toThrow(LuckError);
    },
  );
});

describe("a random state", () => {
  it("survives JSON exactly, at any point of a stream", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(100), (seed, skip) => {
        const luck = seeded(seed);
        for (let i = 0; i < skip; i++) luck.next();
        const state = JSON.parse(JSON.stringify(luck.rng)) as AleaState;
        expect(isAleaState(state)).toBe(true);
        const restored = new AleaLuck(state);
        for (let i = 0; i < 20; i++) expect(restored.next()).toBe(luck.next());
      }),
    );
  });

  it("is told from other values", () => {
    const state = seedRng("w");
    expect(isAleaState(state)).toBe(true);
    const wrong: unknown[] = [
      null,
      1,
      "state",
      [],
      {},
      { ...state, s0: 1 },
      { ...state, s1: -0.5 },
      { ...state, s2: Number.NaN },
      { ...state, s2: 2 ** -33 },
      { ...state, s0: "0.5" },
      { ...state, c: 1.5 },
      { ...state, c: -1 },
      { ...state, c: 3e6 },
      { ...state, extra: 1 },
      { c: 1, s0: 0.5, s1: 0.5 },
    ];
    for (const value of wrong) expect(isAleaState(value), JSON.stringify(value)).toBe(false);
  });

  it("may have any carry and any output that Alea can have, at their limits too", () => {
    const state = { c: 1, s0: 0.5, s1: 0.5, s2: 0.5 };
    // The product of an output below 1 with 2091639 has a whole part of at most 2091638; adding the old carry can make it one more.
    const largest = 1 - 2 ** -32;
    for (const c of [0, 2091639]) expect(isAleaState({ ...state, c })).toBe(true);
    expect(isAleaState({ ...state, c: 2091640 })).toBe(false);
    for (const s of [0, largest]) {
      expect(isAleaState({ ...state, s0: s, s1: s, s2: s })).toBe(true);
    }
    for (const value of [undefined, 5, "state", true]) expect(isAleaState(value)).toBe(false);
    // Alea never leaves 0, so that an unbiased draw would never come to an end.
    expect(isAleaState({ c: 0, s0: 0, s1: 0, s2: 0 })).toBe(false);
    for (const key of ["c", "s0", "s1", "s2"]) {
      const one = { c: 0, s0: 0, s1: 0, s2: 0, [key]: key === "c" ? 1 : 2 ** -32 };
      expect(isAleaState(one)).toBe(true);
      expect(new AleaLuck(one).below(6)).toBeLessThan(6);
    }
  });

  it("is drawn from other luck sixteen bits at a time, the high ones first", () => {
    const state = seedRng("");
    const answers = [0x1234, 0x5678, 0, 1, 0xffff, 0xffff];
    drawRng(scripted(answers), state);
    const unit = (bits: number) => bits * 2 ** -32;
    expect(state).toEqual({ c: 1, s0: unit(0x12345678), s1: unit(1), s2: unit(0xffffffff) });
  });

  it("carries over exactly, as seedrandom does", () => {
    // 2091639 · k · 2⁻³² has the fraction 1 - c · 2⁻³² for this k: with the carry c it is exactly 1.
    const inverse = inverseOf(2091639n);
    for (const c of [1, 2, 77, 2091639]) {
      const k = Number(((2n ** 32n - BigInt(c)) * inverse) % 2n ** 32n);
      const state = { c, s0: k * 2 ** -32, s1: 0.25, s2: 0.5 };
      const theirs = alea("", { state: { ...state } });
      const luck = new AleaLuck({ ...state });
      expect(luck.next()).toBe(0);
      expect(theirs()).toBe(0);
      for (let i = 0; i < 10; i++) expect(luck.next()).toBe(theirs());
      expect(luck.rng).toEqual(theirs.state());
    }
  });

  it("is copied whole, whatever its source", () => {
    const state = seedRng("copy");
    const copy = cloneRng(state);
    expect(copy).toEqual(state);
    expect(copy).not.toBe(state);
    const other = { key: "k", counter: 1 };
    expect(cloneRng(other)).toEqual(other);
    expect(cloneRng(other)).not.toBe(other);
    for (const part of [{ c: 1 }, { s2: 1 }]) expect(cloneRng(part)).toEqual(part);
    expect(cloneRng(null)).toBeNull();
  });

  it("can be drawn from other luck", () => {
    const [a, b] = [seedRng(""), seedRng("")];
    drawRng(seeded("x"), a);
    drawRng(seeded("x"), b);
    expect(a).toEqual(b);
    expect(isAleaState(a)).toBe(true);
    expect(a).not.toEqual(seedRng(""));
  });
});

describe("deriveRng", () => {
  it("gives valid states, the same for the same index, different for others", () => {
    const base = seedRng("family");
    const seen = new Set<string>();
    const state = cloneRng(base);
    for (let index = 0; index < 20_000; index++) {
      deriveRng(base, index, state);
      seen.add(JSON.stringify(state));
    }
    expect(seen.size).toBe(20_000);
    expect(isAleaState(state)).toBe(true);
    const again = cloneRng(base);
    deriveRng(base, 19_999, again);
    expect(again).toEqual(state);
  });

  it("tells indices beyond 32 bits apart", () => {
    const base = seedRng("family");
    const [low, high] = [cloneRng(base), cloneRng(base)];
    deriveRng(base, 5, low);
    deriveRng(base, 5 + 2 ** 32, high);
    expect(high).not.toEqual(low);
  });

  it("mixes base, index and position as documented, computed here with whole numbers of any size", () => {
    const base = seedRng("family");
    const mask = 2n ** 32n - 1n;
    const scramble = (x: bigint) => {
      let h = ((x ^ (x >> 16n)) * 0x7feb352dn) & mask;
      h = ((h ^ (h >> 15n)) * 0x846ca68bn) & mask;
      return h ^ (h >> 16n);
    };
    const mix = (part: number, index: bigint, salt: bigint) => {
      const word = (BigInt(part * 2 ** 32) + salt) & mask;
      return scramble(scramble(scramble(word) ^ (index & mask)) ^ (index >> 32n) ^ salt);
    };
    for (const index of [0, 1, 2, 77, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 40 + 3, 2 ** 53 - 1]) {
      const derived = cloneRng(base);
      deriveRng(base, index, derived);
      expect(derived).toEqual({
        c: 1,
        s0: Number(mix(base.s0, BigInt(index), 0x9e3779b9n)) * 2 ** -32,
        s1: Number(mix(base.s1, BigInt(index), 0x85ebca6bn)) * 2 ** -32,
        s2: Number(mix(base.s2, BigInt(index), 0xc2b2ae35n)) * 2 ** -32,
      });
    }
  });
});

/** What multiplies with an odd number to 1 in 32 bits (Newton: every step doubles the number of right bits). */
function inverseOf(odd: bigint): bigint {
  let x = odd;
  for (let i = 0; i < 6; i++) x = BigInt.asUintN(32, x * (2n - odd * x));
  return x;
}
