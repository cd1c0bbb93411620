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

  it("stays with seedrandom over a million draws", () => {
    const oracle = alea("long", { state: true });
    const luck = seeded("long");
    let differences = 0;
    for (let i = 0; i < 1_000_000; i++) if (luck.next() !== oracle()) differences++;
    expect(differences).toBe(0);
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
});
