// The board in Redis on which runs and workers find each other: every run says what it plays, every worker who it is and
// which runs it is too old for. Whatever is read from it goes through a shape, because anybody may have written it.
import {
  anyObject,
  dictionary,
  hashValue,
  int,
  nullable,
  optional,
  parse,
  record,
  type Shape,
  seed,
  text,
} from "@games/core-game";
import type { Redis } from "ioredis";
import type { Experiment, Versus } from "../experiment.js";
import type { Fingerprint } from "../fingerprint.js";
import type { Range } from "../simulate.js";

/** What a run plays. */
export interface Announcement {
  readonly experiment: Experiment;
  readonly fingerprint: Fingerprint;
}

/** Who a worker is and what it did. */
export interface WorkerCard {
  readonly name: string;
  readonly threads: number;
  /** Games played since it was started, those of unfinished batches too. */
  readonly games: number;
  /** The run it plays for, when it is one. */
  readonly run: string | null;
  /** When it was last heard of, by the clock of Redis. */
  readonly seen: number;
  /** The runs that it is put aside for, each with the reason. */
  readonly stale: Readonly<Record<string, string>>;
}

/** A batch in the queue: its run and its games; what to play is on the board. */
export interface Job {
  readonly run: string;
  readonly range: Range;
}

const MAX_TEXT = 10_000;
const MAX_NUMBER = Number.MAX_SAFE_INTEGER;
const MAX_STALE = 1000;
const short = text(200);
const count = int(0, MAX_NUMBER);

const experimentShape = record<Experiment>({
  study: short,
  content: optional(anyObject),
  preset: optional(short),
  options: optional(anyObject),
  player: optional(short),
  seed,
  games: int(1, MAX_NUMBER),
  versus: optional(
    record<Versus>({
      preset: optional(short),
      options: optional(anyObject),
      player: optional(short),
    }),
  ),
});

const announcementShape = record<Announcement>({
  experiment: experimentShape,
  fingerprint: record<Fingerprint>({ rules: short, content: short, study: short, player: short }),
});

const cardShape = record<WorkerCard>({
  name: short,
  threads: count,
  games: count,
  run: nullable(short),
  seen: count,
  stale: dictionary(text(MAX_TEXT), MAX_STALE),
});

const rangeShape = record<Range>({ from: count, to: count });
const jobShape = record<Job>({ run: short, range: rangeShape });

function readJson<V>(shape: Shape<V>, json: string): V | undefined {
  try {
    return readValue(shape, JSON.parse(json));
  } catch {
    return undefined;
  }
}

function readValue<V>(shape: Shape<V>, value: unknown): V | undefined {
  const parsed = parse(shape, value);
  return parsed.ok ? parsed.value : undefined;
}

/** A job as it should be; undefined when it is anything else. */
export function readJob(data: unknown): Job | undefined {
  const job = readValue(jobShape, data);
  return job !== undefined && job.range.from < job.range.to ? job : undefined;
}

/** The id of a run: the same experiment of the same code is the same run, so that it can be resumed. */
export const runIdOf = (announcement: Announcement): string => hashValue(announcement);

/** The queue of a run: only workers that would play the same games listen to it. */
export const queueOf = (queue: string, run: string): string => `${queue}-${run}`;

/** A worker that has not been heard of for this long is gone. */
const GONE_MS = 6000;

/** What stands on the board of a queue. */
export class Board {
  constructor(
    private readonly redis: Redis,
    private readonly queue: string,
  ) {}

  /** Says what a run plays. */
  async announce(run: string, announcement: Announcement): Promise<void> {
    await this.redis.hset(`${this.queue}:runs`, run, JSON.stringify(announcement));
  }

  /** A run is over. */
  async withdraw(run: string): Promise<void> {
    await this.redis.hdel(`${this.queue}:runs`, run);
  }

  /** The runs that can be read; a run whose id is not that of what it plays is none. */
  async runs(): Promise<Map<string, Announcement>> {
    const found = new Map<string, Announcement>();
    for (const [run, json] of Object.entries(await this.redis.hgetall(`${this.queue}:runs`))) {
      const announcement = readJson(announcementShape, json);
      if (announcement !== undefined && runIdOf(announcement) === run) found.set(run, announcement);
    }
    return found;
  }

  /** Says who a worker is. */
  async greet(card: Omit<WorkerCard, "seen">): Promise<void> {
    const seen = await this.now();
    await this.redis.hset(`${this.queue}:workers`, card.name, JSON.stringify({ ...card, seen }));
  }

  /** A worker leaves. */
  async leave(name: string): Promise<void> {
    await this.redis.hdel(`${this.queue}:workers`, name);
  }

  /** The workers that were heard of lately, by name. */
  async workers(): Promise<WorkerCard[]> {
    const now = await this.now();
    const cards = Object.values(await this.redis.hgetall(`${this.queue}:workers`))
      .map((json) => readJson(cardShape, json))
      .filter((card) => card !== undefined && now - card.seen < GONE_MS);
    return (cards as WorkerCard[]).sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  private async now(): Promise<number> {
    const [seconds, micros] = await this.redis.time();
    return Number(seconds) * 1000 + Math.floor(Number(micros) / 1000);
  }
}
