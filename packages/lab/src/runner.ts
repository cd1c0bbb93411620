// Runners: who plays the ranges of an experiment. The result does not depend on which one, nor on the order of its work.
import { configOf, type Experiment, planOf, studyWith } from "./experiment.js";
import { differenceOf, type Fingerprint, fingerprintOf } from "./fingerprint.js";
import type { GameSum } from "./gain.js";
import { batchSize, measureNames, type Range, rangesOf, simulateRange } from "./simulate.js";
import { zValue } from "./statistics.js";
import { playStrengthGame, type StrengthGame } from "./strength.js";
import { type AnyStudy, type Effort, LabError, type Solved } from "./study.js";
import { measureOf, type Summary, shareOf, summarize, wilson } from "./summary.js";
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
  /** Whether it was played before, in a run that was stopped (default: false). */
  readonly isKept?: boolean;
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
  /** Plays a game of a measurement of strength, where the runner can. */
  playStrength?(game: StrengthGame): Promise<GameSum>;
  /** Releases threads and connections. */
  close(): Promise<void>;
}

/** How far a run has come. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Games per second so far, without those that were played before; 0 without a clock. */
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
    playStrength: async (game) => {
      const sum = playStrengthGame(await find(game.study), game);
      await pause();
      return sum;
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
  const total = createTally(measureNames(plan));
  const missing = new Set(ranges.map(({ from }) => from));
  const start = now();
  let kept = 0;
  let played = 0;
  const show = () => {
    // What was played in batches that are not counted yet shows too, but for the end, which is only reached by counting.
    const shown = Math.max(total.games, Math.min(kept + played, experiment.games - 1));
    onProgress?.(progressOf(shown, experiment.games, now() - start, kept));
  };
  const onPlayed = (games: number) => {
    played += games;
    show();
  };
  for await (const { range, tally, isKept } of runner.run(experiment, ranges, signal, onPlayed)) {
    // A batch that was played twice, because a worker was thought dead, counts once.
    if (!missing.delete(range.from)) continue;
    mergeTally(total, unpackTally(tally));
    if (isKept) kept += range.to - range.from;
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

/** When a series is long enough. */
export interface Wanted {
  /** The share of a result, as `share:<result>`, or the mean of a measure, as `mean:<measure>`. */
  readonly figure: string;
  /** How wide its 95% interval may be at most. */
  readonly width: number;
}

/** The first look at a series that stops by itself; each look after it sees twice as many games. */
const FIRST_LOOK = 1000;

/** How wide the interval of a figure is at some standard errors; undefined when there is no such figure. */
export function widthOf(summary: Summary, figure: string, z: number): number | undefined {
  const [, kind, name = ""] = /^(share|mean):(.+)$/.exec(figure) ?? [];
  if (kind === "share") {
    const [low, high] = wilson(shareOf(summary, name).count, summary.games, z);
    return high - low;
  }
  const measure = measureOf(summary, name);
  return kind === "mean" && measure !== undefined ? 2 * z * measure.error : undefined;
}

/**
 * Plays until the interval of a figure is as narrow as wanted, at most the games of the experiment. It is looked at after
 * 1000 games, 2000, 4000 and so on, and each look uses up its part of the 5%, so that the interval holds though it was
 * looked at often. The same seed stops at the same game, on any runner.
 */
export async function untilNarrow(
  experiment: Experiment,
  wanted: Wanted,
  simulate: (part: Experiment) => Summary | Promise<Summary>,
): Promise<{ readonly summary: Summary; readonly width: number; readonly isReached: boolean }> {
  const looks = Math.max(1, Math.ceil(Math.log2(experiment.games / FIRST_LOOK)) + 1);
  const z = zValue(0.05 / looks);
  for (let games = Math.min(FIRST_LOOK, experiment.games); ; games *= 2) {
    const part = { ...experiment, games: Math.min(games, experiment.games) };
    const summary = await simulate(part);
    const width = widthOf(summary, wanted.figure, z);
    if (width === undefined) {
      throw new LabError("bad-request", `There is no figure "${wanted.figure}".`);
    }
    const isReached = width <= wanted.width;
    if (isReached || part.games === experiment.games) return { summary, width, isReached };
  }
}

/** How far a run has come after some milliseconds; `kept` games of those done were played before. */
export function progressOf(done: number, total: number, milliseconds: number, kept = 0): Progress {
  const rate = milliseconds > 0 ? ((done - kept) * 1000) / milliseconds : 0;
  return { done, total, rate, secondsLeft: rate > 0 ? (total - done) / rate : 0 };
}
