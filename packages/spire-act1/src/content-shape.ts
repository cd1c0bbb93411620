// Reading rows of content from outside: every fault of every row is named with its place.
import { type Fault, type Shape, shape } from "@games/core-game";
import { err, ok, type Result } from "@games/core-rng";
import {
  AIMS,
  type Amount,
  CARD_TYPES,
  type CardFace,
  type CardRow,
  CHARACTERS,
  CONDITIONS,
  COUNTERS,
  type Condition,
  ENEMY_KINDS,
  type EnemyAction,
  type EnemyRow,
  KEYWORDS,
  MOMENTS,
  type Op,
  type OpName,
  PASSIVES,
  PATTERNS,
  PLACES,
  RARITIES,
  SOURCES,
  SUPPLIES,
  type Trigger,
} from "./vocabulary.js";

/** Rows that a user adds to the game, or puts in the place of rows of the same id. */
export interface ExtraContent {
  readonly cards?: readonly CardRow[];
  readonly enemies?: readonly EnemyRow[];
}

/** Extra content in full. */
type Rows = Required<ExtraContent>;

const MAX_ROWS = 500;
const MAX_NUMBER = 99;
const MAX_HP = 999;
const ID = /^[a-z][a-z0-9_]{0,39}$/;
const DIE_ROWS: readonly number[] = [1, 2, 3, 6];

const { int, list, oneOf, optional, record } = shape;
const small = /* @__PURE__ */ int(0, MAX_NUMBER);
const someSmall = /* @__PURE__ */ optional(small);
const flag = /* @__PURE__ */ optional(/* @__PURE__ */ oneOf([true]));

const id: Shape<string> = (value, reading) =>
  typeof value === "string" && ID.test(value)
    ? value
    : shape.fault(reading, "must be an id of lower-case letters, digits and _");

/** Reads rows, given those that the game has already. */
export function readContent(
  value: unknown,
  cards: readonly CardRow[],
  enemies: readonly EnemyRow[],
): Result<Rows, readonly Fault[]> {
  const given = shape.isObject(value) ? value : {};
  const statuses = new Set([...statusIds(cards), ...statusIds(given.cards)]);
  const enemyIds = new Set([...idsOf(enemies), ...idsOf(given.enemies)]);
  const rows = record<Rows>({
    cards: shape.withDefault<readonly CardRow[]>(uniqueRows(cardShape(statuses)), []),
    enemies: shape.withDefault<readonly EnemyRow[]>(uniqueRows(enemyShape(enemyIds)), []),
  });
  const read = shape.read(rows, value);
  if (!read.ok) return read;
  const faults = crossFaults(read.value, enemies);
  return faults.length === 0 ? ok(read.value) : err(faults);
}

function idsOf(rows: unknown): string[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row) => (shape.isObject(row) && typeof row.id === "string" ? [row.id] : []));
}

function statusIds(rows: unknown): string[] {
  if (!Array.isArray(rows)) return [];
  return idsOf(rows.filter((row) => shape.isObject(row) && row.type === "status"));
}

/** A list of rows with ids of their own. */
function uniqueRows<T extends { readonly id: string }>(row: Shape<T>): Shape<T[]> {
  return shape.refine(list(row, MAX_ROWS), (rows) => {
    const twice = rows.find(({ id }, i) => rows.findIndex((other) => other.id === id) !== i);
    return twice === undefined ? undefined : `has the id "${twice.id}" twice`;
  });
}

/** What can be wrong only between rows: the status cards that rules name, companions of companions. */
function crossFaults(rows: Rows, known: readonly EnemyRow[]): Fault[] {
  const faults: Fault[] = [];
  const enemies = new Map([...known, ...rows.enemies].map((row) => [row.id, row]));
  for (const [i, { id, type, plus }] of rows.cards.entries()) {
    const path = `cards[${i}]`;
    if (["daze", "burn", "slimed"].includes(id) && type !== "status")
      faults.push({ path: `${path}.type`, message: `must stay "status" for ${id}` });
    if (type === "status" && plus !== undefined)
      faults.push({ path: `${path}.plus`, message: "must be missing for a status card" });
  }
  for (const [i, { companions = [] }] of rows.enemies.entries()) {
    const nested = companions.filter((name) => (enemies.get(name)?.companions ?? []).length > 0);
    if (nested.length > 0)
      faults.push({
        path: `enemies[${i}].companions`,
        message: `must have no companions of their own, but ${nested[0]} has`,
      });
  }
  return faults;
}

const amount: Shape<Amount> = (value, reading) =>
  shape.isObject(value) ? grown(value, reading) : small(value, reading);
const grown = /* @__PURE__ */ record<Exclude<Amount, number>>({
  n: someSmall,
  per: /* @__PURE__ */ oneOf(COUNTERS),
  each: someSmall,
} as never);
const condition = /* @__PURE__ */ optional(
  /* @__PURE__ */ record<Condition>({
    is: /* @__PURE__ */ oneOf(CONDITIONS),
    n: someSmall,
  } as never),
);

const MANY_TIMES = 20;
const AMOUNT = { n: amount };
const TOKENS_ON = { n: amount, to: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(AIMS)) };

/** The fields of each operation, beside its name and `if`. */
const OP_FIELDS: Readonly<Record<OpName, object>> = {
  hit: {
    n: amount,
    times: /* @__PURE__ */ optional(amount),
    all: flag,
    strength: /* @__PURE__ */ optional(/* @__PURE__ */ int(0, MANY_TIMES)),
  },
  damage: { n: amount, to: /* @__PURE__ */ oneOf(AIMS) },
  vulnerable: TOKENS_ON,
  weak: TOKENS_ON,
  poison: TOKENS_ON,
  block: AMOUNT,
  "lose-block": AMOUNT,
  energy: AMOUNT,
  draw: AMOUNT,
  "lose-hp": AMOUNT,
  strength: { n: amount, temporary: flag },
  double: { what: /* @__PURE__ */ oneOf(["block", "strength"]) },
  choose: {
    from: /* @__PURE__ */ oneOf(SOURCES),
    to: /* @__PURE__ */ oneOf(PLACES),
    n: /* @__PURE__ */ optional(/* @__PURE__ */ int(1, MAX_NUMBER)),
    atLeast: someSmall,
  },
  "exhaust-hand": { keep: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(CARD_TYPES)) },
  add: { n: amount, to: /* @__PURE__ */ oneOf(["draw", "hand", "discard"]) },
  "play-top": { exhaust: flag },
  option: { of: /* @__PURE__ */ int(2, MANY_TIMES) },
  "stop-drawing": {},
  "double-tap": {},
  "next-free": {},
  "limit-loss": {},
  cleanse: {},
  cube: {},
  "exhaust-self": {},
};

/** A list of operations; the card that one of them adds is a status card. */
function opsShape(statuses: ReadonlySet<string>): Shape<Op[]> {
  const card: Shape<string> = (value, reading) =>
    statuses.has(value as string)
      ? (value as string)
      : shape.fault(reading, "must be the id of a status card");
  const kinds = Object.entries(OP_FIELDS).map(([op, fields]) => {
    const all = { op: oneOf([op]), if: condition, ...fields, ...(op === "add" ? { card } : {}) };
    return [op, record<Op>(all as never)] as const;
  });
  return list(shape.tagged<Op>("op", Object.fromEntries(kinds)), MANY_TIMES);
}

function faceFields(statuses: ReadonlySet<string>) {
  const ops = opsShape(statuses);
  const trigger = record<Trigger>({
    on: oneOf(MOMENTS),
    of: optional(list(oneOf(CARD_TYPES), CARD_TYPES.length, 1)),
    ops,
  } as never);
  return {
    cost: optional<number | "x">((value, reading) =>
      value === "x" ? value : int(0, 6)(value, reading),
    ),
    hurtCost: optional(int(0, 6)),
    keywords: optional(list(oneOf(KEYWORDS), KEYWORDS.length)),
    ops: optional(ops),
    triggers: optional(list(trigger, MANY_TIMES)),
    passive: optional(oneOf(PASSIVES)),
  };
}

function cardShape(statuses: ReadonlySet<string>): Shape<CardRow> {
  const face = faceFields(statuses);
  return record<CardRow>({
    id,
    name: shape.text(60, 1),
    type: oneOf(CARD_TYPES),
    rarity: optional(oneOf(RARITIES)),
    character: optional(oneOf(CHARACTERS)),
    supply: optional(oneOf(SUPPLIES)),
    plus: optional(record<CardFace>(face as never)),
    ...face,
  } as never);
}

function enemyShape(enemyIds: ReadonlySet<string>): Shape<EnemyRow> {
  const enemy: Shape<string> = (value, reading) =>
    enemyIds.has(value as string)
      ? (value as string)
      : shape.fault(reading, "must be the id of an enemy");
  const group = optional(list(enemy, 8));
  const row = record<EnemyRow>({
    id,
    name: shape.text(60, 1),
    hp: int(1, MAX_HP),
    kind: oneOf(ENEMY_KINDS),
    pattern: oneOf(PATTERNS),
    variants: list(list(actionShape(enemy), MANY_TIMES, 1), MANY_TIMES, 1),
    loop: someSmall,
    curlUp: someSmall,
    angry: someSmall,
    spores: someSmall,
    split: group,
    companions: group,
    punish: optional(
      record<NonNullable<EnemyRow["punish"]>>({
        type: oneOf(CARD_TYPES),
        damage: small,
        slots: list(small, MANY_TIMES, 1),
      }),
    ),
  } as never);
  return shape.refine(row, trackFault);
}

function actionShape(enemy: Shape<string>): Shape<EnemyAction> {
  return record<EnemyAction>({
    hit: someSmall,
    times: optional(int(1, MANY_TIMES)),
    block: someSmall,
    strength: someSmall,
    vulnerable: someSmall,
    weak: someSmall,
    daze: someSmall,
    burn: someSmall,
    slimed: someSmall,
    summon: optional(enemy),
    leave: flag,
    last: flag,
    next: someSmall,
    shift: someSmall,
  } as never);
}

/** Rows of a die share its six faces evenly; slots that are named exist. */
function trackFault({ pattern, variants, loop = 0 }: EnemyRow): string | undefined {
  for (const actions of variants) {
    if (pattern === "die") {
      if (!DIE_ROWS.includes(actions.length)) return "must have 1, 2, 3 or 6 rows of die faces";
      continue;
    }
    const named = actions.flatMap(({ next = 0, shift = 0 }) => [next, shift]);
    if ([loop, ...named].some((slot) => slot >= actions.length))
      return "names a slot that is not there";
  }
  return undefined;
}
