// One case of two releases: rounds of each in turn, CPU time, and the median of the ratios of the rounds.
import type { Case } from "./harness.js";
import { median, type Ratio } from "./ratios.js";

/** How long, and how often. */
export interface CompareSettings {
  readonly rounds: number;
  /** The CPU time of one side of a round. */
  readonly batchMicroseconds: number;
  readonly warmupMicroseconds: number;
  readonly cpuMicroseconds: () => number;
}

const SETTINGS: CompareSettings = {
  rounds: 31,
  batchMicroseconds: 20_000,
  warmupMicroseconds: 500_000,
  cpuMicroseconds: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
};

/** One side of a comparison under way. */
interface Side {
  readonly work: Case;
  readonly times: number[];
  checksum: number;
}

function runBatch(side: Side, calls: number, { cpuMicroseconds }: CompareSettings): number {
  globalThis.gc?.({ type: "minor" }); // so that no side pays for the garbage of the other
  const start = cpuMicroseconds();
  for (let i = 0; i < calls; i++) side.checksum = side.work.run();
  return cpuMicroseconds() - start;
}

/** Warms a side up; returns how many calls fill a batch. */
function warmUp(side: Side, settings: CompareSettings): number {
  const start = settings.cpuMicroseconds();
  let calls = 1;
  while (runBatch(side, calls, settings) < settings.batchMicroseconds) calls *= 2;
  while (settings.cpuMicroseconds() - start < settings.warmupMicroseconds) {
    runBatch(side, calls, settings);
  }
  return calls;
}

/** Measures a case of both releases in turn. */
export function compareCase(
  before: Case,
  after: Case,
  changes: Partial<CompareSettings> = {},
): Omit<Ratio, "name"> {
  const settings = { ...SETTINGS, ...changes };
  const sides = [before, after].map((work): Side => ({ work, times: [], checksum: 0 }));
  const [first, second] = sides as [Side, Side];
  const calls = Math.max(warmUp(first, settings), warmUp(second, settings));
  for (let round = 0; round < settings.rounds; round++) {
    for (const side of round % 2 === 0 ? [first, second] : [second, first]) {
      side.times.push((runBatch(side, calls, settings) * 1000) / (calls * side.work.ops));
    }
  }
  return {
    before: median(first.times),
    after: median(second.times),
    ratio: median(first.times.map((time, i) => time / (second.times[i] as number))),
    isEqual: first.checksum === second.checksum && before.ops === after.ops,
  };
}
