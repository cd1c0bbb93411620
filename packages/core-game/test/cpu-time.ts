// CPU time, which other work on the machine hardly changes, and what it may grow like.
import { expect } from "vitest";

/** The lesser CPU time of two runs, in milliseconds. */
export function cpuTimeOf(run: () => void): number {
  const times = [0, 1].map(() => {
    const started = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/**
 * Expects that eight times the size takes at most twenty-four times as long (in quadratic time it would be sixty-four times; times
 * below five milliseconds are noise),
 * and that no size takes more than `budget` milliseconds per unit.
 */
export function expectLinear(
  largest: number,
  budget: number,
  prepare: (size: number) => () => void,
): void {
  const times = [8, 4, 2, 1].map((part) => {
    const size = Math.floor(largest / part);
    const time = cpuTimeOf(prepare(size));
    expect(time, `for a size of ${size}`).toBeLessThan(Math.max(100, budget * size));
    return time;
  });
  const [first = 0, , , last = 0] = times;
  expect(last, `CPU times ${times.join(", ")} ms`).toBeLessThan(24 * Math.max(5, first));
}
