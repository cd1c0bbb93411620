// The searches that can be done again: their figures are the exact ones, and their answers are the presets.
import { bombFlip, type Config, type Options } from "@games/bomb-flip";
import { describe, expect, it } from "vitest";
import { calibrate, type Figures, type GridPoint, score, shareOf, simulate } from "../src/index.js";
import { claimPoints, createQuickFigures } from "../src/studies/bomb-flip/calibration.js";
import { BIG_TARGETS, SCORE_TARGETS } from "../src/studies/bomb-flip/claims.js";
import { bigBanksForGold, scoreFigures } from "../src/studies/bomb-flip/figures.js";
import { wretchedStudy } from "../src/studies/index.js";
import { LADDER, wretchedCalibrations } from "../src/studies/wretched/calibration.js";

function configure(options: Options): Config {
  const config = bombFlip.configure(options);
  if (!config.ok) throw config.error;
  return config.value;
}

const exactFigures = (config: Config): Figures => ({
  ...scoreFigures(config).figures,
  bigBanksForGold: bigBanksForGold(config),
});

describe("the quick figures of bomb flip", () => {
  it.each([
    ["as written", { lives: 1 }],
    ["jokers of two kinds", { lives: 1, jokerChance: 0.3, jokerWeights: { scrambler: 0 } }],
  ] as const)("are the exact ones but for waiting overflow: %s", (_name, options) => {
    const config = configure(options);
    const quick = createQuickFigures()(config);
    const exact = exactFigures(config);
    const targets = { ...SCORE_TARGETS, ...BIG_TARGETS };
    expect(Object.keys(quick).sort()).toEqual(Object.keys(targets).sort());
    for (const [name, value] of Object.entries(quick)) {
      const off = value / (exact[name] ?? Number.NaN) - 1;
      expect(Math.abs(off), name).toBeLessThan(0.02);
    }
  });

  it("are exact without shields", () => {
    const config = configure({ lives: 1, jokerWeights: { shield: 0 } });
    const exact = exactFigures(config);
    for (const [name, value] of Object.entries(createQuickFigures()(config))) {
      expect(value, name).toBeCloseTo(exact[name] ?? Number.NaN, 4);
    }
  });
});

describe("the search behind bomb flip's preset", () => {
  const points = claimPoints();
  const figures = createQuickFigures();
  const measure = (point: GridPoint) => figures(configure({ ...point }));

  it("tries convex payouts, and one thing before two", () => {
    for (const point of points.filter((_, i) => i % 997 === 0)) {
      const table = (point.bankPoints ?? []) as readonly number[];
      const steps = table.map((points, i) => points - (table[i - 1] ?? 0));
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    }
    const things = ({ bankPoints: table, ...other }: GridPoint) =>
      (table === undefined ? 0 : 1) + (Object.keys(other).length > 0 ? 1 : 0);
    const counts = points.map(things);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  it("finds that no option but the payouts does it alone", () => {
    const alone = points.filter((point) => !("bankPoints" in point));
    expect(alone.length).toBeGreaterThan(30);
    for (const point of alone) {
      expect(score(point, measure(point), SCORE_TARGETS).missed).toContain("shareAtFourOrFive");
    }
  });
});

describe("the searches behind wretched's difficulty ladder", () => {
  it("have the preset's own row among their points", () => {
    const rows = { easy: 70, normal: 54, hard: 44, nightmare: 34 };
    for (const [difficulty, integrity] of Object.entries(rows)) {
      expect(wretchedCalibrations[difficulty]?.points()).toContainEqual({ difficulty, integrity });
    }
    expect(wretchedCalibrations.rules?.points()).toHaveLength(16);
  });

  it("come to the rules of the preset, which alone meet the documents' pie", async () => {
    const { points, targets = {} } = wretchedCalibrations.rules ?? {};
    const candidates = await calibrate(points?.() ?? [], targets, (options) => {
      const series = { study: "wretched", preset: "as-written", seed: 1, games: 1500 };
      const summary = simulate(wretchedStudy, { ...series, options });
      const names = Object.keys(targets);
      return Object.fromEntries(names.map((name) => [name, shareOf(summary, name).share]));
    });
    const [best, second] = candidates;
    expect(best?.point).toMatchObject({ dayDie: 4, rescueDice: "aces", finalDice: 3 });
    expect(best?.point.aces).toEqual({ spades: "remove-king" });
    expect(best?.missed).toEqual([]);
    expect(second?.missed).not.toEqual([]);
  });

  it("come to the preset's row by simulation too: easy", async () => {
    const points = wretchedCalibrations.easy?.points() ?? [];
    const targets = { victory: { value: LADDER.easy, scale: 0.03 } };
    const [best] = await calibrate(points, targets, (options) => {
      const series = { study: "wretched", preset: "calibrated", seed: "ladder", games: 4000 };
      return { victory: shareOf(simulate(wretchedStudy, { ...series, options }), "victory").share };
    });
    expect(best?.point).toEqual({ difficulty: "easy", integrity: 70 });
  });
});
