// Reads a content table from outside: every row by its kind, then what must hold for the table as a whole.
import { type Shape, shape } from "@games/core-game";
import {
  DIFFICULTIES,
  type Difficulty,
  EFFECTS,
  type EffectName,
  FACES,
  type Face,
  KINDS,
  PASSIVES,
  SYMBOLS,
} from "./data/vocabulary.js";
import type { Count, Effect, Needs, Threat } from "./types.js";

/** The most cards a table may have, the boss included. */
const MAX_CARDS = 100;
/** The fewest cards beside the boss: enough for any setup. */
const MIN_CARDS = 8;
const MAX_ROWS = 60;
const MAX_COPIES = 20;
const MAX_HP = 99;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Effects that count something. */
const COUNTING: readonly EffectName[] = [
  "hull-damage",
  "shield-damage",
  "shield-or-hull-damage",
  "send-crew",
  "return-crew",
  "shuffle-discards",
  "draw-cards",
];

const copies = shape.int(0, MAX_COPIES);
const copiesByDifficulty = shape.record<Exclude<Count, number>>({
  easy: copies,
  normal: copies,
  hard: copies,
});
const count: Shape<Count> = (value, reading) =>
  shape.isObject(value) ? copiesByDifficulty(value, reading) : copies(value, reading);

const effect: Shape<Effect> = shape.refine(
  shape.record<Effect>({
    effect: shape.oneOf(EFFECTS),
    amount: shape.optional(shape.int(1, MAX_HP)) as Shape<number>,
  }),
  ({ effect: name, amount }) =>
    amount === undefined || COUNTING.includes(name) ? undefined : `takes no amount with "${name}"`,
);
const effects = shape.list(effect, 10);

const row = shape.record<Threat>({
  id: shape.refine(shape.text(40, 1), (id) => (KEBAB.test(id) ? undefined : "must be kebab-case")),
  kind: shape.oneOf(KINDS),
  count,
  symbol: maybe(shape.oneOf(SYMBOLS)),
  hp: maybe(shape.int(1, MAX_HP)),
  needs: maybe(
    shape.record<Needs>({
      face: shape.oneOf(FACES.filter((face): face is Exclude<Face, "threat"> => face !== "threat")),
      count: shape.int(1, 6),
    }),
  ),
  reveal: maybe(effects),
  activate: maybe(effects),
  passive: maybe(shape.oneOf(PASSIVES)),
  onlyAlone: maybe(shape.boolean),
});

/** A field that may be missing, for a type whose optional fields are never undefined. */
function maybe<T>(inner: Shape<T>): Shape<T> {
  return shape.optional(inner) as Shape<T>;
}

/** A row in which the parts fit each other: every fault of it is named. */
const fittingRow: Shape<Threat> = (value, reading) => {
  const before = reading.faults.length;
  const threat = row(value, reading);
  if (threat === undefined || reading.faults.length > before) return threat;
  for (const wrong of rowFaults(threat)) shape.fault(reading, wrong);
  return threat;
};

/** A rule for rows: when it is broken, and how to say so. */
type RowRule = readonly [isBroken: (row: Threat) => boolean, message: string];

const ROW_RULES: readonly RowRule[] = [
  [isUnmarked, "can be shot at and needs hp, unless it discards itself when revealed"],
  [(row) => row.hp !== undefined && !isEnemy(row), "has hp but is no enemy that can be shot at"],
  [
    (row) => row.needs !== undefined && row.kind !== "internal",
    "has needs but is no internal threat",
  ],
  [
    (row) => row.needs !== undefined && has(row.reveal, "lock-die"),
    "cannot both lock a die and be resolved by dice",
  ],
  [
    (row) => row.onlyAlone !== undefined && row.kind !== "external",
    "has onlyAlone but is no external threat",
  ],
  [
    (row) => row.kind === "filler" && isFurnished(row),
    "is a filler and must have nothing but id, kind and count",
  ],
  [(row) => row.activate !== undefined && row.symbol === undefined, "activates and needs a symbol"],
  [(row) => has(row.activate, "lock-die"), "can lock a die only when revealed"],
  [(row) => has(row.reveal, "free-die"), "can free its die only when activated"],
  [(row) => has(row.reveal, "draw-cards"), "can draw cards only when activated"],
  [(row) => has(row.reveal, "regenerate"), "can regenerate only when activated"],
  [
    (row) => has(row.activate, "regenerate") && row.hp === undefined,
    "regenerates and needs hp to do so",
  ],
  [
    (row) => isBossKind(row) && (discardsItself(row.reveal) || discardsItself(row.activate)),
    "is a boss or its Barrier and cannot discard itself",
  ],
  [
    (row) => !endsWithDiscard(row.reveal) || !endsWithDiscard(row.activate),
    "must discard itself as its last effect",
  ],
  [
    (row) => row.kind === "boss" && row.count !== 1,
    "is the boss, of which there is exactly one card",
  ],
];

function rowFaults(row: Threat): string[] {
  return ROW_RULES.filter(([isBroken]) => isBroken(row)).map(([, message]) => message);
}

function has(effects: readonly Effect[] | undefined, name: EffectName): boolean {
  return effects?.some((one) => one.effect === name) === true;
}

function discardsItself(effects: readonly Effect[] | undefined): boolean {
  return has(effects, "discard-self");
}

function endsWithDiscard(effects: readonly Effect[] = []): boolean {
  const first = effects.findIndex((one) => one.effect === "discard-self");
  return first < 0 || first === effects.length - 1;
}

function isEnemy({ kind }: Threat): boolean {
  return kind === "external" || kind === "boss-barrier" || kind === "boss";
}

function isBossKind({ kind }: Threat): boolean {
  return kind === "boss-barrier" || kind === "boss";
}

function isUnmarked(row: Threat): boolean {
  return isEnemy(row) && row.hp === undefined && !discardsItself(row.reveal);
}

function isFurnished({ id: _id, kind: _kind, count: _count, ...more }: Threat): boolean {
  return Object.keys(more).length > 0;
}

/** A whole content table. */
export const threatsShape: Shape<Threat[]> = (value, reading) => {
  const before = reading.faults.length;
  const rows = shape.list(fittingRow, MAX_ROWS)(value, reading);
  if (rows === undefined || reading.faults.length > before) return rows;
  for (const wrong of tableFaults(rows)) shape.fault(reading, wrong);
  return rows;
};

function tableFaults(rows: readonly Threat[]): string[] {
  const faults: string[] = [];
  const ids = rows.map(({ id }) => id);
  for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) < i)))
    faults.push(`has more than one row "${id}"`);
  const bosses = rows.filter(({ kind }) => kind === "boss").length;
  if (bosses !== 1) faults.push(`must have one row of kind "boss", not ${bosses}`);
  if (sum(rows, mostCopies) > MAX_CARDS) faults.push(`has more than ${MAX_CARDS} cards`);
  for (const difficulty of DIFFICULTIES) {
    const cards = sum(rows, (row) => copiesOf(row, difficulty));
    if (cards < MIN_CARDS + 1)
      faults.push(`has fewer than ${MIN_CARDS} cards beside the boss on ${difficulty}`);
  }
  return faults;
}

/** How many copies of a row a difficulty has. */
export function copiesOf({ count }: Threat, difficulty: Difficulty): number {
  return typeof count === "number" ? count : count[difficulty];
}

/** How many copies of a row the difficulty with the most of them has. */
export function mostCopies(row: Threat): number {
  return Math.max(...DIFFICULTIES.map((difficulty) => copiesOf(row, difficulty)));
}

function sum(rows: readonly Threat[], measure: (row: Threat) => number): number {
  return rows.reduce((total, row) => total + measure(row), 0);
}
