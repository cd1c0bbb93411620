// Worker threads: the default runner of a machine with more than one core.
import { availableParallelism } from "node:os";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Piscina } from "piscina";
import type { Experiment } from "../experiment.js";
import {
  type Batch,
  type BatchResult,
  expectedOf,
  type Problem,
  type Runner,
  type Signal,
} from "../runner.js";
import type { Range } from "../simulate.js";
import type { Solved } from "../study.js";
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
  return {
    threads,
    play: (batch) => pool.run(batch, { name: "playBatch" }) as Promise<BatchResult>,
    solve: (problem) => pool.run(problem, { name: "solveFigures" }) as Promise<Solved>,
    close: () => pool.destroy(),
  };
}

/** A runner on worker threads. */
export function onThreads(settings: ThreadSettings = {}): Runner {
  const pool = createPool(settings);
  return {
    run: (experiment, ranges, signal) => playAll(pool, experiment, ranges, signal),
    solve: (problem) => pool.solve({ ...problem, study: portableName(problem.study) }),
    close: () => pool.close(),
  };
}

/** Keeps every thread busy with one more batch waiting, and yields results as they come. */
async function* playAll(
  pool: Pool,
  experiment: Experiment,
  ranges: readonly Range[],
  signal: Signal,
): AsyncGenerator<BatchResult> {
  const study = portableName(experiment.study);
  const expects = expectedOf(await findStudy(study), experiment.content);
  const running = new Map<number, Promise<BatchResult>>();
  let next = 0;
  for (;;) {
    while (!signal.aborted && next < ranges.length && running.size < 2 * pool.threads) {
      const range = ranges[next++] as Range;
      running.set(range.from, pool.play({ experiment: { ...experiment, study }, range, expects }));
    }
    if (running.size === 0 || signal.aborted) return;
    const result = await Promise.race(running.values());
    running.delete(result.range.from);
    yield result;
  }
}
