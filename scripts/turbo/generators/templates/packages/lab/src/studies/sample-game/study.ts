// The study of Sample game.
import { type SampleGame, sampleGame } from "@games/sample-game";
import { bots } from "@games/sample-game/bots";
import { describeAction, describeEvent } from "@games/sample-game/text";
import type { Claim, ClaimSet, Section, Workbench } from "../../report/model.js";
import { interval, meanOf, seriesSection } from "../../report/words.js";
import { type AnyStudy, defineStudy } from "../../study.js";
import { type Summary, shareOf } from "../../summary.js";

const PLAYERS = ["careful", "random"] as const;

const row = (name: string, summary: Summary) => [
  name,
  interval(shareOf(summary, "won")),
  meanOf(summary, "score"),
];

const simulateAll = (workbench: Workbench): Promise<Summary[]> =>
  Promise.all(PLAYERS.map((player) => workbench.simulate({ player })));

function claims([careful, random]: readonly Summary[]): Claim[] {
  if (careful === undefined || random === undefined) return [];
  const [better, worse] = [shareOf(careful, "won"), shareOf(random, "won")];
  return [
    {
      source: "R5",
      claim: "Banking at 20 points wins more often than random play.",
      rule: "The intervals do not overlap.",
      truth: `It wins ${interval(better)}, random play ${interval(worse)}.`,
      verdict: better.low > worse.high ? "holds" : "does not hold",
    },
  ];
}

const CLAIMS: ClaimSet = {
  title: "What the rules claim",
  check: async (workbench) => claims(await simulateAll(workbench)),
};

async function sections(workbench: Workbench): Promise<Section[]> {
  const series = await simulateAll(workbench);
  const rows = series.map((summary, i) => row(PLAYERS[i] ?? "", summary));
  return [
    { title: CLAIMS.title, claims: claims(series) },
    { title: "By player", table: { columns: ["player", "won", "score"], rows } },
    ...series.slice(0, 1).flatMap((careful) => seriesSection("Careful play", careful, ["score"])),
  ];
}

/** Sample game: how often care pays. */
export const sampleGameStudy: AnyStudy = defineStudy<SampleGame>(sampleGame, () => ({
  title: "Sample game",
  presets: { standard: {} },
  players: { careful: bots.careful, random: bots.random },
  measures: { score: ({ score }) => score },
  maxSteps: 10_000,
  value: ({ score, config }) => Math.min(1, score / config.target),
  claims: [CLAIMS],
  sections,
  describeAction: (action) => describeAction(action),
  describeEvent: (event) => describeEvent(event),
}));
