import { describe, expect, it } from "vitest";
import { AleaLuck, type AleaState, LuckError, MAX_BELOW, seeded } from "../src/index.js";

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

  const outside = [0, -0, -1, -MAX_BELOW, MAX_BELOW + 1, 2 * MAX_BELOW, 2 ** 32, 2 ** 32 + 6];
  it.each([...outside, 1.5, 6 + 2 ** -40, Number.NaN, Number.POSITIVE_INFINITY, "6" as never])(
    "refuses %s",
    (n) => {
      expect(() => seeded("x").below(n)).toThrow(expect.objectContaining({ code: "bad-range" }));
    },
  );
});

describe("chance", () => {
  it("never comes for 0, always for 1, and below p in between", () => {
    const at = (output: number, p: number) =>
      new AleaLuck(stateBefore(output * OUTPUTS, 0.5)).chance(p);
    expect([at(0, 0), at(0, 1), at(0, 2 ** -32)]).toEqual([false, true, true]);
    expect([at(0.25, 0.25), at(0.25, 0.25 + 2 ** -32)]).toEqual([false, true]);
    const largest = 1 - 2 ** -32;
    expect([at(largest, 0), at(largest, 1), at(largest, largest)]).toEqual([false, true, false]);
  });

  it.each([-0.1, 1.1, Number.NaN])("refuses %s", (p) => {
    expect(() => seeded("x").chance(p)).toThrow(LuckError);
  });
});
