// The rules of a story pack: reading them, naming their faults, and the tables the engine plays by.
import { hashValue, OptionsError, type Reading, type Shape, shape } from "@games/core-game";
import {
  CARD_IDS,
  type CardId,
  cardNumber,
  DECK_SIZE,
  isOddRank,
  RANKS,
  rankOf,
  SUIT_SIZE,
  type Suit,
  suitOf,
} from "./data/cards.js";
import {
  ACE_ROLES,
  type AceRole,
  type AceRoles,
  DAMAGE_SYSTEMS,
  type DamageSystem,
  type PackRules,
  type PackStamp,
  type PullRules,
} from "./types.js";

/** A pack's rules as tables by card number. */
export interface Sheet {
  readonly pack: PackRules;
  readonly stamp: PackStamp;
  /** For each damage system, the level of each card's check; 0 for none. */
  readonly levels: Readonly<Record<DamageSystem, readonly number[]>>;
  /** The rank number of the trackers. */
  readonly trackerRank: number;
  /** The card number that may be shuffled back; -1 for any tracker. */
  readonly returns: number;
}

/** A shape for any card id. */
export const cardIdShape: Shape<CardId> = shape.oneOf(CARD_IDS);

const pullShape: Shape<PullRules> = shape.record<PullRules>({
  severe: shape.optional(shape.oneOf([true])),
  danger: shape.int(1, 3),
  damage: shape.int(1, 20),
});

const role: Shape<AceRole> = shape.oneOf(ACE_ROLES);

/** A shape for what every Ace does, each role on one Ace at most. */
const aceRolesShape: Shape<AceRoles> = shape.refine(
  shape.record<Record<Suit, AceRole>>({ hearts: role, diamonds: role, clubs: role, spades: role }),
  roleFault,
);

/** The fields of a pack that the rules read, each with its shape. */
export const packRulesFields: { readonly [K in keyof PackRules]-?: Shape<PackRules[K]> } = {
  id: shape.refine(shape.text(60, 1), (id) =>
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? undefined : "must be in kebab-case",
  ),
  system: shape.oneOf(DAMAGE_SYSTEMS),
  easyIntegrity: shape.int(1, 999),
  tracker: shape.refine(shape.oneOf(RANKS), (rank) =>
    rank === "A" ? "must not be the Ace" : undefined,
  ),
  returns: shape.nullable(cardIdShape),
  aces: aceRolesShape,
  pulls: pullsShape,
};

/** What is wrong with a set of Ace roles, or undefined. */
export function roleFault(aces: AceRoles): string | undefined {
  const roles = Object.values(aces).filter((name) => name !== "none");
  if (!roles.includes("win")) return "must give one Ace the role win";
  const twice = roles.find((name, i) => roles.indexOf(name) !== i);
  return twice === undefined ? undefined : `must not give the role ${twice} to two Aces`;
}

function pullsShape(value: unknown, reading: Reading): PackRules["pulls"] | undefined {
  const pulls = shape.dictionary(pullShape, DECK_SIZE)(value, reading);
  for (const id of Object.keys(pulls ?? {})) {
    if (cardNumber(id) < 0) shape.readPart(noSuchCard, id, id, reading);
  }
  return pulls;
}

const noSuchCard: Shape<never> = (_, reading) => shape.fault(reading, "is not a card");

/** What is wrong between the fields of a pack's rules, or undefined. */
export function packRulesFault(pack: PackRules): string | undefined {
  const { tracker, returns, pulls, system } = pack;
  const pulling = CARD_IDS.filter((id) => pulls[id] !== undefined);
  const tracking = pulling.find((id) => rankOf(id) === tracker);
  if (tracking !== undefined) return `must not let ${tracking} pull: it is a tracker`;
  if (returns !== null && rankOf(returns) !== tracker)
    return `must return a tracker, not ${returns}`;
  if (needsPulls(system) && pulling.length === 0)
    return `must list pull cards for the system ${system}`;
  return undefined;
}

/** Whether a damage system goes by the pack's own list of pull cards. */
export function needsPulls(system: DamageSystem): boolean {
  return system === "hybrid" || system === "danger" || system === "fixed";
}

const packRulesShape = shape.refine(shape.record<PackRules>(packRulesFields), packRulesFault);

/** The tables of a pack; throws an OptionsError that names every fault of its rules. */
export function compilePack(pack: PackRules): Sheet {
  const { id, system, easyIntegrity, tracker, returns, aces, pulls } = pack;
  const checked = shape.read(packRulesShape, {
    id,
    system,
    easyIntegrity,
    tracker,
    returns,
    aces,
    pulls,
  });
  if (!checked.ok) throw new OptionsError(checked.error);
  const rules = checked.value;
  return {
    pack: rules,
    stamp: { id: rules.id, hash: hashValue(rules) },
    levels: levelTables(rules),
    trackerRank: RANKS.indexOf(rules.tracker),
    returns: rules.returns === null ? -1 : cardNumber(rules.returns),
  };
}

function levelTables({ pulls, tracker }: PackRules): Sheet["levels"] {
  const table = (level: (id: CardId) => number | undefined) =>
    CARD_IDS.map((id) => (rankOf(id) === tracker ? 0 : (level(id) ?? 0)));
  return {
    hybrid: table((id) => pulls[id] && (pulls[id].severe ? 2 : 1)),
    odd: table((id) => (isOddRank(rankOf(id)) && rankOf(id) !== "A" ? 1 : 0)), // R3, R5
    "odd-and-aces": table((id) => (isOddRank(rankOf(id)) ? 1 : 0)),
    danger: table((id) => pulls[id]?.danger),
    fixed: table((id) => pulls[id]?.damage),
    off: table(() => 0),
  };
}

/** Whether a card number is a tracker. */
export function isTracker(sheet: Sheet, card: number): boolean {
  return card % SUIT_SIZE === sheet.trackerRank;
}

/** The Ace of a role, or undefined. */
export function aceOf(aces: AceRoles, wanted: AceRole): CardId | undefined {
  return CARD_IDS.find((id) => rankOf(id) === "A" && aces[suitOf(id)] === wanted);
}
