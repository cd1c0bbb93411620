// Runners: who plays the ranges of an experiment. The result does not depend on which one, nor on the order of its work.
import { configOf, type Experiment, planOf, studyWith } from "./experiment.js";
import { differenceOf, type Fingerprint, fingerprintOf } from "./fingerprint.js";
import { batchSize, measureNames, type Range, rangesOf, simulateRange } from "./simulate.js";
import { type AnyStudy, type Effort, LabError, type Solved } from "./study.js";
import { type Summary, summarize } from "./summary.js";
import { createTally, mergeTally, packTally, type TallyData, unpackTally } from "./tally.js";

/** A range of an experiment: the unit of work. */
export interface Batch {
  readonly experiment: Experiment;
  readonly range: Range;
  /** What the caller plays; a worker that would play anything else refuses the batch. */
  readonly expects?: Fingerprint;
}

/** A range and what came out of it. */
export interface BatchResult {
  readonly range: Range;
  readonly tally: TallyData;
}

/** A configuration whose exact figures are wanted. */
export type Problem = Pick<Experiment, "study" | "content" | "preset" | "options">;

/** A request to stop; an `AbortSignal` is one. */
export interface Signal {
  readonly aborted: boolean;
}

/** Plays the ranges of an experiment, in any order, each at least once. */
export interface Runner {
  /**
   * Yields the result of every range; ends early when the signal is aborted. `onPlayed` is called with the number of games
   * that were played since it was last called, also inside a batch, where the runner can tell.
   */
  run(
    experiment: Experiment,
    ranges: readonly Range[],
    signal: Signal,
    onPlayed?: (games: number) => void,
  ): AsyncIterable<BatchResult>;
  /** Works out exact figures away from this thread, where the runner can. */
  solve?(problem: Problem): Promise<Solved>;
  /** Releases threads and connections. */
  close(): Promise<void>;
}

/** How far a run has come. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Games per second so far; 0 without a clock. */
  readonly rate: number;
  /** Seconds that the rest will take at this rate; 0 without a clock. */
  readonly secondsLeft: number;
}

/** How to follow and stop a run. */
export interface RunSettings {
  /** Called after every batch, and inside batches where the runner can tell, with how far the run is. */
  readonly onProgress?: (progress: Progress) => void;
  /** Called with what was counted when the run is stopped before its end. */
  readonly onStopped?: (summary: Summary) => void;
  readonly signal?: Signal;
  /** A clock in milliseconds, such as `performance.now`; without one there is no rate. */
  readonly now?: () => number;
  /** Games in a batch (default: depends on the number of games). */
  readonly batch?: number;
}

/** Finds the study of an experiment. */
export type FindStudy = (name: string) => AnyStudy | Promise<AnyStudy>;

const NEVER: Signal = { aborted: false };

/** Plays one batch: the same batch gives the same result on every machine. */
export function runBatch(study: AnyStudy, { experiment, range, expects }: Batch): BatchResult {
  const plan = planOf(study, experiment);
  if (expects !== undefined) assertSame(study, experiment, expects);
  return { range, tally: packTally(simulateRange(plan, range)) };
}

/** Throws unless this process would play the same games as the one with the fingerprint. */
export function assertSame(study: AnyStudy, experiment: Experiment, expects: Fingerprint): void {
  const difference = differenceOf(fingerprintOf(study, experiment), expects);
  if (difference === undefined) return;
  const message = `This worker is stale: for ${study.game.id} it has ${difference}.`;
  throw new LabError("worker-failed", message);
}

/** Works out the figures of a configuration, in this thread. */
export function solveProblem(standard: AnyStudy, problem: Problem, effort?: Effort): Solved {
  const { content, preset, options } = problem;
  const study = studyWith(standard, content);
  if (study.solve !== undefined) return study.solve(configOf(study, preset, options), effort);
  throw new LabError("bad-request", `${study.title} cannot be solved exactly; simulate it.`);
}

/** A runner in this thread; `pause` is awaited between batches, so that a page can stay responsive and cancel. */
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
  let played = 0;
  const show = () => {
    // What was played in batches that are not counted yet shows too, but for the end, which is only reached by counting.
    const shown = Math.max(total.games, Math.min(played, experiment.games - 1));
    onProgress?.(progressOf(shown, experiment.games, now() - start));
  };
  const onPlayed = (games: number) => {
    played += games;
    show();
  };
  for await (const { range, tally } of runner.run(experiment, ranges, signal, onPlayed)) {
    // A batch that was played twice, because a worker was thought dead, counts once.
    if (!missing.delete(range.from)) continue;
    mergeTally(total, unpackTally(tally));
    show();
  }
  if (signal.aborted) {
    settings.onStopped?.(summarize(total));
    throw new LabError("cancelled", `Stopped after ${total.games} of ${experiment.games} games.`);
  }
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
