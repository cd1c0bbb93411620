// The solved best play of bomb flip, computed once per set of parameters.
import { BANK, type BombFlip, type Config, FLIP_LEFT, type View } from "@games/bomb-flip";
import type { Policy } from "@games/core-game";
import { type Reach, solveReach } from "./reach.js";
import { exploreRuns, placeKey, placeOf, type RunGraph } from "./runs.js";
import { type Choices, type Level, overflowBonus, scoreChoices, solveScore } from "./solver.js";

/** The solved game: its runs, and the number of each place. */
export interface SolvedRuns {
  readonly graph: RunGraph;
  readonly numbers: ReadonlyMap<string, number>;
  /** The highest streak that is distinguished. */
  readonly lastStreak: number;
}

/** Remembers a result per set of parameters; the best score of earlier games does not matter. */
function perParameters<V>(make: (config: Config) => V): (config: Config) => V {
  const byText = new Map<string, V>();
  let last: { config: Config; value: V } | undefined;
  return (config) => {
    if (last?.config === config) return last.value;
    const text = JSON.stringify({ ...config, bestTotalScore: 0 });
    const value = byText.get(text) ?? make(config);
    byText.set(text, value);
    last = { config, value };
    return value;
  };
}

/** The runs under some parameters. */
export const solvedRuns: (config: Config) => SolvedRuns = perParameters((config) => {
  const graph = exploreRuns(config);
  return {
    graph,
    numbers: new Map(graph.places.map((place, i) => [placeKey(place), i])),
    lastStreak: Math.max(...graph.places.map(({ streak }) => streak)),
  };
});

/** The play that expects the most points; the policy hardly depends on the lives, so at most three are distinguished. */
export const scoreLevels: (config: Config) => readonly Level[] = perParameters((config) =>
  solveScore(solvedRuns(config).graph, config, Math.min(config.lives, 3)),
);

const goldReach: (config: Config) => Reach = perParameters((config) =>
  solveReach(solvedRuns(config).graph, config, config.trophies.gold, config.lives),
);

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
  const levels = scoreLevels(view.config);
  const { banks } = levels[Math.min(view.lives, levels.length) - 1] as Level;
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

const allLevels: (config: Config) => readonly Level[] = perParameters((config) => {
  const few = scoreLevels(config);
  return few.length === config.lives
    ? few
    : solveScore(solvedRuns(config).graph, config, config.lives);
});

/** The exact value of banking and of flipping in a game that is not over. */
export function adviseScore(view: View): Choices {
  const { config, lives, totalScore } = view;
  const runs = solvedRuns(config);
  const place = placeNumber(runs, view);
  const spot = { lives, overflows: overflowsOf(view), place };
  const { bank, flip } = scoreChoices(runs.graph, config, allLevels(config), spot);
  return { bank: bank === undefined ? undefined : totalScore + bank, flip: totalScore + flip };
}

/** The exact chance of gold by banking and by flipping in a game that is not over; undefined once gold is won. */
export function adviseGold(view: View): Choices | undefined {
  const { config, lives, totalScore } = view;
  const missing = config.trophies.gold - totalScore;
  if (missing <= 0) return undefined;
  const place = placeNumber(solvedRuns(config), view);
  return goldReach(config).choices(lives, missing, overflowsOf(view), place);
}
