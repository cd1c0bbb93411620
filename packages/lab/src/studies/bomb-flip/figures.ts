// The exact figures of bomb flip that the design document speaks of.
import type { Config } from "@games/bomb-flip";
import type { Figures } from "../../compare.js";
import { scoreLevels, solvedRuns } from "./best-play.js";
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

/** The exact means of best play for points with the lives of a game. */
export function bestFigures(config: Config): PlayFigures {
  const levels = scoreLevels(config);
  const top = levels.at(-1) ?? { banks: [] };
  const play = Array.from({ length: config.lives }, (_, i) => levels[i] ?? top);
  return figuresOf(solvedRuns(config).graph, config, play);
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The figures to compare with the document: shares of banks, the size of a bank, and the banks gold takes. */
export function claimFigures(config: Config): Figures {
  const { graph } = solvedRuns(config);
  const best = bestFigures(config);
  const banks = total(best.banksAt);
  const decent = best.banksAt.slice(3, 5);
  const one = figuresOf(
    graph,
    config,
    playOf(graph, config.lives, () => true),
  );
  return {
    bestScore: best.score,
    banks,
    meanBank: best.score / banks,
    banksForGold: (config.trophies.gold * banks) / best.score,
    shareAtFourOrFive: total(decent) / banks,
    bankAtOneShare: one.score / best.score,
    pointsPerFlip: best.score / best.flips,
    pointsPerFlipAtOne: one.score / one.flips,
  };
}
