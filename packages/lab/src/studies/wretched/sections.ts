// The report of Wretched & Alone: what the two documents claim, beside exact figures of both presets and every mode.
import { DIFFICULTIES, type Difficulty, PRESETS, type Preset } from "@games/wretched";
import type { Claim, ClaimSet, Section, Table, Verdict, Workbench } from "../../report/model.js";
import { figure, interval, meanOf, percent, seriesSection } from "../../report/words.js";
import type { Solved } from "../../study.js";
import { type Summary, shareOf } from "../../summary.js";
import { LADDER } from "./calibration.js";
import type { WretchedOdds } from "./work.js";

const ENDINGS = [
  "victory",
  "ship_destroyed",
  "four_kings",
  "deck_exhausted",
  "final_pull_failed",
] as const;

/** The documents' pie. */
const PIE = {
  victory: 0.1,
  ship_destroyed: 0.6,
  four_kings: 0.15,
  deck_exhausted: 0.05,
  final_pull_failed: 0.1,
};
const verdict = (holds: boolean): Verdict => (holds ? "holds" : "does not hold");

/** The odds of a solution; what was left out of them is the bound of every share. */
function oddsOf({ figures, bounds }: Solved): WretchedOdds {
  return { ...figures, lost: bounds.victory ?? 0 } as unknown as WretchedOdds;
}

/** A claim that a figure lies between two bounds. */
function bounded(
  source: string,
  claim: string,
  [low, value, high]: readonly [number, number, number],
  say: (value: number) => string,
): Claim {
  return {
    source,
    claim,
    rule: `The mean lies between ${say(low)} and ${say(high)}.`,
    truth: say(value),
    verdict: verdict(value >= low && value <= high),
  };
}

/** A claim about the share of one ending. */
function pie(odds: WretchedOdds, ending: keyof typeof PIE, name: string): Claim {
  const isNear = Math.abs(odds[ending] - PIE[ending]) <= 0.05;
  return {
    source: "both documents, the pie of endings",
    claim: `${percent(PIE[ending])} of games end with ${name}.`,
    rule: "The share is off by at most 5 points in a hundred.",
    truth: percent(odds[ending]),
    verdict: odds[ending] === 0 ? "cannot hold" : verdict(isNear),
  };
}

function claims(odds: WretchedOdds): Claim[] {
  const { victory, days, cards, integrityAtVictory } = odds;
  const tests = "both documents, balance tests";
  const kingShare = odds.four_kings / (1 - victory);
  const inDays = (value: number) => `${figure(value)} days`;
  const won = "A game is won 10 to 20 times in a hundred.";
  const rate = "The win rate lies between 5 and 30%.";
  const kings = "The fourth King ends 10 to 25% of the lost games.";
  const left = "A game that is won leaves an integrity of 10 to 20 on average.";
  return [
    bounded("mechanics §9.4, framework §1.2", won, [0.1, victory, 0.2], percent),
    bounded(tests, rate, [0.05, victory, 0.3], percent),
    pie(odds, "ship_destroyed", "the ship destroyed"),
    pie(odds, "four_kings", "the fourth King"),
    pie(odds, "final_pull_failed", "the final pull failed"),
    pie(odds, "deck_exhausted", "the deck run out"),
    bounded(tests, kings, [0.1, kingShare, 0.25], percent),
    bounded(tests, "A game lasts 10 to 40 days on average.", [10, days, 40], inDays),
    bounded("mechanics §9.4", "A game lasts 15 to 25 rounds.", [15, days, 25], inDays),
    bounded("mechanics §9.4", left, [10, integrityAtVictory, 20], figure),
    bounded("framework §9.4", "A game turns 30 to 40 cards.", [30, cards, 40], figure),
  ];
}

const claimsTitle = (preset: Preset) => `${preset}: the documents' claims, normal mode`;

/** The claims under each preset; the figures are exact. */
export const wretchedClaims: readonly ClaimSet[] = PRESETS.map((preset) => ({
  title: claimsTitle(preset),
  check: async (workbench) => {
    return claims(oddsOf(await workbench.solve({ preset, options: { difficulty: "normal" } })));
  },
}));

/** A share, unless it is too small beside what was left out. */
function known(share: number, { lost }: WretchedOdds): string {
  return share > 0 && share < 10 * lost ? `below ${percent(share + lost)}` : percent(share);
}

function ladderTable(rows: readonly (readonly [Difficulty, WretchedOdds, Summary])[]): Table {
  return {
    columns: [
      "mode",
      "documents",
      "exact win rate",
      "simulated",
      ...ENDINGS.slice(1),
      "days",
      "cards",
    ],
    rows: rows.map(([mode, odds, summary]) => [
      mode,
      percent(LADDER[mode]),
      known(odds.victory, odds),
      interval(shareOf(summary, "victory")),
      ...ENDINGS.slice(1).map((ending) => known(odds[ending], odds)),
      figure(odds.days),
      figure(odds.cards),
    ]),
  };
}

async function presetSections(workbench: Workbench, preset: Preset): Promise<Section[]> {
  const exact = DIFFICULTIES.map((difficulty) =>
    workbench.solve({ preset, options: { difficulty } }),
  );
  const rows: [Difficulty, WretchedOdds, Summary][] = [];
  for (const [i, difficulty] of DIFFICULTIES.entries()) {
    const summary = await workbench.simulate({ preset, options: { difficulty } });
    rows.push([difficulty, oddsOf((await exact[i]) as Solved), summary]);
  }
  const [, normal] = rows;
  if (normal === undefined) return [];
  const [, odds, summary] = normal;
  return [
    { title: claimsTitle(preset), claims: claims(odds) },
    {
      title: `${preset}: the difficulty ladder`,
      text: [
        `Exact figures are those of the prudent player, who spends the tool on the first pull. Their rows add up to one but for ${odds.lost.toExponential(1)}.`,
      ],
      table: ladderTable(rows),
    },
    ...seriesSection(`${preset}: normal mode, simulated`, summary, ["days", "cards", "integrity"]),
  ];
}

/** The searcher takes its time over every action. */
const SEARCHED_GAMES = 500;

/** How much the moment matters at which the tool is spent. */
async function toolSection(workbench: Workbench): Promise<Section> {
  const rows: string[][] = [];
  for (const player of ["prudent", "hoarder", "stoic", "search"]) {
    const games = player === "search" ? Math.min(SEARCHED_GAMES, workbench.games) : workbench.games;
    const summary = await workbench.simulate({ preset: "calibrated", player, games });
    rows.push([player, `${games}`, interval(shareOf(summary, "victory")), meanOf(summary, "days")]);
  }
  return {
    title: "calibrated: when to spend the tool",
    text: [
      "The prudent player spends it on the first pull, the hoarder on the first pull that could be the last, the stoic never. The searcher runs 60 iterations per action, with the prudent policy playing them out.",
    ],
    table: { columns: ["player", "games", "win rate", "days"], rows },
  };
}

/** The sections of the report. */
export async function wretchedSections(workbench: Workbench): Promise<Section[]> {
  const [asWritten, calibrated] = await Promise.all([
    presetSections(workbench, "as-written"),
    presetSections(workbench, "calibrated"),
  ]);
  return [...asWritten, ...calibrated, await toolSection(workbench)];
}
