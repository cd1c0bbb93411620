// The kit of the printed act: boards, decks, rooms, items and rewards beside cards and enemies.
import type {
  ActContent,
  CompiledBoard,
  CompiledPotion,
  CompiledRelic,
  RelicTrigger,
} from "../act-content.js";
import type { CompileText, NumberOf, Numbers } from "../content.js";
import { ASCENSIONS, extraCards } from "../data/printed/ascension.js";
import type { Kit, PrintedParts } from "../kit.js";
import { CARD_CHECKS, compileCondition } from "../rules/amounts.js";
import { advanceDie, isDieOpen } from "../rules/die.js";
import { advancePlays, advanceScry, keepHand } from "../rules/drawn.js";
import { beginPrintedFight, rewardPrintedFight } from "../rules/encounters.js";
import type { Frame } from "../rules/frames.js";
import { raiseHp } from "../rules/gains.js";
import { ITEM_CHECKS } from "../rules/item-conditions.js";
import { ITEM_OPERATIONS } from "../rules/item-operations.js";
import { ITEM_QUESTIONS, ITEM_TURN } from "../rules/item-questions.js";
import { advanceItem, revive } from "../rules/items.js";
import { revealOffers } from "../rules/offers.js";
import { CARD_OPERATIONS } from "../rules/operations.js";
import { nextTrigger } from "../rules/order.js";
import { dieTouchOf, ownedOf } from "../rules/owned.js";
import { enqueueRelics, isResetOpen, resetUses } from "../rules/relics.js";
import { ROOMS } from "../rules/rooms.js";
import { RUN_OPERATIONS } from "../rules/run-operations.js";
import { printedQuestionOf } from "../rules/run-questions.js";
import { touchOf } from "../rules/touch-table.js";
import type { Play } from "../types.js";
import type {
  BoardRow,
  Moment,
  NodeType,
  OptionRow,
  PotionRow,
  RelicPassive,
  RelicRow,
  Rows,
  TokenSlot,
  Trigger,
} from "../vocabulary.js";
import { refuse } from "./messages.js";
import { defaultsOf, optionFields } from "./options.js";
import { reportPlaces } from "./places.js";
import { positionShape } from "./position.js";
import { rowShapes } from "./rows.js";
import { setUpPrinted } from "./setup.js";
import { actionFields, decksShape, frameShapes } from "./shapes.js";

const OPERATIONS = { ...CARD_OPERATIONS, ...ITEM_OPERATIONS, ...RUN_OPERATIONS };
const CHECKS = { ...CARD_CHECKS, ...ITEM_CHECKS };

/** The kit of both sets of rules. */
export const PRINTED_KIT: Kit & PrintedParts = {
  ruleSets: ["plan", "printed"],
  operations: OPERATIONS,
  checks: CHECKS,
  refuse,
  ethereal: [{ on: "held", ops: [{ op: "exhaust-this" }] }],
  touchOf,
  compileAct,
  optionFields,
  defaultsOf,
  rowShapes,
  namedCards: extraCards(Math.max(...ASCENSIONS)),
  reportFaults: (rows, context) => reportPlaces(rows, OPERATIONS, context),
  actionFields,
  frameShapes,
  decksShape,
  positionShape,
  stacks:
    /^((path|node)( (item|die|spoils|rewards|merchant|camp|trigger|fight( turn-start| turn-end)?( card| trigger| item| plays| scry| die| order| spoils| rewards| merchant)*))*)?$/,
  questionOf: printedQuestionOf,
  advance,
  entrances: ROOMS,
  beginFight: beginPrintedFight,
  setUp: setUpPrinted,
  raiseHp,
  rewardFight: rewardPrintedFight,
  turn: ITEM_TURN,
  ability: ITEM_QUESTIONS.ability,
  enqueueRelics,
  passiveOf: (run, content, passive) => ownedOf(run, content).passives[passive] ?? 0,
  nextTrigger,
  readyRelics: (play) => resetUses(play, "fight"),
  isResetOpen,
  isDieOpen,
  revive,
};

/** Continues with a frame that only the printed act has; false when it waits for the player. */
function advance(play: Play, frame: Frame): boolean {
  switch (frame.kind) {
    case "item":
      return advanceItem(play, frame);
    case "die":
      return advanceDie(play, frame);
    case "plays":
      return advancePlays(play, frame);
    case "scry":
      return advanceScry(play, frame);
    case "turn-end":
      return keepHand(play, frame);
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

function compilePotion(row: PotionRow, compile: CompileText): CompiledPotion {
  const action = Object.freeze({ type: "drink" as const, potion: row.id });
  return { id: row.id, row, text: compile(row.ops), texts: [], options: [], action };
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
    potion: potions.map((row) => compilePotion(row, compile)),
    relic: relics.map((row, i) => compileRelic(row, i, compile)),
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
    dieTouch: dieTouchOf(items.relic),
    owned: { relics: null, last: null, kept: [] },
    itemNumbers: {
      potion: numbersOf(items.potion),
      relic: numbersOf(items.relic),
      event: numbersOf(items.event),
      neow: numbersOf(items.neow),
    },
    boards: (rows.boards ?? []).map(compileBoard),
    tokens: { dark: tokensOf(rows.tokens, "dark"), light: tokensOf(rows.tokens, "light") },
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

function compileRelic(row: RelicRow, relic: number, compile: CompileText): CompiledRelic {
  const { id, passives: changes = [], triggers = [], runTriggers = [], limit } = row;
  const passives = new Map<RelicPassive, number>();
  for (const { is, n = 1 } of changes) passives.set(is, (passives.get(is) ?? 0) + n);
  const own = triggers.map((trigger, i) => compileTrigger(trigger, relic, runTriggers.length + i));
  const useOf = (moment: Moment) => own.find(({ on }) => on === moment) ?? null;
  return {
    id,
    row,
    text: compile([]),
    texts: [...runTriggers, ...triggers].map(({ ops }) => compile(ops)),
    options: [],
    passives,
    triggers: own,
    runTriggers,
    uses: { use: useOf("use"), roll: useOf("roll"), reset: useOf("reset") },
    maxUses: limit === undefined ? 0 : (limit.n ?? 1),
    action: Object.freeze({ type: "use-relic", relic: id }),
  };
}

function compileTrigger(trigger: Trigger, relic: number, text: number): RelicTrigger {
  return {
    on: trigger.on,
    relic,
    text,
    of: trigger.of ?? null,
    faces: trigger.faces ?? null,
    condition: trigger.if === undefined ? null : compileCondition(CHECKS, trigger.if),
    isCopy: trigger.ops.some(({ op }) => op === "trigger-die"),
  };
}

function tokensOf(tokens: Rows["tokens"] = [], slot: TokenSlot): NodeType[] {
  return tokens
    .filter((row) => row.slot === slot)
    .flatMap(({ room, copies }) => Array<NodeType>(copies).fill(room));
}

function compileBoard(row: BoardRow): CompiledBoard {
  const slots = (slot: TokenSlot) =>
    row.places.flatMap(({ room }, i) => (room === slot ? [i] : []));
  const nodes = row.places.map(({ room }, id) => {
    const type = room === "dark" || room === "light" ? "encounter" : room;
    return Object.freeze({ id, type, cleared: false });
  });
  return { row, paths: pathsOf(row), nodes, slots: { dark: slots("dark"), light: slots("light") } };
}

/** The places that the paths of each place lead to. */
function pathsOf({ places }: BoardRow): number[][] {
  return places.map(({ level, to }) =>
    to.map((column) => places.findIndex((one) => one.level === level + 1 && one.column === column)),
  );
}
