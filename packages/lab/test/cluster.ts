// A real Redis and real worker processes for the tests of many machines, all of which end with their file.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { afterAll } from "vitest";
import { runExperiment, simulate } from "../src/index.js";
import { onRedis } from "../src/redis/index.js";
import { bombFlipStudy } from "../src/studies/index.js";
import { buildLab } from "./built.js";

/** The run of most tests. */
export const experiment = { study: "bomb-flip", player: "bank-at-2", seed: "redis", games: 60_000 };

const { study, player, seed, games } = experiment;
/** The command that plays it; where, and how it is told, is added. */
export const simulation = [
  "simulate",
  study,
  "--player",
  player,
  "--seed",
  seed,
  "--games",
  `${games}`,
];

/** What the run comes to. */
export const expected = simulate(bombFlipStudy, experiment);

/** A Redis that writes down everything before it answers, and one that forgets. */
export const KEEPING = ["--appendonly", "yes", "--appendfsync", "always"];
export const FORGETTING = ["--appendonly", "no"];

/** A port that nobody listens to. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Ends a process and waits until it is over. */
export function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}

/** Waits for something to become true. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("It did not come to it.");
}

/** Builds the command and starts a Redis; the workers of a test are started with it. Everything ends with the test file. */
export async function openCluster() {
  const built = await buildLab();
  const dir = mkdtempSync(join(tmpdir(), "lab-redis-"));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const processes = new Set<ChildProcess>();

  /** Starts a process and waits until it says that it is ready. */
  function start(command: string, args: readonly string[], ready: RegExp): Promise<ChildProcess> {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
    processes.add(child);
    return new Promise((resolve, reject) => {
      const hear = (data: Buffer) => {
        if (ready.test(`${data}`)) resolve(child);
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.on("exit", (code) => {
        processes.delete(child);
        reject(new Error(`${command} ended with ${code}`));
      });
    });
  }

  function startRedis(more: readonly string[] = KEEPING, at = port): Promise<ChildProcess> {
    const place = ["--port", `${at}`, "--bind", "127.0.0.1", "--dir", dir, "--save", ""];
    return start("redis-server", [...place, ...more], /Ready to accept connections/);
  }

  function startWorker(...more: string[]): Promise<ChildProcess> {
    const args = [built.cli, "worker", "--redis", url, "--threads", "1", ...more];
    return start("node", args, /Waiting for batches/);
  }

  /** Runs the experiment over Redis and returns its summary. */
  async function runHere(
    change: Partial<typeof experiment> = {},
    settings: Parameters<typeof runExperiment>[3] = {},
    news: string[] = [],
  ) {
    const runner = await onRedis({ url: url, onNews: (line) => news.push(line) });
    try {
      return await runExperiment(bombFlipStudy, { ...experiment, ...change }, runner, settings);
    } finally {
      await runner.close();
    }
  }

  /** What is left on the board. */
  async function redisKeys(): Promise<string[]> {
    const client = new Redis(url);
    const keys = await client.keys("games-lab:*");
    client.disconnect();
    return keys;
  }

  /** How many batches of any run are finished. */
  async function countFinished(): Promise<number> {
    const client = new Redis(url);
    const sets = await client.keys("bull:*:completed");
    const counts = await Promise.all(sets.map((key) => client.zcard(key)));
    client.disconnect();
    return counts.reduce((sum, count) => sum + count, 0);
  }

  let redis = await startRedis();
  /** Starts Redis again, with other settings, after it was told to end or was killed. */
  const restartRedis = async (signal: NodeJS.Signals, settings: readonly string[] = KEEPING) => {
    await stop(redis, signal);
    redis = await startRedis(settings);
  };
  afterAll(async () => {
    for (const child of [...processes]) await stop(child, "SIGKILL");
    built.remove();
    rmSync(dir, { recursive: true });
  });
  const watch = (child: ChildProcess) => processes.add(child);
  return {
    ...{ built, url, startRedis, restartRedis, startWorker, runHere, redisKeys, countFinished },
    watch,
  };
}
