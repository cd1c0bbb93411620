// Simulation: a game depends on the seed and its index alone, and counts add up the same in any order.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  binOf,
  createPlay,
  createTally,
  inThread,
  measureOf,
  mergeTally,
  packTally,
  planOf,
  type Range,
  runExperiment,
  shareOf,
  simulate,
  simulateInBatches,
  simulateRange,
  summarize,
  unpackTally,
  wilson,
} from "../src/index.js";
import { study as cellar, toy } from "./cellar.js";

const experiment = { study: "toy", seed: "lab", games: 600 };

describe("a game of a series", () => {
  it("depends on the seed and its index alone", () => {
    const plan = planOf(cellar, experiment);
    const forwards = createPlay(plan);
    const backwards = createPlay(plan);
    const hashes = Array.from({ length: 50 }, (_, i) => toy.hash(forwards(i).state as never));
    const reversed = Array.from({ length: 50 }, (_, i) =>
      toy.hash(backwards(49 - i).state as never),
    );
    expect(reversed.reverse()).toEqual(hashes);
    expect(new Set(hashes).size).toBeGreaterThan(40);
  });

  it("differs with the seed", () => {
    const other = simulate(cellar, { ...experiment, seed: "other" });
    expect(other).not.toEqual(simulate(cellar, experiment));
  });

  it("is stopped at the limit and counted as unfinished", () => {
    const plan = { ...planOf(cellar, experiment), maxSteps: 1 };
    const summary = summarize(simulateRange(plan, { from: 0, to: 300 }));
    const [unfinished, ended] = [shareOf(summary, "unfinished"), shareOf(summary, "poor")];
    expect(unfinished.count).toBeGreaterThan(0);
    expect(unfinished.count + ended.count).toBe(300);
    expect(measureOf(summary, "steps")?.max).toBe(1);
  });
});

describe("counts", () => {
  it("do not depend on how the games are cut into batches, nor on the order of adding", () => {
    const plan = planOf(cellar, experiment);
    const whole = packTally(simulateRange(plan, { from: 0, to: 600 }));
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 599 }), { maxLength: 6 });
    fc.assert(
      fc.property(cuts, fc.nat(), (cut, turn) => {
        const edges = [0, ...cut.sort((a, b) => a - b), 600];
        const ranges = edges.slice(1).map((to, i): Range => ({ from: edges[i] as number, to }));
        const order = ranges.map((_, i) => ranges[(i + turn) % ranges.length] as Range);
        const total = createTally([]);
        for (const range of order) mergeTally(total, simulateRange(plan, range));
        const names = whole.measures.map(([name]) => name);
        const sorted = new Map(names.map((name) => [name, total.measures.get(name)]));
        expect(packTally({ ...total, measures: sorted as typeof total.measures })).toEqual(whole);
      }),
      { numRuns: 15 },
    );
  });

  it("survive JSON", () => {
    const tally = simulateRange(planOf(cellar, experiment), { from: 0, to: 100 });
    expect(unpackTally(JSON.parse(JSON.stringify(packTally(tally))))).toEqual(tally);
  });

  it("keep exact values below 4096 and at most one part in two thousand above", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        const bin = binOf(value);
        if (Math.abs(value) < 4096) expect(bin).toBe(value);
        expect(Math.abs(bin - value)).toBeLessThanOrEqual(Math.abs(value) / 2048);
        expect(binOf(bin)).toBe(bin);
      }),
    );
  });

  it("need no more memory for more games: the bins are bounded", () => {
    const bins = new Set<number>();
    for (let value = 0; value < 3_000_000; value += 7) bins.add(binOf(value));
    expect(bins.size).toBeLessThan(4096 + 2048 * 10);
  });

  it("refuse a measure that is not a whole number", () => {
    const study = { ...cellar, measures: { half: () => 0.5 } };
    expect(() => simulate(study as never, experiment)).toThrow(
      expect.objectContaining({ code: "bad-measure" }),
    );
  });
});

describe("a summary", () => {
  it("has the mean, deviation and quantiles of its values", () => {
    const tally = createTally(["x"]);
    const values = [1, 2, 2, 3, 10];
    const counts = new Map([
      [1, 1],
      [2, 2],
      [3, 1],
      [10, 1],
    ]);
    const squares = values.reduce((sum, x) => sum + x * x, 0);
    tally.games = 5;
    tally.measures.set("x", { sum: 18n, squares: BigInt(squares), min: 1, max: 10, counts });
    const [x] = summarize(tally).measures;
    expect(x?.mean).toBe(3.6);
    const variance = values.reduce((sum, v) => sum + (v - 3.6) ** 2, 0) / 4;
    expect(x?.deviation).toBeCloseTo(Math.sqrt(variance), 12);
    expect(x?.quantiles).toEqual([1, 2, 2, 3, 10]);
  });

  it("gives Wilson's interval", () => {
    // 8 of 10 at z = 1.96: the textbook interval 0.4902 to 0.9433.
    const [low, high] = wilson(8, 10);
    expect(low).toBeCloseTo(0.4902, 4);
    expect(high).toBeCloseTo(0.9433, 4);
    expect(wilson(0, 10)[0]).toBe(0);
    expect(wilson(10, 10)[1]).toBe(1);
  });

  it("covers the truth about 95 times in a hundred", () => {
    let covered = 0;
    for (let i = 0; i < 200; i++) {
      const { low, high } = shareOf(
        simulate(cellar, { study: "toy", player: "opener", seed: i, games: 80 }),
        "rich",
      );
      // Three of 1 1 2 2 3 3 make at least 6 in 14 of 20 ways.
      if (low <= 0.7 && 0.7 <= high) covered++;
    }
    expect(covered).toBeGreaterThan(180);
    expect(covered).toBeLessThan(200);
  });
});

describe("a run", () => {
  const runner = inThread(() => cellar);

  it("comes to the same as one thread in one go, and reports its progress", async () => {
    const seen: number[] = [];
    let clock = 0;
    const summary = await runExperiment(cellar, experiment, runner, {
      batch: 100,
      now: () => (clock += 500),
      onProgress: ({ done, rate, secondsLeft, total }) => {
        seen.push(done);
        expect(secondsLeft).toBeCloseTo((total - done) / rate, 9);
      },
    });
    expect(seen).toEqual([100, 200, 300, 400, 500, 600]);
    expect(summary).toEqual(simulate(cellar, experiment));
  });

  it("counts batches that were played before, but not into its rate", async () => {
    const resumed: typeof runner.run = async function* (...args) {
      for await (const result of runner.run(...args))
        yield { ...result, isKept: result.range.from < 400 };
    };
    const seen: number[][] = [];
    let clock = -1000;
    const summary = await runExperiment(
      cellar,
      experiment,
      { ...runner, run: resumed },
      {
        batch: 100,
        now: () => (clock += 1000),
        onProgress: ({ done, rate, secondsLeft }) => seen.push([done, rate, secondsLeft]),
      },
    );
    // After five seconds 500 of 600 games are counted, and 100 of them were played in these five.
    expect(seen[3]).toEqual([400, 0, 0]);
    expect(seen[4]).toEqual([500, 20, 5]);
    expect(summary).toEqual(simulate(cellar, experiment));
  });

  it("can be cancelled", async () => {
    const signal = { aborted: false };
    const run = runExperiment(cellar, experiment, runner, {
      batch: 100,
      signal,
      onProgress: ({ done }) => {
        signal.aborted = done >= 200;
      },
    });
    await expect(run).rejects.toMatchObject({ code: "cancelled" });
  });

  it("counts a batch that comes twice once, and misses one that never comes", async () => {
    const twice = { ...runner, run: repeat };
    async function* repeat(...args: Parameters<typeof runner.run>) {
      for await (const result of runner.run(...args)) {
        yield result;
        yield result;
      }
    }
    expect(await runExperiment(cellar, experiment, twice)).toEqual(simulate(cellar, experiment));
    const lame = { ...runner, run: async function* () {} as typeof runner.run };
    await expect(runExperiment(cellar, experiment, lame)).rejects.toMatchObject({
      code: "worker-failed",
    });
  });

  it("can be driven by hand", () => {
    const steps = simulateInBatches(cellar, experiment);
    let last = steps.next();
    let count = 0;
    while (!last.done) {
      count++;
      last = steps.next();
    }
    expect(count).toBe(100);
    expect(last.value).toEqual(simulate(cellar, experiment));
  });

  it("comes to the same in batches of any size", () => {
    const short = { ...experiment, games: 20 };
    const tallies = [...simulateInBatches(cellar, short, 7)];
    expect(tallies).toHaveLength(3);
    expect(tallies.map(summarize).at(-1)).toEqual(simulate(cellar, short));
  });
});

describe("a request", () => {
  it.each([
    [{ player: "nobody" }, "unknown-player"],
    [{ player: "constructor" }, "unknown-player"],
    [{ preset: "nothing" }, "unknown-preset"],
    [{ options: { lamps: 99 } }, "bad-options"],
    [{ games: 0 }, "bad-request"],
    [{ games: 1.5 }, "bad-request"],
  ])("%j is refused with %s", (change, code) => {
    expect(() => simulate(cellar, { ...experiment, ...change })).toThrow(
      expect.objectContaining({ code }),
    );
  });

  it("of a player who breaks the rules is refused", () => {
    const cheat = { ...cellar, players: { cheat: () => ({ type: "fly" }) } };
    expect(() => simulate(cheat as never, experiment)).toThrow(
      expect.objectContaining({ code: "illegal-action" }),
    );
  });
});
