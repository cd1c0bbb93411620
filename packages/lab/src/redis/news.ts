// What a run over Redis tells: who is connected, who is put aside and why, that nobody has come yet, that Redis is gone.
import type { Redis } from "ioredis";
import type { Board, WorkerCard } from "./board.js";
import { repeat } from "./repeat.js";

/** What to watch, and whom to tell. */
export interface ReporterSettings {
  readonly board: Board;
  readonly run: string;
  readonly where: string;
  readonly queue: string;
  readonly redis: Redis;
  readonly onNews: ((news: string) => void) | undefined;
  /** Called with the games that were played since it was last called, those of unfinished batches too. */
  readonly onPlayed: ((games: number) => void) | undefined;
}

const LOOK_MS = 1000;
/** Names of workers in one line. */
const MAX_NAMES = 8;
/** How long to wait for a first worker before saying so. */
const PATIENT_LOOKS = 2;

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Who is connected, in one line. */
function crowdOf(workers: readonly WorkerCard[]): string {
  const threads = workers.reduce((sum, worker) => sum + worker.threads, 0);
  const names = workers.slice(0, MAX_NAMES).map(({ name }) => name);
  const more = workers.length > MAX_NAMES ? ` and ${workers.length - MAX_NAMES} more` : "";
  return `${plural(workers.length, "worker")} with ${plural(threads, "thread")}: ${names.join(", ")}${more}.`;
}

/** What was told already, and what is compared with at the next look. */
interface Reporter extends ReporterSettings {
  readonly told: Set<string>;
  readonly games: Map<string, number>;
  crowd: string;
  looks: number;
  isGone: boolean;
}

function tellOnce({ told, onNews }: Reporter, news: string): void {
  if (told.has(news)) return;
  told.add(news);
  onNews?.(news);
}

/** Tells how many games were played since the last look, unfinished batches counted. */
function tellPlayed({ games, run, onPlayed }: Reporter, workers: readonly WorkerCard[]): void {
  let played = 0;
  for (const card of workers) {
    if (card.run === run) played += card.games - (games.get(card.name) ?? card.games);
    games.set(card.name, card.games);
  }
  if (played > 0) onPlayed?.(played);
}

async function look(reporter: Reporter): Promise<void> {
  const { board, run, where, queue, onNews } = reporter;
  const workers = await board.workers();
  const able = workers.filter(({ stale }) => stale[run] === undefined);
  for (const { name, stale } of workers) {
    const reason = stale[run];
    if (reason !== undefined) tellOnce(reporter, `The worker ${name} is put aside: ${reason}.`);
  }
  if (able.length === 0 && reporter.looks++ >= PATIENT_LOOKS) {
    const how = "Start one on any machine: games-lab worker --redis …";
    tellOnce(reporter, `No workers yet at ${where} in the queue ${queue}. ${how}`);
  }
  const crowd = able.length === 0 ? "" : crowdOf(able);
  if (crowd !== reporter.crowd && crowd !== "") onNews?.(crowd);
  reporter.crowd = crowd;
  tellPlayed(reporter, able);
}

/** Tells once that the connection is gone, and once that it is back. */
function tellConnection(reporter: Reporter, isGone: boolean): void {
  if (reporter.isGone === isGone) return;
  reporter.isGone = isGone;
  const state = isGone ? "is gone; waiting for it to come back" : "is back";
  reporter.onNews?.(`Redis at ${reporter.where} ${state}.`);
}

/** Watches the board until it is stopped. */
export function createReporter(settings: ReporterSettings): { stop(): void } {
  const reporter: Reporter = {
    ...settings,
    told: new Set(),
    games: new Map(),
    crowd: "",
    looks: 0,
    isGone: false,
  };
  const looking = repeat(LOOK_MS, () => look(reporter));
  const gone = () => tellConnection(reporter, true);
  const back = () => tellConnection(reporter, false);
  settings.redis.on("close", gone);
  settings.redis.on("ready", back);
  return {
    stop() {
      looking.stop();
      settings.redis.off("close", gone);
      settings.redis.off("ready", back);
    },
  };
}
