/**
 * What runs in a worker thread: a batch in, its counts out; a configuration in, its exact figures out.
 *
 * @packageDocumentation
 */

import { findStudy } from "./node/find-study.js";
import { type Batch, type BatchResult, type Problem, runBatch, solveProblem } from "./runner.js";
import type { Solved } from "./study.js";

/** Plays a batch of a study that this process can find. */
export async function playBatch(batch: Batch): Promise<BatchResult> {
  return runBatch(await findStudy(batch.experiment.study), batch);
}

/** Works out the exact figures of a configuration. */
export async function solveFigures(problem: Problem): Promise<Solved> {
  return solveProblem(await findStudy(problem.study), problem);
}
