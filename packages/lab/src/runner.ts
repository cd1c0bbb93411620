// Runners: who plays the ranges of an experiment. The result does not depend on which one, nor on the order of its work.
import type { Figures } from "./compare.js";
import { configOf, type Experiment, planOf } from "./experiment.js";
import { batchSize, measureNames, type Range, rangesOf, simulateRange } from "./simulate.js";
import { type AnyStudy, LabError } from "./study.js";
import { type Summary, summarize } from "./summary.js";
import { createTally, mergeTally, packTally, type TallyData, unpackTally } from "./tally.js";

/** A range of an experiment: the unit of work. */
export interface Batch {
  readonly experiment: Experiment;
  readonly range: Range;
  /** The version of the game's rules that the caller has; a worker with other rules refuses the batch. */
  readonly rules?: number;
}

/** A range and what came out of it. */
export interface BatchResult {
  readonly range: Range;
  readonly tally: TallyData;
}

/** A configuration whose exact figures are wanted. */
export type Problem = Pick<Experiment, "study" | "preset" | "options">;

/** Something that can be told to stop; an `AbortSignal` is one. */
export interface Signal {
  readonly aborted: boolean;
}

/** Plays the ranges of an experiment, in any order, each at least once. */
export interface Runner {
  /** Yields the result of every range; ends early when the signal is given. */
  run(experiment: Experiment, ranges: readonly Range[], signal: Signal): AsyncIterable<BatchResult>;
  /** Works out exact figures away from this thread, where the runner can. */
  solve?(problem: Problem): Promise<Figures>;
  /** Lets go of threads and connections. */
  close(): Promise<void>;
}

/** How far a run has come. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Games a second so far; 0 without a clock. */
  readonly rate: number;
  /** Seconds that the rest will take at this rate; 0 without a clock. */
  readonly secondsLeft: number;
}

/** How to watch and stop a run. */
export interface RunSettings {
  /** Hears how far the run is, after every batch. */
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: Signal;
  /** A clock in milliseconds, such as `performance.now`; without one there is no rate. */
  readonly now?: () => number;
  /** Games in a batch; chosen by the number of games unless told. */
  readonly batch?: number;
}

/** Finds the study of an experiment. */
export type FindStudy = (name: string) => AnyStudy | Promise<AnyStudy>;

const NEVER: Signal = { aborted: false };

/** Plays one batch: the same batch gives the same result on every machine. */
export function runBatch(study: AnyStudy, { experiment, range, rules }: Batch): BatchResult {
  if (rules !== undefined && rules !== study.game.rules) {
    const message = `This worker has rules ${study.game.rules} of ${study.game.id}, not ${rules}.`;
    throw new LabError("worker-failed", message);
  }
  return { range, tally: packTally(simulateRange(planOf(study, experiment), range)) };
}

/** Exact figures of a configuration, in this thread. */
export function solveProblem(study: AnyStudy, { preset, options }: Problem): Figures {
  if (study.figures !== undefined) return study.figures(configOf(study, preset, options));
  throw new LabError("bad-request", `${study.title} cannot be solved exactly; simulate it.`);
}

/** A runner in this thread; `pause` is awaited between batches, so that a page can stay alive and cancel. */
export function inThread(find: FindStudy, pause: () => unknown = () => undefined): Runner {
  return {
    async *run(experiment, ranges, signal) {
      const study = await find(experiment.study);
      for (const range of ranges) {
        if (signal.aborted) return;
        yield runBatch(study, { experiment, range });
        await pause();
      }
    },
    close: async () => undefined,
  };
}

/** Plays an experiment on a runner and counts every range once. */
export async function runExperiment(
  study: AnyStudy,
  experiment: Experiment,
  runner: Runner,
  settings: RunSettings = {},
): Promise<Summary> {
  const { signal = NEVER, onProgress, now = () => 0 } = settings;
  const plan = planOf(study, experiment);
  const ranges = rangesOf(experiment.games, settings.batch ?? batchSize(experiment.games));
  const total = createTally(measureNames(plan.measures));
  const missing = new Set(ranges.map(({ from }) => from));
  const start = now();
  for await (const { range, tally } of runner.run(experiment, ranges, signal)) {
    // A batch that was played twice, because a worker was thought dead, counts once.
    if (!missing.delete(range.from)) continue;
    mergeTally(total, unpackTally(tally));
    onProgress?.(progressOf(total.games, experiment.games, now() - start));
  }
  if (signal.aborted) throw new LabError("cancelled", "The run was cancelled.");
  if (missing.size > 0) {
    throw new LabError(
      "worker-failed",
      `${missing.size} of ${ranges.length} batches gave no result.`,
    );
  }
  return summarize(total);
}

/** How far a run has come after some milliseconds. */
export function progressOf(done: number, total: number, milliseconds: number): Progress {
  const rate = milliseconds > 0 ? (done * 1000) / milliseconds : 0;
  return { done, total, rate, secondsLeft: rate > 0 ? (total - done) / rate : 0 };
}
