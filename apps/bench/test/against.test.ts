// The comparison of two releases: medians of ratios, checksums, and a table that says what is too slow.
import { expect, test } from "vitest";
import { compareCase } from "../src/compare-case.js";
import type { Case } from "../src/harness.js";
import { formatRatio, medianOf, sumUp } from "../src/ratios.js";

/** A clock that only moves when a case says so. */
function fakeWork() {
  let now = 0;
  const takes = (times: readonly number[], checksum = 1): Case => {
    let call = 0;
    return {
      ops: 10,
      run: () => {
        now += times[call++ % times.length] as number;
        return checksum;
      },
    };
  };
  const settings = {
    rounds: 5,
    batchMicroseconds: 50,
    warmupMicroseconds: 100,
    cpuMicroseconds: () => now,
  };
  const compare = (before: Case, after: Case) => compareCase(before, after, settings);
  return { takes, compare };
}

test("the ratio is how many times as fast the new release is", () => {
  const { takes, compare } = fakeWork();
  const { before, after, ratio, isEqual } = compare(takes([200]), takes([100]));
  expect([before, after, ratio, isEqual]).toEqual([20_000, 10_000, 2, true]);
});

test("a round that something else disturbs does not count", () => {
  const { takes, compare } = fakeWork();
  expect(compare(takes([100]), takes([100, 100, 900])).ratio).toBe(1);
});

test("another checksum is another game", () => {
  const { takes, compare } = fakeWork();
  expect(compare(takes([100], 1), takes([100], 2)).isEqual).toBe(false);
});

test("of several measurements the median counts, and every checksum", () => {
  const measured = [1, 5, 2].map((ratio) => ({ before: ratio, after: 1, ratio, isEqual: true }));
  expect(medianOf(measured)).toEqual({ before: 2, after: 1, ratio: 2, isEqual: true });
  const unequal = { before: 1, after: 1, ratio: 1, isEqual: false };
  expect(medianOf([...measured, unequal]).isEqual).toBe(false);
});

test("the table says what is too slow and what differs", () => {
  const row = { name: "a", before: 10, after: 10, ratio: 1, isEqual: true };
  expect(sumUp([row]).isGood).toBe(true);
  expect(sumUp([]).isGood).toBe(false);
  const slow = { ...row, ratio: 0.94 };
  expect(formatRatio(slow)).toBe("| a | 10.0 | 10.0 | 0.940 (too slow) | yes |");
  expect(sumUp([row, slow])).toEqual({
    text: "2 benchmarks: 1 below 0.95, 0 with different checksums.",
    isGood: false,
  });
  const unequal = { ...row, isEqual: false };
  expect(formatRatio(unequal)).toContain("| NO |");
  expect(sumUp([unequal]).isGood).toBe(false);
});
