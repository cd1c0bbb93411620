import { describe, expect, it } from "vitest";
import {
  deriveStreams,
  redrawStreams,
  scripted,
  seeded,
  seededStreams,
  seedStreams,
  seedWords,
  sharedStreams,
  streamBinder,
} from "../src/index.js";
import { MOST_DEVIATION, uniformDeviation } from "./chi-square.js";

const NAMES = ["deck", "dice"] as const;

describe("streams", () => {
  it("are the named streams of the seed", () => {
    expect(seedStreams(NAMES, "s")).toEqual({
      deck: seedWords("s", "deck"),
      dice: seedWords("s", "dice"),
    });
  });

  it("do not shift each other", () => {
    const [a, b] = [
      seededStreams(NAMES, seedStreams(NAMES, 1)),
      seededStreams(NAMES, seedStreams(NAMES, 1)),
    ];
    for (let i = 0; i < 10; i++) a.dice.below(6);
    const draws = (luck: typeof a) => Array.from({ length: 20 }, () => luck.deck.below(52));
    expect(draws(a)).toEqual(draws(b));
  });

  it("are independent of each other", () => {
    const luck = seededStreams(NAMES, seedStreams(NAMES, "independent"));
    const counts = new Array<number>(36).fill(0);
    for (let i = 0; i < 72_000; i++) {
      const pair = luck.deck.below(6) * 6 + luck.dice.below(6);
      counts[pair] = (counts[pair] ?? 0) + 1;
    }
    expect(Math.abs(uniformDeviation(counts))).toBeLessThan(MOST_DEVIATION);
  });

  it("advance the words they are bound to, and no others", () => {
    const [first, second] = [seedStreams(NAMES, "a"), seedStreams(NAMES, "b")];
    const luck = seededStreams(NAMES, first);
    streamBinder(NAMES)(luck, second);
    luck.deck.below(6);
    expect(first).toEqual(seedStreams(NAMES, "a"));
    expect(second.deck).not.toEqual(seedWords("b", "deck"));
    expect(second.dice).toEqual(seedWords("b", "dice"));
  });

  it("can share one script", () => {
    const luck = scripted([1, 2]);
    const { deck, dice } = sharedStreams(NAMES, luck);
    expect([dice.below(6), deck.below(6)]).toEqual([1, 2]);
    luck.done();
  });

  it("can be drawn anew", () => {
    const [a, b] = [seedStreams(NAMES, "a"), seedStreams(NAMES, "b")];
    redrawStreams(NAMES, a, seeded("x"));
    redrawStreams(NAMES, b, seeded("x"));
    expect(a).toEqual(b);
    expect(a.deck).not.toEqual(a.dice);
  });
});

describe("derived streams", () => {
  it("are even over the first draws of many games", () => {
    const base = seedWords("simulation");
    for (const name of NAMES) {
      const counts = new Array<number>(6 * 6).fill(0);
      for (let game = 0; game < 72_000; game++) {
        const luck = seededStreams(NAMES, deriveStreams(NAMES, base, game))[name];
        const pair = luck.below(6) * 6 + luck.below(6);
        counts[pair] = (counts[pair] ?? 0) + 1;
      }
      expect(Math.abs(uniformDeviation(counts))).toBeLessThan(MOST_DEVIATION);
    }
  });

  it("of neighbouring games are independent", () => {
    const base = seedWords("neighbours");
    const first = (game: number) =>
      seededStreams(NAMES, deriveStreams(NAMES, base, game)).deck.below(6);
    const counts = new Array<number>(36).fill(0);
    for (let game = 0; game < 72_000; game++) {
      const pair = first(game) * 6 + first(game + 1);
      counts[pair] = (counts[pair] ?? 0) + 1;
    }
    expect(Math.abs(uniformDeviation(counts))).toBeLessThan(MOST_DEVIATION);
  });
});
