/**
 * What runs in a worker thread: one batch in, its counts out.
 *
 * @packageDocumentation
 */
import { findStudy } from "./node/find-study.js";
import { type Batch, type BatchResult, runBatch } from "./runner.js";

/** Plays a batch of a study that this process can find. */
export async function playBatch(batch: Batch): Promise<BatchResult> {
  return runBatch(await findStudy(batch.experiment.study), batch);
}
