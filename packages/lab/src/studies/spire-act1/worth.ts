// What each card, relic, potion and option is worth to the planner: runs with it beside the same runs without it.
import { type EventRow, type NeowRow, type Rows, STARTER_DECK, spireAct1 } from "@games/spire-act1";
import { describeRoomOptions } from "@games/spire-act1/text";
import type { Experiment } from "../../experiment.js";
import type { DifferenceRow, Section, Workbench } from "../../report/model.js";
import { interval } from "../../report/words.js";
import { differenceName } from "../../simulate.js";
import { estimateOf } from "../../statistics.js";
import type { Page } from "../../study.js";
import { measureOf, type Summary, shareOf } from "../../summary.js";
import { optionPlayer, WORTH_PLAYER } from "./players.js";

/** One row of a table: a name, and what is compared with what. */
interface Trial {
  readonly name: string;
  readonly experiment: Partial<Omit<Experiment, "study" | "seed">>;
}

const BASE = { preset: "printed", player: WORTH_PLAYER } as const;
const PERCENT = 100;

/** What the experiment of a trial came to: the share, and the difference in points of a hundred. */
interface Found extends DifferenceRow {
  readonly summary: Summary;
}

/** Every trial, the one that is worth most first. */
async function tryAll(workbench: Workbench, trials: readonly Trial[]): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const { name, experiment } of trials) {
    const summary = await workbench.simulate({ ...BASE, ...experiment });
    const measure = measureOf(summary, differenceName("share:act-complete"));
    const { mean, low, high } = measure ? estimateOf(measure) : { mean: 0, low: 0, high: 0 };
    const difference = { difference: mean * PERCENT, low: low * PERCENT, high: high * PERCENT };
    found.push({ name, summary, ...difference });
  }
  return found.sort((a, b) => b.difference - a.difference);
}

function rowOf({ name, summary, difference, low, high }: Found): string[] {
  const share = interval(shareOf(summary, "act-complete"));
  const range = `${low.toFixed(1)} to ${high.toFixed(1)}`;
  return [name, `${summary.games}`, share, difference.toFixed(1), range];
}

const COLUMNS = ["runs", "act complete", "difference in points", "95% interval"];

/** A page of one table. */
function page(title: string, what: string, text: string, trials: () => readonly Trial[]): Page {
  return {
    title,
    sections: async (workbench): Promise<Section[]> => {
      const rows = await tryAll(workbench, trials());
      return [
        {
          title: `By ${what}`,
          text: [
            text,
            `Played by ${WORTH_PLAYER} at Ascension 0. Every row is a series of pairs of runs on the same luck. With so many rows, some intervals miss 0 by chance.`,
          ],
          plots: [
            {
              kind: "differences",
              caption: `How much more often the act is completed, by ${what}`,
              xTitle: "points of a hundred, with 95% intervals",
              yTitle: what,
              rows,
            },
          ],
          table: { columns: [what, ...COLUMNS], rows: rows.map(rowOf) },
        },
      ];
    },
  };
}

/** Cards that can be gained, and Curses. */
function cardTrials(): Trial[] {
  const gained = spireAct1.rows.cards.filter(
    ({ type, rarity, character = "ironclad" }) =>
      type === "curse" ||
      (character !== "none" && type !== "status" && type !== "ticket" && rarity !== undefined),
  );
  return gained.map(({ id, name }) => ({
    name,
    experiment: { options: { deck: [...STARTER_DECK, id] }, versus: { options: {} } },
  }));
}

function relicTrials(): Trial[] {
  const rows = (spireAct1.rows.relics ?? []).filter(({ deck }) => deck !== "start");
  return rows.map(({ id, name }) => ({
    name,
    experiment: { options: { relics: ["loaded_die", id] }, versus: { options: {} } },
  }));
}

function potionTrials(): Trial[] {
  return (spireAct1.rows.potions ?? []).map(({ id, name }) => ({
    name,
    experiment: { options: { potions: [id] }, versus: { options: {} } },
  }));
}

/** The options of Neow cards or events, each in a game that has that row alone. */
function optionTrials(of: "neow" | "event", rows: readonly (NeowRow | EventRow)[]): Trial[] {
  return rows.flatMap((row) => {
    const options = row.options ?? [];
    const content: Rows =
      of === "neow"
        ? { ...spireAct1.rows, neow: [row as NeowRow] }
        : { ...spireAct1.rows, events: [row as EventRow] };
    const texts = describeRoomOptions(row.id, spireAct1);
    return options.map((_, option): Trial => {
      const text = texts[option]?.text ?? `option ${option + 1}`;
      return {
        name: `${row.name}${of === "neow" ? ` ${row.id.replace("neow_", "")}` : ""}: ${text}`,
        experiment: { content, player: optionPlayer(of, option), versus: { player: WORTH_PLAYER } },
      };
    });
  });
}

const SAME_RUNS =
  "The runs without are the same for every row, so chance can move all rows up or down together; compare rows with each other.";

/** The pages, by name. */
export const WORTH_PAGES: Readonly<Record<string, Page>> = {
  cards: page(
    "what a card is worth",
    "card",
    `The starting deck with one card more, beside the starting deck. ${SAME_RUNS}`,
    cardTrials,
  ),
  relics: page(
    "what a first relic is worth",
    "relic",
    `One relic more at the start, beside none. ${SAME_RUNS}`,
    relicTrials,
  ),
  potions: page(
    "what a potion is worth",
    "potion",
    `One potion at the start, beside none. ${SAME_RUNS}`,
    potionTrials,
  ),
  neow: page(
    "what Neow's options are worth",
    "option",
    "Neow with this card and this option, beside Neow with this card and the planner's own choice.",
    () => optionTrials("neow", spireAct1.rows.neow ?? []),
  ),
  events: page(
    "what the options of events are worth",
    "option",
    "An act in which every event is this one, with this option at the first, beside the planner's own choice.",
    () =>
      optionTrials(
        "event",
        (spireAct1.rows.events ?? []).filter(({ from = 0 }) => from === 0),
      ),
  ),
};
