// The figures of bomb flip that the design document speaks of, for two good players: the one who expects the most points,
// and the one with the best chance of gold.
import type { Config } from "@games/bomb-flip";
import type { Figures } from "../../compare.js";
import type { Effort, Solved } from "../../study.js";
import { bestScore, solvedRuns } from "./best-play.js";
import { boundedReach, type ReachMeasure, type SolvedReach, solveReach } from "./reach.js";
import { payoutAt, type RunGraph } from "./runs.js";
import { figuresOf, type PlayFigures, playOf } from "./solver.js";

/** The exact means of banking at 1, 2, … 7 unique numbers. */
export function thresholdFigures(config: Config): PlayFigures[] {
  const { graph } = solvedRuns(config);
  return config.bankPoints.map((_, i) =>
    figuresOf(
      graph,
      config,
      playOf(graph, config.lives, ({ uniques }) => uniques > i),
    ),
  );
}

/** The means of best play for points. */
export function bestFigures(config: Config): PlayFigures {
  return figuresOf(solvedRuns(config).graph, config, bestScore(config).levels);
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Whether a bank is of the size that the document calls decent, or big. */
const isDecent = (uniques: number) => uniques === 4 || uniques === 5;
const isBig = (uniques: number) => uniques >= 6;

/** What the document says of good play, for the player who expects the most points. */
export function scoreFigures(config: Config, effort: Effort = {}): Solved {
  const { bound } = bestScore(config, effort);
  const { graph } = solvedRuns(config);
  effort.onProgress?.("adding up the banks", 0);
  const best = bestFigures(config);
  const banks = total(best.banksAt);
  const sized = (isSized: (uniques: number) => boolean) =>
    total(best.banksAt.filter((_, i) => isSized(i + 1)));
  const one = figuresOf(
    graph,
    config,
    playOf(graph, config.lives, () => true),
  );
  const { gold } = config.trophies;
  return {
    figures: {
      bestScore: best.score,
      banks,
      meanBank: best.score / banks,
      banksForGold: (gold * banks) / best.score,
      shareAtFourOrFive: sized(isDecent) / banks,
      shareAtSixOrSeven: sized(isBig) / banks,
      bankAtOneShare: one.score / best.score,
      pointsPerFlip: best.score / best.flips,
      pointsPerFlipAtOne: one.score / one.flips,
    },
    bounds: { bestScore: bound, bankAtOneShare: bound / best.score },
  };
}

/** What the play of a solution comes to, up to gold or the last life. */
function goldPlayFigures(graph: RunGraph, config: Config, reach: SolvedReach): Figures {
  const { lives, trophies } = config;
  const { rows, play, chance } = reach;
  const mean = (bank: ReachMeasure["bank"]) => {
    const measure = { play, chance, bank, goal: 0 };
    const sums = solveReach(graph, config, trophies.gold, lives, { rows, measure });
    return sums.chance(lives, trophies.gold);
  };
  const goldChance = chance(lives, trophies.gold);
  const banks = mean(() => 1);
  return {
    goldChance,
    banksInGoldGames: mean((_, after) => after) / goldChance,
    goldShareAtFourOrFive: mean((uniques) => Number(isDecent(uniques))) / banks,
    goldShareAtSixOrSeven: mean((uniques) => Number(isBig(uniques))) / banks,
    bankAtOneGoldShare: chanceAtOne(graph, config, rows) / goldChance,
  };
}

/** What the document says of good play, for the player with the best chance of gold. */
function goldFigures(config: Config, effort: Effort): Solved {
  const { graph } = solvedRuns(config, effort);
  const { lives, trophies } = config;
  const { reach, bound } = boundedReach(graph, config, trophies.gold, lives, effort.onProgress);
  effort.onProgress?.("adding up the banks for gold", 0);
  return { figures: goldPlayFigures(graph, config, reach), bounds: { goldChance: bound } };
}

/** The figures for gold without the points of overflowing shields beyond the first: a little low, and soon there. */
export function quickGoldFigures(graph: RunGraph, config: Config): Figures {
  const { lives, trophies } = config;
  const reach = solveReach(graph, config, trophies.gold, lives, { rows: 2 });
  return goldPlayFigures(graph, config, reach);
}

/** The chance of gold by banking every number at once. */
function chanceAtOne(graph: RunGraph, config: Config, rows: number): number {
  const { lives, trophies } = config;
  const rule = Uint8Array.from(graph.uniques, (count) => (count > 0 ? 1 : 0));
  const measure = { play: () => rule, chance: () => 0, bank: () => 0, goal: 1 };
  return solveReach(graph, config, trophies.gold, lives, { rows, measure }).chance(
    lives,
    trophies.gold,
  );
}

/** How many banks of six and seven, one after the other, come to gold. */
export function bigBanksForGold(config: Config): number {
  return config.trophies.gold / ((payoutAt(config, 6) + payoutAt(config, 7)) / 2);
}

/** The figures to compare with the document, for both players, and how far each can be off. */
export function claimFigures(config: Config, effort: Effort = {}): Solved {
  const score = scoreFigures(config, effort);
  const gold = goldFigures(config, effort);
  const figures: Figures = {
    ...score.figures,
    ...gold.figures,
    bigBanksForGold: bigBanksForGold(config),
  };
  return { figures, bounds: { ...score.bounds, ...gold.bounds } };
}
