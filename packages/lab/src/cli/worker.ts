// `games-lab worker`: plays batches from Redis until it is stopped.
import type { Command } from "commander";
import type { Io } from "./io.js";
import { readCount } from "./settings.js";

/** Adds the command. */
export function addWorker(program: Command, io: Io): void {
  program
    .command("worker")
    .description("process batches from a Redis queue, on any number of machines")
    .requiredOption("--redis <url>", "the address of Redis")
    .option("--threads <n>", "worker threads (default: one per core)", readCount)
    .addHelpText(
      "after",
      `
Start one on every machine; then simulate, compare, calibrate and report take the same --redis. If a worker dies,
its batch is given to another.

Example:
  games-lab worker --redis redis://10.0.0.5:6379`,
    )
    .action(async (options: { redis: string; threads?: number }) => {
      const { startRedisWorker } = await import("../node/redis.js");
      const { redis: url, threads } = options;
      const worker = await startRedisWorker({ url, ...(threads === undefined ? {} : { threads }) });
      io.err(`Waiting for batches at ${url} with ${worker.threads} threads; Ctrl-C stops.`);
      await new Promise<void>((resolve) => {
        for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
      });
      await worker.close();
    });
}
