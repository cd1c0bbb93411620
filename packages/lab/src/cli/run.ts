// Runs experiments for the commands: on the runner that was asked for, with progress, until done or interrupted.
import type { Experiment } from "../experiment.js";
import type { GameSum } from "../gain.js";
import { findStudy } from "../node/find-study.js";
import { type Runner, runExperiment } from "../runner.js";
import type { StrengthGame } from "../strength.js";
import { LabError } from "../study.js";
import type { Summary } from "../summary.js";
import { type Io, onStop, progressView } from "./io.js";
import { loadRedis } from "./redis.js";
import { redisAddress, type SharedOptions } from "./settings.js";

type Where = Pick<SharedOptions, "threads" | "redis" | "queue" | "batch" | "json">;

/**
 * The runner that the options ask for: Redis or threads. Games are never played in this thread, so that it can answer
 * Ctrl-C at once. What a runner depends on is loaded only when it is used.
 */
async function runnerFor(io: Io, where: Where): Promise<Runner> {
  const url = redisAddress(where.redis);
  if (url !== undefined) {
    const { onRedis } = await loadRedis();
    const { queue } = where;
    return onRedis({ url, onNews: io.err, ...(queue === undefined ? {} : { queue }) });
  }
  if (io.createRunner !== undefined) return io.createRunner();
  const { onThreads } = await import("../node/threads.js");
  return onThreads(where.threads === undefined ? {} : { threads: where.threads });
}

/** Plays an experiment; what was counted when it is stopped goes to `onStopped`. */
export type Simulate = (
  experiment: Experiment,
  onStopped?: (summary: Summary) => void,
) => Promise<Summary>;

/** Plays a game of a measurement of strength; undefined once the work is stopped. */
export type PlayStrength = (game: StrengthGame) => Promise<GameSum | undefined>;

function strengthOn({ playStrength }: Runner, signal: AbortSignal): PlayStrength {
  const stopped = new Promise<undefined>((resolve) => {
    signal.addEventListener("abort", () => resolve(undefined));
  });
  return (game) => {
    if (playStrength === undefined) {
      throw new LabError("bad-request", "This runner does not measure strength.");
    }
    return Promise.race([playStrength(game), stopped]);
  };
}

/** Gives a runner to some work and closes it afterwards; Ctrl-C stops the work, a second one everything. */
export async function withRunner<V>(
  io: Io,
  where: Where,
  work: (simulate: Simulate, solve: Runner["solve"], playStrength: PlayStrength) => Promise<V>,
): Promise<V> {
  const runner = await runnerFor(io, where);
  const abort = new AbortController();
  const forget = onStop(() => abort.abort());
  const simulate: Simulate = async (experiment, onStopped) => {
    const study = await findStudy(experiment.study);
    const view = progressView(io, where.json === true);
    try {
      return await runExperiment(study, experiment, runner, {
        signal: abort.signal,
        now: () => performance.now(),
        onProgress: view.show,
        onStopped: (summary) => {
          view.stop();
          onStopped?.(summary);
        },
        ...(where.batch === undefined ? {} : { batch: where.batch }),
      });
    } finally {
      view.stop();
    }
  };
  try {
    return await work(simulate, runner.solve, strengthOn(runner, abort.signal));
  } finally {
    forget();
    await runner.close();
  }
}
