// What happens to a run over Redis when a worker, its coordinator or Redis itself is killed.
import { describe, expect, it } from "vitest";
import { spawnCli } from "./built.js";
import { expected, FORGETTING, KEEPING, openCluster, simulation, stop, until } from "./cluster.js";

const cluster = await openCluster();

describe("a run over Redis", () => {
  it("loses and doubles nothing when a worker is killed in the middle", async () => {
    const [victim, survivor] = await Promise.all([cluster.startWorker(), cluster.startWorker()]);
    let killed: Promise<void> | undefined;
    const summary = await cluster.runHere(
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
    await cluster.restartRedis("SIGTERM", settings);
    const worker = await cluster.startWorker();
    const news: string[] = [];
    let restarted: Promise<void> | undefined;
    const summary = await cluster.runHere(
      {},
      {
        batch: 1500,
        onProgress: ({ done }) => {
          if (done >= after) restarted ??= cluster.restartRedis("SIGKILL", settings);
        },
      },
      news,
    );
    await restarted;
    expect(restarted).toBeDefined();
    expect(summary).toEqual(expected);
    await stop(worker, "SIGTERM");
    await cluster.restartRedis("SIGTERM");
  });

  it("resumes where its coordinator was killed", async () => {
    const worker = await cluster.startWorker();
    const args = [...simulation, "--batch", "500", "--redis", cluster.url, "--json"];
    const first = spawnCli(cluster.built, args);
    cluster.watch(first);
    await until(async () => (await cluster.countFinished()) >= 10);
    await stop(first, "SIGKILL");
    await stop(worker, "SIGTERM"); // nobody is left to play
    const before = await cluster.countFinished();
    expect(before).toBeGreaterThanOrEqual(10);
    const firstBatches: number[] = [];
    const news: string[] = [];
    const other = cluster.startWorker();
    const summary = await cluster.runHere(
      {},
      {
        batch: 500,
        onProgress: ({ done }) => firstBatches.push(done),
      },
      news,
    );
    expect(news).toContain(`${before * 500} of 60000 games were played before and are kept.`);
    expect(summary).toEqual(expected);
    expect(firstBatches.length).toBeGreaterThan(10);
    await stop(await other, "SIGTERM");
  });
});
