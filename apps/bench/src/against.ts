// Benchmarks of the built packages against a release: both in one process, rounds of each in turn, CPU time, the median of
// the ratios of the rounds, and equal checksums, because both play the same games.

import type { AnyPolicy, Driver, MakeDriver } from "./driver.js";
import { driverFile, ENGINES, type Engine, loadBot, loadGame, type Variant } from "./engines.js";
import type { Case } from "./harness.js";
import { formatRatios, type Ratio } from "./ratios.js";
import { openTarballs, openWorkspace, type Release } from "./releases.js";

/** How long, and how often. */
export interface AgainstSettings {
  readonly rounds: number;
  /** The CPU time of one side of a round. */
  readonly batchMicroseconds: number;
  readonly warmupMicroseconds: number;
  readonly cpuMicroseconds: () => number;
}

const SETTINGS: AgainstSettings = {
  rounds: 31,
  batchMicroseconds: 20_000,
  warmupMicroseconds: 300_000,
  cpuMicroseconds: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
};

/** An instance of a module for itself: what is optimized in it is optimized for one caller. */
async function importOwn<M>(file: string, owner: string): Promise<M> {
  const url = new URL(file, import.meta.url);
  url.search = owner;
  return (await import(url.href)) as M;
}

interface Loops {
  casesOf(driver: Driver, policy: AnyPolicy, games: number): Record<string, Case>;
}

async function engineCases(
  release: Release,
  engine: Engine,
  variant: Variant,
  side: string,
): Promise<Record<string, Case>> {
  const game = await loadGame(release, engine);
  const bot = await loadBot(release, engine, game);
  const owner = `${side} ${engine.id} ${variant.name}`;
  const { makeDriver } = await importOwn<{ makeDriver: MakeDriver }>(driverFile(game), owner);
  const parts = {
    rng: await release.load<object>("@games/core-rng"),
    core: await release.load<object>("@games/core-game"),
  };
  const { casesOf } = await importOwn<Loops>("loops.js", owner);
  return casesOf(makeDriver(parts, game, variant.options), bot, variant.games);
}

interface RngLoops {
  rngCases(rng: object): Record<string, Case>;
}

async function rngCases(release: Release, side: string): Promise<Record<string, Case>> {
  const { rngCases: make } = await importOwn<RngLoops>("rng-loops.js", side);
  return make(await release.load("@games/core-rng"));
}

interface LabLoops {
  labCases(lab: object, study: object): Record<string, Case>;
}

async function labCases(release: Release, side: string): Promise<Record<string, Case>> {
  const { labCases: make } = await importOwn<LabLoops>("lab-loops.js", side);
  const { bombFlipStudy } = await release.load<{ bombFlipStudy: object }>("@games/lab/studies");
  return make(await release.load("@games/lab"), bombFlipStudy);
}

/** One side of a comparison under way. */
interface Side {
  readonly work: Case;
  readonly times: number[];
  checksum: number;
}

function runBatch(side: Side, calls: number, { cpuMicroseconds }: AgainstSettings): number {
  globalThis.gc?.({ type: "minor" }); // so that no side pays for the garbage of the other
  const start = cpuMicroseconds();
  for (let i = 0; i < calls; i++) side.checksum = side.work.run();
  return cpuMicroseconds() - start;
}

/** Warms a side up; returns how many calls fill a batch. */
function warmUp(side: Side, settings: AgainstSettings): number {
  const start = settings.cpuMicroseconds();
  let calls = 1;
  while (runBatch(side, calls, settings) < settings.batchMicroseconds) calls *= 2;
  while (settings.cpuMicroseconds() - start < settings.warmupMicroseconds) {
    runBatch(side, calls, settings);
  }
  return calls;
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Measures a case of both releases in turn. */
export function compareCase(
  name: string,
  before: Case,
  after: Case,
  changes: Partial<AgainstSettings> = {},
): Ratio {
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
    name,
    before: median(first.times),
    after: median(second.times),
    ratio: median(first.times.map((time, i) => time / (second.times[i] as number))),
    isEqual: first.checksum === second.checksum && before.ops === after.ops,
  };
}

type CasesOf = (release: Release, side: string) => Promise<Record<string, Case>>;

/** Every group of cases: its name and how it is found in a release. */
const GROUPS: readonly (readonly [string, string, CasesOf])[] = [
  ["core-rng", "core-rng", rngCases],
  ...ENGINES.flatMap((engine) =>
    engine.variants.map(
      (variant) =>
        [
          engine.id,
          engine.variants.length > 1 ? `${engine.id}, ${variant.name}` : engine.id,
          (release: Release, side: string) => engineCases(release, engine, variant, side),
        ] as const,
    ),
  ),
  ["lab", "lab", labCases],
];

/** Compares the built packages with the release in a folder of tarballs; true when every ratio and checksum is good. */
export async function compareWith(folder: string, wanted: readonly string[]): Promise<boolean> {
  const [old, built] = [openTarballs(folder), openWorkspace()];
  const ratios: Ratio[] = [];
  try {
    for (const [id, title, casesFor] of GROUPS) {
      if (wanted.length > 0 && !wanted.includes(id)) continue;
      const [before, after] = [await casesFor(old, "old"), await casesFor(built, "new")];
      for (const [name, work] of Object.entries(after)) {
        const same = before[name];
        if (same !== undefined) ratios.push(compareCase(`${title}: ${name}`, same, work));
      }
    }
  } finally {
    old.close();
  }
  const { text, isGood } = formatRatios(ratios);
  console.log(text);
  return isGood;
}
