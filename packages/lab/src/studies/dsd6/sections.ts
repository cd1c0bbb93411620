// What the report of Deep Space D-6 says.
import { type Config, DIFFICULTIES, PRINTED_GAME } from "@games/dsd6";
import { ENGLISH } from "@games/dsd6/text";
import type { Claim, ClaimSet, Section, Table, Workbench } from "../../report/model.js";
import { PAIRED, type PairedRow, pairedTable } from "../../report/paired.js";
import { interval, meanOf, seriesSection } from "../../report/words.js";
import { type Summary, shareOf } from "../../summary.js";

/** The searcher takes its time over every turn. */
const SEARCHED_GAMES = 40;

const EMPTY: Summary = { games: 0, outcomes: [], measures: [] };

const COLUMNS = ["game", "won", "hull lost", "crew lost", "turns"];

function winRow(name: string, summary: Summary): string[] {
  const turns = meanOf(summary, "turns");
  const lost = [shareOf(summary, "hull-lost"), shareOf(summary, "crew-lost")].map(interval);
  return [name, interval(shareOf(summary, "won")), ...lost, turns];
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
      rule: "The captain's 95% interval on easy lies above that on hard; no tolerance beside the intervals.",
      truth: `The captain wins ${rates.join(", ")}.`,
      verdict: isEasier ? "holds" : "does not hold",
    },
  ];
}

/** What the document claims. */
export const DSD6_CLAIMS: ClaimSet = {
  title: "What the document claims",
  check: async (workbench) => claims(await difficultySeries(workbench)),
};

/** Who plays, from the weakest to the strongest of those who are quick. */
const STRENGTHS = ["random", "novice", "careless", "captain"] as const;

/** How often each of them wins on each difficulty. */
async function strengthTable(
  workbench: Workbench,
  model: Config["difficultyModel"],
): Promise<Table> {
  const rows: string[][] = [];
  for (const player of STRENGTHS) {
    const row: string[] = [player];
    for (const difficulty of DIFFICULTIES) {
      const options = { difficulty, difficultyModel: model };
      row.push(interval(shareOf(await workbench.simulate({ player, options }), "won")));
    }
    rows.push(row);
  }
  return { columns: ["player", ...DIFFICULTIES], rows };
}

async function strengthSections(workbench: Workbench): Promise<Section[]> {
  return [
    {
      title: "Difficulty for players of several strengths",
      text: [
        "Shares of games won. The careless player is the captain who takes a random action once in twenty times, the novice once in five.",
      ],
      table: await strengthTable(workbench, "as-written"),
    },
    {
      title: "The same with graded difficulties",
      text: ["With the option difficultyModel: graded, E7 of RULES.md."],
      table: await strengthTable(workbench, "graded"),
    },
  ];
}

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
      "The searcher improves the captain by rollouts. Its interval is wide, because it plays few games; the page about strength measures its gain over the captain decision by decision.",
    ],
    table: {
      columns: ["player", "games", ...COLUMNS.slice(1)],
      rows: [row("captain", usual), row("search", searched), row("random", random)],
    },
  };
}

/** The switches that the rules leave open or that the printed game sets otherwise, one at a time and all together. */
async function switchSection(workbench: Workbench, usual: Summary): Promise<Section> {
  const versus = { options: {} };
  const rows: PairedRow[] = [{ name: "as ruled", summary: usual }];
  for (const [name, value] of Object.entries(PRINTED_GAME)) {
    const summary = await workbench.simulate({ options: { [name]: value }, versus });
    rows.push({ name: `${name}: ${value}`, summary });
  }
  const all = await workbench.simulate({ options: PRINTED_GAME, versus });
  rows.push({ name: "all of them: PRINTED_GAME", summary: all });
  return {
    title: "What the open rulings change",
    text: [
      `The captain plays, and lets dice wait on cards where the switch lets them stay. PRINTED_GAME: ${ENGLISH.printedGame} So its row is no figure of the published game. ${PAIRED}`,
    ],
    table: pairedTable("share:won", "switch", rows),
  };
}

/** The sections of the report. */
export async function dsd6Sections(workbench: Workbench): Promise<Section[]> {
  const series = await difficultySeries(workbench);
  const usual = await workbench.simulate({});
  return [
    {
      title: DSD6_CLAIMS.title,
      claims: claims(series),
      text: [
        "The document names no win rate. The figures below are those of a player who weighs each die by rules of thumb; a careful person can do better.",
      ],
    },
    {
      title: "By difficulty, the captain playing",
      table: { columns: COLUMNS, rows: modeRows(series) },
    },
    ...(await strengthSections(workbench)),
    await playerSection(workbench, usual),
    await switchSection(workbench, usual),
    ...seriesSection("Normal difficulty, the captain playing", usual, ["turns", "hull"]),
  ];
}
