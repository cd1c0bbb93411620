// Many machines: batches are jobs of a BullMQ queue in Redis. A batch is a pure function of its job, so a job that runs
// twice, because its worker died or Redis was restarted, changes nothing: every range is counted once. The same experiment
// of the same code has the same jobs, so a run that was stopped finds what was played when it is started again.
import { Queue, QueueEvents } from "bullmq";
import type { Redis } from "ioredis";
import type { Experiment } from "../experiment.js";
import { fingerprintOf } from "../fingerprint.js";
import { findStudy } from "../node/find-study.js";
import type { BatchResult, Runner, Signal } from "../runner.js";
import type { Range } from "../simulate.js";
import { LabError } from "../study.js";
import { type Announcement, Board, type Job, queueOf, runIdOf } from "./board.js";
import { assertRedis, connect, publicAddress, queueName, type RedisSettings } from "./connect.js";
import { createReporter } from "./news.js";
import { repeat } from "./repeat.js";
import { readResult } from "./result.js";

/** Settings of a runner over Redis. */
export interface RedisRunnerSettings extends RedisSettings {
  /** Called with what people should know: who is connected, who is put aside, what is waited for. */
  readonly onNews?: (news: string) => void;
}

const ATTEMPTS = 3;
/** How often to look for results whose event was missed, and for jobs that Redis lost. */
const SWEEP_MS = 2000;
/** How many jobs to look at in a sweep. */
const SWEEP_JOBS = 500;
/** How long the batches of a run that was stopped are kept for it to be resumed. */
const KEEP_SECONDS = 24 * 3600;
const PAUSE_MS = 100;

/** A runner whose batches are played by any number of workers on any machines. */
export async function onRedis(settings: RedisRunnerSettings): Promise<Runner> {
  const queue = queueName(settings);
  await assertRedis(settings.url);
  // Listening blocks a connection, so it has one of its own.
  const [redis, listener] = [connect(settings.url), connect(settings.url)];
  const line: Line = { settings, queue, redis, listener, board: new Board(redis, queue) };
  return {
    run: (experiment, ranges, signal, onPlayed) =>
      collect(line, experiment, ranges, signal, onPlayed),
    close: async () => {
      for (const connection of [redis, listener]) connection.disconnect();
    },
  };
}

interface Line {
  readonly settings: RedisRunnerSettings;
  readonly queue: string;
  readonly redis: Redis;
  readonly listener: Redis;
  readonly board: Board;
}

/** A run under way. */
interface Run {
  readonly id: string;
  readonly announcement: Announcement;
  readonly queue: Queue<Job, BatchResult>;
  /** The ranges that have no result yet, by the id of their job. */
  readonly missing: Map<string, Range>;
  readonly results: BatchResult[];
  failure: string | undefined;
  wake: () => void;
}

const jobId = (run: string, { from, to }: Range) => `${run}-${from}-${to}`;

/** Takes a result into a run, once; what is not a result of the range is as if it had not come. */
function accept(run: Run, id: string, value: unknown): boolean {
  const range = run.missing.get(id);
  const result = range && readResult(value, range);
  if (result === undefined) return false;
  run.missing.delete(id);
  run.results.push(result);
  run.wake();
  return true;
}

function fail(run: Run, reason: string): void {
  run.failure = reason;
  run.wake();
}

/** Puts every range into the queue and yields the results as they arrive. */
async function* collect(
  line: Line,
  experiment: Experiment,
  ranges: readonly Range[],
  signal: Signal,
  onPlayed: ((games: number) => void) | undefined,
): AsyncGenerator<BatchResult> {
  const run = await openRun(line, experiment, ranges);
  const { onNews } = line.settings;
  const kept = run.results.reduce((sum, { range }) => sum + range.to - range.from, 0);
  if (kept > 0) onNews?.(`${kept} of ${experiment.games} games were played before and are kept.`);
  const events = new QueueEvents(run.queue.name, { connection: line.listener });
  events.on("error", () => undefined);
  listen(events, run);
  const reporter = createReporter({
    board: line.board,
    run: run.id,
    where: publicAddress(line.settings.url),
    queue: line.queue,
    redis: line.redis,
    onNews,
    onPlayed,
  });
  const sweeper = startSweeping(line, run);
  try {
    await addJobs(run, [...run.missing.keys()]);
    while ((run.missing.size > 0 || run.results.length > 0) && !signal.aborted) {
      const result = run.results.shift();
      if (run.failure !== undefined) throw new LabError("worker-failed", run.failure);
      if (result === undefined) await pause(run);
      else yield result;
    }
    if (signal.aborted)
      onNews?.("What was played is kept for a day; start the same run again to continue it.");
  } finally {
    sweeper.stop();
    reporter.stop();
    await closeRun(line, run, events);
  }
}

async function openRun(
  { queue, redis, board }: Line,
  experiment: Experiment,
  ranges: readonly Range[],
): Promise<Run> {
  const study = await findStudy(experiment.study);
  // Over Redis a study is known by the id of its game: workers find it among those they were allowed.
  const shared: Experiment = { ...experiment, study: study.game.id };
  const announcement = { experiment: shared, fingerprint: fingerprintOf(study, experiment) };
  const id = runIdOf(announcement);
  const jobs = new Queue<Job, BatchResult>(queueOf(queue, id), { connection: redis });
  jobs.on("error", () => undefined);
  const run: Run = {
    id,
    announcement,
    queue: jobs,
    missing: new Map(ranges.map((range) => [jobId(id, range), range])),
    results: [],
    failure: undefined,
    wake: () => undefined,
  };
  // What was played before the run was stopped is taken from there; what failed then is tried again.
  await sweep(run, [...run.missing.keys()], async (job) => {
    await run.queue.remove(job).catch(() => 0);
  });
  run.results.push(...run.results.splice(0).map((result) => ({ ...result, isKept: true })));
  await board.announce(id, announcement);
  return run;
}

/** Puts jobs into the queue; those that are there already stay as they are. */
async function addJobs(run: Run, ids: readonly string[]): Promise<void> {
  const jobs = ids.flatMap((id) => {
    const range = run.missing.get(id);
    return range === undefined ? [] : [{ id, range }];
  });
  await run.queue.addBulk(
    jobs.map(({ id, range }) => ({
      name: "batch",
      data: { run: run.id, range },
      opts: {
        jobId: id,
        attempts: ATTEMPTS,
        removeOnComplete: { age: KEEP_SECONDS },
        removeOnFail: { age: KEEP_SECONDS },
      },
    })),
  );
}

/** Waits for news, or a moment, so that a stopped run is noticed. */
function pause(run: Run): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    run.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Listens for finished and failed jobs of a run. */
function listen(events: QueueEvents, run: Run): void {
  events.on("completed", ({ jobId: id, returnvalue }) => {
    accept(run, id, returnvalue);
  });
  events.on("failed", ({ jobId: id, failedReason }) => {
    if (run.missing.has(id)) fail(run, failedReason);
  });
}

/** Looks at the jobs themselves: what happened while the connection was gone is found here. Returns those that are gone. */
async function sweep(
  run: Run,
  ids: readonly string[],
  onFailed: (id: string, reason: string) => unknown,
): Promise<string[]> {
  const lost: string[] = [];
  for (const id of ids) {
    if (!run.missing.has(id)) continue;
    const job = await run.queue.getJob(id);
    if (!run.missing.has(id)) continue; // its event came meanwhile
    if (job === undefined) lost.push(id);
    else if (job.finishedOn === undefined) continue;
    else if (job.returnvalue && accept(run, id, job.returnvalue)) continue;
    else await onFailed(id, job.failedReason ?? "A batch came back without its result.");
  }
  return lost;
}

/** Sweeps now and then, a number of jobs at a time; puts back what Redis lost. */
function startSweeping({ board }: Line, run: Run): { stop(): void } {
  let next = 0;
  return repeat(SWEEP_MS, async () => {
    await board.announce(run.id, run.announcement);
    const ids = [...run.missing.keys()];
    if (next >= ids.length) next = 0;
    const part = ids.slice(next, next + SWEEP_JOBS);
    next += SWEEP_JOBS;
    const lost = await sweep(run, part, (_, reason) => fail(run, reason));
    if (lost.length > 0) await addJobs(run, lost);
  });
}

/** How long to tidy up at most: whoever stops a run does not wait for a Redis that is gone. */
const TIDY_MS = 300;

/** Takes a run off the board. A run that is over leaves nothing; one that was stopped leaves what was played. */
async function closeRun({ board }: Line, run: Run, events: QueueEvents): Promise<void> {
  const isOver = run.missing.size === 0;
  const tidy = async () => {
    await board.withdraw(run.id);
    if (isOver) await run.queue.obliterate({ force: true });
    else await run.queue.drain();
  };
  await Promise.race([
    tidy().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, isOver ? 10 * TIDY_MS : TIDY_MS)),
  ]);
  await Promise.race([
    Promise.all([events.close(), run.queue.close()]).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, TIDY_MS)),
  ]);
}
