// Many machines, in small: a real Redis and real worker processes. What happens to a run when one of them is killed is in
// cluster-kills.redis.long.test.ts.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { Redis } from "ioredis";
import { describe, expect, it } from "vitest";
import { type AnyStudy, fingerprintOf, runExperiment, simulate } from "../src/index.js";
import { runIdOf } from "../src/redis/board.js";
import { onRedis, startRedisWorker } from "../src/redis/index.js";
import { bombFlipStudy } from "../src/studies/index.js";
import { runCli, say } from "./built.js";
import { study as cellar } from "./cellar.js";
import {
  expected,
  experiment,
  FORGETTING,
  freePort,
  openCluster,
  simulation,
  stop,
  until,
} from "./cluster.js";

const cluster = await openCluster();

describe("a run over Redis", () => {
  it("comes to the same as one thread, from the command too, and says who plays", async () => {
    const workers = await Promise.all([
      cluster.startWorker("--name", "ann"),
      cluster.startWorker("--name", "bob"),
    ]);
    const news: string[] = [];
    expect(await cluster.runHere({}, { batch: 500 }, news)).toEqual(expected);
    const args = [...simulation, "--redis", cluster.url, "--json"];
    const said = await runCli(cluster.built, args);
    expect(JSON.parse(said.out).summary).toEqual(expected);
    for (const worker of workers) await stop(worker, "SIGTERM");
    expect(await cluster.redisKeys()).toEqual([]); // runs and workers leave nothing on the board
  });

  it("plays a study of the worker's own command line, with the content of the experiment", async () => {
    const worker = await cluster.startWorker("--study", cluster.built.cellar);
    const runner = await onRedis({ url: cluster.url });
    const content = { chests: [{ name: "Ruby", worth: 5, count: 6 }] };
    const own = { study: cluster.built.cellar, content, seed: 1, games: 400 };
    expect(await runExperiment(cellar, own, runner)).toEqual(simulate(cellar, own));
    await runner.close();
    await stop(worker, "SIGTERM");
  });

  it("can be stopped, and says how much was counted", async () => {
    const worker = await cluster.startWorker();
    const signal = { aborted: false };
    let counted = 0;
    const news: string[] = [];
    const cancelled = cluster.runHere(
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
      news,
    );
    await expect(cancelled).rejects.toMatchObject({ code: "cancelled" });
    expect(counted).toBeGreaterThan(0);
    expect(news.join(" ")).toContain("start the same run again to continue it");
    await stop(worker, "SIGTERM");
  });
});

describe("a stale worker", () => {
  it("is named and put aside, and the run comes to the same bits without it", async () => {
    const stale = await cluster.startWorker("--name", "stale", "--study", cluster.built.changed);
    const news: string[] = [];
    const running = cluster.runHere({}, { batch: 3000 }, news);
    await until(async () => news.some((line) => line.includes("put aside")));
    expect(news.join("\n")).toMatch(
      /The worker stale is put aside: it has .*a player that plays otherwise/,
    );
    const good = await cluster.startWorker("--name", "good");
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
    const evil = { study: cluster.built.evil, seed: 1, games: 10 };
    const fingerprint = { rules: "x", content: "", study: "", player: "" };
    const client = new Redis(cluster.url);
    const announce = (value: object) =>
      client.hset("games-lab:runs", runIdOf(value as never), JSON.stringify(value));
    await announce({ experiment: evil, fingerprint });
    await announce({ experiment: { ...evil, study: "__proto__" }, fingerprint });
    await announce({ experiment: { ...experiment, games: -1 }, fingerprint });
    await client.hset("games-lab:runs", "nonsense", "{");
    await client.hset("games-lab:workers", "ghost", "[]");
    const worker = await cluster.startWorker();
    expect(await cluster.runHere()).toEqual(expected);
    expect(existsSync(join(dirname(cluster.built.evil), "evil.trace"))).toBe(false);
    await client.del("games-lab:runs", "games-lab:workers");
    client.disconnect();
    await stop(worker, "SIGTERM");
  });
});

describe("a password", () => {
  it("is never printed, whatever is wrong", async () => {
    const locked = await freePort();
    const server = await cluster.startRedis([...FORGETTING, "--requirepass", "right"], locked);
    const at = (password: string) => `redis://${password}127.0.0.1:${locked}`;
    const args = ["simulate", "bomb-flip", "--games", "10", "--redis"];
    const wrong = await runCli(cluster.built, [...args, at(":s3cret@")]);
    expect(wrong).toMatchObject({ code: 2, out: "" });
    expect(wrong.err).toContain("refuses the user or the password");
    // The others in this process: they differ in what is wrong, not in where it is said.
    const none = await say(...args, at(""));
    expect(none.err).toContain("asks for a password");
    const away = await say("worker", "--redis", "redis://me:s3cret@127.0.0.1:1");
    expect(away.err).toContain("There is no Redis at redis://127.0.0.1:1");
    const odd = await say("worker", "--redis", "http//:s3cret@x");
    expect(odd.err).toContain("must look like");
    for (const { err } of [wrong, none, away, odd]) expect(err).not.toContain("s3cret");
    const worker = await startRedisWorker({
      url: at(":right@"),
      threads: 1,
      worker: cluster.built.worker,
    });
    await worker.close();
    await stop(server, "SIGTERM");
  });
});

describe("metrics", () => {
  it("count what a worker played", async () => {
    const at = await freePort();
    const worker = await cluster.startWorker("--metrics", `${at}`);
    await cluster.runHere({ games: 5000 });
    const read = async () => (await fetch(`http://127.0.0.1:${at}/metrics`)).text();
    await until(async () => (await read()).includes("games_lab_games_total 5000"));
    expect(await read()).toMatch(/# TYPE games_lab_games_total counter\n/);
    expect(await read()).toContain("games_lab_connected 1");
    expect((await fetch(`http://127.0.0.1:${at}/`)).status).toBe(404);
    const second = ["worker", "--redis", cluster.url, "--threads", "1", "--metrics", `${at}`];
    const refused = await runCli(cluster.built, second);
    expect(refused).toMatchObject({
      code: 2,
      err: expect.stringContaining("address already in use"),
    });
    await stop(worker, "SIGTERM");
  });
});
