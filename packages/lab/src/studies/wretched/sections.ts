// The report of Wretched & Alone: what the two documents claim, beside exact figures of both presets and every mode.
import { DIFFICULTIES, type Difficulty, PRESETS, type Preset } from "@games/wretched";
import type { Claim, ClaimSet, Section, Table, Verdict, Workbench } from "../../report/model.js";
import { figure, interval, meanOf, percent, seriesSection } from "../../report/words.js";
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
const within = (value: number, low: number, high: number) => value >= low && value <= high;

function claims(odds: WretchedOdds): Claim[] {
  const kingShare = odds.four_kings / (1 - odds.victory);
  const pie = (ending: keyof typeof PIE, name: string): Claim => ({
    source: "both documents, the pie of endings",
    claim: `${percent(PIE[ending])} of games end with ${name}.`,
    truth: percent(odds[ending]),
    verdict:
      odds[ending] === 0 ? "cannot hold" : verdict(Math.abs(odds[ending] - PIE[ending]) <= 0.05),
  });
  return [
    {
      source: "mechanics §9.4, framework §1.2",
      claim: "A game is won 10 to 20 times in a hundred.",
      truth: percent(odds.victory),
      verdict: verdict(within(odds.victory, 0.1, 0.2)),
    },
    {
      source: "both documents, balance tests",
      claim: "The win rate lies between 5 and 30 %.",
      truth: percent(odds.victory),
      verdict: verdict(within(odds.victory, 0.05, 0.3)),
    },
    pie("ship_destroyed", "the ship destroyed"),
    pie("four_kings", "the fourth King"),
    pie("final_pull_failed", "the final pull failed"),
    pie("deck_exhausted", "the deck run out"),
    {
      source: "both documents, balance tests",
      claim: "The fourth King ends 10 to 25 % of the lost games.",
      truth: percent(kingShare),
      verdict: verdict(within(kingShare, 0.1, 0.25)),
    },
    {
      source: "both documents, balance tests",
      claim: "A game lasts 10 to 40 days on average.",
      truth: `${figure(odds.days)} days`,
      verdict: verdict(within(odds.days, 10, 40)),
    },
    {
      source: "framework §9.4",
      claim: "A game turns 30 to 40 cards on average.",
      truth: `${figure(odds.cards)} cards`,
      verdict: verdict(within(odds.cards, 30, 40)),
    },
  ];
}

const claimsTitle = (preset: Preset) => `${preset}: the documents' claims, normal mode`;

/** The claims under each preset; the figures are exact. */
export const wretchedClaims: readonly ClaimSet[] = PRESETS.map((preset) => ({
  title: claimsTitle(preset),
  check: async (workbench) => {
    const odds = await workbench.figures({ preset, options: { difficulty: "normal" } });
    return claims(odds as unknown as WretchedOdds);
  },
}));

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
      percent(odds.victory),
      interval(shareOf(summary, "victory")),
      ...ENDINGS.slice(1).map((ending) => percent(odds[ending])),
      figure(odds.days),
      figure(odds.cards),
    ]),
  };
}

async function presetSections(workbench: Workbench, preset: Preset): Promise<Section[]> {
  const exact = DIFFICULTIES.map((difficulty) =>
    workbench.figures({ preset, options: { difficulty } }),
  );
  const rows: [Difficulty, WretchedOdds, Summary][] = [];
  for (const [i, difficulty] of DIFFICULTIES.entries()) {
    const summary = await workbench.simulate({ preset, options: { difficulty } });
    rows.push([difficulty, (await exact[i]) as unknown as WretchedOdds, summary]);
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

/** The searching player thinks for a while over every action. */
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
      "The prudent player spends it on the first pull, the hoarder on the first pull that could be the last, the stoic never. The searching player tries 60 courses for every action, with the prudent one playing them out.",
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
