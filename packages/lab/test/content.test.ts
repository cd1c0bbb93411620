// Custom content: a study plays the rows of an experiment, names every fault of them, and workers compare theirs.
import { describe, expect, it } from "vitest";
import {
  fingerprintOf,
  inThread,
  measureOf,
  reportOn,
  runBatch,
  runExperiment,
  shareOf,
  simulate,
  studyWith,
} from "../src/index.js";
import { study as cellar } from "./cellar.js";

/** Six chests that are all worth 5: whoever opens three of them has 15. */
const content = { chests: [{ name: "Ruby", worth: 5, count: 6 }] };
const experiment = { study: "toy", player: "opener", options: { bonus: 0 }, seed: 1, games: 50 };

describe("a series with rows of its own", () => {
  it("plays them, with the players and measures of the study", () => {
    const summary = simulate(cellar, { ...experiment, content });
    expect(shareOf(summary, "rich").count).toBe(50);
    const { min, max } = measureOf(summary, "score") ?? {};
    expect([min, max]).toEqual([15, 15]);
  });

  it("leaves the study as it was", () => {
    const before = simulate(cellar, experiment);
    simulate(cellar, { ...experiment, content });
    expect(simulate(cellar, experiment)).toEqual(before);
    expect(measureOf(before, "score")?.max).toBeLessThan(10);
  });

  it("is the same on a runner and in a report", async () => {
    const runner = inThread(() => cellar);
    const own = { ...experiment, content };
    expect(await runExperiment(cellar, own, runner, { batch: 7 })).toEqual(simulate(cellar, own));
    const report = await reportOn(cellar, {
      name: "toy",
      seed: "rows",
      games: 20,
      command: "none",
      content,
      simulate: async (asked) => simulate(cellar, { ...asked, player: "opener" }),
    });
    expect(JSON.stringify(report.sections)).toContain("rich");
    expect(JSON.stringify(report.sections)).not.toContain("poor");
  });

  it("is refused with every fault of its rows", () => {
    const chests = [{ name: "", worth: 5, count: 0 }, { worth: 1 }];
    expect(() => simulate(cellar, { ...experiment, content: { chests } })).toThrow(
      expect.objectContaining({
        code: "bad-content",
        message: expect.stringMatching(
          /chests\[0\]\.name must.*\n.*chests\[0\]\.count must.*\n.*chests\[1\]\.name is missing\n.*chests\[1\]\.count is missing/,
        ),
      }),
    );
  });
});

describe("a worker", () => {
  const range = { from: 0, to: 10 };

  it("plays a batch that is meant for its rules and content", () => {
    const own = { ...experiment, content };
    const expects = fingerprintOf(cellar, own);
    expect(runBatch(cellar, { experiment: own, range, expects }).tally.games).toBe(10);
    expect(expects.content).toBe(studyWith(cellar, content).game.contentHash);
    expect(expects).not.toEqual(fingerprintOf(cellar, experiment));
  });

  it("refuses one that is meant for other content or other rules", () => {
    const expects = fingerprintOf(cellar, experiment);
    const play = (change: object) =>
      runBatch(cellar, { experiment, range, expects: { ...expects, ...change } });
    expect(() => play({ content: "x" })).toThrow(
      expect.objectContaining({ code: "worker-failed" }),
    );
    expect(() => play({ rules: "toy 99" })).toThrow(
      "This worker is stale: for toy it has other rules",
    );
    expect(play({}).tally.games).toBe(10);
  });

  it("does not mind other names", () => {
    const renamed = { chests: [{ name: "Glass", worth: 5, count: 6 }] };
    expect(fingerprintOf(cellar, { ...experiment, content: renamed })).toEqual(
      fingerprintOf(cellar, { ...experiment, content }),
    );
  });
});
