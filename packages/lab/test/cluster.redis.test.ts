// Many machines, in small: a real Redis, real worker processes, and the accidents that happen to them.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runExperiment, simulate } from "../src/index.js";
import { onRedis } from "../src/node/index.js";
import { bombFlipStudy } from "../src/studies/index.js";
import { type Built, buildLab, runCli } from "./built.js";
import { study as cellar } from "./cellar.js";

let built: Built;
let dir: string;
let port: number;
let redis: ChildProcess;
const processes = new Set<ChildProcess>();

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

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

function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}

function startRedis(): Promise<ChildProcess> {
  const place = ["--port", `${port}`, "--bind", "127.0.0.1", "--dir", dir];
  return start(
    "redis-server",
    [...place, "--save", "", "--appendonly", "yes", "--appendfsync", "always"],
    /Ready to accept connections/,
  );
}

function startWorker(): Promise<ChildProcess> {
  const args = [built.cli, "worker", "--redis", url(), "--threads", "1"];
  return start("node", args, /Waiting for batches/);
}

const url = () => `redis://127.0.0.1:${port}`;
const experiment = { study: "bomb-flip", player: "bank-at-2", seed: "redis", games: 60_000 };

beforeAll(async () => {
  built = await buildLab();
  dir = mkdtempSync(join(tmpdir(), "lab-redis-"));
  port = await freePort();
  redis = await startRedis();
});

afterAll(async () => {
  for (const child of [...processes]) await stop(child, "SIGKILL");
  built.remove();
  rmSync(dir, { recursive: true });
});

describe("a run over Redis", () => {
  it("comes to the same as one thread, from the command too", async () => {
    const workers = await Promise.all([startWorker(), startWorker()]);
    const expected = simulate(bombFlipStudy, experiment);
    const runner = await onRedis({ url: url() });
    expect(await runExperiment(bombFlipStudy, experiment, runner)).toEqual(expected);
    await runner.close();
    const args = ["simulate", "bomb-flip", "--player", "bank-at-2", "--seed", "redis"];
    const said = await runCli(built, [...args, "--games", "60000", "--redis", url(), "--json"]);
    expect(JSON.parse(said.out).summary).toEqual(expected);
    for (const worker of workers) await stop(worker, "SIGTERM");
  });

  it("plays the content of the experiment", async () => {
    const worker = await startWorker();
    const runner = await onRedis({ url: url() });
    const content = { chests: [{ name: "Ruby", worth: 5, count: 6 }] };
    const own = { study: built.cellar, content, seed: 1, games: 400 };
    expect(await runExperiment(cellar, own, runner)).toEqual(simulate(cellar, own));
    await runner.close();
    await stop(worker, "SIGTERM");
  });

  it("loses and doubles nothing when a worker is killed in the middle", async () => {
    const [victim, survivor] = await Promise.all([startWorker(), startWorker()]);
    const runner = await onRedis({ url: url() });
    let killed: Promise<void> | undefined;
    const summary = await runExperiment(bombFlipStudy, experiment, runner, {
      batch: 3000,
      onProgress: () => {
        killed ??= stop(victim, "SIGKILL");
      },
    });
    await killed;
    expect(summary).toEqual(simulate(bombFlipStudy, experiment));
    await runner.close();
    await stop(survivor, "SIGTERM");
  });

  it("continues when Redis is stopped and started again", async () => {
    const worker = await startWorker();
    const runner = await onRedis({ url: url() });
    let restarted: Promise<void> | undefined;
    const restart = async () => {
      await stop(redis, "SIGTERM");
      redis = await startRedis();
    };
    const summary = await runExperiment(bombFlipStudy, experiment, runner, {
      batch: 1500,
      onProgress: ({ done }) => {
        if (done >= 15_000) restarted ??= restart();
      },
    });
    await restarted;
    expect(restarted).toBeDefined();
    expect(summary).toEqual(simulate(bombFlipStudy, experiment));
    await runner.close();
    await stop(worker, "SIGTERM");
  });

  it("can be cancelled, and fails when its batches fail", async () => {
    const worker = await startWorker();
    const runner = await onRedis({ url: url() });
    const signal = { aborted: false };
    const cancelled = runExperiment(bombFlipStudy, { ...experiment, games: 10_000_000 }, runner, {
      signal,
      onProgress: () => {
        signal.aborted = true;
      },
    });
    await expect(cancelled).rejects.toMatchObject({ code: "cancelled" });
    const other = { ...bombFlipStudy, players: { ...bombFlipStudy.players, ghost: () => null } };
    const failed = runExperiment(
      other as unknown as typeof bombFlipStudy,
      { ...experiment, player: "ghost", games: 10 },
      runner,
    );
    await expect(failed).rejects.toMatchObject({ code: "worker-failed" });
    await runner.close();
    await stop(worker, "SIGTERM");
  });
});
