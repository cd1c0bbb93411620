// A worker over Redis: it looks at the board for runs, compares what they play with what it would play itself, and takes
// batches only of runs with its own fingerprint. It loads the studies that its owner named, and nothing a job asks for.
import { hostname } from "node:os";
import process from "node:process";
import { type Job as BullJob, UnrecoverableError, Worker } from "bullmq";
import type { Redis } from "ioredis";
import { differenceOf, fingerprintOf } from "../fingerprint.js";
import { findStudy, portableName } from "../node/find-study.js";
import { createPool, type Pool, type ThreadSettings } from "../node/threads.js";
import type { BatchResult } from "../runner.js";
import { studies } from "../studies/index.js";
import type { AnyStudy } from "../study.js";
import { type Announcement, Board, queueOf, readJob } from "./board.js";
import { assertRedis, connect, queueName, type RedisSettings } from "./connect.js";
import { repeat } from "./repeat.js";

/** Settings of a worker process. */
export interface RedisWorkerSettings extends RedisSettings, ThreadSettings {
  /** The studies that may be played: ids of our games, packages or modules (default: our games). */
  readonly studies?: readonly string[];
  /** The name under which the worker is known (default: host and process). */
  readonly name?: string;
  /** Called with whatever its owner should know. */
  readonly onNews?: (news: string) => void;
}

/** What a worker did so far. */
export interface WorkerCounts {
  readonly games: number;
  readonly batches: number;
  readonly failures: number;
  /** The runs that it is put aside for. */
  readonly stale: number;
  readonly isConnected: boolean;
}

/** A worker that takes batches from the queue until it is closed. */
export interface RedisWorker {
  readonly name: string;
  readonly threads: number;
  /** What it has done so far. */
  counts(): WorkerCounts;
  /** Finishes its current batches and stops. */
  close(): Promise<void>;
}

/** A study that may be played: under the name by which threads find it. */
interface Allowed {
  readonly name: string;
  readonly study: AnyStudy;
}

const LOOK_MS = 1000;
/** A worker that does not renew its lock for this long has lost its batch. */
const LOCK_MS = 5000;
const STALLED_CHECK_MS = 2000;
/** How often a batch may be lost by a worker that died before it fails. */
const MAX_STALLED = 5;
/** A batch is at most this many games: more would be somebody's mistake or malice. */
const MAX_BATCH = 10_000_000;

/** Everything a worker keeps while it runs. */
interface Work {
  readonly settings: RedisWorkerSettings;
  readonly queue: string;
  readonly name: string;
  readonly pool: Pool;
  readonly redis: Redis;
  readonly board: Board;
  readonly allowed: ReadonlyMap<string, Allowed>;
  /** The runs it plays for. */
  readonly runs: Map<string, Announcement>;
  /** The runs it is put aside for, with the reason. */
  readonly stale: Map<string, string>;
  readonly workers: Map<string, Worker<unknown, BatchResult>>;
  /** The runs of the batches that are being played. */
  readonly active: Map<string, number>;
  counts: { games: number; batches: number; failures: number };
}

async function allowedStudies(names: readonly string[]): Promise<Map<string, Allowed>> {
  const allowed = new Map<string, Allowed>();
  for (const name of names) {
    const study = await findStudy(name);
    allowed.set(study.game.id, { name: portableName(name), study });
  }
  return allowed;
}

/** Starts a worker. */
export async function startRedisWorker(settings: RedisWorkerSettings): Promise<RedisWorker> {
  const queue = queueName(settings);
  const allowed = await allowedStudies(settings.studies ?? Object.keys(studies));
  await assertRedis(settings.url);
  const redis = connect(settings.url);
  const work: Work = {
    settings,
    queue,
    name: settings.name ?? `${hostname()}-${process.pid}`,
    pool: createPool(settings),
    redis,
    board: new Board(redis, queue),
    allowed,
    runs: new Map(),
    stale: new Map(),
    workers: new Map(),
    active: new Map(),
    counts: { games: 0, batches: 0, failures: 0 },
  };
  await look(work);
  const looking = repeat(LOOK_MS, () => look(work));
  return {
    name: work.name,
    threads: work.pool.threads,
    counts: () => ({
      ...work.counts,
      stale: work.stale.size,
      isConnected: redis.status === "ready",
    }),
    async close() {
      looking.stop();
      await Promise.all([...work.workers.values()].map((worker) => worker.close()));
      await work.pool.close();
      if (redis.status === "ready") await work.board.leave(work.name).catch(() => undefined);
      redis.disconnect();
    },
  };
}

/** Reads the board, takes up what is new, lets go of what is over, and says who it is. */
async function look(work: Work): Promise<void> {
  const runs = await work.board.runs();
  for (const run of [...work.runs.keys(), ...work.stale.keys()]) {
    if (runs.has(run)) continue;
    work.runs.delete(run);
    work.stale.delete(run);
  }
  for (const [run, announcement] of runs) {
    if (!work.runs.has(run) && !work.stale.has(run)) takeUp(work, run, announcement);
  }
  await closeIdle(work);
  work.counts.games += work.pool.takePlayed();
  const [only, other] = work.active.keys();
  await work.board.greet({
    name: work.name,
    threads: work.pool.threads,
    games: work.counts.games,
    run: other === undefined ? (only ?? null) : null,
    stale: Object.fromEntries(work.stale),
  });
}

/** Plays for a run, or is put aside for it. */
function takeUp(work: Work, run: string, announcement: Announcement): void {
  const reason = refusalOf(work, announcement);
  if (reason === undefined) {
    work.runs.set(run, announcement);
    listen(work, queueOf(work.queue, run));
    return;
  }
  work.stale.set(run, reason);
  work.settings.onNews?.(`Put aside for a run of ${announcement.experiment.study}: ${reason}.`);
}

/** Why a run cannot be played here; undefined when it can. */
function refusalOf(
  { allowed }: Work,
  { experiment, fingerprint }: Announcement,
): string | undefined {
  const own = allowed.get(experiment.study);
  if (own === undefined) return `the study ${experiment.study} was not named when it was started`;
  try {
    const difference = differenceOf(fingerprintOf(own.study, experiment), fingerprint);
    return difference === undefined ? undefined : `it has ${difference}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Takes batches from a queue. They are played on threads, so that this one can keep their locks alive, and a second batch
 * waits behind each thread, so that none is idle while Redis is asked for more.
 */
function listen(work: Work, name: string): void {
  if (work.workers.has(name)) return;
  const worker = new Worker<unknown, BatchResult>(name, (job) => playJob(work, job), {
    connection: work.redis,
    concurrency: 2 * work.pool.threads,
    lockDuration: LOCK_MS,
    stalledInterval: STALLED_CHECK_MS,
    maxStalledCount: MAX_STALLED,
  });
  worker.on("error", () => undefined); // lost connections are retried
  work.workers.set(name, worker);
}

async function playJob(work: Work, job: BullJob<unknown, BatchResult>): Promise<BatchResult> {
  const { run, range } = readJob(job.data) ?? {};
  const announcement = run === undefined ? undefined : work.runs.get(run);
  const own = announcement && work.allowed.get(announcement.experiment.study);
  if (run === undefined || range === undefined || announcement === undefined || own === undefined) {
    throw new UnrecoverableError("This is no batch of a run on the board.");
  }
  const { experiment, fingerprint: expects } = announcement;
  if (range.to > experiment.games || range.to - range.from > MAX_BATCH) {
    throw new UnrecoverableError("The run has no such games.");
  }
  work.active.set(run, (work.active.get(run) ?? 0) + 1);
  try {
    const result = await work.pool.play({
      experiment: { ...experiment, study: own.name },
      range,
      expects,
    });
    work.counts.batches++;
    return result;
  } catch (error) {
    work.counts.failures++;
    throw error;
  } finally {
    const left = (work.active.get(run) ?? 1) - 1;
    if (left === 0) work.active.delete(run);
    else work.active.set(run, left);
  }
}

/** Closes the queues that no run uses any more. */
async function closeIdle({ workers, runs, queue }: Work): Promise<void> {
  const used = new Set([...runs.keys()].map((run) => queueOf(queue, run)));
  for (const [name, worker] of [...workers]) {
    if (used.has(name)) continue;
    workers.delete(name);
    void worker.close().catch(() => undefined); // it finishes what it plays
  }
}
