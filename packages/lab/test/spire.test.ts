// The study of spire: its long pages name things that are there, and a report that was stopped plays on from its file.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spireAct1 } from "@games/spire-act1";
import { afterAll, describe, expect, it } from "vitest";
import { withCheckpoint } from "../src/cli/checkpoint.js";
import { planOf } from "../src/experiment.js";
import { type Experiment, type Summary, simulate } from "../src/index.js";
import { spireStudy } from "../src/studies/index.js";
import { printedSections } from "../src/studies/spire-act1/printed.js";
import { WORTH_PAGES } from "../src/studies/spire-act1/worth.js";

const folder = mkdtempSync(join(tmpdir(), "spire-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A series that was not played. */
const NOTHING: Summary = { games: 1, outcomes: [], measures: [] };

describe("the pages of spire", () => {
  it("compare each card, relic, potion, and each option of Neow and events, in games that can be played", async () => {
    const rows = spireAct1.rows;
    const events = (rows.events ?? []).filter(({ from = 0 }) => from === 0);
    const options = (tables: readonly { readonly options?: readonly unknown[] }[]) =>
      tables.reduce((sum, one) => sum + (one.options?.length ?? 0), 0);
    const wanted: Record<string, number> = {
      relics: 58 + 20,
      potions: 21,
      neow: 20 * 3,
      events: options(events),
    };
    for (const [name, page] of Object.entries(WORTH_PAGES)) {
      const tried: Experiment[] = [];
      const play = async (change: Partial<Experiment>) => {
        tried.push({ study: "spire-act1", seed: 1, games: 1, ...change });
        return NOTHING;
      };
      const [section] = await page.sections({
        seed: "1",
        games: 1,
        simulate: play,
        solve: () => Promise.reject(new Error("nothing is solved")),
      });
      for (const experiment of tried) expect(planOf(spireStudy, experiment).versus).toBeDefined();
      expect(section?.table?.rows.length).toBe(tried.length);
      expect(tried.length).toBe(wanted[name] ?? tried.length);
      expect(tried.length).toBeGreaterThan(10);
    }
  });

  it("split runs by boss and elites: the kinds add up to all runs", async () => {
    const games = 4;
    const sections = await printedSections({
      seed: "1",
      games,
      simulate: async (change) =>
        simulate(spireStudy, {
          study: "spire-act1",
          seed: "1",
          games,
          ...change,
          player: "random", // to be quick; hardly anybody completes the act
        }),
      solve: () => Promise.reject(new Error("nothing is solved")),
    });
    for (const { table } of sections.slice(0, 2)) {
      const runs = table?.rows.map(([, count]) => Number(count)) ?? [];
      expect(runs.reduce((sum, count) => sum + count, 0)).toBe(games);
    }
  });
});

describe("a checkpoint", () => {
  const experiment: Experiment = { study: "spire-act1", seed: 1, games: 3, player: "hasty" };

  it("keeps finished series, of the same experiment alone, also when the last line is cut off", async () => {
    const file = join(folder, "series.jsonl");
    let played = 0;
    const play = async (one: Experiment) => {
      played++;
      return simulate(spireStudy, one);
    };
    const first = await withCheckpoint(file, play)(experiment);
    expect([played, existsSync(file)]).toEqual([1, true]);
    expect(await withCheckpoint(file, play)(experiment)).toEqual(first);
    expect(played).toBe(1);
    await withCheckpoint(file, play)({ ...experiment, seed: 2 });
    await withCheckpoint(file, play)({ ...experiment, player: "random" });
    expect(played).toBe(3);
    writeFileSync(file, '{"key":"', { flag: "a" });
    expect(await withCheckpoint(file, play)(experiment)).toEqual(first);
    expect(played).toBe(3);
  });
});
