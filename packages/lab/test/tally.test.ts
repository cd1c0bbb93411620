// Counts, sums and what people read of them, against figures by hand.
import { describe, expect, it } from "vitest";
import { estimateOf, holm, pValue, zValue } from "../src/statistics.js";
import { measureOf, shareOf, summarize, wilson } from "../src/summary.js";
import {
  addOutcome,
  addValue,
  binOf,
  createColumn,
  createTally,
  mergeTally,
  packTally,
  settleColumn,
  type Tally,
  unpackTally,
} from "../src/tally.js";

/** A tally of games that all have one measure. */
function tallyOf(results: readonly string[], values: readonly number[]): Tally {
  const tally = createTally(["score"]);
  for (const result of results) addOutcome(tally, result);
  const column = createColumn("score");
  for (const value of values) addValue(column, value);
  settleColumn(tally, column);
  return tally;
}

describe("bins", () => {
  it.each([
    [0, 0],
    [-7, -7],
    [4095, 4095],
    [4096, 4096],
    [4097, 4096],
    [8191, 8190],
    [8192, 8192],
    [8195, 8192],
    [8196, 8196],
    [-4097, -4096],
    [1_000_000, 999_936],
  ])("%d is in the bin of %d", (value, bin) => {
    expect(binOf(value)).toBe(bin);
  });
});

describe("a tally", () => {
  it("counts values small, large and negative, exactly", () => {
    const { measures } = tallyOf(["won", "lost"], [3, 3, 0, -2, 5000, 5001]);
    expect(measures.get("score")).toEqual({
      sum: 10005n,
      squares: 9n + 9n + 4n + 5000n ** 2n + 5001n ** 2n,
      min: -2,
      max: 5001,
      counts: new Map([
        [0, 1],
        [3, 2],
        [-2, 1],
        [5000, 2],
      ]),
    });
  });

  it("refuses what is not a whole number", () => {
    for (const value of [0.5, Number.NaN, 2 ** 53, Number.POSITIVE_INFINITY])
      expect(() => addValue(createColumn("depth"), value)).toThrow(
        `"depth" must be a whole number`,
      );
  });

  it("empties the column that it takes, and leaves a measure that it does not keep", () => {
    const tally = createTally(["score"]);
    const column = createColumn("score");
    addValue(column, 4);
    addValue(column, 5000);
    settleColumn(tally, column);
    settleColumn(tally, column);
    expect(tally.measures.get("score")?.sum).toBe(5004n);
    const other = createColumn("other");
    addValue(other, 1);
    settleColumn(tally, other);
    expect([...tally.measures.keys()]).toEqual(["score"]);
  });

  it("is the same in whatever parts it is counted", () => {
    const whole = tallyOf(["won", "lost", "won"], [1, 9, 5000]);
    const parts = createTally([]);
    mergeTally(parts, tallyOf(["won"], [9]));
    mergeTally(parts, tallyOf(["lost", "won"], [5000, 1]));
    expect(packTally(parts)).toEqual(packTally(whole));
    expect(parts.games).toBe(3);
  });

  it("survives JSON, in a fixed order", () => {
    const tally = tallyOf(["won", "lost", "drawn", "won"], [9, 1, 10, 5000]);
    const packed = packTally(tally);
    expect(packed.outcomes).toEqual([
      ["drawn", 1],
      ["lost", 1],
      ["won", 2],
    ]);
    expect(packed.measures[0]?.[1].counts).toEqual([
      [1, 1],
      [9, 1],
      [10, 1],
      [5000, 1],
    ]);
    expect(unpackTally(JSON.parse(JSON.stringify(packed)))).toEqual(tally);
  });
});

describe("a summary", () => {
  it("has mean, deviation, error, bounds and quantiles", () => {
    const summary = summarize(tallyOf(["a", "a", "a", "a"], [1, 2, 3, 6]));
    // Mean 3, squares of the deviations 4 + 1 + 0 + 9 = 14, over three.
    const score = measureOf(summary, "score");
    expect(score).toMatchObject({ mean: 3, min: 1, max: 6, quantiles: [1, 1, 2, 3, 6] });
    expect(score?.deviation).toBeCloseTo(Math.sqrt(14 / 3), 12);
    expect(score?.error).toBeCloseTo(Math.sqrt(14 / 3) / 2, 12);
    expect(score?.histogram.map(({ value }) => value)).toEqual([1, 2, 3, 6]);
    expect(measureOf(summary, "depth")).toBeUndefined();
  });

  it("of one game has no deviation, and of none no mean", () => {
    expect(measureOf(summarize(tallyOf(["a"], [7])), "score")).toMatchObject({
      mean: 7,
      deviation: 0,
      error: 0,
    });
    expect(measureOf(summarize(tallyOf([], [])), "score")).toMatchObject({
      mean: 0,
      deviation: 0,
      error: 0,
      quantiles: [0, 0, 0, 0, 0],
    });
  });

  it("has the most frequent result first, and equal ones by name", () => {
    const { outcomes } = summarize(tallyOf(["b", "c", "a", "c"], []));
    expect(outcomes.map(({ result, count, share }) => [result, count, share])).toEqual([
      ["c", 2, 0.5],
      ["a", 1, 0.25],
      ["b", 1, 0.25],
    ]);
    const summary = summarize(tallyOf(["b", "c", "a", "c"], []));
    expect(shareOf(summary, "a").count).toBe(1);
    expect(shareOf(summary, "d")).toEqual({
      result: "d",
      count: 0,
      share: 0,
      low: 0,
      high: wilson(0, 4)[1],
    });
  });
});

describe("Wilson's interval", () => {
  it.each([
    [1, 10],
    [50, 100],
    [7, 8],
  ])("of %d in %d has the bounds from which the share is z standard errors away", (k, n) => {
    const [low, high] = wilson(k, n, 2);
    for (const q of [low, high]) expect((k / n - q) ** 2).toBeCloseTo((4 * q * (1 - q)) / n, 12);
    expect(low).toBeLessThan(k / n);
    expect(high).toBeGreaterThan(k / n);
  });

  it("of none or all ends at 0 or 1, and of no trials says nothing", () => {
    const z2 = 1.959963984540054 ** 2;
    expect(wilson(0, 10)[0]).toBe(0);
    expect(wilson(0, 10)[1]).toBeCloseTo(z2 / (10 + z2), 12);
    expect(wilson(10, 10)[1]).toBe(1);
    expect(wilson(10, 10)[0]).toBeCloseTo(10 / (10 + z2), 12);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});

describe("p-values", () => {
  // Two-sided tails of the normal distribution, from the tables.
  it.each([
    [0.5, 0.617075],
    [1, 0.317311],
    [1.5, 0.133614],
    [2, 0.0455],
    [3, 0.0027],
  ])("of %d standard errors", (z, p) => {
    expect(pValue(z)).toBeCloseTo(p, 6);
    expect(pValue(-z)).toBeCloseTo(p, 6);
    expect(zValue(p)).toBeCloseTo(z, 4);
  });

  it("are between 0 and 1", () => {
    expect(pValue(40)).toBe(0);
    expect(pValue(0)).toBeLessThanOrEqual(1);
    expect(zValue(1)).toBeCloseTo(0, 6);
  });

  it("are corrected in the order of their sizes, never above 1", () => {
    expect(holm([0.5, 0.001, 0.02, 0.02])).toEqual([0.5, 0.004, 0.06, 0.06]);
    expect(holm([0.6, 0.6])).toEqual([1, 1]);
    expect(holm([0.2])).toEqual([0.2]);
  });
});

describe("an estimate", () => {
  const measure = { name: "m", deviation: 0, min: 0, max: 0, quantiles: [], histogram: [] };

  it("has an interval of some standard errors and the p-value of its being 0", () => {
    const made = estimateOf({ ...measure, mean: 6, error: 3 }, 1);
    expect(made).toMatchObject({ mean: 6, low: 3, high: 9 });
    expect(made.p).toBeCloseTo(0.0455, 6);
    expect(estimateOf({ ...measure, mean: 6, error: 3 }).high).toBeCloseTo(6 + 3 * 1.95996, 4);
  });

  it("without an error is certain", () => {
    expect(estimateOf({ ...measure, mean: 0, error: 0 })).toMatchObject({ p: 1, low: 0, high: 0 });
    expect(estimateOf({ ...measure, mean: 2, error: 0 })).toMatchObject({ p: 0, low: 2, high: 2 });
  });
});
