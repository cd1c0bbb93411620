// The report of bomb flip: the document's claims about good play, beside exact figures of both presets.
import { bombFlip, type Config, PRESET_NAMES, type PresetName, presets } from "@games/bomb-flip";
import { type Figures, missOf } from "../../compare.js";
import type {
  Claim,
  ClaimSet,
  Plot,
  Section,
  Table,
  Verdict,
  Workbench,
} from "../../report/model.js";
import { figure, interval, meanOf, percent, seriesSection } from "../../report/words.js";
import { shareOf } from "../../summary.js";
import { scoreLevels, solvedRuns } from "./best-play.js";
import { CLAIM_TARGETS } from "./calibration.js";
import { bestFigures, claimFigures, thresholdFigures } from "./figures.js";
import { solveReach } from "./reach.js";
import type { RunPlace } from "./runs.js";
import { solveScore } from "./solver.js";

const MAX_LIVES = 5;

function configOf(preset: PresetName): Config {
  const config = bombFlip.configure(presets[preset]);
  if (config.ok) return config.value;
  throw config.error;
}

const verdict = (holds: boolean): Verdict => (holds ? "holds" : "does not hold");

/** The claims of the design document about good play. */
function claims(config: Config): Claim[] {
  const found = claimFigures(config);
  const { shareAtFourOrFive = 0, bankAtOneShare = 0, banksForGold = 0, bestScore = 0 } = found;
  const { pointsPerFlip = 0, pointsPerFlipAtOne = 0 } = found;
  const { gold } = config.trophies;
  return [
    {
      source: "Example script",
      claim: "A skilled player aims to bank at four or five unique numbers.",
      truth: `Of the banks of best play, ${percent(shareAtFourOrFive)} are at four or five.`,
      verdict: verdict(meets("shareAtFourOrFive", found)),
    },
    {
      source: "Risk / reward model",
      claim: "Banking at one is slow.",
      truth: `It earns ${percent(bankAtOneShare)} of what best play earns: ${figure(pointsPerFlipAtOne)} points per flip against ${figure(pointsPerFlip)}.`,
      verdict: verdict(meets("bankAtOneShare", found)),
    },
    {
      source: "Risk / reward model",
      claim: "Bank payouts are convex.",
      truth: `They grow by ${stepsOf(config).join(", ")}.`,
      verdict: verdict(stepsOf(config).every((step, i, all) => step >= (all[i - 1] ?? 0))),
    },
    {
      source: "Example script",
      claim: `Gold at ${gold} typically takes 7 to 10 decent banks.`,
      truth: `Banks of best play, whatever their size, add up to gold after ${figure(banksForGold)} of them; a whole game expects ${figure(bestScore)} points.`,
      verdict: verdict(meets("banksForGold", found) && meets("bestScore", found)),
    },
  ];
}

/** Whether a figure keeps the bounds that the search for the preset keeps too. */
function meets(name: string, figures: Figures): boolean {
  const target = CLAIM_TARGETS[name];
  return target !== undefined && missOf(figures[name] ?? Number.NaN, target) === 0;
}

/** By how much each unique number raises the payout. */
function stepsOf({ bankPoints, fullSetBonus }: Config): number[] {
  const pays = [...bankPoints.slice(0, -1), (bankPoints.at(-1) ?? 0) + fullSetBonus];
  return pays.map((points, i) => points - (pays[i - 1] ?? 0));
}

const claimsTitle = (preset: PresetName) => `${preset}: the document's claims`;

/** The claims under each preset; the figures are exact. */
export const bombFlipClaims: readonly ClaimSet[] = PRESET_NAMES.map((preset) => ({
  title: claimsTitle(preset),
  check: async () => claims(configOf(preset)),
}));

/** Banking at a fixed number, for each number. */
function thresholdTable(config: Config): Table {
  const rows = thresholdFigures(config).map(({ score, flips, banksAt }, i) => [
    `bank at ${i + 1}`,
    figure(score),
    figure(banksAt[i] ?? 0),
    figure(flips),
    figure(score / flips),
  ]);
  const best = bestFigures(config);
  const banks = best.banksAt.reduce((sum, count) => sum + count, 0);
  const last = [best.score, banks, best.flips, best.score / best.flips].map(figure);
  return {
    columns: ["play", "points", "banks", "flips", "points per flip"],
    rows: [...rows, ["best play", ...last]],
  };
}

/** Best play for points and for trophies, by the number of lives. */
function livesTable(config: Config): Table {
  const { graph } = solvedRuns(config);
  const levels = solveScore(graph, config, MAX_LIVES);
  const { bronze, silver, gold } = config.trophies;
  const reach = solveReach(graph, config, gold, MAX_LIVES);
  return {
    columns: ["lives", "expected points", "best chance of bronze", "of silver", "of gold"],
    rows: levels.map(({ values }, i) => [
      `${i + 1}`,
      figure(values[0]?.[0] ?? 0),
      ...[bronze, silver, gold].map((goal) => percent(reach.chance(i + 1, goal))),
    ]),
  };
}

/** What best play for points does without shield, scrambler and jammer. */
function policyTable(config: Config): Table {
  const { graph, lastStreak } = solvedRuns(config);
  const { banks = [] } = scoreLevels(config).at(-1) ?? {};
  const streaks = Array.from({ length: lastStreak + 1 }, (_, streak) => streak);
  const numberOf = (uniques: number, streak: number) => {
    const isPlain = ({ shield, charges, jammer }: RunPlace) => !shield && charges + jammer === 0;
    return graph.places.findIndex(
      (place) => place.uniques === uniques && place.streak === streak && isPlain(place),
    );
  };
  const cell = (uniques: number, streak: number) => {
    const place = numberOf(uniques, streak);
    return place < 0 ? "" : banks[0]?.[place] === 1 ? "bank" : "flip";
  };
  return {
    columns: ["unique numbers", ...streaks.map((n) => `streak ${n}${n === lastStreak ? "+" : ""}`)],
    rows: config.bankPoints.map((_, i) => [
      `${i + 1}`,
      ...streaks.map((streak) => cell(i + 1, streak)),
    ]),
  };
}

function bankPlot(config: Config, preset: string): Plot {
  const { banksAt } = bestFigures(config);
  const all = banksAt.reduce((sum, count) => sum + count, 0);
  return {
    caption: `${preset}: at how many unique numbers best play banks`,
    label: "unique numbers",
    bars: banksAt.map((count, i) => ({ name: `${i + 1}`, share: count / all })),
  };
}

function exactSections(preset: PresetName): Section[] {
  const config = configOf(preset);
  return [
    { title: claimsTitle(preset), claims: claims(config) },
    {
      title: `${preset}: exact means of a game with ${config.lives} lives`,
      table: thresholdTable(config),
      plots: [bankPlot(config, preset)],
    },
    { title: `${preset}: best play by the number of lives`, table: livesTable(config) },
    {
      title: `${preset}: best play for points without jokers`,
      text: [
        "An empty cell cannot come up. With a shield or a scrambler best play flips more often.",
      ],
      table: policyTable(config),
    },
  ];
}

const CALIBRATION = [
  "The document's payouts grow too slowly for its duplicates: whoever goes from three numbers to four risks more than there is to win, with or without bombs. No other option by itself changes that: rarer bombs, more jokers of any kind, longer jammers and larger bonuses all leave fewer than one bank in twenty at four or five. So the payouts must change. Payouts alone are enough for the first three claims and for the number of banks that gold takes, but then a game of three lives expects 78 points, and gold stays out of reach.",
  "The preset calibrated is the smallest change found that makes every claim true and lets best play expect gold. Smallest means: as few things as possible (the payouts; the bombs of every streak alike; the lives; the chance of jokers; the weight of shields), and then the smallest sum of the factors by which their figures move, counted as logarithms. The payouts tried are all convex tables of whole numbers that pay 1 to 4 for one number and 26 to 46 for four, and from five on the document's payout or the lowest that keeps the table convex. The other things are tried on a grid. The lives, the loot and the trophies stay the document's.",
  "The bounds that make the document's words numbers are ours: half of the banks for often, two thirds of the points for slow, and the mean score of best play for gold that is typically reached. The search uses a quick solver that counts the points of overflowing shields at once; the figures below are those of the exact one. To run it again: games-lab calibrate bomb-flip --known claims, which weighs 145,038 changes and takes some twenty minutes.",
];

/** The searcher takes its time over every action. */
const SEARCHED_GAMES = 500;

/** Who earns how much, simulated. */
async function playerSection(workbench: Workbench, preset: PresetName): Promise<Section> {
  const rows: string[][] = [];
  for (const player of ["best-score", "best-gold", "weigher", "bank-at-4", "search", "random"]) {
    const games = player === "search" ? Math.min(SEARCHED_GAMES, workbench.games) : workbench.games;
    const summary = await workbench.simulate({ preset, player, games });
    const gold = interval(shareOf(summary, "gold"));
    rows.push([player, `${games}`, meanOf(summary, "score"), gold, meanOf(summary, "banks")]);
  }
  return {
    title: `${preset}: by player, simulated`,
    text: [
      "The first two are solved: the most expected points, and the best chance of gold. The searcher improves bank-at-1 with 600 rollouts per decision.",
    ],
    table: { columns: ["player", "games", "points", "gold", "banks"], rows },
  };
}

/** The sections of the report. */
export async function bombFlipSections(workbench: Workbench): Promise<Section[]> {
  const series: Section[] = [];
  for (const preset of PRESET_NAMES) {
    const summary = await workbench.simulate({ preset, player: "best-score" });
    series.push(...seriesSection(`${preset}: best play for points, simulated`, summary, ["score"]));
    series.push(await playerSection(workbench, preset));
  }
  return [
    ...exactSections("as-written"),
    { title: "From as-written to calibrated", text: CALIBRATION },
    ...exactSections("calibrated"),
    ...series,
  ];
}
