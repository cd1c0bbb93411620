// The kit of the printed act: boards, decks, rooms, items and rewards beside cards and enemies.
import type { ActContent } from "../act-content.js";
import type { CompileText, NumberOf, Numbers } from "../content.js";
import type { Kit } from "../kit.js";
import { beginPrintedFight, rewardPrintedFight } from "../rules/encounters.js";
import type { Frame } from "../rules/frames.js";
import { advanceItem } from "../rules/items.js";
import { revealOffers } from "../rules/offers.js";
import { CARD_OPERATIONS } from "../rules/operations.js";
import { ROOMS } from "../rules/rooms.js";
import { RUN_OPERATIONS } from "../rules/run-operations.js";
import { printedQuestionOf } from "../rules/run-questions.js";
import type { Play } from "../types.js";
import type { BoardRow, OptionRow, RelicPassive, RelicRow, Rows } from "../vocabulary.js";
import { defaultsOf, optionFields } from "./options.js";
import { rowShapes } from "./rows.js";
import { setUpPrinted } from "./setup.js";
import { actionFields, decksShape, frameShapes } from "./shapes.js";

/** The kit of both sets of rules. */
export const PRINTED_KIT: Kit = {
  ruleSets: ["plan", "printed"],
  operations: { ...CARD_OPERATIONS, ...RUN_OPERATIONS },
  compileAct,
  optionFields,
  defaultsOf,
  rowShapes,
  actionFields,
  frameShapes,
  decksShape,
  stacks:
    /^((path|node)( (item|spoils|rewards|merchant|campfire|trigger|fight( turn-start| turn-end)?( card| trigger| item)*))*)?$/,
  questionOf: printedQuestionOf,
  advance,
  entrances: ROOMS,
  beginFight: beginPrintedFight,
  setUp: setUpPrinted,
  rewardFight: rewardPrintedFight,
};

/** Continues with a frame that only the printed act has; false when it waits for the player. */
function advance(play: Play, frame: Frame): boolean {
  switch (frame.kind) {
    case "item":
      return advanceItem(play, frame);
    case "spoils":
      return revealOffers(play, frame);
    case "rewards":
      if (frame.offers.length > 0) return false;
      play.state.stack.pop();
      return true;
    default:
      return false;
  }
}

function compileAct(rows: Rows, compile: CompileText, enemyNumber: NumberOf): ActContent {
  const { potions = [], relics = [], events = [], neow = [], gangs = [], encounters = [] } = rows;
  const withOptions = (options: readonly OptionRow[]) => ({
    texts: options.map(({ ops }) => compile(ops)),
    options,
  });
  const none = { text: compile([]), texts: [], options: [] };
  const gangOf = (id: string) =>
    (gangs.find((gang) => gang.id === id)?.enemies ?? [id]).map(enemyNumber);
  const items = {
    potion: potions.map((row) => ({ ...none, id: row.id, row, text: compile(row.ops) })),
    relic: relics.map((row) => ({ ...none, id: row.id, row, ...compileRelic(row, compile) })),
    event: events.map((row) => ({
      ...withOptions(row.options ?? []),
      id: row.id,
      row,
      text: compile(row.ops ?? []),
    })),
    neow: neow.map((row) => ({ ...none, ...withOptions(row.options), id: row.id, row })),
  };
  return {
    items,
    itemNumbers: {
      potion: numbersOf(items.potion),
      relic: numbersOf(items.relic),
      event: numbersOf(items.event),
      neow: numbersOf(items.neow),
    },
    boards: (rows.boards ?? []).map((row) => ({ row, paths: pathsOf(row) })),
    tokens: rows.tokens ?? [],
    encounters: encounters.map((row) => ({
      row,
      id: row.id,
      enemy: enemyNumber(row.enemy),
      summons: (row.summons ?? []).map(gangOf),
    })),
    encounterNumbers: numbersOf(encounters),
  };
}

function numbersOf(rows: readonly { readonly id: string }[]): Numbers {
  return new Map(rows.map(({ id }, i) => [id, i]));
}

function compileRelic({ passives = [], runTriggers = [] }: RelicRow, compile: CompileText) {
  const sums: Partial<Record<RelicPassive, number>> = {};
  for (const { is, n = 1 } of passives) sums[is] = (sums[is] ?? 0) + n;
  return { passives: sums, runTriggers, texts: runTriggers.map(({ ops }) => compile(ops)) };
}

/** The places that the paths of each place lead to. */
function pathsOf({ places }: BoardRow): number[][] {
  return places.map(({ level, to }) =>
    to.map((column) => places.findIndex((one) => one.level === level + 1 && one.column === column)),
  );
}
