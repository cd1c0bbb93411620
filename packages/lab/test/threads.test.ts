// Worker threads and the command, in real threads and real processes.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { measureOf, runExperiment, simulate } from "../src/index.js";
import { onThreads } from "../src/node/index.js";
import { bombFlipStudy } from "../src/studies/index.js";
import { type Built, buildLab, runCli, spawnCli } from "./built.js";
import { study as cellar, toy } from "./cellar.js";

let built: Built;
let dir: string;
beforeAll(async () => {
  built = await buildLab();
  dir = mkdtempSync(join(tmpdir(), "lab-"));
});
afterAll(() => {
  built.remove();
  rmSync(dir, { recursive: true });
});

const experiment = { study: "bomb-flip", player: "bank-at-2", seed: "threads", games: 5000 };

describe("worker threads", () => {
  it.each([1, 2, 3])("%i of them count the same as this thread", async (threads) => {
    const runner = onThreads({ threads, worker: built.worker });
    const summary = await runExperiment(bombFlipStudy, experiment, runner, { batch: 311 });
    await runner.close();
    expect(summary).toEqual(simulate(bombFlipStudy, experiment));
  });

  it("load a study from a module", async () => {
    const runner = onThreads({ threads: 2, worker: built.worker });
    const own = { study: built.cellar, seed: 1, games: 400 };
    const summary = await runExperiment(cellar, own, runner);
    await runner.close();
    expect(summary).toEqual(simulate(cellar, own));
  });

  it("stop when they are told to", async () => {
    const runner = onThreads({ threads: 2, worker: built.worker });
    const signal = { aborted: false };
    const run = runExperiment(bombFlipStudy, { ...experiment, games: 500_000 }, runner, {
      signal,
      onProgress: () => {
        signal.aborted = true;
      },
    });
    await expect(run).rejects.toMatchObject({ code: "cancelled" });
    await runner.close();
  });

  it("pass on what goes wrong", async () => {
    const runner = onThreads({ threads: 1, worker: built.worker });
    const run = runExperiment(cellar, { study: "./nothing.js", seed: 1, games: 10 }, runner);
    await expect(run).rejects.toThrow("cannot be loaded");
    await runner.close();
  });
});

describe("games-lab", () => {
  it("simulates, the same as the library", async () => {
    const args = ["simulate", "bomb-flip", "--player", "bank-at-2", "--seed", "threads"];
    const said = await runCli(built, [...args, "--games", "5000", "--threads", "2", "--json"]);
    expect(said.code).toBe(0);
    expect(JSON.parse(said.out).summary).toEqual(simulate(bombFlipStudy, experiment));
    expect(said.err).toBe("");
  });

  it("prints tables for people", async () => {
    const said = await runCli(built, [
      "simulate",
      built.cellar,
      "--games",
      "300",
      "--threads",
      "1",
    ]);
    expect(said.code).toBe(0);
    expect(said.out).toContain("| result | games | share | 95% interval |");
    expect(said.out).toContain("| score |");
  });

  it("prints the content of a game and plays with other content", async () => {
    const file = join(dir, "chests.json");
    const printed = await runCli(built, ["content", built.cellar]);
    expect(JSON.parse(printed.out)).toEqual(toy.rows);
    writeFileSync(file, JSON.stringify({ chests: [{ name: "Ruby", worth: 5, count: 6 }] }));
    const args = ["simulate", built.cellar, "--games", "300", "--threads", "2", "--json"];
    const opener = ["--player", "opener", "--options", '{"bonus":0}'];
    const said = await runCli(built, [...args, ...opener, "--content", file]);
    expect(said.code).toBe(0);
    expect(measureOf(JSON.parse(said.out).summary, "score")).toMatchObject({ min: 15, max: 15 });
    writeFileSync(file, JSON.stringify({ chests: [{ name: "Ruby", worth: 50, count: 6 }] }));
    const refused = await runCli(built, [...args, "--content", file]);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain("chests[0].worth must be a whole number from 1 to 9");
  });

  it("compares and calibrates", async () => {
    const grid = ["--grid", '{"lamps":[1,2,9]}', "--games", "300", "--threads", "1", "--json"];
    const compared = await runCli(built, ["compare", built.cellar, ...grid]);
    expect(JSON.parse(compared.out)).toHaveLength(3);
    const target = ["--target", '{"mean:depth":{"value":0,"scale":1}}'];
    const calibrated = await runCli(built, ["calibrate", built.cellar, ...grid, ...target]);
    expect(calibrated.code).toBe(0);
    expect(JSON.parse(calibrated.out)[0].point).toEqual({ lamps: 1 });
  });

  it("plays, saves a replay, prints it and verifies it", async () => {
    const file = join(dir, "replay.json");
    const played = await runCli(
      built,
      ["play", built.cellar, "--seed", "s", "--save", file],
      "2\n9\n3\n5\n",
    );
    expect(played.code).toBe(0);
    expect(played.out).toContain("Please type a number from 1 to 4");
    expect(played.out).toContain("The game is over");
    const printed = await runCli(built, ["replay", file, "--study", built.cellar]);
    expect(printed.code).toBe(0);
    expect(printed.out).toContain('"type":"opened"');
    const replay = JSON.parse(readFileSync(file, "utf8"));
    expect(toy.replay(replay).ok).toBe(true);
    writeFileSync(file, JSON.stringify({ ...replay, seed: "other" }));
    const wrong = await runCli(built, ["verify", file, "--study", built.cellar]);
    expect(wrong.code).toBe(1);
    expect(wrong.err).toContain("(different)");
  });

  it("writes a report of a study", async () => {
    const args = ["report", built.cellar, "--games", "300", "--threads", "1", "--out", dir];
    const said = await runCli(built, args);
    expect(said.code).toBe(0);
    for (const name of ["toy.html", "toy.md", "toy.json", "toy-2-1.svg"]) {
      expect(existsSync(join(dir, name))).toBe(true);
    }
    const again = await runCli(built, args);
    expect(again.out).toBe(said.out);
    const page = readFileSync(join(dir, "toy.html"), "utf8");
    expect(page).toContain("<svg");
    expect(page).not.toMatch(/(?:src|href)="(?!data:,)/);
  });
});

describe("a command that is stopped", () => {
  /** Runs a command until what it says on standard error matches, presses Ctrl-C, and gives what it answered. */
  async function interrupt(args: readonly string[], underWay: RegExp) {
    const child = spawnCli(built, args);
    const said = { out: "", err: "" };
    child.stdout?.on("data", (data) => {
      said.out += data;
    });
    await new Promise<void>((resolve) => {
      child.stderr?.on("data", (data) => {
        said.err += data;
        if (underWay.test(said.err)) resolve();
      });
    });
    const asked = performance.now();
    child.kill("SIGINT");
    const code = await new Promise((resolve) => child.on("close", resolve));
    // Half a second, and as much again for a machine that does something else.
    expect(performance.now() - asked).toBeLessThan(1000);
    expect(code).toBe(130);
    return said.out;
  }

  it("answers Ctrl-C within half a second, inside a batch, and shows what was counted", async () => {
    const args = ["simulate", "bomb-flip", "--games", "50000000", "--threads", "1", "--batch"];
    // The first plain line comes after a second: by then batches were counted and another is under way.
    const out = await interrupt([...args, "20000"], / per second/);
    expect(out).toMatch(/Stopped after \d+ of 50000000 games/);
    expect(out).toContain("| score |");
  });

  it("answers as soon while strength is measured, inside a game", async () => {
    const args = ["strength", built.endless, "--games", "20", "--threads", "1"];
    const out = await interrupt(args, /thinking/);
    expect(out).toMatch(/^\| 1 \| -?\d/m);
    expect(out).toContain("Stopped after 0 of 20 games with 2 thoughts.");
  });

  it("answers between two points of a named calibration, and shows the nearest so far", async () => {
    const out = await interrupt(["calibrate", "bomb-flip", "--known", "claims"], / per second/);
    expect(out).toMatch(/^\| options \| distance \| missed \|/m);
    expect(out).toMatch(/^\| \{"\w+":/m);
  });

  it("ends quietly when its reader has had enough", async () => {
    const child = spawnCli(built, ["--help"]);
    let err = "";
    child.stderr?.on("data", (data) => {
      err += data;
    });
    child.stdout?.destroy();
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect(err).toBe("");
    expect(code).toBe(0);
  });
});
