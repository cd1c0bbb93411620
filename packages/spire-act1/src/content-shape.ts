// Parsing rows of content: every fault of every row is named with its place.
import {
  type FieldShapes,
  int,
  isObject,
  list,
  oneOf,
  optional,
  type ParseContext,
  record,
  refine,
  report,
  type Shape,
  tagged,
  text,
} from "@games/core-game";
import { BOSSES, ELITES, ENCOUNTERS, STARTER_DECK } from "./data/act1.js";
import type { Kit } from "./kit.js";
import { fault, showId } from "./messages.js";
import type { IdShapes, Op, OpName } from "./rules/operations.js";
import {
  CARD_TYPES,
  type CardFace,
  type CardRow,
  CHARACTERS,
  CONDITIONS,
  type Condition,
  ENEMY_KINDS,
  type EnemyAction,
  type EnemyRow,
  KEYWORDS,
  MOMENTS,
  PASSIVES,
  PATTERNS,
  RARITIES,
  type Rows,
  SUPPLIES,
  type Trigger,
} from "./vocabulary.js";

const MAX_ROWS = 500;
const MAX_NUMBER = 99;
const MAX_HP = 999;
const MAX_LIST = 20;
const MAX_GROUP = 8;
const MAX_COST = 6;
const ID = /^[a-z][a-z0-9_]{0,39}$/;
const DIE_ROWS: readonly number[] = [1, 2, 3, 6];

/** The status cards that rules name. */
const NAMED_STATUSES: readonly string[] = ["daze", "burn", "slimed"];

/** The rows that the rules and the default options name. */
const NAMED = {
  cards: [...STARTER_DECK, ...NAMED_STATUSES],
  enemies: [...ENCOUNTERS, ...ELITES, ...BOSSES],
};

const small = /* @__PURE__ */ int(0, MAX_NUMBER);
const optionalSmall = /* @__PURE__ */ optional(small);
const flag = /* @__PURE__ */ optional(/* @__PURE__ */ oneOf([true]));
const name = /* @__PURE__ */ text(60, 1);

const id: Shape<string> = (value, context) =>
  typeof value === "string" && ID.test(value) ? value : report(context, fault("not-an-id"));

/** Parses all rows of a game that is put together from a kit. */
export function contentShape(kit: Kit): Shape<Rows> {
  return (value, context) => {
    const given = isObject(value) ? value : {};
    const before = context.faults.length;
    const ops = opsShape(kit, idShapes(given.cards));
    const enemy = oneOfIds(idsOf(given.enemies), "not-an-enemy");
    const rows = record<Rows>({
      cards: rowsShape(cardShape(ops), [...NAMED.cards, ...(kit.namedCards ?? [])]),
      enemies: rowsShape(enemyShape(enemy), NAMED.enemies),
      ...kit.rowShapes?.(given, {
        id,
        name,
        enemy,
        ops,
        trigger: triggerShape(ops),
        rows: rowsShape,
      }),
    } as FieldShapes<Rows>)(value, context); // a game of the plan alone has no tables of the printed act
    if (rows === undefined || context.faults.length > before) return rows;
    reportNesting(rows, context);
    kit.reportFaults?.(rows, context);
    return rows;
  };
}

function idsOf(rows: unknown): string[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row) => (isObject(row) && typeof row.id === "string" ? [row.id] : []));
}

/** The ids of status cards; where one that rules name is of another type, that row is at fault and not those that add it. */
function statusIds(rows: unknown): string[] {
  if (!Array.isArray(rows)) return [];
  const own = idsOf(rows.filter((row) => isObject(row) && row.type === "status"));
  return [...NAMED_STATUSES, ...own];
}

/** How ids of cards are parsed in texts. */
function idShapes(cards: unknown): IdShapes {
  return {
    status: oneOfIds(statusIds(cards), "not-a-status"),
    card: oneOfIds(idsOf(cards), "not-a-card"),
  };
}

type IdFault = "not-a-card" | "not-a-status" | "not-an-enemy";

function oneOfIds(ids: readonly string[], code: IdFault): Shape<string> {
  const known: ReadonlySet<unknown> = new Set(ids);
  return (value, context) =>
    known.has(value) ? (value as string) : report(context, fault(code, { id: showId(value) }));
}

/** A list of rows, each with an id of its own, with those that are named elsewhere among them. */
function rowsShape<R extends { readonly id: string }>(
  row: Shape<R>,
  named: readonly string[],
): Shape<R[]> {
  return refine(list(row, MAX_ROWS), (rows) => {
    const ids = rows.map((one) => one.id);
    const twice = ids.find((one, i) => ids.indexOf(one) !== i);
    if (twice !== undefined) return fault("id-twice", { id: twice });
    const missing = named.find((one) => !ids.includes(one));
    return missing === undefined ? undefined : fault("row-missing", { id: missing });
  });
}

/** What can be wrong only between rows: companions of companions. */
function reportNesting({ enemies }: Rows, context: ParseContext): void {
  const leaders = new Set(enemies.filter(({ companions = [] }) => companions.length > 0).map(idOf));
  for (const [i, { companions = [] }] of enemies.entries()) {
    const nested = companions.find((one) => leaders.has(one));
    if (nested !== undefined)
      report(context, fault("nested-companions", { id: nested }), `enemies[${i}].companions`);
  }
}

function idOf(row: { readonly id: string }): string {
  return row.id;
}

const condition = /* @__PURE__ */ optional(
  /* @__PURE__ */ record<Condition>({
    is: /* @__PURE__ */ oneOf(CONDITIONS),
    n: optionalSmall,
    to: optionalSmall,
    of: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf([...RARITIES, ...CARD_TYPES])),
  }),
);

function opsShape({ operations }: Kit, ids: IdShapes): Shape<Op[]> {
  const kinds = Object.entries(operations).map(([op, operation]) => {
    const all = { op: oneOf([op as OpName]), if: condition, ...operation?.fields(ids) };
    return [op, record(all as FieldShapes<Op>)] as const;
  });
  return list(tagged<Op>("op", Object.fromEntries(kinds)), MAX_LIST);
}

/** A trigger of a card or a relic. */
function triggerShape(ops: Shape<Op[]>): Shape<Trigger> {
  return record<Trigger>({
    on: oneOf(MOMENTS),
    of: optional(list(oneOf(CARD_TYPES), CARD_TYPES.length, 1)),
    faces: optional(list(int(1, 6), 6, 1)),
    if: condition,
    ops,
  });
}

function faceFields(ops: Shape<Op[]>): FieldShapes<CardFace> {
  const trigger = triggerShape(ops);
  const cost = int(0, MAX_COST);
  return {
    cost: optional<number | "x">((value, context) =>
      value === "x" ? value : cost(value, context),
    ),
    hurtCost: optional(cost),
    keywords: optional(list(oneOf(KEYWORDS), KEYWORDS.length)),
    ops: optional(ops),
    triggers: optional(list(trigger, MAX_LIST)),
    passive: optional(oneOf(PASSIVES)),
  };
}

function cardShape(ops: Shape<Op[]>): Shape<CardRow> {
  const face = faceFields(ops);
  const row = record<CardRow>({
    id,
    name,
    type: oneOf(CARD_TYPES),
    rarity: optional(oneOf(RARITIES)),
    character: optional(oneOf(CHARACTERS)),
    copies: optionalSmall,
    unlock: optionalSmall,
    supply: optional(oneOf(SUPPLIES)),
    plus: optional(record<CardFace>(face)),
    ...face,
  });
  return (value, context) => {
    const before = context.faults.length;
    const card = row(value, context);
    if (card !== undefined && context.faults.length === before) reportStatusFaults(card, context);
    return card;
  };
}

/** Status cards that rules name stay such, and none can be upgraded. */
function reportStatusFaults({ id, type, plus }: CardRow, context: ParseContext): void {
  if (NAMED_STATUSES.includes(id) && type !== "status")
    report(context, fault("status-changed", { id }), "type");
  if (type === "status" && plus !== undefined) report(context, fault("status-upgraded"), "plus");
}

function enemyShape(enemy: Shape<string>): Shape<EnemyRow> {
  const group = optional(list(enemy, MAX_GROUP));
  const row = record<EnemyRow>({
    id,
    name,
    hp: int(1, MAX_HP),
    copies: optionalSmall,
    kind: oneOf(ENEMY_KINDS),
    pattern: oneOf(PATTERNS),
    variants: list(list(enemyActionShape(enemy), MAX_LIST, 1), MAX_LIST, 1),
    loop: optionalSmall,
    strength: optionalSmall,
    curlUp: optionalSmall,
    angry: optionalSmall,
    spores: optionalSmall,
    split: group,
    companions: group,
    punish: optional(
      record<NonNullable<EnemyRow["punish"]>>({
        type: oneOf(CARD_TYPES),
        damage: small,
        slots: list(small, MAX_LIST, 1),
      }),
    ),
  });
  return refine(row, findTrackFault);
}

function enemyActionShape(enemy: Shape<string>): Shape<EnemyAction> {
  return record<EnemyAction>({
    hit: optionalSmall,
    times: optional(int(1, MAX_LIST)),
    block: optionalSmall,
    strength: optionalSmall,
    vulnerable: optionalSmall,
    weak: optionalSmall,
    daze: optionalSmall,
    burn: optionalSmall,
    slimed: optionalSmall,
    summon: optional(enemy),
    steal: optionalSmall,
    leave: flag,
    last: flag,
    next: optionalSmall,
    shift: optionalSmall,
  });
}

/** Rows of a die share its six faces evenly; slots that are named exist. */
function findTrackFault({ pattern, variants, loop = 0 }: EnemyRow) {
  for (const actions of variants) {
    const named = actions.flatMap(({ next = 0, shift = 0 }) => [next, shift]);
    if (pattern === "die") {
      if (!DIE_ROWS.includes(actions.length)) return fault("uneven-die");
    } else if ([loop, ...named].some((slot) => slot >= actions.length)) {
      return fault("slot-missing");
    }
  }
  return undefined;
}
