// The content of the game: the shape of a story pack, and the tables that the rules read.
import {
  dictionary,
  type FieldShapes,
  int,
  list,
  type Message,
  nullable,
  oneOf,
  optional,
  record,
  refine,
  type Shape,
  text,
} from "@games/core-game";
import { MODE_SHAPES, PRESET_SHAPES } from "./constants.js";
import {
  CARD_IDS,
  type CardId,
  cardNumber,
  isOddRank,
  RANKS,
  rankOf,
  SUIT_SIZE,
  SUITS,
} from "./data/cards.js";
import { fault } from "./messages.js";
import {
  ACE_ROLES,
  type AceRole,
  type AceRoles,
  type Balance,
  type CardEffect,
  DAMAGE_SYSTEMS,
  type DamageSystem,
  EFFECTS,
  type Effect,
  ENDINGS,
  type Ending,
  LEVEL,
  type ModeRules,
  NAMES,
  type Pack,
  type Prose,
  type PullRules,
  TOWERS,
} from "./pack.js";
import { DIFFICULTIES, PRESETS } from "./types.js";

/** A pack as tables by card number. */
export interface Content {
  readonly pack: Pack;
  /** For each damage system, the level of each card's check; 0 for none. */
  readonly levels: Readonly<Record<DamageSystem, readonly number[]>>;
  /** The damage systems that the pack can be played with. */
  readonly systems: readonly DamageSystem[];
  /** The rank number of the trackers. */
  readonly trackerRank: number;
  /** The card number of the one tracker that may be shuffled back; null for any of them. */
  readonly returnableKing: number | null;
  /** What each card does as a modifier card; null for none. */
  readonly effects: readonly (CardEffect | null)[];
  /** The ids of the trackers. */
  readonly trackers: readonly CardId[];
}

/** The tables of a pack. The lists of levels are not frozen, because V8 reads frozen lists more slowly. */
export function compile(pack: Pack): Content {
  const { tracker, returnableKing, effects = {} } = pack;
  return Object.freeze({
    pack,
    levels: Object.freeze(compileLevels(pack)),
    systems: Object.freeze(
      DAMAGE_SYSTEMS.filter((system) => hasPulls(pack) || !needsPulls(system)),
    ),
    trackerRank: RANKS.indexOf(tracker),
    returnableKing: returnableKing === null ? null : cardNumber(returnableKing),
    effects: CARD_IDS.map((id) => effects[id] ?? null),
    trackers: Object.freeze(CARD_IDS.filter((id) => rankOf(id) === tracker)),
  });
}

function compileLevels({ pulls, tracker }: Pack): Content["levels"] {
  const table = (level: (id: CardId) => number | undefined) =>
    CARD_IDS.map((id) => (rankOf(id) === tracker ? LEVEL.none : (level(id) ?? LEVEL.none)));
  const oddLevel = (id: CardId) => (isOddRank(rankOf(id)) ? LEVEL.common : LEVEL.none);
  return {
    hybrid: table((id) => pulls[id] && (pulls[id].isSevere ? LEVEL.severe : LEVEL.common)),
    odd: table((id) => (rankOf(id) === "A" ? LEVEL.none : oddLevel(id))), // R3, R5
    "odd-and-aces": table(oddLevel),
    danger: table((id) => pulls[id]?.danger),
    fixed: table((id) => pulls[id]?.damage),
    off: table(() => LEVEL.none),
  };
}

/** Whether a damage system goes by the pack's own list of pull cards. */
function needsPulls(system: DamageSystem): boolean {
  return system === "hybrid" || system === "danger" || system === "fixed";
}

function hasPulls({ pulls }: Pack): boolean {
  return Object.keys(pulls).length > 0;
}

/** Whether a card is a tracker. */
export function isTracker(content: Content, card: number): boolean {
  return card % SUIT_SIZE === content.trackerRank;
}

/** Whether a card is an Ace. */
export function isAce(card: number): boolean {
  return card % SUIT_SIZE === 0;
}

/** The Ace of a role, or undefined. */
export function aceOf(aces: AceRoles, wanted: AceRole): number | undefined {
  const suit = SUITS.findIndex((name) => aces[name] === wanted);
  return suit < 0 ? undefined : suit * SUIT_SIZE;
}

/** What the rules read of a pack. */
export function hashed({ prose, ...rules }: Pack): object {
  return rules;
}

/** The shapes of an object's fields, one for each key. */
export function each<K extends string, S>(keys: readonly K[], shape: (key: K) => S): Record<K, S> {
  return Object.fromEntries(keys.map((key) => [key, shape(key)])) as Record<K, S>;
}

const line = text(200, 1);
const paragraphs = text(5000, 11);
const lines = list(text(500, 1), 50);
const ending = record<Prose["endings"][Ending]>({ title: line, text: paragraphs });

const language = refine(text(35, 2), (tag) =>
  /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i.test(tag) ? undefined : fault("not-a-language"),
);
const link = refine(text(500, 1), (address) =>
  /^https?:\/\/[^\s]+$/i.test(address) ? undefined : fault("not-a-link"),
);

const proseShape: Shape<Prose> = record<Prose>({
  language,
  title: line,
  subtitle: optional(line),
  author: optional(line),
  license: optional(line),
  version: optional(line),
  link: optional(link),
  credits: optional(lines),
  summary: text(1000, 11),
  suits: record<Prose["suits"]>(each(SUITS, () => line)),
  names: record<Prose["names"]>(each(NAMES, () => line)),
  introduction: paragraphs,
  openingLog: paragraphs,
  dayLog: paragraphs,
  signOff: paragraphs,
  closingLog: paragraphs,
  endings: record<Prose["endings"]>(each(ENDINGS, () => ending)),
  safety: record<Prose["safety"]>({ contentNotes: lines, advice: lines, debrief: lines }),
  prompts: record<Prose["prompts"]>(each(CARD_IDS, () => paragraphs)),
  words: optional(dictionary(text(500), 500)),
});

/** The shape of a role. */
export const aceRole: Shape<AceRole> = oneOf(ACE_ROLES);

/** What is wrong with the roles of the Aces, or undefined. */
export function findRoleFault(aces: AceRoles): Message | undefined {
  const roles = Object.values(aces).filter((role) => role !== "none");
  if (!roles.includes("win")) return fault("no-win-ace");
  const role = roles.find((name, i) => roles.indexOf(name) !== i);
  return role && fault("role-twice", { role });
}

const pullRules = record<PullRules>({
  isSevere: optional(oneOf([true])),
  danger: int(1, 3),
  damage: int(1, 20),
});

/** The most that each effect can do. */
export const MAX_EFFECTS: Readonly<Record<Effect, number>> = {
  repair: 99,
  "add-tokens": 10,
  "remove-tokens": 10,
  "more-cards": 6,
  "fewer-cards": 6,
  peek: 3,
  tool: 1,
  "lose-tracker": 1,
};

const cardEffect = record<CardEffect>({ kind: oneOf(EFFECTS), amount: int(1, 99) });

const balanceShape: Shape<Balance> = record<Balance>({
  ...optionalFields(PRESET_SHAPES),
  modes: optional(
    record<NonNullable<Balance["modes"]>>(
      each(DIFFICULTIES, () => optional(record<Partial<ModeRules>>(optionalFields(MODE_SHAPES)))),
    ),
  ),
});

/** The same fields, each of which may be missing. */
function optionalFields<T extends object>(shapes: FieldShapes<T>): FieldShapes<Partial<T>> {
  const keys = Object.keys(shapes) as (keyof T & string)[];
  return each(keys, (key) => optional(shapes[key] as Shape<T[typeof key]>)) as FieldShapes<
    Partial<T>
  >;
}

const fields: Shape<Pack> = record<Pack>({
  id: refine(text(60, 1), (id) =>
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? undefined : fault("not-kebab-case"),
  ),
  system: oneOf(DAMAGE_SYSTEMS),
  easyIntegrity: int(1, 999),
  tracker: oneOf(RANKS.filter((rank) => rank !== "A")),
  returnableKing: nullable(oneOf(CARD_IDS)),
  aces: refine(record<AceRoles>(each(SUITS, () => aceRole)), findRoleFault),
  pulls: record<Pack["pulls"]>(each(CARD_IDS, () => optional(pullRules))),
  tower: optional(oneOf(TOWERS)),
  effects: optional(
    record<NonNullable<Pack["effects"]>>(each(CARD_IDS, () => optional(cardEffect))),
  ),
  balance: optional(
    record<NonNullable<Pack["balance"]>>(each(PRESETS, () => optional(balanceShape))),
  ),
  prose: optional(proseShape),
});

/** The shape of a story pack, with or without its prose. */
export const packShape: Shape<Pack> = refine(fields, (pack) => {
  const { tracker, returnableKing, pulls, system } = pack;
  const card = CARD_IDS.find((id) => rankOf(id) === tracker && pulls[id] !== undefined);
  if (card !== undefined) return fault("tracker-pulls", { card });
  if (returnableKing !== null && rankOf(returnableKing) !== tracker)
    return fault("not-a-tracker", { card: returnableKing });
  if (needsPulls(system) && !hasPulls(pack)) return fault("no-pulls", { system });
  return findEffectFault(pack);
});

/** What is wrong with the modifier cards, or undefined. */
function findEffectFault({ effects = {} }: Pack): Message | undefined {
  for (const card of CARD_IDS) {
    const effect = effects[card];
    if (effect === undefined) continue;
    const max = MAX_EFFECTS[effect.kind];
    if (effect.amount > max) return fault("effect-too-large", { card, effect: effect.kind, max });
    if (effect.kind === "lose-tracker" && rankOf(card) === "A")
      return fault("ace-loses-tracker", { card });
  }
  return undefined;
}
