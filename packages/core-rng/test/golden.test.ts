import { describe, expect, it } from "vitest";
import { createDeck, die, drawCard, seeded, seedRng, shuffle } from "../src/index.js";
import vectors from "./golden/vectors.json" with { type: "json" };

// Frozen. Every vector comes from seedrandom itself; see golden/make-vectors.mjs.
describe.each(vectors)("seed $seed", (vector) => {
  const times = <T>(count: number, next: () => T): T[] => Array.from({ length: count }, next);

  it("gives the frozen random state and outputs", () => {
    expect(seedRng(vector.seed)).toEqual(vector.state);
    const luck = seeded(vector.seed);
    expect(times(8, () => luck.next() * 2 ** 32)).toEqual(vector.raw);
  });

  it("gives the frozen dice, chances, shuffle and deal", () => {
    const luck = () => seeded(vector.seed);
    const [dice, chances, deal] = [luck(), luck(), luck()];
    expect(times(40, () => die(dice))).toEqual(vector.dice);
    expect(times(40, () => (chances.chance(0.3) ? 1 : 0))).toEqual(vector.chances);
    const items = Array.from({ length: 20 }, (_, i) => i);
    shuffle(luck(), items);
    expect(items).toEqual(vector.shuffled);
    const deck = createDeck(Array.from({ length: 52 }, (_, i) => i));
    expect(times(52, () => drawCard(deck, deal))).toEqual(vector.dealt);
  });
});
