// The smallest change of options under which the document's claims about good play hold: payouts and one thing more,
// tried from the smallest change up.
import { type Config, type Options, presets } from "@games/bomb-flip";
import { type Figures, type GridPoint, score as scoreFigures } from "../../compare.js";
import type { Calibration } from "../../study.js";
import { BIG_TARGETS, CLAIM_TARGETS, GOLD_TARGETS, SCORE_TARGETS } from "./claims.js";
import { bigBanksForGold, quickGoldFigures } from "./figures.js";
import { type LifeFigures, lifeFigures, type QuickGraph, quickGraph } from "./quick.js";
import { exploreRuns, type RunGraph } from "./runs.js";

const WRITTEN = presets["as-written"];

/** A change of options and how large it is: by how many factors of e its numbers move, added up. */
interface Change {
  readonly options: Options;
  readonly size: number;
}

const factorOf = (from: number, to: number) => Math.abs(Math.log(to / from));

/** Four decimals are enough for a chance. */
const chance = (value: number) => Math.round(value * 10_000) / 10_000;

function sized(options: Options, size: number): Change {
  return { options, size };
}

/** Bombs that are more or less likely by a factor, at every streak. */
function bombsTimes(factor: number): Change {
  const { bombBase, bombSlope, bombCap } = WRITTEN;
  const options = {
    bombBase: chance(bombBase * factor),
    bombSlope: chance(bombSlope * factor),
    bombCap: chance(bombCap * factor),
  };
  return sized(options, factorOf(1, factor));
}

/** What may change beside the payouts: the bombs of every streak alike. */
const BOMB_FACTORS = [0.5, 0.4, 0.35, 0.32, 0.3, 0.28, 0.25];

/** Single parameters moved as far as they can sensibly go, to see what each can do by itself. */
const LONE_CHANGES: readonly Options[] = [
  ...[4, 6, 10, 20].map((lives) => ({ lives })),
  ...[0, 0.05, 0.1].map((bombBase) => ({ bombBase })),
  ...[0, 0.02, 0.04].map((bombSlope) => ({ bombSlope })),
  ...[0.2, 0.3, 0.4].map((bombCap) => ({ bombCap })),
  ...[0.6, 0.75, 0.9].map((jokerChance) => ({ jokerChance })),
  ...[5, 50].map((scrambler) => ({ jokerWeights: { scrambler } })),
  ...[5, 50].map((jammer) => ({ jokerWeights: { jammer } })),
  ...[50, 500].map((shield) => ({ jokerWeights: { shield } })),
  ...[0.3, 1].map((jammerStrength) => ({ jammerStrength })),
  ...[6, 12].map((jammerLength) => ({ jammerLength })),
  ...[3, 4].map((scramblerCharges) => ({ scramblerCharges })),
  ...[20, 100].map((shieldBonus) => ({ shieldBonus })),
  ...[100, 400].map((fullSetBonus) => ({ fullSetBonus })),
];

/** The payouts that begin with some, continue with the document's, and grow by no less from number to number. */
function payoutsFrom(first: readonly number[]): number[] {
  const table = [...first];
  for (const written of WRITTEN.bankPoints.slice(first.length)) {
    const [before = 0, last = 0] = table.slice(-2);
    table.push(Math.max(written, last + (last - before)));
  }
  return table;
}

/** Convex payouts, as the document calls its own, that pay little up to three and from 34 to 43 for four. */
function payoutChanges(): Change[] {
  const changes: Change[] = [];
  for (let one = 1; one <= 3; one++) {
    for (let two = 2 * one; two <= 7; two++) {
      for (let three = 2 * two - one; three <= 14; three++) {
        for (const four of [34, 36, 37, 38, 39, 40, 43]) {
          changes.push(payouts(payoutsFrom([one, two, three, four])));
        }
      }
    }
  }
  return changes.sort((a, b) => a.size - b.size);
}

function payouts(bankPoints: readonly number[]): Change {
  const moves = bankPoints.map((points, i) => factorOf(WRITTEN.bankPoints[i] ?? 1, points));
  return sized(
    { bankPoints },
    moves.reduce((sum, move) => sum + move, 0),
  );
}

/** Everything to try: one thing first, then payouts with one thing more, each from the smallest change up. */
export function claimPoints(): GridPoint[] {
  const tables = payoutChanges();
  const others = BOMB_FACTORS.map(bombsTimes);
  const pairs = others.flatMap((other) =>
    tables.map((table) => sized({ ...table.options, ...other.options }, table.size + other.size)),
  );
  pairs.sort((a, b) => a.size - b.size);
  return [
    ...LONE_CHANGES.map((options) => ({ ...options })),
    ...[...others, ...tables, ...pairs].map(({ options }) => ({ ...options })),
  ];
}

/** The figures of one life, remembered: lives and trophies change nothing in them. */
function createLives(): (config: Config) => LifeFigures {
  const graphs = new Map<string, QuickGraph>();
  const found = new Map<string, LifeFigures>();
  return (config) => {
    const { bankPoints, fullSetBonus } = config;
    const same = { lives: 0, trophies: 0, bestTotalScore: 0, bankPoints: 0, fullSetBonus: 0 };
    const runs = JSON.stringify({ ...config, ...same });
    const graph = graphs.get(runs) ?? quickGraph(config);
    graphs.set(runs, graph);
    const key = `${runs}${bankPoints}+${fullSetBonus}`;
    const pays = [0, ...bankPoints.slice(0, -1), (bankPoints.at(-1) ?? 0) + fullSetBonus];
    const life = found.get(key) ?? lifeFigures(graph, pays);
    found.set(key, life);
    return life;
  };
}

/** The quick figures of the player for points, under the names of the exact ones. */
export function createQuickFigures(): (config: Config) => Figures {
  const lifeOf = createLives();
  return (config) => {
    const { score, banks, decentBanks, scoreAtOne } = lifeOf(config);
    return {
      bestScore: config.lives * score,
      banksForGold: (config.trophies.gold * banks) / score,
      shareAtFourOrFive: decentBanks / banks,
      bankAtOneShare: scoreAtOne / score,
      bigBanksForGold: bigBanksForGold(config),
    };
  };
}

const UNKNOWN: Figures = Object.fromEntries(
  Object.keys(GOLD_TARGETS).map((name) => [name, Number.NaN]),
);

/** The figures of both players; gold, which takes seconds, only where the player for points meets every target. */
function createBothFigures(): (config: Config) => Figures {
  const quick = createQuickFigures();
  const graphs = new Map<string, RunGraph>();
  const graphOf = (config: Config) => {
    const { bombBase, bombSlope, bombCap, jokerChance, jokerWeights } = config;
    const key = JSON.stringify([bombBase, bombSlope, bombCap, jokerChance, jokerWeights]);
    const graph = graphs.get(key) ?? exploreRuns(config);
    graphs.set(key, graph);
    return graph;
  };
  return (config) => {
    const figures = quick(config);
    const { missed } = scoreFigures({}, figures, { ...SCORE_TARGETS, ...BIG_TARGETS });
    if (missed.length > 0) return { ...figures, ...UNKNOWN };
    return { ...figures, ...quickGoldFigures(graphOf(config), config) };
  };
}

/** The search behind the preset `calibrated`. */
export const claimCalibration: Calibration = {
  title: "The smallest change under which the document's claims about good play hold",
  preset: "as-written",
  points: claimPoints,
  targets: CLAIM_TARGETS,
  figures: createBothFigures() as Calibration["figures"],
  stopsAtFirst: true,
};
