// The study of the Ironclad's Act 1.
import { type SpireAct1, spireAct1 } from "@games/spire-act1";
import { bots, createPlanner } from "@games/spire-act1/bots";
import { describeAction, describeEvent, describeOutcome } from "@games/spire-act1/text";
import type { Claim, ClaimSet, Section, Workbench } from "../../report/model.js";
import { interval, meanOf, measurePlot, seriesSection } from "../../report/words.js";
import { type AnyStudy, defineStudy } from "../../study.js";
import { type Summary, shareOf } from "../../summary.js";
import { EFFORTS, spirePlayers, worthOf } from "./players.js";
import { printedSections, SPLITS } from "./printed.js";
import { SPIRE_LEGEND, spireScreen } from "./screen.js";
import { WORTH_PAGES } from "./worth.js";

/** The planner takes its time over every fight. */
const PLANNED_GAMES = 500;
/** So does the searcher, over every action. */
const SEARCHED_GAMES = 20;

function row(name: string, summary: Summary): string[] {
  const rest = ["nodes", "hp", "fights"].map((measure) => meanOf(summary, measure));
  return [name, `${summary.games}`, interval(shareOf(summary, "act-complete")), ...rest];
}

const plannedSeries = (workbench: Workbench): Promise<Summary> =>
  workbench.simulate({ player: "planner", games: Math.min(PLANNED_GAMES, workbench.games) });

function claims(planned: Summary): Claim[] {
  const complete = shareOf(planned, "act-complete");
  return [
    {
      source: "edge cases",
      claim: "A run can be lost in its first fight and can be won.",
      rule: "The planner completes at least one run.",
      truth: `The planner completes ${interval(complete)} of its runs; random play loses nearly all, most often early.`,
      verdict: complete.count > 0 ? "holds" : "does not hold",
    },
  ];
}

const CLAIMS: ClaimSet = {
  title: "What the plan claims",
  check: async (workbench) => claims(await plannedSeries(workbench)),
};

/** A series without the measures that only the printed act has. */
function ofPlan(summary: Summary): Summary {
  return { ...summary, measures: summary.measures.filter(({ name }) => !(name in SPLITS)) };
}

async function sections(workbench: Workbench): Promise<Section[]> {
  const planned = await plannedSeries(workbench);
  const hasty = await workbench.simulate({ player: "hasty" });
  const random = await workbench.simulate({ player: "random" });
  const searched = await workbench.simulate({
    player: "search",
    games: Math.min(SEARCHED_GAMES, workbench.games),
  });
  const columns = ["player", "runs", "act complete", "nodes cleared", "HP left", "fights"];
  return [
    {
      title: CLAIMS.title,
      claims: claims(planned),
      text: ["The plan names no win rate; these are the first figures there are."],
    },
    {
      title: "By player",
      table: {
        columns,
        rows: [
          row("planner", planned),
          row("hasty", hasty),
          row("search", searched),
          row("random", random),
        ],
      },
      plots: [
        measurePlot(planned, "nodes", "Nodes cleared by the planner"),
        measurePlot(random, "nodes", "Nodes cleared by random play"),
      ],
    },
    ...seriesSection("The planner", ofPlan(planned), ["hp"]),
  ];
}

/** The Ironclad's Act 1: how far each player comes. */
export const spireStudy: AnyStudy = defineStudy<SpireAct1>(spireAct1, (game) => ({
  title: "Spire, Act 1",
  presets: { plan: {}, printed: { ruleSet: "printed" } },
  players: spirePlayers(game),
  measures: {
    nodes: ({ run }) => run.map.nodes.filter(({ cleared }) => cleared).length,
    hp: ({ run }) => Math.max(0, run.hp),
    fights: ({ run }) => run.combatCount,
    deck: ({ run }) => run.deck.length,
    ...SPLITS,
  },
  results: ["act-complete", "defeat"],
  maxSteps: 20_000,
  value: worthOf,
  strength: {
    title: "What the planner adds to hasty play in the plan's ten nodes",
    base: bots.hasty,
    effort: "rollouts for a decision",
    unit: "points a run, of 100 for a completed act and up to 50 for a lost one",
    scale: 100,
    efforts: [...EFFORTS.keys()],
    worlds: 16,
    player: (rollouts) => createPlanner(game, EFFORTS.get(rollouts) ?? { rollouts }),
  },
  pages: {
    printed: { title: "the printed act", sections: printedSections },
    ...WORTH_PAGES,
  },
  claims: [CLAIMS],
  sections,
  describeView: (view) => spireScreen(view, game),
  legend: SPIRE_LEGEND,
  describeAction: (action, view) => describeAction(action, game, view),
  describeEvent: (event) => describeEvent(event, game),
  describeOutcome,
}));
