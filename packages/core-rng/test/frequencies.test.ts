// Frequencies and sums over many draws: what takes a while and says little about a single line, so that mutants are not run
// against it.
import alea from "seedrandom/lib/alea.js";
import { describe, expect, it } from "vitest";
import { ChaChaLuck, chacha20 } from "../src/chacha20.js";
import {
  alea as aleaSource,
  deriveStreams,
  enumerate,
  LuckError,
  seeded,
  seededStreams,
  seedRng,
  seedStreams,
  shuffle,
} from "../src/index.js";
import { MAX_DEVIATION, uniformDeviation } from "./chi-square.js";

const NAMES = ["deck", "dice"] as const;

describe("named streams", () => {
  it("are independent of each other", () => {
    const luck = seededStreams(aleaSource, NAMES, seedStreams(aleaSource, NAMES, "independent"));
    const counts = new Array<number>(36).fill(0);
    for (let i = 0; i < 72_000; i++) {
      const pair = luck.deck.below(6) * 6 + luck.dice.below(6);
      counts[pair] = (counts[pair] ?? 0) + 1;
    }
    expect(Math.abs(uniformDeviation(counts))).toBeLessThan(MAX_DEVIATION);
  });
});

describe("derived streams", () => {
  it("are even over the first draws of many games", () => {
    const base = seedRng("simulation");
    for (const name of NAMES) {
      const counts = new Array<number>(6 * 6).fill(0);
      for (let game = 0; game < 72_000; game++) {
        const luck = seededStreams(aleaSource, NAMES, deriveStreams(aleaSource, NAMES, base, game))[
          name
        ];
        const pair = luck.below(6) * 6 + luck.below(6);
        counts[pair] = (counts[pair] ?? 0) + 1;
      }
      expect(Math.abs(uniformDeviation(counts))).toBeLessThan(MAX_DEVIATION);
    }
  });

  it("of neighbouring games are independent", () => {
    const base = seedRng("neighbours");
    const first = (game: number) =>
      seededStreams(aleaSource, NAMES, deriveStreams(aleaSource, NAMES, base, game)).deck.below(6);
    const counts = new Array<number>(36).fill(0);
    for (let game = 0; game < 72_000; game++) {
      const pair = first(game) * 6 + first(game + 1);
      counts[pair] = (counts[pair] ?? 0) + 1;
    }
    expect(Math.abs(uniformDeviation(counts))).toBeLessThan(MAX_DEVIATION);
  });
});

describe("below and chance", () => {
  it("is even for every small n", () => {
    for (const n of [2, 3, 4, 6, 7, 10, 20, 52, 100]) {
      const luck = seeded(`even ${n}`);
      const counts = new Array<number>(n).fill(0);
      for (let i = 0; i < 2000 * n; i++) {
        const result = luck.below(n);
        counts[result] = (counts[result] ?? 0) + 1;
      }
      expect(Math.abs(uniformDeviation(counts)), `below(${n})`).toBeLessThan(MAX_DEVIATION);
    }
  });

  it("chance comes as often as told", () => {
    const luck = seeded("chance");
    for (let i = 0; i < 1000; i++) {
      expect(luck.chance(0)).toBe(false);
      expect(luck.chance(1)).toBe(true);
    }
    for (const p of [0.01, 0.15, 0.5, 0.56, 0.99]) {
      let hits = 0;
      for (let i = 0; i < 100_000; i++) if (luck.chance(p)) hits++;
      expect(Math.abs(hits - 100_000 * p) / Math.sqrt(100_000 * p * (1 - p))).toBeLessThan(
        MAX_DEVIATION,
      );
    }
  });
});

describe("the raw stream", () => {
  it("shows no serial correlation", () => {
    const luck = seeded("serial");
    const count = 200_000;
    const lags = [1, 2, 3, 7];
    const values = Array.from({ length: count }, () => luck.next() - 0.5);
    for (const lag of lags) {
      let sum = 0;
      for (let i = lag; i < count; i++) sum += (values[i] ?? 0) * (values[i - lag] ?? 0);
      // The correlation of independent draws has a standard deviation of one over the root of the count.
      const correlation = sum / ((count - lag) / 12);
      expect(Math.abs(correlation) * Math.sqrt(count)).toBeLessThan(MAX_DEVIATION);
    }
  });

  it("is even in pairs of draws", () => {
    const luck = seeded("pairs");
    const counts = new Array<number>(36).fill(0);
    for (let i = 0; i < 72_000; i++) {
      const pair = luck.below(6) * 6 + luck.below(6);
      counts[pair] = (counts[pair] ?? 0) + 1;
    }
    expect(Math.abs(uniformDeviation(counts))).toBeLessThan(MAX_DEVIATION);
  });

  it("stays with seedrandom over a million draws", () => {
    const oracle = alea("long", { state: true });
    const luck = seeded("long");
    let differences = 0;
    for (let i = 0; i < 1_000_000; i++) if (luck.next() !== oracle()) differences++;
    expect(differences).toBe(0);
  });
});

describe("shuffle", () => {
  it("meets all orders of five items equally often", () => {
    const luck = seeded("orders");
    const counts = new Map<string, number>();
    for (let i = 0; i < 120 * 300; i++) {
      const items = [1, 2, 3, 4, 5];
      shuffle(luck, items);
      const key = items.join("");
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(120);
    expect(Math.abs(uniformDeviation([...counts.values()]))).toBeLessThan(MAX_DEVIATION);
  });
});

describe("chacha20", () => {
  it("is even and unbiased", () => {
    for (const n of [2, 6, 7, 52]) {
      const luck = new ChaChaLuck(chacha20.seed(`even ${n}`));
      const counts = new Array<number>(n).fill(0);
      for (let i = 0; i < 2000 * n; i++) {
        const result = luck.below(n);
        counts[result] = (counts[result] ?? 0) + 1;
      }
      expect(Math.abs(uniformDeviation(counts)), `below(${n})`).toBeLessThan(MAX_DEVIATION);
    }
    const luck = new ChaChaLuck(chacha20.seed("chance"));
    expect([luck.chance(0), luck.chance(1)]).toEqual([false, true]);
    expect(() => luck.below(0)).toThrow(LuckError);
    expect(() => luck.chance(2)).toThrow(LuckError);
  });
});

describe("enumerate", () => {
  it("sums to one within 1e-12 over a hundred thousand branches", () => {
    const [only] = enumerate(
      (luck) => {
        for (let i = 0; i < 10; i++) luck.below(3);
        luck.chance(0.1);
        return 0;
      },
      { limit: 200_000 },
    );
    expect(Math.abs((only?.probability ?? 0) - 1)).toBeLessThan(1e-12);
  });
});
