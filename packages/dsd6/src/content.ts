// The threat deck: the shape of its rows, what must hold for them, and their compiled form.
import {
  boolean,
  type ContentRules,
  type Invariant,
  int,
  isObject,
  list,
  type Message,
  oneOf,
  optional,
  record,
  refine,
  report,
  type Shape,
  text,
} from "@games/core-game";
import type { About } from "@games/core-rng";
import { type ActionTable, allActions } from "./action-table.js";
import { THREATS } from "./data/threats.js";
import {
  DIFFICULTIES,
  type Difficulty,
  EFFECTS,
  type EffectName,
  FACE,
  FACES,
  type Face,
  FLAG,
  KINDS,
  MAX_HULL,
  MAX_SHIELDS,
  PASSIVES,
  SYMBOLS,
  type ThreatSymbol,
} from "./data/vocabulary.js";
import { fault } from "./messages.js";
import { EFFECT_RULES, type EffectRule } from "./rules/threats.js";
import { has } from "./state.js";
import type { Count, Dsd6, Effect, Needs, OfCard, Rows, Threat } from "./types.js";

/** The maximum number of cards, the boss included. */
const MAX_CARDS = 100;
/** The minimum number of cards beside the boss: enough for any setup. */
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

const copies = int(0, MAX_COPIES);
const perDifficulty = record<Exclude<Count, number>>({
  easy: copies,
  normal: copies,
  hard: copies,
});
const count: Shape<Count> = (value, context) =>
  isObject(value) ? perDifficulty(value, context) : copies(value, context);

const effect = refine(
  record<Effect>({ effect: oneOf(EFFECTS), amount: optional(int(1, MAX_HP)) }),
  ({ effect, amount }) =>
    amount === undefined || COUNTING.includes(effect)
      ? undefined
      : fault("amount-not-taken", { effect }),
);
const effects = list(effect, 10);

const row = record<Threat>({
  id: refine(text(40, 1), (id) => (KEBAB.test(id) ? undefined : fault("not-kebab-case"))),
  name: text(40, 1),
  kind: oneOf(KINDS),
  count,
  symbol: optional(oneOf(SYMBOLS)),
  hp: optional(int(1, MAX_HP)),
  needs: optional(
    record<Needs>({
      face: oneOf(FACES.filter((face): face is Exclude<Face, "threat"> => face !== "threat")),
      count: int(1, 6),
    }),
  ),
  reveal: optional(effects),
  activate: optional(effects),
  passive: optional(oneOf(PASSIVES)),
  onlyAlone: optional(boolean),
});

const ROW_INVARIANTS: readonly Invariant<Threat>[] = [
  [
    (row) => !isEnemy(row) || row.hp !== undefined || has(row.reveal, "discard-self"),
    fault("no-hp"),
  ],
  [(row) => row.hp === undefined || isEnemy(row), fault("hp-not-taken")],
  [(row) => row.needs === undefined || row.kind === "internal", fault("needs-not-taken")],
  [(row) => row.needs === undefined || !has(row.reveal, "lock-die"), fault("lock-and-needs")],
  [(row) => row.onlyAlone === undefined || row.kind === "external", fault("only-alone-not-taken")],
  [(row) => row.kind !== "filler" || !hasExtraFields(row), fault("filler-too-rich")],
  [(row) => row.activate === undefined || row.symbol !== undefined, fault("no-symbol")],
  [(row) => !has(row.activate, "lock-die"), fault("locks-late")],
  [(row) => !has(row.reveal, "free-die"), fault("frees-early")],
  [(row) => !has(row.reveal, "draw-cards"), fault("draws-early")],
  [(row) => !has(row.reveal, "regenerate"), fault("regenerates-early")],
  [(row) => !has(row.activate, "regenerate") || row.hp !== undefined, fault("regenerates-nothing")],
  [(row) => !isBossKind(row) || !discardsItself(row), fault("boss-discards-itself")],
  [
    (row) => endsWithDiscard(row.reveal) && endsWithDiscard(row.activate),
    fault("discard-not-last"),
  ],
  [(row) => row.kind !== "boss" || row.count === 1, fault("boss-count")],
  // R47: what follows can never be won.
  [(row) => revealDamage(row) < MAX_HULL + MAX_SHIELDS, fault("kills-when-drawn")],
  [(row) => row.passive !== "hp-floor" || canLeave(row), fault("keeps-enemies-alive")],
];

/** The damage that a card deals for certain when it is revealed. */
function revealDamage({ reveal = [] }: Threat): number {
  const hits = reveal.filter(({ effect }) => effect === "hull-damage");
  return hits.reduce((total, { amount = 1 }) => total + amount, 0);
}

/** Whether an internal threat can leave play: resolved by dice, or by discarding itself. */
function canLeave(row: Threat): boolean {
  return row.kind === "internal" && (row.needs !== undefined || discardsItself(row));
}

function discardsItself({ reveal, activate }: Threat): boolean {
  return has(reveal, "discard-self") || has(activate, "discard-self");
}

function endsWithDiscard(effects: readonly Effect[] = []): boolean {
  const first = effects.findIndex(({ effect }) => effect === "discard-self");
  return first < 0 || first === effects.length - 1;
}

function isBossKind({ kind }: Threat): boolean {
  return kind === "boss-barrier" || kind === "boss";
}

function isEnemy(row: Threat): boolean {
  return row.kind === "external" || isBossKind(row);
}

function hasExtraFields({ id: _id, name: _name, kind: _kind, count: _count, ...more }: Threat) {
  return Object.keys(more).length > 0;
}

function brokenIn(row: Threat): Message[] {
  return ROW_INVARIANTS.flatMap(([holds, message]) => (holds(row) ? [] : [message]));
}

function findTableFaults(rows: readonly Threat[]): Message[] {
  const ids = rows.map(({ id }) => id);
  const repeated = new Set(ids.filter((id, i) => ids.indexOf(id) < i));
  const faults: Message[] = Array.from(repeated, (id) => fault("duplicate-id", { id }));
  const bosses = rows.filter(({ kind }) => kind === "boss").length;
  if (bosses !== 1) faults.push(fault("not-one-boss", { count: bosses }));
  if (sum(rows, maxCopies) > MAX_CARDS) faults.push(fault("too-many-cards", { max: MAX_CARDS }));
  const alone = rows.filter((row) => row.onlyAlone === true && staysInPlay(row));
  if (sum(alone, maxCopies) > 1) faults.push(protectEachOther(alone));
  for (const difficulty of DIFFICULTIES) {
    if (sum(rows, (row) => copiesOf(row, difficulty)) <= MIN_CARDS)
      faults.push(fault("too-few-cards", { min: MIN_CARDS, difficulty }));
  }
  return faults;
}

function staysInPlay({ reveal }: Threat): boolean {
  return !has(reveal, "discard-self");
}

/** R47: neither of two such threats can be hit while the other is there. */
function protectEachOther(rows: readonly Threat[]): Message {
  const [first = "", second = ""] = rows.map(({ name }) => name);
  return fault("protect-each-other", { first, second });
}

function sum(rows: readonly Threat[], measure: (row: Threat) => number): number {
  return rows.reduce((total, row) => total + measure(row), 0);
}

/** A shape with further conditions, each of which is reported when it is broken. */
function naming<T>(shape: Shape<T>, find: (value: T) => readonly Message[]): Shape<T> {
  return (value, context) => {
    const before = context.faults.length;
    const result = shape(value, context);
    if (result === undefined || context.faults.length > before) return result;
    for (const message of find(result)) report(context, message);
    return result;
  };
}

function copiesOf({ count }: Threat, difficulty: Difficulty): number {
  return typeof count === "number" ? count : count[difficulty];
}

function maxCopies(row: Threat): number {
  return Math.max(...DIFFICULTIES.map((difficulty) => copiesOf(row, difficulty)));
}

/** An effect as the rules read it. */
export interface CardEffect extends Required<Effect> {
  readonly run: EffectRule;
}

/** A card as the rules read it. */
export interface Card extends Pick<Threat, "id" | "name" | "kind"> {
  /** How views name it, frozen. */
  readonly ref: OfCard;
  /** Its row. */
  readonly row: Threat;
  readonly symbol: ThreatSymbol | undefined;
  readonly maxHp: number;
  /** The number of the face that resolves it; undefined for a card that dice cannot resolve. */
  readonly neededFace: number | undefined;
  readonly neededCount: number;
  readonly reveal: readonly CardEffect[];
  readonly activate: readonly CardEffect[];
  /** What it adds to the board flags. */
  readonly flags: number;
}

/**
 * The threat deck as the rules read it. It is not frozen, because reading frozen lists is slow: random games through the
 * fast API would run at 0.75 of their speed. Nothing of it is handed out but frozen parts.
 */
export interface Content {
  /** Every card by its number. */
  readonly cards: readonly Card[];
  /** The card that lies at the bottom. */
  readonly boss: number;
  /** All cards but the boss, ascending, by difficulty. */
  readonly decks: Readonly<Record<Difficulty, readonly number[]>>;
  readonly actions: ActionTable;
  /** What a draw is about: cards of one row are interchangeable. */
  readonly deckAbout: About;
}

function compile({ threats }: Rows): Content {
  const rows = threats.flatMap((row) => Array.from({ length: maxCopies(row) }, () => row));
  const cards = rows.map(compileCard);
  const boss = cards.findIndex(({ kind }) => kind === "boss");
  const deckFor = (difficulty: Difficulty) =>
    rows.flatMap((row, card) => {
      const copy = card - rows.indexOf(row);
      return card !== boss && copy < copiesOf(row, difficulty) ? [card] : [];
    });
  return {
    cards,
    boss,
    decks: { easy: deckFor("easy"), normal: deckFor("normal"), hard: deckFor("hard") },
    actions: allActions(cards.length),
    deckAbout: {
      kind: "card",
      name: "threat-deck",
      label: (card) => cards[Number(card)]?.id ?? "",
    },
  };
}

function compileCard(row: Threat, card: number): Card {
  const { id, name, kind, symbol, hp, needs, passive } = row;
  const own = (isEnemy(row) ? FLAG.enemy : 0) | (kind === "external" ? FLAG.external : 0);
  const barrier = kind === "boss-barrier" ? FLAG["barrier-up"] : 0;
  const needed = needs === undefined ? 0 : FLAG.needs << FACE[needs.face];
  return {
    id,
    name,
    kind,
    ref: Object.freeze({ card, threat: id }),
    row,
    symbol,
    maxHp: hp ?? 0,
    neededFace: needs && FACE[needs.face],
    neededCount: needs?.count ?? 0,
    reveal: compileEffects(row.reveal),
    activate: compileEffects(row.activate),
    flags: own | barrier | needed | (passive === undefined ? 0 : FLAG[passive]),
  };
}

function compileEffects(effects: readonly Effect[] = []): CardEffect[] {
  return effects.map(({ effect, amount = 1 }) => ({ effect, amount, run: EFFECT_RULES[effect] }));
}

/** The threat deck as part of the game. */
export const content: ContentRules<Dsd6> = {
  standard: { threats: THREATS },
  shape: record<Rows>({ threats: naming(list(naming(row, brokenIn), MAX_ROWS), findTableFaults) }),
  compile,
  hashed: ({ threats }) => threats.map(({ name: _name, ...read }) => read),
};
