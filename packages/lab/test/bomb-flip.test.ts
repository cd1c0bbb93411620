// Bomb flip solved: against the generic solver, against rules worked out by hand, and against simulation.
import {
  bombFlip,
  type Config,
  countUniques,
  FLIP_RIGHT,
  type Options,
  presets,
  type State,
} from "@games/bomb-flip";
import { bankAt } from "@games/bomb-flip/bots";
import { unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import {
  exactOutcomes,
  explore,
  LabError,
  measureOf,
  probabilityOf,
  simulate,
  solve,
} from "../src/index.js";
import { solvedRuns } from "../src/studies/bomb-flip/best-play.js";
import { bestFigures, claimFigures, scoreFigures } from "../src/studies/bomb-flip/figures.js";
import { boundedReach, solveReach } from "../src/studies/bomb-flip/reach.js";
import { BOMB, BUST, exploreRuns } from "../src/studies/bomb-flip/runs.js";
import { figuresOf, playOf, solveScore, valueOfGame } from "../src/studies/bomb-flip/solver.js";
import { bombFlipStudy } from "../src/studies/index.js";

function configure(options: Options): Config {
  const config = bombFlip.configure(options);
  if (!config.ok) throw config.error;
  return config.value;
}

/** Few kinds of runs: one joker in ten, never a scrambler, so that whole games can be drawn as a graph. */
const SMALL: Options = {
  jokerChance: 0.1,
  jokerWeights: { shield: 1, scrambler: 0, jammer: 1 },
  jammerLength: 1,
  shieldOverflow: "ignored",
  bombSlope: 0.18,
};

describe("the graph of runs", () => {
  const config = configure({ ...SMALL, lives: 2 });
  const graph = exploreRuns(config);

  /** How likely a flip at a place leads to a target. */
  function chanceAt(place: number, target: number): number {
    let sum = 0;
    for (let e = graph.offsets[place] as number; e < (graph.offsets[place + 1] as number); e++) {
      if (graph.to[e] === target) sum += graph.probability[e] as number;
    }
    return sum;
  }

  it("has edges that add up to one everywhere", () => {
    graph.places.forEach((_, i) => {
      let sum = 0;
      for (let e = graph.offsets[i] as number; e < (graph.offsets[i + 1] as number); e++) {
        sum += graph.probability[e] as number;
      }
      expect(sum).toBeCloseTo(1, 12);
    });
  });

  it("has the document's risk on its first flip", () => {
    expect(chanceAt(0, BOMB)).toBeCloseTo(0.1, 12); // half of 0.20
    expect(chanceAt(0, BUST)).toBe(0);
  });

  it("does not depend on lives, score or what waits for the next bank", () => {
    const state = bombFlip.create({ seed: 1, ...SMALL, lives: 9 });
    Object.assign(state, { lives: 4, totalScore: 120, bonusBank: 15, streak: 1, runUniques: 5 });
    const busts = unwrap(bombFlip.odds(state, FLIP_RIGHT, ({ view }) => view.busts));
    const here = graph.places.findIndex(
      ({ uniques, streak, shield, jammer }) =>
        uniques === 2 && streak === 1 && !shield && jammer === 0,
    );
    const bust = busts.find(({ value }) => value === 1)?.probability ?? 0;
    expect(bust).toBeCloseTo((1 - 0.38 / 2) * 0.9 * (2 / 7), 12); // R18
    expect(chanceAt(here, BUST)).toBeCloseTo(bust, 12);
  });
});

describe("best play for points", () => {
  const options = { ...SMALL, lives: 2 };
  const config = configure(options);
  const graph = exploreRuns(config);
  const { levels } = solveScore(graph, config, 2);

  it("is what the generic solver finds in the whole game", () => {
    const whole = explore(bombFlip, config, {
      key: ({ lives, streak, runUniques, runHasShield, jammerTurns }) =>
        JSON.stringify([lives, Math.min(streak, 2), runUniques.length, runHasShield, jammerTurns]),
      reward: (before, after) => after.totalScore - before.totalScore,
    });
    expect(valueOfGame(levels)).toBeCloseTo(solve(whole).value, 8);
  });

  it("is better than every threshold, and has the value that its own figures say", () => {
    const best = figuresOf(graph, config, levels);
    expect(best.score).toBeCloseTo(valueOfGame(levels), 8);
    const pays = [4, 10, 18, 28, 40, 54, 100];
    const banked = best.banksAt.reduce((sum, count, i) => sum + count * (pays[i] ?? 0), 0);
    expect(banked).toBeCloseTo(best.score, 8);
    for (let k = 1; k <= 7; k++) {
      const play = playOf(graph, 2, ({ uniques }) => uniques >= k);
      expect(figuresOf(graph, config, play).score).toBeLessThanOrEqual(best.score + 1e-9);
    }
  });

  it("for no jokers and one life, banking at one, is a geometric series", () => {
    const plain = configure({ jokerChance: 0, lives: 1 });
    const runs = exploreRuns(plain);
    const { score, flips } = figuresOf(
      runs,
      plain,
      playOf(runs, 1, () => true),
    );
    // Each flip at streak 0 is a bomb with 0.1, else a new number and 4 points: nine banks on average.
    expect(score).toBeCloseTo(9 * 4, 9);
    expect(flips).toBeCloseTo(10, 9);
  });
});

describe("a bonus that waits without limit", () => {
  // Nearly every flip overflows a shield here: cut at five waiting bonuses, best play seemed to expect half as much.
  const options: Options = {
    lives: 1,
    jokerChance: 0.9,
    jokerWeights: { shield: 1, scrambler: 0, jammer: 0 },
  };
  const config = configure(options);
  const { levels, bound } = solveScore(exploreRuns(config), config, 1);

  it("is solved to a stated bound, and what the solver says is what its player earns", () => {
    expect(bound).toBeLessThan(1e-5);
    const experiment = { study: "bomb-flip", options, seed: "overflow", games: 20_000 };
    const score = measureOf(
      simulate(bombFlipStudy, { ...experiment, player: "best-score" }),
      "score",
    );
    expect(Math.abs((score?.mean ?? 0) - valueOfGame(levels))).toBeLessThan(
      4 * (score?.error ?? 0),
    );
    expect(valueOfGame(levels)).toBeGreaterThan(100);
  });

  it("has the same means when the table ends early, because the play beyond it is known", () => {
    const graph = exploreRuns(config);
    const play = playOf(graph, 1, ({ uniques }) => uniques >= 2);
    const rows = [{ banks: Array.from({ length: 9 }, () => play[0]?.banks[0] as Uint8Array) }];
    const short = figuresOf(graph, config, play);
    const long = figuresOf(graph, config, rows);
    expect(short.score).toBeCloseTo(long.score, 8);
    expect(short.flips).toBeCloseTo(long.flips, 8);
  });

  it("counts towards a goal as the generic solver counts it", () => {
    const small = configure({
      ...options,
      jokerChance: 0.5,
      bombSlope: 0.18,
      trophies: { bronze: 10, silver: 11, gold: 12 },
    });
    const { reach, bound: off } = boundedReach(exploreRuns(small), small, 12, 1);
    const whole = explore(bombFlip, small, {
      key: ({ totalScore, bonusBank, streak, runUniques, runHasShield, lives }) =>
        totalScore >= 12 || lives === 0
          ? `over ${totalScore >= 12}`
          : JSON.stringify([
              totalScore,
              Math.min(bonusBank, 15),
              Math.min(streak, 2),
              runUniques.length,
              runHasShield,
            ]),
      reward: (before, after) => (before.totalScore < 12 && after.totalScore >= 12 ? 1 : 0),
    });
    expect(off).toBe(0); // a row for every bonus that can matter
    expect(reach.chance(1, 12)).toBeCloseTo(solve(whole).value, 8);
  });

  it("has a chance of gold between what a short table finds and what no play can exceed", () => {
    const graph = exploreRuns(config);
    const chance = (settings: object) => solveReach(graph, config, 60, 1, settings).chance(1, 60);
    const [low, high] = [chance({ rows: 3 }), chance({ rows: 3, isCeiling: true })];
    const whole = chance({ rows: 13 }); // 12 bonuses are 60 points: exact
    expect(low).toBeLessThan(whole);
    expect(high).toBeGreaterThan(whole);
  });
});

describe("the figures of the player for gold", () => {
  it("are those worked out by hand where banking at one is all there is", () => {
    const config = configure({
      lives: 1,
      jokerChance: 0,
      fullSetBonus: 0,
      bankPoints: [4, 4, 4, 4, 4, 4, 4],
      trophies: { bronze: 1, silver: 2, gold: 8 },
    });
    const { figures } = claimFigures(config);
    expect(figures.goldChance).toBeCloseTo(0.81, 9); // two flips at 0.9 each
    expect(figures.banksInGoldGames).toBeCloseTo(2, 9);
    expect(figures.bankAtOneGoldShare).toBeCloseTo(1, 9);
    expect(figures.goldShareAtFourOrFive).toBe(0);
    expect(figures.bigBanksForGold).toBe(2); // 8 points, 4 each
  });

  it("agree with the full rules about banking at one", () => {
    const trophies = { bronze: 6, silver: 8, gold: 10 };
    const config = configure({ lives: 1, ...SMALL, shieldOverflow: "bonus", trophies });
    const { goldChance = 0, bankAtOneGoldShare = 0 } = claimFigures(config).figures;
    const key = (state: State) =>
      state.totalScore >= trophies.gold
        ? `gold ${state.lives}`
        : JSON.stringify([
            state.lives,
            state.totalScore,
            Math.min(state.bonusBank, 10),
            countUniques(state),
            Math.min(state.streak, 2),
            state.runHasShield,
            state.jammerTurns,
          ]);
    const exact = exactOutcomes(bombFlip, config, bankAt(1), { key, maxSteps: 200 });
    const gold = probabilityOf(exact, "gold");
    expect(goldChance * bankAtOneGoldShare).toBeGreaterThan(gold - 1e-9);
    expect(goldChance * bankAtOneGoldShare).toBeLessThan(gold + exact.open + 1e-9);
  });
});

describe("a game that is too large", () => {
  it("is refused at once with a sentence, and solved when allowed", () => {
    const large = configure({ bombSlope: 0.0001 });
    expect(() => exploreRuns(large)).toThrow(/too many to solve/);
    const weights = { shield: 1, scrambler: 0, jammer: 0 };
    const small = configure({ jokerWeights: weights, bombSlope: 0.005 });
    expect(() => exploreRuns(small, { maxPlaces: 500 })).toThrow(LabError);
    const parts: number[] = [];
    const graph = exploreRuns(small, { onProgress: (_, part) => parts.push(part) });
    expect(graph.places.length).toBeGreaterThan(1000);
    expect(parts.length).toBeGreaterThan(10);
    expect(Math.max(...parts)).toBeLessThanOrEqual(1);
  });

  it("is not one whose streaks cannot be told from its numbers", () => {
    const plain = configure({ jokerChance: 0, bombSlope: 0.0001 });
    expect(exploreRuns(plain).places).toHaveLength(8);
  });
});

describe("the best chance of a score", () => {
  it("is what the generic solver finds in the whole game", () => {
    const config = configure({
      ...SMALL,
      lives: 2,
      trophies: { bronze: 30, silver: 31, gold: 32 },
    });
    const reach = solveReach(exploreRuns(config), config, 30, 2);
    const whole = explore(bombFlip, config, {
      key: ({ lives, totalScore, streak, runUniques, runHasShield, jammerTurns }) =>
        totalScore >= 30
          ? "done"
          : JSON.stringify([
              lives,
              totalScore,
              Math.min(streak, 2),
              runUniques.length,
              runHasShield,
              jammerTurns,
            ]),
      reward: (before, after) => (before.totalScore < 30 && after.totalScore >= 30 ? 1 : 0),
    });
    expect(reach.chance(2, 30)).toBeCloseTo(solve(whole).value, 8);
    expect(reach.chance(2, 0)).toBe(1);
    expect(reach.chance(2, 10)).toBeGreaterThan(reach.chance(1, 10));
  });
});

describe("the design document's own figures", () => {
  const config = configure({ lives: 1 });

  it("agree with simulation: exact means lie within the intervals", () => {
    const { graph } = solvedRuns(config);
    const two = figuresOf(
      graph,
      config,
      playOf(graph, 1, ({ uniques }) => uniques >= 2),
    );
    const experiment = { study: "bomb-flip", options: { lives: 1 }, seed: "exact", games: 40_000 };
    const summary = simulate(bombFlipStudy, { ...experiment, player: "bank-at-2" });
    const banks = measureOf(summary, "banks");
    const score = measureOf(summary, "score");
    // Four standard errors: the seed is fixed, so this is one draw for good.
    expect(Math.abs((score?.mean ?? 0) - two.score)).toBeLessThan(4 * (score?.error ?? 0));
    expect(Math.abs((banks?.mean ?? 0) - (two.banksAt[1] ?? 0))).toBeLessThan(
      4 * (banks?.error ?? 0),
    );
  });

  it("make banking at one the backbone of best play", () => {
    const { banksAt } = bestFigures(config);
    const all = banksAt.reduce((sum, count) => sum + count, 0);
    expect((banksAt[0] ?? 0) / all).toBeGreaterThan(0.9);
  });

  it("are played by the solved player as the solver says", () => {
    const best = bestFigures(config).score;
    const experiment = { study: "bomb-flip", options: { lives: 1 }, seed: "best", games: 20_000 };
    const score = measureOf(
      simulate(bombFlipStudy, { ...experiment, player: "best-score" }),
      "score",
    );
    expect(Math.abs((score?.mean ?? 0) - best)).toBeLessThan(4 * (score?.error ?? 0));
  });
});

describe("the preset calibrated", () => {
  it("makes the document's claims about good play true", () => {
    // Means grow with the lives and shares hardly move, so one life is enough to see it.
    const found = scoreFigures(configure({ ...presets.calibrated, lives: 1 })).figures;
    expect(found.shareAtFourOrFive).toBeGreaterThan(0.5);
    expect(found.bankAtOneShare).toBeLessThan(2 / 3);
    expect(found.banksForGold).toBeGreaterThan(7); // banks of any size
    expect(found.banksForGold).toBeLessThan(10);
    expect(3 * (found.bestScore ?? 0)).toBeGreaterThan(300);
  });
});
