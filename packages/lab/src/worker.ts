/**
 * What runs in a worker thread: a batch in, its counts out; a configuration in, its figures out; a game of a measurement of
 * strength in, its sum out.
 *
 * @packageDocumentation
 */

import { type Experiment, planOf } from "./experiment.js";
import type { GameSum } from "./gain.js";
import { findStudy } from "./node/find-study.js";
import { assertSame, type Batch, type BatchResult, type Problem, solveProblem } from "./runner.js";
import { measureNames, simulateRange } from "./simulate.js";
import { playStrengthGame, type StrengthGame } from "./strength.js";
import type { AnyStudy, Solved } from "./study.js";
import { createTally, mergeTally, packTally } from "./tally.js";

/** A batch, and where to count its games while they are played. */
export interface BatchTask {
  readonly batch: Batch;
  /** One 32-bit number that other threads read. */
  readonly played?: SharedArrayBuffer;
}

/** A slice of a batch should take about this long: often enough to see it move, rarely enough to cost nothing. */
const SLICE_MS = 50;

/** The fingerprints that were compared in this thread; an experiment has many batches. */
const compared = new Set<string>();

function compareOnce(study: AnyStudy, experiment: Experiment, expects: Batch["expects"]): void {
  if (expects === undefined) return;
  const key = JSON.stringify([{ ...experiment, seed: 0, games: 0 }, expects]);
  if (compared.has(key)) return;
  assertSame(study, experiment, expects);
  compared.add(key);
}

/** Plays a batch of a study that this process can find, slice by slice; any slices come to the same bits. */
export async function playBatch({ batch, played }: BatchTask): Promise<BatchResult> {
  const { experiment, range, expects } = batch;
  const study = await findStudy(experiment.study);
  compareOnce(study, experiment, expects);
  const plan = planOf(study, experiment);
  const counter = played && new Int32Array(played);
  const total = createTally(measureNames(plan));
  let size = 1;
  for (let from = range.from; from < range.to; ) {
    const to = Math.min(range.to, from + size);
    const start = performance.now();
    mergeTally(total, simulateRange(plan, { from, to }));
    if (counter) Atomics.add(counter, 0, to - from);
    if (performance.now() - start < SLICE_MS) size *= 2;
    from = to;
  }
  return { range, tally: packTally(total) };
}

/** Works out the figures of a configuration. */
export async function solveFigures(problem: Problem): Promise<Solved> {
  return solveProblem(await findStudy(problem.study), problem);
}

/** Plays a game of a measurement of strength. */
export async function playStrength(game: StrengthGame): Promise<GameSum> {
  return playStrengthGame(await findStudy(game.study), game);
}
