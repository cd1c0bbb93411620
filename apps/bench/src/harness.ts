// Compares cases: interleaved rounds, CPU time, the fastest round of each, and a checksum, because a fast wrong answer is
// useless. Only ratios within one run mean anything; goals are stated as ratios and checked.

/** One way of doing the work: `run` does `ops` operations from the same start every time and sums up what came out. */
export interface Case {
  readonly ops: number;
  readonly run: () => number;
}

/** Cases by name, each made when it is asked for. */
export type Cases = Readonly<Record<string, () => Case>>;

/** The first case must be at least `times` as fast as the second. */
export interface Goal {
  readonly faster: string;
  readonly than: string;
  readonly times: number;
}

/** Cases to compare; the first one is the baseline. */
export interface Bench {
  readonly title: string;
  readonly cases: Readonly<Record<string, Case>>;
  /** Groups of cases that do the same work and must come to the same checksum. */
  readonly agree?: readonly (readonly string[])[];
  readonly goals?: readonly Goal[];
}

/** What one case took. */
export interface Measured {
  readonly name: string;
  readonly nanoseconds: number;
  readonly checksum: number;
}

/** A goal and the ratio that was measured. */
export interface CheckedGoal {
  readonly goal: Goal;
  readonly measured: number;
  readonly met: boolean;
}

/** Everything that came out of one bench. */
export interface Report {
  readonly title: string;
  readonly rows: readonly Measured[];
  readonly goals: readonly CheckedGoal[];
  readonly faults: readonly string[];
}

/** How time is measured; tests pass their own clock. */
export interface Settings {
  readonly warmupMicroseconds: number;
  readonly rounds: number;
  readonly batchMicroseconds: number;
  readonly cpuMicroseconds: () => number;
}

const SETTINGS: Settings = {
  warmupMicroseconds: 300_000,
  rounds: 60,
  batchMicroseconds: 10_000,
  cpuMicroseconds: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
};

/** A case under way: how often it runs per batch, its times so far, and every checksum it came to. */
interface Running {
  readonly name: string;
  readonly work: Case;
  readonly checksums: Set<number>;
  readonly times: number[];
  calls: number;
}

/** Runs a batch and returns its CPU time in microseconds. */
function runBatch(running: Running, settings: Settings): number {
  // So that no case pays for the garbage of the one before. A full collection would also throw away optimized code.
  globalThis.gc?.({ type: "minor" });
  const start = settings.cpuMicroseconds();
  for (let i = 0; i < running.calls; i++) running.checksums.add(running.work.run());
  return settings.cpuMicroseconds() - start;
}

/** Doubles the batch until it is long enough to time, and continues until the case is warm. */
function calibrate(running: Running, settings: Settings): void {
  const { batchMicroseconds, warmupMicroseconds, cpuMicroseconds } = settings;
  const start = cpuMicroseconds();
  while (runBatch(running, settings) < batchMicroseconds) running.calls *= 2;
  while (cpuMicroseconds() - start < warmupMicroseconds) runBatch(running, settings);
}

/** Measures the cases of a bench and checks its goals. */
export function measure(bench: Bench, changes: Partial<Settings> = {}): Report {
  const settings = { ...SETTINGS, ...changes };
  const all = Object.entries(bench.cases).map(
    ([name, work]): Running => ({ name, work, checksums: new Set(), times: [], calls: 1 }),
  );
  for (const running of all) calibrate(running, settings);
  for (let round = 0; round < settings.rounds; round++) {
    // Each round starts with another case, so that none always runs first.
    for (let i = 0; i < all.length; i++) {
      const running = all[(i + round) % all.length];
      if (running) running.times.push(runBatch(running, settings) / running.calls);
    }
  }
  const rows = all.map(({ name, work, times, checksums }) => ({
    name,
    // Whatever else the machine is doing can only add time, so the fastest round is the nearest to the code itself.
    nanoseconds: (Math.min(...times) * 1000) / work.ops,
    checksum: Math.min(...checksums),
  }));
  return {
    title: bench.title,
    rows,
    goals: (bench.goals ?? []).map((goal) => checkGoal(goal, rows)),
    faults: [...wavering(all), ...disagreeing(bench.agree ?? [], rows)],
  };
}

function checkGoal(goal: Goal, rows: readonly Measured[]): CheckedGoal {
  const measured = timeOf(goal.than, rows) / timeOf(goal.faster, rows);
  return { goal, measured, met: measured >= goal.times };
}

function timeOf(name: string, rows: readonly Measured[]): number {
  const row = rows.find((candidate) => candidate.name === name);
  if (row === undefined) throw new Error(`A goal names "${name}", which is not a case.`);
  return row.nanoseconds;
}

function wavering(all: readonly Running[]): string[] {
  return all
    .filter(({ checksums }) => checksums.size > 1)
    .map(({ name, checksums }) => `"${name}" came to ${checksums.size} different checksums`);
}

function disagreeing(groups: readonly (readonly string[])[], rows: readonly Measured[]): string[] {
  return groups.flatMap((names) => {
    const group = rows.filter(({ name }) => names.includes(name));
    const isOne = new Set(group.map(({ checksum }) => checksum)).size === 1;
    if (isOne && group.length === names.length) return [];
    return [`${names.map((name) => `"${name}"`).join(" and ")} do not come to the same checksum`];
  });
}
