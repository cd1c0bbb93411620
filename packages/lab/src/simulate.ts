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
export function measureNames({
  measures,
  results,
  versus,
}: Pick<Plan<GameTypes>, "measures" | "results" | "versus">): string[] {
  const names = Object.keys(measures);
  const differences = [...names, ...results.map((result) => `share:${result}`)].map(differenceName);
  return [STEPS, ...names, ...(versus === undefined ? [] : differences)];
}

/** The name of the measure that is the difference of another, or of the share of a result, from the other side. */
export const differenceName = (name: string): string => `difference:${name}`;

/** A range under way: who plays, and where what comes out is counted. */
interface Counting<T extends GameTypes> {
  readonly plan: Plan<T>;
  readonly play: (index: number) => Played<T>;
  readonly tally: Tally;
  readonly steps: Column;
  readonly measures: readonly Measure<T>[];
  /** A column for each measure. */
  readonly columns: readonly Column[];
  /** The other side of a comparison, and a column for the difference of each measure and each result. */
  readonly other?: {
    readonly stateOf: (index: number) => T["state"];
    readonly columns: readonly Column[];
  };
}

/** The last states of the series that others were last compared with. */
interface Remembered {
  readonly player: unknown;
  /** What else the games depend on. */
  readonly key: string;
  readonly states: Map<number, unknown>;
}

let remembered: Remembered | undefined;

/** States that are remembered at most. */
const MAX_STATES = 2000;

/**
 * The last states of the games of the other side. A table compares many series with the same one: what a searcher played
 * there is remembered, so that it thinks about it once. Policies are quicker than remembering.
 */
function statesOf<T extends GameTypes>(plan: Plan<T>): (index: number) => T["state"] {
  const { game, config, player, maxSteps, seed } = plan;
  const play = createPlay(plan);
  if (typeof player === "function") return (index) => play(index).state;
  const key = JSON.stringify([game.id, game.contentHash, config, maxSteps, seed]);
  if (remembered?.player !== player || remembered.key !== key)
    remembered = { player, key, states: new Map() };
  const { states } = remembered;
  return (index) => {
    const known = states.get(index) as T["state"] | undefined;
    if (known !== undefined) return known;
    const state = game.clone(play(index).state);
    if (states.size < MAX_STATES) states.set(index, state);
    return state;
  };
}

/**
 * Plays one game, counts it and returns its last state: all that is done for every game is in here, so that it is
 * optimized as a whole.
 */
function countGame<T extends GameTypes>(counting: Counting<T>, index: number): T["state"] {
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
  return state;
}

/** The result that a game counts under. */
function resultOf<T extends GameTypes>(plan: Plan<T>, state: T["state"]): string {
  const outcome = plan.game.outcome(state);
  return outcome === undefined ? UNFINISHED : plan.result(outcome);
}

/** Plays the same game on the other side of a comparison and counts how much more the first side came to. */
function countDifferences<T extends GameTypes>(
  { plan, measures, other }: Counting<T>,
  index: number,
  mine: T["state"],
): void {
  if (other === undefined || plan.versus === undefined) return;
  const theirs = other.stateOf(index);
  const [result, otherResult] = [resultOf(plan, mine), resultOf(plan.versus, theirs)];
  other.columns.forEach((column, i) => {
    const measure = measures[i];
    const name = plan.results[i - measures.length];
    const value =
      measure === undefined
        ? Number(result === name) - Number(otherResult === name)
        : measure(mine) - measure(theirs);
    addValue(column, value);
  });
}

/** Plays a range of games and counts what came out. */
export function simulateRange<T extends GameTypes>(plan: Plan<T>, { from, to }: Range): Tally {
  const names = measureNames(plan as unknown as Plan<GameTypes>);
  const tally = createTally(names);
  const own = Object.keys(plan.measures).length;
  const other = plan.versus && {
    stateOf: statesOf(plan.versus),
    columns: names.slice(own + 1).map(createColumn),
  };
  const counting: Counting<T> = {
    plan,
    play: createPlay(plan),
    tally,
    steps: createColumn(STEPS),
    measures: Object.values(plan.measures),
    columns: Object.keys(plan.measures).map(createColumn),
    ...(other === undefined ? {} : { other }),
  };
  for (let index = from; index < to; index++) {
    const state = countGame(counting, index);
    if (other !== undefined) countDifferences(counting, index, state);
  }
  for (const column of [counting.steps, ...counting.columns, ...(other?.columns ?? [])]) {
    settleColumn(tally, column);
  }
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
  const total = createTally(measureNames(plan));
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
