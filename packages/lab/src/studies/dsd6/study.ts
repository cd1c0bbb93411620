// The study of Deep Space D-6.
import { DIFFICULTIES, type Dsd6, dsd6, PRINTED_GAME } from "@games/dsd6";
import { bots, searcherFor } from "@games/dsd6/bots";
import { describeAction, describeEvent, describeOutcome } from "@games/dsd6/text";
import type { Claim, ClaimSet, Section, Table, Workbench } from "../../report/model.js";
import { interval, meanOf, seriesSection } from "../../report/words.js";
import { type AnyStudy, defineStudy } from "../../study.js";
import { type Summary, shareOf } from "../../summary.js";
import { DSD6_LEGEND, dsd6Screen } from "./screen.js";

function winRow(name: string, summary: Summary): string[] {
  const turns = meanOf(summary, "turns");
  const lost = [shareOf(summary, "hull-lost"), shareOf(summary, "crew-lost")].map(interval);
  return [name, interval(shareOf(summary, "won")), ...lost, turns];
}

/** The searcher takes its time over every action. */
const SEARCHED_GAMES = 40;

const EMPTY: Summary = { games: 0, outcomes: [], measures: [] };

const COLUMNS = ["game", "won", "hull lost", "crew lost", "turns"];

/** The switches that the rules leave open or that the printed game sets otherwise, one at a time. */
async function switchTable(workbench: Workbench): Promise<Table> {
  const rows = [winRow("as ruled", await workbench.simulate({}))];
  for (const [name, value] of Object.entries(PRINTED_GAME)) {
    rows.push(
      winRow(`${name}: ${value}`, await workbench.simulate({ options: { [name]: value } })),
    );
  }
  rows.push(winRow("the printed game", await workbench.simulate({ preset: "printed" })));
  return { columns: COLUMNS, rows };
}

async function difficultySeries(workbench: Workbench): Promise<Summary[]> {
  const series: Summary[] = [];
  for (const difficulty of DIFFICULTIES) {
    series.push(await workbench.simulate({ options: { difficulty } }));
  }
  return series;
}

const modeRows = (series: readonly Summary[]) =>
  series.map((summary, i) => winRow(DIFFICULTIES[i] ?? "", summary));

function claims(series: readonly Summary[]): Claim[] {
  const [easiest, hardest] = [series.at(0) ?? EMPTY, series.at(-1) ?? EMPTY];
  const isEasier = shareOf(easiest, "won").low > shareOf(hardest, "won").high;
  const rates = modeRows(series).map(([name, won]) => `${won} on ${name}`);
  return [
    {
      source: "Difficulty",
      claim: "Six harmless cards make the game easy, three normal, none hard.",
      rule: "The captain's 95% interval on easy lies above that on hard.",
      truth: `The captain wins ${rates.join(", ")}.`,
      verdict: isEasier ? "holds" : "does not hold",
    },
  ];
}

const CLAIMS: ClaimSet = {
  title: "What the document claims",
  check: async (workbench) => claims(await difficultySeries(workbench)),
};

/** Who wins how often; the searcher plays few games, so its interval is wide. */
async function playerSection(workbench: Workbench, usual: Summary): Promise<Section> {
  const games = Math.min(SEARCHED_GAMES, workbench.games);
  const searched = await workbench.simulate({ player: "search", games });
  const random = await workbench.simulate({ player: "random" });
  const row = (name: string, summary: Summary) => {
    const [first = "", ...rest] = winRow(name, summary);
    return [first, `${summary.games}`, ...rest];
  };
  return {
    title: "By player, normal difficulty",
    text: [
      "The searcher improves the captain: it tries every kind of action in rollouts of three turns that the captain plays.",
    ],
    table: {
      columns: ["player", "games", ...COLUMNS.slice(1)],
      rows: [row("captain", usual), row("search", searched), row("random", random)],
    },
  };
}

async function sections(workbench: Workbench): Promise<Section[]> {
  const series = await difficultySeries(workbench);
  const usual = await workbench.simulate({});
  return [
    {
      title: CLAIMS.title,
      claims: claims(series),
      text: [
        "The document names no win rate. The figures below are those of a player who weighs each die by rules of thumb; a careful person can do better.",
      ],
    },
    {
      title: "By difficulty, the captain playing",
      table: { columns: COLUMNS, rows: modeRows(series) },
    },
    await playerSection(workbench, usual),
    { title: "What the open rulings change", table: await switchTable(workbench) },
    ...seriesSection("Normal difficulty, the captain playing", usual, ["turns", "hull"]),
  ];
}

/** Deep Space D-6: the captain's rules of thumb, search, and the switches of the rules. */
export const dsd6Study: AnyStudy = defineStudy<Dsd6>(dsd6, (game) => ({
  title: "Deep Space D-6",
  presets: { "as-ruled": {}, printed: PRINTED_GAME },
  players: {
    captain: bots.captain,
    random: bots.random,
    search: searcherFor(game),
  },
  measures: {
    turns: ({ turn }) => turn,
    hull: ({ hull }) => Math.max(0, hull),
    cardsLeft: ({ deck }) => deck.top.length + deck.rest.length + deck.bottom.length,
  },
  results: ["won", "hull-lost", "crew-lost"],
  maxSteps: 20_000,
  value: ({ ending }) => (ending === "won" ? 1 : 0),
  claims: [CLAIMS],
  sections,
  describeView: (view) => dsd6Screen(view, game),
  legend: DSD6_LEGEND,
  describeAction: (action) => describeAction(action, game),
  describeEvent: (event) => describeEvent(event, game),
  describeOutcome: (outcome) => describeOutcome(outcome, game),
}));
