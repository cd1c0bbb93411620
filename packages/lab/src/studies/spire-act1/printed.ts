// The report on the printed act: how often the planner completes it, where, and by how much thought.
import { type SpireAct1, spireAct1 } from "@games/spire-act1";
import type { Section, Table, Workbench } from "../../report/model.js";
import { figure, interval, meanOf } from "../../report/words.js";
import type { Measure } from "../../study.js";
import { measureOf, type Share, type Summary, shareOf, wilson } from "../../summary.js";
import { BUDGETS, TABLE_PLAYER } from "./players.js";

/** Runs of a row in a table, and of the rows that a goal names. */
const ROW_GAMES = 300;
const GOAL_GAMES = 1000;
const MANY_GAMES = 10_000;
/** A searcher that thinks so long plays fewer. */
const SLOW_GAMES = 50;

const ASCENSIONS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12];
const PRINTED = { preset: "printed" } as const;

/** The bosses by their main enemy, whatever the Ascension. */
const BOSSES = ["the_guardian", "hexaghost", "slime_boss"] as const;
const MANY_ELITES = 3;

/** Splits runs: twice the number of a kind, and 1 more when the act was completed; the histogram has both. */
function split(kindOf: Measure<SpireAct1>): Measure<SpireAct1> {
  return (state) => 2 * kindOf(state) + (state.result === "act-complete" ? 1 : 0);
}

/** What splits the runs of the printed act. */
export const SPLITS = {
  "by boss": split(({ run }) => {
    const id = spireAct1.content.act.encounters[run.boss ?? -1]?.id ?? "";
    return BOSSES.findIndex((boss) => id.startsWith(boss)) + 1;
  }),
  "by elites": split(({ run }) => {
    const { nodes, currentNode } = run.map;
    const met = nodes.filter(
      (node, i) => node.type === "elite" && (node.cleared || i === currentNode),
    );
    return Math.min(MANY_ELITES, met.length);
  }),
} as const satisfies Record<string, Measure<SpireAct1>>;

/** The share of completed acts among the runs of one kind. */
function shareOfKind(
  summary: Summary,
  measure: keyof typeof SPLITS,
  kind: number,
): [number, Share] {
  const bins = measureOf(summary, measure)?.histogram ?? [];
  const of = (value: number) => bins.find((bin) => bin.value === value)?.count ?? 0;
  const count = of(2 * kind + 1);
  const games = count + of(2 * kind);
  const [low, high] = wilson(count, games);
  return [
    games,
    { result: "act-complete", count, share: games === 0 ? 0 : count / games, low, high },
  ];
}

function kindTable(
  summary: Summary,
  title: string,
  measure: keyof typeof SPLITS,
  kinds: readonly (readonly [string, number])[],
): Table {
  return {
    columns: [title, "runs", "act complete"],
    rows: kinds.map(([name, kind]) => {
      const [games, share] = shareOfKind(summary, measure, kind);
      return [name, `${games}`, games === 0 ? "–" : interval(share)];
    }),
  };
}

const enemyName = (id: string) => spireAct1.rows.enemies.find((row) => row.id === id)?.name ?? id;

function row(name: string, summary: Summary): string[] {
  const rest = ["nodes", "fights", "steps"].map((measure) => meanOf(summary, measure));
  return [name, `${summary.games}`, interval(shareOf(summary, "act-complete")), ...rest];
}

const COLUMNS = ["act complete", "nodes cleared", "fights", "actions"];

/** How often each budget completes the act at Ascension 0. */
async function byThought(workbench: Workbench, planned: Summary): Promise<Section> {
  const rows: string[][] = [];
  for (const [player, { rollouts, positions }] of Object.entries(BUDGETS)) {
    const isSlow = rollouts > 150;
    if (isSlow && workbench.games < GOAL_GAMES) continue; // hours for a small report
    const most = isSlow ? SLOW_GAMES : player === TABLE_PLAYER ? MANY_GAMES : ROW_GAMES;
    const games = Math.min(most, workbench.games);
    const summary = await workbench.simulate({ ...PRINTED, player, games });
    rows.push(row(`${rollouts} rollouts, ${positions} positions`, summary));
  }
  rows.push(row("150 rollouts, 400 positions (the planner)", planned));
  return {
    title: "The printed act by thought",
    text: [
      "Ascension 0. How many rollouts and positions a decision has; the time they take depends on the machine.",
    ],
    table: { columns: ["budget of a decision", "runs", ...COLUMNS], rows },
  };
}

async function byAscension(workbench: Workbench): Promise<Section> {
  const rows: string[][] = [];
  for (const ascension of ASCENSIONS) {
    const games = Math.min(ROW_GAMES, workbench.games);
    const summary = await workbench.simulate({
      ...PRINTED,
      options: { ascension },
      player: TABLE_PLAYER,
      games,
    });
    rows.push(row(`${ascension}`, summary));
  }
  return {
    title: "The printed act by Ascension",
    text: [`Played by ${TABLE_PLAYER}, which thinks little; on the same seeds at every Ascension.`],
    table: { columns: ["Ascension", "runs", ...COLUMNS], rows },
  };
}

/** The sections about the printed act. */
export async function printedSections(workbench: Workbench): Promise<Section[]> {
  const games = Math.min(GOAL_GAMES, workbench.games);
  const planned = await workbench.simulate({ ...PRINTED, player: "planner", games });
  const hp = measureOf(planned, "hp");
  const bosses = BOSSES.map((id, i) => [enemyName(id), i + 1] as const);
  const elites = [0, 1, 2, 3].map((n) => [n === MANY_ELITES ? "3 or more" : `${n}`, n] as const);
  return [
    {
      title: "The printed act by boss",
      text: [
        `The planner at Ascension 0 completes ${interval(shareOf(planned, "act-complete"))} of its acts, with ${figure(hp?.mean ?? 0)} HP left over all runs (0 when lost).`,
      ],
      table: kindTable(planned, "boss", "by boss", bosses),
    },
    {
      title: "The printed act by path",
      text: [
        "The same runs, by how many elites were met. The planner chooses its path by what it has, so this does not say what a path does: it goes past more elites when it is strong, and a run that ends early meets fewer.",
      ],
      table: kindTable(planned, "elites met", "by elites", elites),
    },
    await byThought(workbench, planned),
    await byAscension(workbench),
  ];
}
