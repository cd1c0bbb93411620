// Worker threads: the default runner of a machine with more than one core.
import { availableParallelism } from "node:os";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Piscina } from "piscina";
import type { Experiment } from "../experiment.js";
import { fingerprintOf } from "../fingerprint.js";
import type { GameSum } from "../gain.js";
import type { Batch, BatchResult, Problem, Runner, Signal } from "../runner.js";
import type { Range } from "../simulate.js";
import type { StrengthGame } from "../strength.js";
import type { Solved } from "../study.js";
import type { BatchTask } from "../worker.js";
import { findStudy, portableName } from "./find-study.js";

/** How many threads, and what runs in them. */
export interface ThreadSettings {
  /** The number of threads (default: one per core). */
  readonly threads?: number;
  /** The file of the worker (default: the one of this package). */
  readonly worker?: string;
}

/** A pool of threads that play batches. */
export interface Pool {
  readonly threads: number;
  play(batch: Batch): Promise<BatchResult>;
  solve(problem: Problem): Promise<Solved>;
  playStrength(game: StrengthGame): Promise<GameSum>;
  /** How many games were played since it was last asked. */
  takePlayed(): number;
  close(): Promise<void>;
}

declare const __filename: string | undefined;

/** The built worker lies beside this file, in an ES module and in CommonJS alike. */
function workerFile(): string {
  const here = typeof __filename === "string" ? pathToFileURL(__filename).href : import.meta.url;
  return fileURLToPath(new URL("./worker.js", here));
}

/** Starts threads; they end by themselves when the process has nothing else to do. */
export function createPool(settings: ThreadSettings = {}): Pool {
  const { threads = availableParallelism(), worker = workerFile() } = settings;
  const pool = new Piscina({
    filename: worker,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
  });
  const played = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const counter = new Int32Array(played);
  const play = (batch: Batch) => {
    const task: BatchTask = { batch, played };
    return pool.run(task, { name: "playBatch" }) as Promise<BatchResult>;
  };
  return {
    threads,
    play,
    solve: (problem) => pool.run(problem, { name: "solveFigures" }) as Promise<Solved>,
    playStrength: (game) => pool.run(game, { name: "playStrength" }) as Promise<GameSum>,
    takePlayed: () => Atomics.exchange(counter, 0, 0),
    close: () => pool.destroy(),
  };
}

/** A runner on worker threads. */
export function onThreads(settings: ThreadSettings = {}): Runner {
  const pool = createPool(settings);
  return {
    run: (experiment, ranges, signal, onPlayed) =>
      playAll({ pool, experiment, ranges, signal, onPlayed }),
    solve: (problem) => pool.solve({ ...problem, study: portableName(problem.study) }),
    playStrength: (game) => pool.playStrength({ ...game, study: portableName(game.study) }),
    close: () => pool.close(),
  };
}

interface ThreadRun {
  readonly pool: Pool;
  readonly experiment: Experiment;
  readonly ranges: readonly Range[];
  readonly signal: Signal;
  readonly onPlayed: ((games: number) => void) | undefined;
}

/** How often to look whether the run was stopped, and how far its batches are. */
const LOOK_MS = 100;

/** Resolves after a moment; the timer does not keep the process alive. */
function moment(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), LOOK_MS);
  });
}

/** Keeps every thread busy with one more batch waiting, and yields results as they come. */
async function* playAll(run: ThreadRun): AsyncGenerator<BatchResult> {
  const { pool, ranges, signal, onPlayed } = run;
  const study = portableName(run.experiment.study);
  const experiment = { ...run.experiment, study };
  const expects = fingerprintOf(await findStudy(study), experiment);
  const running = new Map<number, Promise<BatchResult>>();
  let next = 0;
  for (;;) {
    while (!signal.aborted && next < ranges.length && running.size < 2 * pool.threads) {
      const range = ranges[next++] as Range;
      const batch = pool.play({ experiment, range, expects });
      batch.catch(() => undefined); // a batch of a stopped run fails when its thread is ended, and nobody waits for it
      running.set(range.from, batch);
    }
    if (running.size === 0 || signal.aborted) return;
    const result = await Promise.race([...running.values(), moment()]);
    onPlayed?.(pool.takePlayed());
    if (result === undefined) continue;
    running.delete(result.range.from);
    yield result;
  }
}
