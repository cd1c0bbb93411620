// Many machines, in small: a real Redis, real worker processes, and the accidents that happen to them.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AnyStudy, fingerprintOf, runExperiment, simulate } from "../src/index.js";
import { runIdOf } from "../src/redis/board.js";
import { onRedis, startRedisWorker } from "../src/redis/index.js";
import { bombFlipStudy } from "../src/studies/index.js";
import { type Built, buildLab, runCli, spawnCli } from "./built.js";
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
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}

function startRedis(more: readonly string[] = KEEPING, at = port): Promise<ChildProcess> {
  const place = ["--port", `${at}`, "--bind", "127.0.0.1", "--dir", dir, "--save", ""];
  return start("redis-server", [...place, ...more], /Ready to accept connections/);
}

/** A Redis that writes down everything before it answers, and one that forgets. */
const KEEPING = ["--appendonly", "yes", "--appendfsync", "always"];
const FORGETTING = ["--appendonly", "no"];

function startWorker(...more: string[]): Promise<ChildProcess> {
  const args = [built.cli, "worker", "--redis", url(), "--threads", "1", ...more];
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

/** Runs the experiment over Redis and returns its summary. */
async function runHere(
  change: Partial<typeof experiment> = {},
  settings: Parameters<typeof runExperiment>[3] = {},
  news: string[] = [],
) {
  const runner = await onRedis({ url: url(), onNews: (line) => news.push(line) });
  try {
    return await runExperiment(bombFlipStudy, { ...experiment, ...change }, runner, settings);
  } finally {
    await runner.close();
  }
}

const expected = simulate(bombFlipStudy, experiment);

describe("a run over Redis", () => {
  it("comes to the same as one thread, from the command too, and says who plays", async () => {
    const workers = await Promise.all([startWorker("--name", "ann"), startWorker("--name", "bob")]);
    const news: string[] = [];
    expect(await runHere({}, { batch: 500 }, news)).toEqual(expected);
    const args = ["simulate", "bomb-flip", "--player", "bank-at-2", "--seed", "redis"];
    const said = await runCli(built, [...args, "--games", "60000", "--redis", url(), "--json"]);
    expect(JSON.parse(said.out).summary).toEqual(expected);
    for (const worker of workers) await stop(worker, "SIGTERM");
    expect(await redisKeys()).toEqual([]); // runs and workers leave nothing on the board
  });

  it("plays a study of the worker's own command line, with the content of the experiment", async () => {
    const worker = await startWorker("--study", built.cellar);
    const runner = await onRedis({ url: url() });
    const content = { chests: [{ name: "Ruby", worth: 5, count: 6 }] };
    const own = { study: built.cellar, content, seed: 1, games: 400 };
    expect(await runExperiment(cellar, own, runner)).toEqual(simulate(cellar, own));
    await runner.close();
    await stop(worker, "SIGTERM");
  });

  it("loses and doubles nothing when a worker is killed in the middle", async () => {
    const [victim, survivor] = await Promise.all([startWorker(), startWorker()]);
    let killed: Promise<void> | undefined;
    const summary = await runHere(
      {},
      {
        batch: 3000,
        onProgress: () => {
          killed ??= stop(victim, "SIGKILL");
        },
      },
    );
    await killed;
    expect(summary).toEqual(expected);
    await stop(survivor, "SIGTERM");
  });

  it.each([
    ["early, and it remembers", KEEPING, 1],
    ["late, and it forgets everything", FORGETTING, 45_000],
  ] as const)("continues when Redis is killed %s", async (_name, settings, after) => {
    await stop(redis, "SIGTERM");
    redis = await startRedis(settings);
    const worker = await startWorker();
    const news: string[] = [];
    let restarted: Promise<void> | undefined;
    const restart = async () => {
      await stop(redis, "SIGKILL");
      redis = await startRedis(settings);
    };
    const summary = await runHere(
      {},
      {
        batch: 1500,
        onProgress: ({ done }) => {
          if (done >= after) restarted ??= restart();
        },
      },
      news,
    );
    await restarted;
    expect(restarted).toBeDefined();
    expect(summary).toEqual(expected);
    await stop(worker, "SIGTERM");
    await stop(redis, "SIGTERM");
    redis = await startRedis();
  });

  it("resumes where its coordinator was killed", async () => {
    const worker = await startWorker();
    const args = ["simulate", "bomb-flip", "--player", "bank-at-2", "--seed", "redis"];
    const all = [...args, "--games", "60000", "--batch", "500", "--redis", url(), "--json"];
    const first = spawnCli(built, all);
    processes.add(first);
    await until(async () => (await countFinished()) >= 10);
    await stop(first, "SIGKILL");
    await stop(worker, "SIGTERM"); // nobody is left to play
    const before = await countFinished();
    expect(before).toBeGreaterThanOrEqual(10);
    const firstBatches: number[] = [];
    const other = startWorker();
    const summary = await runHere(
      {},
      {
        batch: 500,
        onProgress: ({ done }) => firstBatches.push(done),
      },
    );
    expect(summary).toEqual(expected);
    expect(firstBatches.length).toBeGreaterThan(10);
    await stop(await other, "SIGTERM");
  });

  it("can be stopped, and says how much was counted", async () => {
    const worker = await startWorker();
    const signal = { aborted: false };
    let counted = 0;
    const cancelled = runHere(
      { games: 10_000_000 },
      {
        signal,
        batch: 1000,
        onProgress: () => {
          signal.aborted = true;
        },
        onStopped: ({ games }) => {
          counted = games;
        },
      },
    );
    await expect(cancelled).rejects.toMatchObject({ code: "cancelled" });
    expect(counted).toBeGreaterThan(0);
    await stop(worker, "SIGTERM");
  });
});

describe("a stale worker", () => {
  it("is named and put aside, and the run comes to the same bits without it", async () => {
    const stale = await startWorker("--name", "stale", "--study", built.changed);
    const news: string[] = [];
    const running = runHere({}, { batch: 3000 }, news);
    await until(async () => news.some((line) => line.includes("stale")));
    expect(news.join("\n")).toMatch(
      /The worker stale is put aside: it has .*a player that plays otherwise/,
    );
    const good = await startWorker("--name", "good");
    expect(await running).toEqual(expected);
    await Promise.all([stop(stale, "SIGTERM"), stop(good, "SIGTERM")]);
  });

  it("is told by what its player does, though its name and text are the same", () => {
    const study = (player: unknown) =>
      ({ ...bombFlipStudy, players: { "bank-at-2": player } }) as unknown as AnyStudy;
    const [mine, other] = [bombFlipStudy.players["bank-at-2"], bombFlipStudy.players["bank-at-3"]];
    const print = (player: unknown) => fingerprintOf(study(player), experiment);
    expect(print(mine)).toEqual(fingerprintOf(bombFlipStudy, experiment));
    expect(print(other)).not.toEqual(print(mine));
    expect({ ...print(other), player: "" }).toEqual({ ...print(mine), player: "" });
  });
});

describe("a hostile board", () => {
  it("makes a worker load nothing, and stops no run", async () => {
    const evil = { study: built.evil, seed: 1, games: 10 };
    const fingerprint = { rules: "x", content: "", study: "", player: "" };
    const client = new Redis(url());
    const announce = (value: object) =>
      client.hset("games-lab:runs", runIdOf(value as never), JSON.stringify(value));
    await announce({ experiment: evil, fingerprint });
    await announce({ experiment: { ...evil, study: "__proto__" }, fingerprint });
    await announce({ experiment: { ...experiment, games: -1 }, fingerprint });
    await client.hset("games-lab:runs", "nonsense", "{");
    await client.hset("games-lab:workers", "ghost", "[]");
    const worker = await startWorker();
    expect(await runHere()).toEqual(expected);
    expect(existsSync(join(dirname(built.evil), "evil.trace"))).toBe(false);
    await client.del("games-lab:runs", "games-lab:workers");
    client.disconnect();
    await stop(worker, "SIGTERM");
  });
});

describe("a password", () => {
  it("is never printed, whatever is wrong", async () => {
    const locked = await freePort();
    const server = await startRedis([...FORGETTING, "--requirepass", "right"], locked);
    const at = (password: string) => `redis://${password}127.0.0.1:${locked}`;
    const args = ["simulate", "bomb-flip", "--games", "10", "--redis"];
    const wrong = await runCli(built, [...args, at(":s3cret@")]);
    expect(wrong).toMatchObject({ code: 2, out: "" });
    expect(wrong.err).toContain("refuses the user or the password");
    const none = await runCli(built, [...args, at("")]);
    expect(none.err).toContain("asks for a password");
    const away = await runCli(built, ["worker", "--redis", "redis://me:s3cret@127.0.0.1:1"]);
    expect(away.err).toContain("There is no Redis at redis://127.0.0.1:1");
    const odd = await runCli(built, ["worker", "--redis", "http//:s3cret@x"]);
    expect(odd.err).toContain("must look like");
    for (const { err } of [wrong, none, away, odd]) expect(err).not.toContain("s3cret");
    const worker = await startRedisWorker({ url: at(":right@"), threads: 1, worker: built.worker });
    await worker.close();
    await stop(server, "SIGTERM");
  });
});

describe("metrics", () => {
  it("count what a worker played", async () => {
    const at = await freePort();
    const worker = await startWorker("--metrics", `${at}`);
    await runHere({ games: 5000 });
    const read = async () => (await fetch(`http://127.0.0.1:${at}/metrics`)).text();
    await until(async () => (await read()).includes("games_lab_games_total 5000"));
    expect(await read()).toMatch(/# TYPE games_lab_games_total counter\n/);
    expect(await read()).toContain("games_lab_connected 1");
    expect((await fetch(`http://127.0.0.1:${at}/`)).status).toBe(404);
    await stop(worker, "SIGTERM");
  });
});

/** Waits for something to become true. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("It did not come to it.");
}

/** What is left on the board. */
async function redisKeys(): Promise<string[]> {
  const client = new Redis(url());
  const keys = await client.keys("games-lab:*");
  client.disconnect();
  return keys;
}

/** How many batches of any run are finished. */
async function countFinished(): Promise<number> {
  const client = new Redis(url());
  const sets = await client.keys("bull:*:completed");
  const counts = await Promise.all(sets.map((key) => client.zcard(key)));
  client.disconnect();
  return counts.reduce((sum, count) => sum + count, 0);
}
