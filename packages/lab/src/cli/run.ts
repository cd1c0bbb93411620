// Runs experiments for the commands: on the runner that was asked for, with progress, until done or interrupted.
import type { Experiment } from "../experiment.js";
import { findStudy } from "../node/find-study.js";
import { inThread, type Runner, runExperiment } from "../runner.js";
import type { Summary } from "../summary.js";
import { type Io, progressView } from "./io.js";
import type { SharedOptions } from "./settings.js";

type Where = Pick<SharedOptions, "threads" | "redis" | "batch" | "json">;

/**
 * The runner that the options ask for: Redis, this thread alone, or a number of threads. What a runner depends on is
 * loaded only when it is used.
 */
async function runnerFor(where: Where): Promise<Runner> {
  if (where.redis !== undefined) {
    const { onRedis } = await import("../node/redis.js");
    return onRedis({ url: where.redis });
  }
  if (where.threads === 1) return inThread(findStudy, () => new Promise((go) => setImmediate(go)));
  const { onThreads } = await import("../node/threads.js");
  return onThreads(where.threads === undefined ? {} : { threads: where.threads });
}

/** Gives a runner to some work and closes it afterwards; Ctrl-C cancels. */
export async function withRunner<V>(
  io: Io,
  where: Where,
  work: (
    simulate: (experiment: Experiment) => Promise<Summary>,
    solve: Runner["solve"],
  ) => Promise<V>,
): Promise<V> {
  const runner = await runnerFor(where);
  const abort = new AbortController();
  const cancel = () => abort.abort();
  process.once("SIGINT", cancel);
  try {
    return await work(
      (experiment) => simulateWith(io, where, runner, abort.signal, experiment),
      runner.solve,
    );
  } finally {
    process.off("SIGINT", cancel);
    await runner.close();
  }
}

async function simulateWith(
  io: Io,
  where: Where,
  runner: Runner,
  signal: AbortSignal,
  experiment: Experiment,
): Promise<Summary> {
  const study = await findStudy(experiment.study);
  const view = progressView(io, where.json === true);
  try {
    return await runExperiment(study, experiment, runner, {
      signal,
      now: () => performance.now(),
      onProgress: view.show,
      ...(where.batch === undefined ? {} : { batch: where.batch }),
    });
  } finally {
    view.stop();
  }
}
