// Many machines: batches are jobs of a BullMQ queue in Redis. A batch is a pure function of its job, so a job that runs
// twice, because its worker died or Redis was restarted, changes nothing: the caller counts every range once.
import { randomUUID } from "node:crypto";
import { Queue, QueueEvents, Worker } from "bullmq";
import { Redis } from "ioredis";
import type { Experiment } from "../experiment.js";
import { type Batch, type BatchResult, expectedOf, type Runner, type Signal } from "../runner.js";
import type { Range } from "../simulate.js";
import { LabError } from "../study.js";
import { findStudy } from "./find-study.js";
import { createPool, type ThreadSettings } from "./threads.js";

/** Where the queue is. */
export interface RedisSettings {
  /** The address of Redis, such as `redis://host:6379`. */
  readonly url: string;
  /** The name of the queue (default: `games-lab`). */
  readonly queue?: string;
}

/** Settings of a worker process. */
export interface RedisWorkerSettings extends RedisSettings, ThreadSettings {
  /** Called after every batch that was played. */
  readonly onBatch?: (batch: Batch) => void;
}

/** A worker that takes batches from the queue until it is closed. */
export interface RedisWorker {
  readonly threads: number;
  /** Finishes its current batches and stops. */
  close(): Promise<void>;
}

const QUEUE = "games-lab";
const ATTEMPTS = 5;
/** A worker that does not renew its lock for this long has lost its batch. */
const LOCK_MS = 5000;
const STALLED_CHECK_MS = 2000;
/** How often to look for results whose event was missed. */
const SWEEP_MS = 2000;
const KEEP_SECONDS = 3600;

/** A connection that waits for Redis to come back rather than giving up. */
function connect(url: string): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(100 * times, 1000),
  });
  redis.on("error", () => undefined); // lost connections are retried; commands wait until then
  return redis;
}

/** Fails early and clearly when there is no Redis at the address. */
async function assertRedis(url: string): Promise<void> {
  const probe = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  probe.on("error", () => undefined);
  try {
    await probe.connect();
    await probe.ping();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LabError("bad-request", `There is no Redis at ${url}: ${reason}`);
  } finally {
    probe.disconnect();
  }
}

/**
 * Starts a worker. Batches are played on its threads, so that the main thread can keep their locks alive, and a second
 * batch waits behind each thread, so that none is idle while Redis is asked for more.
 */
export async function startRedisWorker(settings: RedisWorkerSettings): Promise<RedisWorker> {
  await assertRedis(settings.url);
  const pool = createPool(settings);
  const connection = connect(settings.url);
  const worker = new Worker<Batch, BatchResult>(
    settings.queue ?? QUEUE,
    async (job) => {
      const result = await pool.play(job.data);
      settings.onBatch?.(job.data);
      return result;
    },
    {
      connection,
      concurrency: 2 * pool.threads,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_CHECK_MS,
      maxStalledCount: ATTEMPTS,
    },
  );
  worker.on("error", () => undefined); // as above
  return {
    threads: pool.threads,
    async close() {
      await worker.close();
      await pool.close();
      connection.disconnect();
    },
  };
}

/** A runner whose batches are played by any number of workers on any machines. */
export async function onRedis(settings: RedisSettings): Promise<Runner> {
  await assertRedis(settings.url);
  const name = settings.queue ?? QUEUE;
  const connections = [connect(settings.url), connect(settings.url)] as const;
  const queue = new Queue<Batch, BatchResult>(name, { connection: connections[0] });
  const events = new QueueEvents(name, { connection: connections[1] });
  queue.on("error", () => undefined);
  events.on("error", () => undefined);
  await events.waitUntilReady();
  return {
    run: (experiment, ranges, signal) => collect({ queue, events }, experiment, ranges, signal),
    async close() {
      await events.close();
      await queue.close();
      for (const connection of connections) connection.disconnect();
    },
  };
}

interface Line {
  readonly queue: Queue<Batch, BatchResult>;
  readonly events: QueueEvents;
}

/** Results and failures as they arrive, for one run. */
interface Inbox {
  readonly results: BatchResult[];
  failure: string | undefined;
  wake: () => void;
}

/** Puts every range into the queue and yields the results as they arrive. */
async function* collect(
  line: Line,
  experiment: Experiment,
  ranges: readonly Range[],
  signal: Signal,
): AsyncGenerator<BatchResult> {
  const expects = expectedOf(await findStudy(experiment.study), experiment.content);
  const run = randomUUID();
  const missing = new Map(ranges.map((range) => [`${run}-${range.from}`, range]));
  const inbox: Inbox = { results: [], failure: undefined, wake: () => undefined };
  const stop = listen(line.events, missing, inbox);
  const sweep = setInterval(() => {
    void sweepJobs(line.queue, [...missing.keys()], inbox).catch(() => undefined);
  }, SWEEP_MS);
  try {
    await line.queue.addBulk(
      [...missing].map(([jobId, range]) => ({
        name: "batch",
        data: { experiment, range, expects },
        opts: {
          jobId,
          attempts: ATTEMPTS,
          removeOnComplete: { age: KEEP_SECONDS },
          removeOnFail: { age: KEEP_SECONDS },
        },
      })),
    );
    while (missing.size > 0 && !signal.aborted) {
      const result = inbox.results.shift();
      if (inbox.failure !== undefined) throw new LabError("worker-failed", inbox.failure);
      if (result === undefined) await pause(inbox);
      else if (missing.delete(`${run}-${result.range.from}`)) yield result;
    }
  } finally {
    clearInterval(sweep);
    stop();
    await removeJobs(
      line.queue,
      ranges.map(({ from }) => `${run}-${from}`),
    );
  }
}

/** Waits for news, or a moment, so that a cancelled run is noticed. */
function pause(inbox: Inbox): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 100);
    inbox.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Listens for finished and failed jobs of a run; returns what ends the listening. */
function listen(
  events: QueueEvents,
  missing: ReadonlyMap<string, Range>,
  inbox: Inbox,
): () => void {
  const onCompleted = ({ jobId, returnvalue }: { jobId: string; returnvalue: unknown }) => {
    if (!missing.has(jobId)) return;
    inbox.results.push(readResult(returnvalue));
    inbox.wake();
  };
  const onFailed = ({ jobId, failedReason }: { jobId: string; failedReason: string }) => {
    if (!missing.has(jobId)) return;
    inbox.failure = failedReason;
    inbox.wake();
  };
  events.on("completed", onCompleted);
  events.on("failed", onFailed);
  return () => {
    events.off("completed", onCompleted);
    events.off("failed", onFailed);
  };
}

/** An event may bring the result as text. */
function readResult(value: unknown): BatchResult {
  return (typeof value === "string" ? JSON.parse(value) : value) as BatchResult;
}

/** Looks at the jobs themselves: what happened while the connection was gone is found here. */
async function sweepJobs(
  queue: Line["queue"],
  ids: readonly string[],
  inbox: Inbox,
): Promise<void> {
  for (const id of ids) {
    const job = await queue.getJob(id);
    if (job?.finishedOn === undefined) continue;
    if (job.failedReason && !job.returnvalue) inbox.failure = job.failedReason;
    else if (job.returnvalue) inbox.results.push(job.returnvalue);
    inbox.wake();
  }
}

/** Takes what is left of a run out of the queue; a job that a worker holds expires by itself. */
async function removeJobs(queue: Line["queue"], ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => queue.remove(id).catch(() => 0)));
}
