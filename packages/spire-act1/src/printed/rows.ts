// Parsing the tables of rows that only the printed act has.
import {
  type FieldShapes,
  int,
  isObject,
  list,
  oneOf,
  optional,
  record,
  refine,
  type Shape,
} from "@games/core-game";
import { START_RELICS } from "../data/printed/figures.js";
import type { RowParts } from "../kit.js";
import {
  type BoardPlace,
  type BoardRow,
  type EncounterRow,
  type EventRow,
  FIGHT_DECKS,
  type GangRow,
  type NeowRow,
  NODE_TYPES,
  type OptionRow,
  POTION_USES,
  type PotionRow,
  RELIC_DECKS,
  RELIC_PASSIVES,
  REWARD_PARTS,
  type RelicLimit,
  type RelicRow,
  type RewardPart,
  type Rows,
  RUN_MOMENTS,
  type RunTrigger,
  TOKEN_SLOTS,
  type TokenRow,
} from "../vocabulary.js";
import { fault } from "./messages.js";

const MAX_LIST = 20;
const MAX_PLACES = 200;
const MAX_GROUP = 8;
const small = /* @__PURE__ */ int(0, 99);
const optionalSmall = /* @__PURE__ */ optional(small);
const flag = /* @__PURE__ */ optional(/* @__PURE__ */ oneOf([true]));
const ascension = { from: optionalSmall, below: optionalSmall };

/** The shapes of the tables; all of them have to be there. */
export function rowShapes(
  given: Readonly<Record<string, unknown>>,
  parts: RowParts,
): Partial<FieldShapes<Rows>> {
  const { id, name, ops, rows } = parts;
  const option = record<OptionRow>({ pay: optionalSmall, ops });
  const options = list(option, MAX_LIST, 1);
  return {
    boards: refine(rows(boardShape(parts), []), (boards) =>
      boards.length === 0 ? fault("no-rows") : undefined,
    ),
    tokens: rows(
      record<TokenRow>({ id, slot: oneOf(TOKEN_SLOTS), room: oneOf(NODE_TYPES), copies: small }),
      [],
    ),
    encounters: rows(encounterShape(given, parts), []),
    gangs: rows(record<GangRow>({ id, enemies: list(parts.enemy, MAX_LIST, 1) }), []),
    potions: rows(potionShape(parts), []),
    relics: rows(relicShape(parts), START_RELICS),
    events: rows(
      record<EventRow>({
        id,
        name,
        copies: optionalSmall,
        ops: optional(ops),
        options: optional(options),
        notFirst: flag,
        ...ascension,
      }),
      [],
    ),
    neow: rows(record<NeowRow>({ id, name, colorless: flag, options }), []),
  };
}

const rewardShape = /* @__PURE__ */ list(
  /* @__PURE__ */ record<RewardPart>({
    part: /* @__PURE__ */ oneOf(REWARD_PARTS),
    n: optionalSmall,
  }),
  MAX_LIST,
);

function encounterShape(
  given: Readonly<Record<string, unknown>>,
  { id, enemy }: RowParts,
): Shape<EncounterRow> {
  const gangs = new Set(
    Array.isArray(given.gangs) ? given.gangs.map((gang) => isObject(gang) && gang.id) : [],
  );
  const summon: Shape<string> = (value, context) =>
    gangs.has(value as string) ? (value as string) : enemy(value, context);
  return record<EncounterRow>({
    id,
    deck: oneOf(FIGHT_DECKS),
    enemy,
    summons: optional(list(summon, MAX_GROUP)),
    reward: rewardShape,
    faces: optional(list(int(1, 6), 6, 1)),
    ...ascension,
  });
}

/** A board: paths lead to places that are there, and every place but those of the last level has one. */
function boardShape({ id, name }: RowParts): Shape<BoardRow> {
  const place = record<BoardPlace>({
    level: small,
    column: small,
    room: oneOf([...NODE_TYPES, ...TOKEN_SLOTS]),
    to: list(small, MAX_LIST),
  });
  const board = record<BoardRow>({ id, name, places: list(place, MAX_PLACES, 1) });
  return refine(board, ({ places }) => {
    const last = Math.max(...places.map(({ level }) => level));
    for (const { level, column, to } of places) {
      const isThere = (next: number) =>
        places.some((one) => one.level === level + 1 && one.column === next);
      if (!to.every(isThere) || (to.length === 0 && level < last))
        return fault("broken-path", { level, column });
    }
    return undefined;
  });
}

function potionShape({ id, name, ops }: RowParts): Shape<PotionRow> {
  return record<PotionRow>({
    id,
    name,
    copies: small,
    price: small,
    use: optional(oneOf(POTION_USES)),
    ops,
  });
}

function relicShape({ id, name, ops, trigger }: RowParts): Shape<RelicRow> {
  const runTrigger = record<RunTrigger>({
    on: oneOf(RUN_MOMENTS),
    room: optional(oneOf(NODE_TYPES)),
    ops,
  });
  const passive = record<NonNullable<RelicRow["passives"]>[number]>({
    is: oneOf(RELIC_PASSIVES),
    n: optionalSmall,
  });
  return record<RelicRow>({
    id,
    name,
    deck: optional(oneOf(RELIC_DECKS)),
    price: optionalSmall,
    charges: optionalSmall,
    passives: optional(list(passive, MAX_LIST)),
    limit: optional(record<RelicLimit>({ per: oneOf(["fight", "room"]), n: optional(small) })),
    triggers: optional(list(trigger, MAX_LIST)),
    runTriggers: optional(list(runTrigger, MAX_LIST)),
    discard: flag,
  });
}
