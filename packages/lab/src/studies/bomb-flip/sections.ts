// The report of bomb flip: the document's claims about good play, beside exact figures of both presets.
import { bombFlip, type Config, PRESET_NAMES, type PresetName, presets } from "@games/bomb-flip";
import type { ClaimSet, Plot, Section, Table, Workbench } from "../../report/model.js";
import { figure, interval, meanOf, off, percent, seriesSection } from "../../report/words.js";
import { shareOf } from "../../summary.js";
import { bestScore, solvedRuns } from "./best-play.js";
import { claimsOf } from "./claims.js";
import { bestFigures, thresholdFigures } from "./figures.js";
import { solveReach } from "./reach.js";
import type { RunPlace } from "./runs.js";
import { solveScore } from "./solver.js";

const MAX_LIVES = 5;

function configOf(preset: PresetName): Config {
  const config = bombFlip.configure(presets[preset]);
  if (config.ok) return config.value;
  throw config.error;
}

const claimsTitle = (preset: PresetName) => `${preset}: the document's claims`;

/** The claims under each preset, by figures that are worked out. */
export const bombFlipClaims: readonly ClaimSet[] = PRESET_NAMES.map((preset) => ({
  title: claimsTitle(preset),
  check: async (workbench) =>
    claimsOf(configOf(preset), (await workbench.solve({ preset })).figures),
}));

/** The claims with how far their figures can be off. */
async function claimSection(workbench: Workbench, preset: PresetName): Promise<Section> {
  const { figures, bounds } = await workbench.solve({ preset });
  return {
    title: claimsTitle(preset),
    text: [
      `Each claim is judged for the player who expects the most points and for the one with the best chance of gold; it holds when both meet its rule. Figures are worked out, not simulated: the score is off by ${off(bounds.bestScore)} at most, the chance of gold by ${off(bounds.goldChance)}.`,
    ],
    claims: claimsOf(configOf(preset), figures),
  };
}

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
  const { levels } = solveScore(graph, config, MAX_LIVES);
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
  const { banks = [] } = bestScore(config).levels.at(-1) ?? {};
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
    kind: "bars",
    xTitle: "unique numbers",
    yTitle: "share of the banks",
    bars: banksAt.map((count, i) => {
      const share = count / all;
      return { name: `${i + 1}`, share, low: share, high: share };
    }),
  };
}

async function exactSections(workbench: Workbench, preset: PresetName): Promise<Section[]> {
  const config = configOf(preset);
  return [
    await claimSection(workbench, preset),
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
  "The document's payouts grow too slowly for its duplicates: whoever goes from three numbers to four risks more than there is to win, with or without bombs. None of the other options that were moved by themselves changes that: each leaves fewer than half of the banks at four or five. So the payouts must change, and bombs must be rarer for gold to be reached.",
  "The preset calibrated is the smallest change, of those tried, under which every claim holds for both players. Smallest means: as few things as possible, and then the smallest sum of the factors by which their figures move, counted as logarithms. The payouts tried are convex tables of whole numbers that pay 1 to 3 for one number, up to 14 for three and 34 to 43 for four, and from five on the document's payout or the lowest that keeps the table convex; the bombs are 0.25 to 0.5 times as likely at every streak. The player for gold decides: as soon as little is missing, small banks are the safe way, so that payouts up to three must be small. The lives, the loot and the trophies stay the document's.",
  "The bounds that make the document's words numbers are ours and stand beside each claim. The search measures the player for points by a quick solver that counts the points of overflowing shields at once, and the player for gold, where the first one meets every bound, by a table of two rows; the figures below are those of the full solvers. To run it again: games-lab calibrate bomb-flip --known claims, which takes the better part of an hour on a busy machine.",
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
    ...(await exactSections(workbench, "as-written")),
    { title: "From as-written to calibrated", text: CALIBRATION },
    ...(await exactSections(workbench, "calibrated")),
    ...series,
  ];
}
