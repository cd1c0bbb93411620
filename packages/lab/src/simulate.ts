// Simulation: ranges of games, each a pure function of the experiment and the range.
import type { GameTypes } from "@games/core-game";
import { type Experiment, type Plan, planOf } from "./experiment.js";
import { createPlay, type Played } from "./play.js";
import type { AnyStudy, Measure } from "./study.js";
import { type Summary, summarize } from "./summary.js";
import {
  addOutcome,
  addValue,
  type Column,
  createColumn,
  createTally,
  mergeTally,
  settleColumn,
  type Tally,
  UNFINISHED,
} from "./tally.js";

/** The name of the measure that every simulation has: how many actions a game took. */
export const STEPS = "steps";

/** Distinct values a batch collects before it puts them into bins. */
const MAX_LOOSE_VALUES = 4096;

/** Games from one index up to, but not including, another. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The names of what a plan measures. */
export function measureNames(measures: Readonly<Record<string, unknown>>): string[] {
  return [STEPS, ...Object.keys(measures)];
}

/** A range under way: who plays, and where what comes out is counted. */
interface Counting<T extends GameTypes> {
  readonly plan: Plan<T>;
  readonly play: (index: number) => Played<T>;
  readonly tally: Tally;
  readonly steps: Column;
  readonly measures: readonly Measure<T>[];
  /** A column for each measure. */
  readonly columns: readonly Column[];
}

/** Plays one game and counts it: all that is done for every game is in here, so that it is optimized as a whole. */
function countGame<T extends GameTypes>(counting: Counting<T>, index: number): void {
  const { plan, tally, measures, columns } = counting;
  const { state, steps } = counting.play(index);
  const outcome = plan.game.outcome(state);
  addOutcome(tally, outcome === undefined ? UNFINISHED : plan.result(outcome));
  addValue(counting.steps, steps);
  for (let i = 0; i < columns.length; i++) {
    const column = columns[i] as Column;
    addValue(column, (measures[i] as Measure<T>)(state));
    if (column.others.size > MAX_LOOSE_VALUES) settleColumn(tally, column);
  }
}

/** Plays a range of games and counts what came out. */
export function simulateRange<T extends GameTypes>(plan: Plan<T>, { from, to }: Range): Tally {
  const tally = createTally(measureNames(plan.measures));
  const counting: Counting<T> = {
    plan,
    play: createPlay(plan),
    tally,
    steps: createColumn(STEPS),
    measures: Object.values(plan.measures),
    columns: Object.keys(plan.measures).map(createColumn),
  };
  for (let index = from; index < to; index++) countGame(counting, index);
  settleColumn(tally, counting.steps);
  for (const column of counting.columns) settleColumn(tally, column);
  return tally;
}

/** Cuts a number of games into ranges of at most a given size. */
export function rangesOf(games: number, size: number): Range[] {
  const ranges: Range[] = [];
  for (let from = 0; from < games; from += size) {
    ranges.push({ from, to: Math.min(from + size, games) });
  }
  return ranges;
}

/** A size of ranges that shows progress often and costs little to send. */
export function batchSize(games: number): number {
  return Math.max(1, Math.min(20_000, Math.ceil(games / 100)));
}

/**
 * Plays an experiment in this thread, batch by batch, and yields the tally so far after each: the caller may draw a
 * progress bar, let other work run, or stop asking. Small batches suit slow players; the result is the same.
 */
export function* simulateInBatches(
  study: AnyStudy,
  experiment: Experiment,
  batch: number = batchSize(experiment.games),
): Generator<Tally, Summary> {
  const plan = planOf(study, experiment);
  const total = createTally(measureNames(plan.measures));
  for (const range of rangesOf(experiment.games, batch)) {
    mergeTally(total, simulateRange(plan, range));
    yield total;
  }
  return summarize(total);
}

/** Plays an experiment in this thread in one go. */
export function simulate(study: AnyStudy, experiment: Experiment): Summary {
  const plan = planOf(study, experiment);
  return summarize(simulateRange(plan, { from: 0, to: experiment.games }));
}
