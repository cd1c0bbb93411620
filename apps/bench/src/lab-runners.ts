// Runners compared, by the clock: one thread, two threads, and two workers over a Redis on this machine. The
// ratios only mean something on two free cores. Usage: node apps/bench/dist/lab-runners.js [games]
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Runner, runExperiment, type Summary } from "@games/lab";
import { onThreads } from "@games/lab/node";
import { onRedis } from "@games/lab/redis";
import { bombFlipStudy } from "@games/lab/studies";

const games = Number(process.argv[2] ?? 1_000_000);
const experiment = { study: "bomb-flip", player: "bank-at-2", seed: "runners", games };
const ROUNDS = 3;

/** Starts a process and waits until it says that it is ready. */
function start(command: string, args: readonly string[], ready: RegExp): Promise<ChildProcess> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (data) => ready.test(`${data}`) && resolve(child));
    child.on("error", reject);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** The fastest of some rounds, in games per second; every round must come to the same summary. */
async function measure(name: string, runner: Runner, expected?: Summary) {
  let best = 0;
  let summary = await runExperiment(bombFlipStudy, { ...experiment, games: games / 10 }, runner);
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now();
    summary = await runExperiment(bombFlipStudy, experiment, runner);
    best = Math.max(best, (games * 1000) / (performance.now() - from));
  }
  await runner.close();
  if (expected !== undefined && JSON.stringify(summary) !== JSON.stringify(expected))
    throw new Error(`${name} counts differently.`);
  console.log(`${name}: ${Math.round(best)} games per second`);
  return { best, summary };
}

const one = await measure("one thread", onThreads({ threads: 1 }));
const two = await measure("two threads", onThreads({ threads: 2 }), one.summary);
console.log(`two threads against one: ${(two.best / one.best).toFixed(2)} (goal 1.8)`);

const port = await freePort();
const dir = mkdtempSync(join(tmpdir(), "runners-"));
const place = ["--port", `${port}`, "--bind", "127.0.0.1", "--dir", dir, "--save", ""];
const url = `redis://127.0.0.1:${port}`;
const cli = join(
  dirname(createRequire(import.meta.url).resolve("@games/lab/package.json")),
  "bin/games-lab.js",
);
const processes = [await start("redis-server", place, /Ready to accept/)];
processes.push(
  await start("node", [cli, "worker", "--redis", url, "--threads", "2"], /Waiting for batches/),
);
const redis = await measure(
  "Redis, one worker of two threads",
  await onRedis({ url }),
  one.summary,
);
console.log(`Redis against two threads: ${(redis.best / two.best).toFixed(2)} (goal 0.8)`);
for (const child of processes) child.kill("SIGKILL");
rmSync(dir, { recursive: true });
