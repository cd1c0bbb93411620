import { describe, expect, test } from "vitest";
import { type Bench, type Case, measure } from "../src/harness.js";
import { formatReport, isGood } from "../src/report.js";

const SHORT = { warmupMicroseconds: 100, rounds: 5, batchMicroseconds: 100 };

/** A clock that only moves when a case says so. */
function fakeWork() {
  let now = 0;
  const takes = (microseconds: number, checksum = 1): Case => ({
    ops: 10,
    run: () => {
      now += microseconds;
      return checksum;
    },
  });
  const settings = { ...SHORT, cpuMicroseconds: () => now };
  return { takes, run: (bench: Bench) => measure(bench, settings) };
}

test("the fastest round counts, whatever disturbs the others", () => {
  let now = 0;
  const disturbances = [0, 0, 70, 20, 90]; // one call to find out how long a batch is, then the rounds
  const run = () => {
    now += 100 + (disturbances.shift() ?? 40);
    return 1;
  };
  const settings = { ...SHORT, cpuMicroseconds: () => now };
  const { rows } = measure({ title: "t", cases: { disturbed: { ops: 10, run } } }, settings);
  expect(rows[0]?.nanoseconds).toBe(10_000);
});

test("time per operation is CPU time by operations", () => {
  const { takes, run } = fakeWork();
  const { rows } = run({ title: "t", cases: { slow: takes(30), fast: takes(10) } });
  expect(rows.map(({ nanoseconds }) => nanoseconds)).toEqual([3000, 1000]);
});

describe("goals", () => {
  const report = (times: number) => {
    const { takes, run } = fakeWork();
    return run({
      title: "t",
      cases: { slow: takes(30), fast: takes(10) },
      goals: [{ faster: "fast", than: "slow", times }],
    });
  };

  test("a goal that is reached is met", () => {
    expect(report(3).goals[0]).toMatchObject({ measured: 3, met: true });
    expect(isGood(report(3))).toBe(true);
    expect(formatReport(report(3))).toContain("| fast | 1000.0 | 3.00 | 1 |");
  });

  test("a goal that is missed is not, and the report says so", () => {
    expect(isGood(report(3.1))).toBe(false);
    expect(formatReport(report(3.1))).toContain("NOT MET");
  });

  test("a goal for a case that is not there is an error", () => {
    const { takes, run } = fakeWork();
    const goals = [{ faster: "other", than: "slow", times: 1 }];
    expect(() => run({ title: "t", cases: { slow: takes(30) }, goals })).toThrow("not a case");
  });
});

describe("checksums", () => {
  test("cases that should agree and do not are wrong", () => {
    const { takes, run } = fakeWork();
    const cases = { a: takes(10, 7), b: takes(10, 8), c: takes(10, 7) };
    expect(isGood(run({ title: "t", cases, agree: [["a", "c"]] }))).toBe(true);
    expect(run({ title: "t", cases, agree: [["a", "b"]] }).faults).toHaveLength(1);
    expect(run({ title: "t", cases, agree: [["a", "misspelt"]] }).faults).toHaveLength(1);
  });

  test("a case that comes to another checksum every time is wrong", () => {
    const { takes, run } = fakeWork();
    let n = 0;
    const { run: tick } = takes(10);
    const wavering: Case = { ops: 1, run: () => tick() + n++ };
    expect(run({ title: "t", cases: { wavering } }).faults[0]).toContain("different checksums");
  });
});

test("a case is warm before it is timed", () => {
  let now = 0;
  let calls = 0;
  const run = () => {
    now += calls++ < 30 ? 500 : 100; // slow until the compiler has seen enough of it
    return 1;
  };
  const settings = { warmupMicroseconds: 15_000, rounds: 1, batchMicroseconds: 100 };
  const cpuMicroseconds = () => now;
  const { rows } = measure(
    { title: "t", cases: { lazy: { ops: 1, run } } },
    { ...settings, cpuMicroseconds },
  );
  expect(rows[0]?.nanoseconds).toBe(100_000);
});

test("cases are interleaved, and each round starts with another one", () => {
  const { takes, run } = fakeWork();
  const order: string[] = [];
  const noting = (name: string): Case => {
    const { ops, run: tick } = takes(100);
    const run = () => {
      order.push(name);
      return tick();
    };
    return { ops, run };
  };
  run({ title: "t", cases: { a: noting("a"), b: noting("b") } });
  const [calibration, ...rounds] = order.join("").match(/../g) ?? [];
  expect([calibration, rounds]).toEqual(["ab", ["ab", "ba", "ab", "ba", "ab"]]);
});
