// The solved best play of bomb flip, computed once per set of parameters.
import { BANK, type BombFlip, type Config, FLIP_LEFT, type View } from "@games/bomb-flip";
import type { Policy } from "@games/core-game";
import type { Effort } from "../../study.js";
import { solveReach } from "./reach.js";
import { exploreRuns, placeKey, placeOf, type RunGraph } from "./runs.js";
import {
  type Choices,
  type Level,
  overflowBonus,
  type ScoreSolution,
  scoreChoices,
  solveScore,
} from "./solver.js";

/** The solved game: its runs, and the number of each place. */
export interface SolvedRuns {
  readonly graph: RunGraph;
  readonly numbers: ReadonlyMap<string, number>;
  /** The highest streak that is distinguished. */
  readonly lastStreak: number;
}

/** Remembers a result per set of parameters; the best score of earlier games does not matter. */
function perParameters<V>(
  make: (config: Config, effort?: Effort) => V,
): (config: Config, effort?: Effort) => V {
  const byText = new Map<string, V>();
  let last: { config: Config; value: V } | undefined;
  return (config, effort) => {
    if (last?.config === config) return last.value;
    const text = JSON.stringify({ ...config, bestTotalScore: 0 });
    const value = byText.get(text) ?? make(config, effort);
    byText.set(text, value);
    last = { config, value };
    return value;
  };
}

/** The runs under some parameters. */
export const solvedRuns = perParameters((config, effort): SolvedRuns => {
  const graph = exploreRuns(config, effort);
  return {
    graph,
    numbers: new Map(graph.places.map((place, i) => [placeKey(place), i])),
    lastStreak: Math.max(...graph.places.map(({ streak }) => streak)),
  };
});

/** The play that expects the most points, and how much more any play could expect. */
export const bestScore = perParameters(
  (config, effort): ScoreSolution =>
    solveScore(solvedRuns(config, effort).graph, config, config.lives, effort?.onProgress),
);

/** The play with the best chance of gold. */
const goldReach = perParameters((config, effort) => {
  const { graph } = solvedRuns(config, effort);
  return solveReach(graph, config, config.trophies.gold, config.lives, {
    onProgress: effort?.onProgress,
  });
});

function placeNumber({ graph, numbers, lastStreak }: SolvedRuns, view: View): number {
  const place = placeOf(view, view.runUniques.length, lastStreak);
  const number = numbers.get(placeKey(place));
  if (number === undefined)
    throw new Error(`${graph.places.length} places, but no ${placeKey(place)}`);
  return number;
}

function overflowsOf(view: View): number {
  const bonus = overflowBonus(view.config);
  return bonus === 0 ? 0 : Math.floor(view.bonusBank / bonus);
}

/** Plays for the most expected points. */
export const bestScorePolicy: Policy<BombFlip> = (view) => {
  if (view.runUniques.length === 0) return FLIP_LEFT;
  const { banks } = bestScore(view.config).levels[view.lives - 1] as Level;
  const row = banks[Math.min(overflowsOf(view), banks.length - 1)] as Uint8Array;
  return row[placeNumber(solvedRuns(view.config), view)] === 1 ? BANK : FLIP_LEFT;
};

/** Plays for the best chance of gold, and for points once it is won. */
export const bestGoldPolicy: Policy<BombFlip> = (view, legal, luck) => {
  const missing = view.config.trophies.gold - view.totalScore;
  if (view.runUniques.length === 0) return FLIP_LEFT;
  if (missing <= 0) return bestScorePolicy(view, legal, luck);
  const place = placeNumber(solvedRuns(view.config), view);
  const isBank = goldReach(view.config).shouldBank(view.lives, missing, overflowsOf(view), place);
  return isBank ? BANK : FLIP_LEFT;
};

/** The points that banking and flipping come to, with best play after it, in a game that is not over. */
export function adviseScore(view: View): Choices {
  const { config, lives, totalScore } = view;
  const runs = solvedRuns(config);
  const place = placeNumber(runs, view);
  const spot = { lives, overflows: overflowsOf(view), place };
  const { bank, flip } = scoreChoices(runs.graph, config, bestScore(config).levels, spot);
  return { bank: bank === undefined ? undefined : totalScore + bank, flip: totalScore + flip };
}

/** The chance of gold by banking and by flipping, with best play after it, in a game that is not over; undefined once gold is won. */
export function adviseGold(view: View): Choices | undefined {
  const { config, lives, totalScore } = view;
  const missing = config.trophies.gold - totalScore;
  if (missing <= 0) return undefined;
  const place = placeNumber(solvedRuns(config), view);
  return goldReach(config).choices(lives, missing, overflowsOf(view), place);
}
