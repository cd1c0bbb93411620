// The study of Deep Space D-6.
import { DIFFICULTIES, type Dsd6, dsd6, MAX_HULL, PRINTED_GAME } from "@games/dsd6";
import { bots } from "@games/dsd6/bots";
import { describeAction, describeEvent } from "@games/dsd6/text";
import type { Section, Table, Workbench } from "../../report/model.js";
import { interval, meanOf, seriesSection } from "../../report/words.js";
import { searchPlayer } from "../../search.js";
import { type AnyStudy, defineStudy, type Study } from "../../study.js";
import { type Summary, shareOf } from "../../summary.js";

/** Searching takes a second or two a game; this many of them show whether it is stronger. */
const SEARCHED_GAMES = 40;

const worth: Study<Dsd6>["worth"] = (state) => {
  const result = dsd6.outcome(state)?.result;
  if (result !== undefined) return result === "won" ? 1 : 0;
  return 0.25 + (0.25 * state.hull) / MAX_HULL;
};

function winRow(name: string, summary: Summary): string[] {
  const turns = meanOf(summary, "turns");
  const lost = [shareOf(summary, "hull-lost"), shareOf(summary, "crew-lost")].map(interval);
  return [name, interval(shareOf(summary, "won")), ...lost, turns];
}

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

async function sections(workbench: Workbench): Promise<Section[]> {
  const modes: string[][] = [];
  for (const difficulty of DIFFICULTIES) {
    modes.push(winRow(difficulty, await workbench.simulate({ options: { difficulty } })));
  }
  const usual = await workbench.simulate({});
  const random = await workbench.simulate({ player: "random" });
  const games = Math.min(SEARCHED_GAMES, workbench.games);
  const searched = await workbench.simulate({ player: "search", games });
  return [
    {
      title: "What the document claims",
      claims: [
        {
          source: "Difficulty",
          claim: "Easy, normal and hard differ by their number of harmless cards: 6, 3 and 0.",
          truth: `The captain wins ${modes.map(([name, won]) => `${won} on ${name}`).join(", ")}.`,
          verdict: "holds",
        },
      ],
      text: [
        "The document names no win rate. The figures below are those of a player who weighs each die by rules of thumb; a careful person can do better.",
      ],
    },
    { title: "By difficulty, the captain playing", table: { columns: COLUMNS, rows: modes } },
    {
      title: "By player, normal difficulty",
      text: [`The searching player thinks ahead over imagined decks; it played ${games} games.`],
      table: {
        columns: COLUMNS,
        rows: [winRow("captain", usual), winRow("random", random), winRow("search", searched)],
      },
    },
    { title: "What the open rulings are worth", table: await switchTable(workbench) },
    ...seriesSection("Normal difficulty, the captain playing", usual, ["turns", "hull"]),
  ];
}

/** Deep Space D-6: the captain's rules of thumb, search, and the switches of the rules. */
export const dsd6Study: AnyStudy = defineStudy<Dsd6>({
  game: dsd6,
  title: "Deep Space D-6",
  presets: { "as-ruled": {}, printed: PRINTED_GAME },
  players: {
    captain: bots.captain,
    random: bots.random,
    search: searchPlayer(dsd6, { worth, walks: 60, depth: 40, rollout: bots.captain }),
  },
  measures: {
    turns: ({ turn }) => turn,
    hull: ({ hull }) => Math.max(0, hull),
    cardsLeft: ({ deck }) => deck.top.length + deck.rest.length + deck.bottom.length,
  },
  maxSteps: 20_000,
  worth,
  sections,
  describeAction: (action) => describeAction(action),
  describeEvent,
});
