// Paired comparison, Holm's correction, series that stop by themselves, and search by halving.
import type { GameTypes, Player } from "@games/core-game";
import { describe, expect, it } from "vitest";
import {
  calibrateByHalving,
  differenceName,
  type Experiment,
  estimateOf,
  gridOf,
  holm,
  measureOf,
  pValue,
  shareOf,
  simulate,
  simulateInBatches,
  untilNarrow,
  zValue,
} from "../src/index.js";
import { bombFlipStudy, wretchedStudy } from "../src/studies/index.js";
import { wretchedCalibrations } from "../src/studies/wretched/calibration.js";

const experiment = { study: "bomb-flip", player: "bank-at-2", seed: "paired", games: 4000 };

describe("p-values", () => {
  it("are those of the normal tables", () => {
    expect(pValue(0)).toBeCloseTo(1, 6);
    expect(pValue(1.959963984540054)).toBeCloseTo(0.05, 6);
    expect(pValue(-2.5758293)).toBeCloseTo(0.01, 6);
    expect(zValue(0.05)).toBeCloseTo(1.95996, 4);
  });

  it("are corrected as Holm did by hand", () => {
    // Sorted 0.01, 0.03, 0.04 times 3, 2, 1: 0.03, 0.06, and no less than the one before.
    expect(holm([0.04, 0.01, 0.03]).map((p) => Number(p.toFixed(6)))).toEqual([0.06, 0.03, 0.06]);
    expect(holm([0.9, 0.8])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });
});

describe("a paired comparison", () => {
  const versus = { player: "bank-at-1" };
  const both = simulate(bombFlipStudy, { ...experiment, versus });
  const [mine, theirs] = [
    simulate(bombFlipStudy, experiment),
    simulate(bombFlipStudy, { ...experiment, ...versus }),
  ];
  const scoreOf = (summary: typeof mine) => measureOf(summary, "score");

  it("has the difference of the two means, for measures and for results", () => {
    const difference = measureOf(both, differenceName("score"));
    const means = (scoreOf(mine)?.mean ?? 0) - (scoreOf(theirs)?.mean ?? 0);
    expect(difference?.mean).toBeCloseTo(means, 9);
    const gold = measureOf(both, differenceName("share:gold"));
    expect(gold?.mean).toBeCloseTo(shareOf(mine, "gold").share - shareOf(theirs, "gold").share, 9);
  });

  it("leaves the series itself as it is, in any batches", () => {
    expect(both.outcomes).toEqual(mine.outcomes);
    const batches = simulateInBatches(bombFlipStudy, { ...experiment, versus }, 333);
    let last = batches.next();
    while (!last.done) last = batches.next();
    expect(last.value).toEqual(both);
  });

  it("is 0 against itself, and narrower than two series apart", () => {
    const same = simulate(bombFlipStudy, { ...experiment, versus: {} });
    const none = measureOf(same, differenceName("score"));
    expect(none && estimateOf(none)).toEqual({ mean: 0, low: 0, high: 0, p: 1 });
    // One life more changes nothing until the first three are lost.
    const lives = simulate(bombFlipStudy, {
      ...experiment,
      options: { lives: 4 },
      versus: { options: {} },
    });
    const apart = Math.hypot(scoreOf(lives)?.error ?? 0, scoreOf(mine)?.error ?? 0);
    expect(measureOf(lives, differenceName("score"))?.error).toBeLessThan(0.7 * apart);
  });
});

describe("a comparison with a searcher", () => {
  it("asks it once for the same series, however many series are compared with it", () => {
    let asked = 0;
    const other: Player<GameTypes> = {
      search({ legalActions: [first] }) {
        asked++;
        if (first === undefined) throw new Error("a game that goes on has an action");
        return first;
      },
    };
    const study = { ...bombFlipStudy, players: { ...bombFlipStudy.players, other } };
    const parts = { ...experiment, games: 20, versus: { player: "other" } };
    const first = simulate(study, parts);
    const once = asked;
    expect(once).toBeGreaterThan(20);
    expect(simulate(study, parts)).toEqual(first);
    expect(simulate(study, { ...parts, player: "bank-at-1" }).games).toBe(20);
    expect(asked).toBe(once);
    simulate(study, { ...parts, seed: "others" });
    expect(asked).toBeGreaterThan(once);
  });
});

describe("a series that stops by itself", () => {
  const play = (part: Experiment) => simulate(bombFlipStudy, part);
  const most = { ...experiment, games: 16_000 };

  it("stops at the first look that is narrow enough, always the same", async () => {
    const wanted = { figure: "mean:score", width: 8 };
    const done = await untilNarrow(most, wanted, (part) => play({ ...most, ...part }));
    expect(done.isReached).toBe(true);
    expect(done.width).toBeLessThanOrEqual(8);
    expect([1000, 2000, 4000, 8000]).toContain(done.summary.games);
    expect(done.summary).toEqual(play({ ...most, games: done.summary.games }));
  });

  it("says when it could not, and knows shares that never occurred", async () => {
    const few = { ...experiment, games: 1500 };
    const narrow = { figure: "mean:score", width: 0.01 };
    const done = await untilNarrow(few, narrow, () => play(few));
    expect(done).toMatchObject({ isReached: false, summary: { games: 1500 } });
    const never = await untilNarrow(few, { figure: "share:platinum", width: 0.1 }, () => play(few));
    expect(never.isReached).toBe(true);
    await expect(untilNarrow(few, { figure: "score", width: 1 }, () => play(few))).rejects.toThrow(
      'There is no figure "score"',
    );
  });
});

describe("a search by halving", () => {
  it("finds the rules of wretched's preset with a tenth of the games of the grid", async () => {
    const { points, targets = {} } = wretchedCalibrations.rules ?? {};
    const grid = points?.() ?? [];
    const games = 6400;
    const found = await calibrateByHalving(
      grid,
      targets,
      (options, count) => {
        const series = { study: "wretched", preset: "as-written", seed: 1, games: count };
        const summary = simulate(wretchedStudy, { ...series, options });
        const names = Object.keys(targets);
        return Object.fromEntries(names.map((name) => [name, shareOf(summary, name).share]));
      },
      { games, first: 100, factor: 8 },
    );
    expect(found.candidates[0]?.point).toMatchObject({
      dayDie: 4,
      rescueDice: "aces",
      finalDice: 3,
      aces: { spades: "remove-king" },
    });
    expect(found.games).toBeLessThanOrEqual((grid.length * games) / 10);
  });

  it("refuses a grid without points", () => {
    expect(() => gridOf({})).toThrow("The grid is empty.");
    expect(() => gridOf({ lives: [] })).toThrow('The grid\'s "lives" has no values to try.');
  });
});
