import { describe, expect, it } from "vitest";
import { AleaLuck, type AleaState, LuckError, MAX_BELOW, seeded } from "../src/index.js";
import { MAX_DEVIATION, uniformDeviation } from "./chi-square.js";

const OUTPUTS = 2 ** 32;

/** Words whose next output is k · 2⁻³², and the one after it is the fraction given as s1. */
function stateBefore(k: number, then: number): AleaState {
  return { c: k, s0: 0, s1: then, s2: 0.25 };
}

/** The result of below(n) for the output k, or undefined when that output is rejected. */
function resultFor(n: number, k: number): number | undefined {
  const words = stateBefore(k, 0.5);
  const result = new AleaLuck(words).below(n);
  const once = new AleaLuck(stateBefore(k, 0.5));
  once.next();
  return JSON.stringify(words) === JSON.stringify(once.rng) ? result : undefined;
}

describe("below", () => {
  it("is unbiased: exhaustively, on a model with words of ten bits", () => {
    const outputs = 1024;
    for (let n = 1; n <= outputs; n++) {
      const counts = new Array<number>(n).fill(0);
      for (let k = 0; k < outputs; k++) {
        const product = (k / outputs) * n;
        const result = Math.floor(product);
        if (product - result >= (outputs % n) / outputs) counts[result] = (counts[result] ?? 0) + 1;
      }
      expect(new Set(counts)).toEqual(new Set([Math.floor(outputs / n)]));
    }
  });

  it.each([2, 3, 5, 6, 7, 52, 1000, 65535, 1_999_993, MAX_BELOW - 1, MAX_BELOW])(
    "accepts equally many outputs for every result of below(%d)",
    (n) => {
      const share = BigInt(Math.floor(OUTPUTS / n));
      const surplus = BigInt(OUTPUTS % n);
      const results =
        n <= 1000
          ? Array.from({ length: n }, (_, r) => r)
          : [0, 1, Math.floor(n / 2), n - 2, n - 1];
      for (const r of results) {
        // Output k gives r when k·n lies in [r·2³² + surplus, (r + 1)·2³²): the first such k, and `share` of them.
        const low = BigInt(r) * BigInt(OUTPUTS) + surplus;
        const first = (low + BigInt(n) - 1n) / BigInt(n);
        const last = first + share - 1n;
        expect(resultFor(n, Number(first))).toBe(r);
        expect(resultFor(n, Number(last))).toBe(r);
        expect((last * BigInt(n)) / BigInt(OUTPUTS)).toBe(BigInt(r));
        expect(((last + 1n) * BigInt(n)) / BigInt(OUTPUTS) === BigInt(r)).toBe(false);
        if (
          surplus > 0n &&
          first > 0n &&
          ((first - 1n) * BigInt(n)) / BigInt(OUTPUTS) === BigInt(r)
        ) {
          expect(resultFor(n, Number(first - 1n))).toBeUndefined();
        }
      }
    },
  );

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

  const outside = [0, -0, -1, -MAX_BELOW, MAX_BELOW + 1, 2 * MAX_BELOW, 2 ** 32, 2 ** 32 + 6];
  it.each([...outside, 1.5, 6 + 2 ** -40, Number.NaN, Number.POSITIVE_INFINITY, "6" as never])(
    "refuses %s",
    (n) => {
      expect(() => seeded("x").below(n)).toThrow(expect.objectContaining({ code: "bad-range" }));
    },
  );
});

describe("chance", () => {
  it("never comes for 0, always for 1, and as often as told in between", () => {
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

  it.each([-0.1, 1.1, Number.NaN])("refuses %s", (p) => {
    expect(() => seeded("x").chance(p)).toThrow(LuckError);
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
});
