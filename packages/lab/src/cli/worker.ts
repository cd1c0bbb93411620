// `games-lab worker`: plays batches from Redis until it is stopped.
import { count } from "@games/core-game/text";
import type { Command } from "commander";
import { type Metric, type MetricsServer, serveMetrics } from "../node/metrics.js";
import type { RedisWorker } from "../redis/index.js";
import { studies } from "../studies/index.js";
import { type Io, onStop } from "./io.js";
import { loadRedis } from "./redis.js";
import { REDIS_VARIABLE, readCount, redisAddress } from "./settings.js";

interface WorkerOptions {
  readonly redis?: string;
  readonly queue?: string;
  readonly threads?: number;
  readonly study?: string[];
  readonly name?: string;
  readonly metrics?: string;
}

/** The figures of a worker. */
function metricsOf(worker: RedisWorker): Metric[] {
  const { games, batches, failures, stale, isConnected } = worker.counts();
  const metric = (name: string, type: Metric["type"], value: number, help: string) => ({
    name: `games_lab_${name}`,
    help,
    type,
    value,
  });
  return [
    metric("games_total", "counter", games, "Games played."),
    metric("batches_total", "counter", batches, "Batches played."),
    metric("failures_total", "counter", failures, "Batches that failed."),
    metric("stale_runs", "gauge", stale, "Runs that this worker is put aside for."),
    metric("threads", "gauge", worker.threads, "Worker threads."),
    metric("connected", "gauge", isConnected ? 1 : 0, "1 while Redis can be reached."),
  ];
}

/** Resolves when the process is asked to stop. */
function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    onStop(resolve);
  });
}

async function runWorker(io: Io, options: WorkerOptions): Promise<void> {
  const { threads, queue, study, name } = options;
  const url = redisAddress(options.redis ?? true);
  const { publicAddress, startRedisWorker } = await loadRedis();
  const worker = await startRedisWorker({
    url,
    onNews: (news) => io.err(news),
    ...(threads === undefined ? {} : { threads }),
    ...(queue === undefined ? {} : { queue }),
    ...(study === undefined ? {} : { studies: study }),
    ...(name === undefined ? {} : { name }),
  });
  let metrics: MetricsServer | undefined;
  try {
    if (options.metrics !== undefined) {
      metrics = await serveMetrics(options.metrics, () => metricsOf(worker));
      io.err(`Metrics at port ${metrics.port}.`);
    }
    const who = `${worker.name}, ${count(worker.threads, "thread")}`;
    io.err(`Waiting for batches at ${publicAddress(url)} (${who}); Ctrl-C stops.`);
    await stopAsked();
  } finally {
    // A second signal does not wait for the batches under way; they are given to another worker.
    await Promise.race([worker.close(), stopAsked()]);
    await metrics?.close();
  }
}

/** Adds the command. */
export function addWorker(program: Command, io: Io): void {
  program
    .command("worker")
    .description("process batches from a Redis queue, on any number of machines")
    .option("--redis <url>", `the address of Redis (default: that of ${REDIS_VARIABLE})`)
    .option("--queue <name>", "the name under which runs and workers find each other")
    .option(
      "--study <name...>",
      `the studies that may be played: games, packages or modules (default: ${Object.keys(studies).join(", ")})`,
    )
    .option("--threads <n>", "worker threads (default: one per core)", readCount)
    .option("--name <text>", "the name of this worker (default: host and process)")
    .option("--metrics <address>", "serve figures for Prometheus at this port, or host:port")
    .addHelpText(
      "after",
      `
Start one on every machine; then simulate, compare, calibrate and report take the same --redis. If a worker dies,
its batch is given to another. A worker whose rules, content, measures or players differ from those of whoever asks is
put aside and named. It loads the studies named here and nothing else.

Examples:
  games-lab worker --redis redis://10.0.0.5:6379
  ${REDIS_VARIABLE}=redis://:password@10.0.0.5 games-lab worker --study @me/my-study --metrics 9464`,
    )
    .action((options: WorkerOptions) => runWorker(io, options));
}
