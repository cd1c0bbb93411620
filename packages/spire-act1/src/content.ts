// Content as the rules read it: every card and enemy under a number, every text bound to what it does.
import { deepFreeze } from "@games/core-game";
import { type About, createDeck, type Deck } from "@games/core-rng";
import type { ActContent } from "./act-content.js";
import { ALIASES } from "./data/act1.js";
import type { Kit } from "./kit.js";
import { type Check, CONDITION_AREAS, compileCondition } from "./rules/amounts.js";
import type { TextFrame } from "./rules/frames.js";
import type { Op, Operation, OpName, OpOf } from "./rules/operations.js";
import { ANY_TOUCH, both, NO_TOUCH, type Touch, writing } from "./rules/touches.js";
import type { Action, Play, State } from "./types.js";
import {
  type CardFace,
  type CardRow,
  type CardType,
  type Character,
  type DeckVerb,
  type EnemyAction,
  type EnemyRow,
  type Keyword,
  MOMENTS,
  type Moment,
  type Place,
  type Rows,
  type Source,
  type Supply,
  type Trigger,
} from "./vocabulary.js";

/** Does what an operation says. */
export type Effect = (play: Play, frame: TextFrame) => void;

interface Asked {
  /** Makes the choices that are forced; returns true when the player has to choose. */
  mustAsk(play: Play, frame: TextFrame): boolean;
}

/** Which cards to move from one pile to another. */
export interface CardQuestion extends Asked {
  readonly ask: "card";
  readonly from: Source | "deck";
  readonly to: Place | DeckVerb;
  readonly max: number;
  readonly min: number;
  /** The cards to choose from, equal ones once or several times. */
  cards(state: Readonly<State>, content: Content): readonly number[];
  /** Does with a chosen card what the question is about. */
  take(play: Play, frame: TextFrame, card: number): void;
}

/** Which of some options. */
export interface OptionQuestion extends Asked {
  readonly ask: "option";
  readonly options: number;
}

/** Which of the die abilities of a face, or of all. */
export interface AbilityQuestion extends Asked {
  readonly ask: "ability";
  readonly face: number | null;
}

/** What an operation asks the player. */
export type OpQuestion = CardQuestion | OptionQuestion | AbilityQuestion;

/** An operation as the rules run it. */
export interface CompiledOp {
  /** Whether it happens; null when it always does. */
  readonly condition: Check | null;
  readonly question: OpQuestion | null;
  readonly run: Effect;
  /** Whether an enemy has to be chosen for it. */
  readonly isAimed: boolean;
}

/** Operations and whether they need an enemy to be chosen. */
export interface CardText {
  readonly ops: readonly CompiledOp[];
  readonly isTargeted: boolean;
  /** What it looks at and changes. */
  readonly touch: Touch;
  /** The die abilities that it sets off: those of a face, or any; null when it sets off none. */
  readonly copies: { readonly face: number | null } | null;
}

/** A trigger as the rules read it. */
export interface CompiledTrigger {
  readonly on: Moment;
  readonly of: readonly CardType[] | null;
  readonly text: CardText;
}

/** A card in full, as its readers see it: base and upgraded versions are cards of their own. */
export interface Card
  extends Readonly<Required<Omit<CardRow, "plus" | "passive" | "hurtCost" | "supply">>> {
  readonly keywords: readonly Keyword[];
  readonly hurtCost: number | null;
  readonly passive: CardRow["passive"] | null;
  readonly supply: Supply | null;
  /** The id of its upgraded version, or null. */
  readonly upgraded: string | null;
}

/** A card as the rules read it. */
export interface CompiledCard {
  readonly card: Card;
  readonly id: string;
  readonly type: CardType;
  /** What it costs; `x` for any amount. */
  readonly cost: number | "x";
  /** What it costs once HP was lost. */
  readonly hurtCost: number | "x";
  readonly isExhaust: boolean;
  readonly isEthereal: boolean;
  readonly isRetain: boolean;
  readonly isUnplayable: boolean;
  readonly isOnTop: boolean;
  readonly isOnlyAttacks: boolean;
  readonly isStrike: boolean;
  readonly isOnce: boolean;
  /** Whether it cannot be removed from the deck. */
  readonly isPermanent: boolean;
  readonly isStarterStrike: boolean;
  readonly isStarterDefend: boolean;
  readonly supply: Supply | null;
  readonly passive: CardRow["passive"] | null;
  readonly text: CardText;
  readonly triggers: readonly CompiledTrigger[];
  /** Which of the triggers waits for the end of a turn in hand. */
  readonly held: number | null;
  /** Which of the triggers goes off when the card is used in play. */
  readonly use: number | null;
  /** Which of the triggers exhausts an Ethereal card at the end of a turn in hand. */
  readonly ethereal: number | null;
  /** Whether a trigger goes off when the card is exhausted. */
  readonly isExhaustedTrigger: boolean;
}

/** An enemy's action as the rules read it: with all fields, so that all actions are alike, which is faster. */
export type CompiledAction = { readonly [K in keyof EnemyAction]-?: EnemyAction[K] | undefined } & {
  readonly row: EnemyAction;
};

/** An enemy as the rules read it. */
export interface CompiledEnemy {
  readonly row: EnemyRow;
  readonly id: string;
  readonly hp: number;
  readonly copies: number;
  readonly isTrack: boolean;
  readonly isBoss: boolean;
  readonly variants: readonly (readonly CompiledAction[])[];
  readonly loop: number;
  readonly strength: number;
  readonly curlUp: number;
  readonly angry: number;
  readonly spores: number;
  readonly split: readonly number[];
  readonly companions: readonly number[];
  readonly punish: NonNullable<EnemyRow["punish"]> | null;
}

/** The actions that name a card. */
export type CardAction = Extract<Action, { readonly card: string }>["type"];

/** All cards and enemies of a game, and what else the printed act has. */
export interface Content {
  /** The parts of the rules that this content needs. */
  readonly kit: Kit;
  readonly act: ActContent;
  readonly cards: readonly CompiledCard[];
  readonly cardNumbers: Numbers;
  readonly enemies: readonly CompiledEnemy[];
  readonly enemyNumbers: Numbers;
  readonly daze: number;
  readonly burn: number;
  readonly slimed: number;
  /** The cards that each character's rewards are drawn from, by id, as a shuffled deck. */
  readonly rewards: Readonly<Record<Character, Deck<string>>>;
  /** Whether any card waits for a moment. */
  readonly powerMoments: Readonly<Record<Moment, boolean>>;
  /** One frozen action for each card, by its number. */
  readonly actions: Readonly<Record<CardAction, readonly Action[]>>;
  /** What drawing from the draw pile is about. */
  readonly drawAbout: About;
}

/** The number of each id. */
export type Numbers = ReadonlyMap<string, number>;

/** What is added to the id and the name of an upgraded card. */
const PLUS = "+";

/** Compiles rows for a kit; they are taken to be sound. */
export function compileContent(kit: Kit, rows: Rows): Content {
  const { cards: cardRows, enemies: enemyRows } = rows;
  const faces = cardRows.flatMap(bothVersions);
  const cardNumbers = numberIds(faces);
  const enemyNumbers = numberIds(enemyRows);
  const cardNumber = (id: string) => cardNumbers.get(id) as number;
  const enemyNumber = (id: string) => enemyNumbers.get(id) as number;
  const actionsFor = (type: CardAction) => faces.map(({ id }) => Object.freeze({ type, card: id }));
  const compile: CompileText = (ops) => compileText(kit, ops, cardNumber);
  return {
    kit,
    act: kit.compileAct(rows, compile, enemyNumber),
    cards: faces.map((card) => compileCard(card, compile)),
    cardNumbers,
    enemies: enemyRows.map((row) => compileEnemy(row, enemyNumber)),
    enemyNumbers,
    daze: cardNumber("daze"),
    burn: cardNumber("burn"),
    slimed: cardNumber("slimed"),
    rewards: rewardsOf(faces),
    powerMoments: momentsOf(faces),
    actions: {
      play: actionsFor("play"),
      use: actionsFor("use"),
      "choose-card": actionsFor("choose-card"),
      take: actionsFor("take"),
      smith: actionsFor("smith"),
      remove: actionsFor("remove"),
    },
    drawAbout: { kind: "card", name: "draw-pile", label: (card) => faces[Number(card)]?.id ?? "" },
  };
}

/** The rewards of a character are its commons and uncommons, not upgraded. */
function rewardsOf(faces: readonly Card[]): Content["rewards"] {
  const offered = faces.filter(
    ({ id, rarity }) => (rarity === "common" || rarity === "uncommon") && !id.endsWith(PLUS),
  );
  const deckOf = (character: Character) =>
    createDeck(offered.filter((card) => card.character === character).map(({ id }) => id));
  return { ironclad: deckOf("ironclad"), colorless: deckOf("colorless"), none: deckOf("none") };
}

function momentsOf(faces: readonly Card[]): Content["powerMoments"] {
  const waited = new Set(faces.flatMap(({ triggers }) => triggers.map(({ on }) => on)));
  const entries = MOMENTS.map((moment) => [moment, waited.has(moment)] as const);
  return Object.fromEntries(entries) as Record<Moment, boolean>;
}

/** The place of each id, other names included. */
function numberIds(rows: readonly { readonly id: string }[]): Numbers {
  const numbers = new Map(rows.map(({ id }, i) => [id, i]));
  for (const [alias, id] of ALIASES) {
    const number = numbers.get(id);
    if (number !== undefined && !numbers.has(alias)) numbers.set(alias, number);
  }
  return numbers;
}

/** A card, and its upgraded version when it has one. */
function bothVersions({ plus, ...base }: CardRow): Card[] {
  const id = `${base.id}${PLUS}`;
  const first = fillIn(base, plus === undefined ? null : id);
  if (plus === undefined) return [first];
  return [first, fillIn({ ...base, ...plus, id, name: `${base.name}${PLUS}` }, null)];
}

function fillIn(row: CardRow & CardFace, upgraded: string | null): Card {
  return deepFreeze({
    id: row.id,
    name: row.name,
    character: row.character ?? "ironclad",
    type: row.type,
    rarity: row.rarity ?? "special",
    cost: row.cost ?? 0,
    hurtCost: row.hurtCost ?? null,
    keywords: row.keywords ?? [],
    ops: row.ops ?? [],
    triggers: row.triggers ?? [],
    passive: row.passive ?? null,
    copies: row.copies ?? (row.rarity === "common" ? 2 : 1),
    unlock: row.unlock ?? 0,
    supply: row.type === "status" ? (row.supply ?? "status") : null,
    upgraded,
  });
}

/** The number of an id. */
export type NumberOf = (id: string) => number;

/** Binds a text to what it does. */
export type CompileText = (ops: readonly Op[]) => CardText;

function compileCard(card: Card, compile: CompileText): CompiledCard {
  const { keywords, type, rarity, cost } = card;
  const isStarter = rarity === "starter";
  const isEthereal = keywords.includes("ethereal");
  const placeOf = (moment: Moment) => {
    const place = card.triggers.findIndex(({ on }) => on === moment);
    return place < 0 ? null : place;
  };
  return {
    card,
    id: card.id,
    type,
    cost,
    hurtCost: card.hurtCost ?? cost,
    isExhaust: keywords.includes("exhaust"),
    isEthereal,
    isRetain: keywords.includes("retain"),
    isUnplayable: keywords.includes("unplayable"),
    isOnTop: keywords.includes("on-top"),
    isOnlyAttacks: keywords.includes("only-attacks"),
    isStrike: keywords.includes("strike"),
    isOnce: keywords.includes("once"),
    isPermanent: keywords.includes("permanent"),
    isStarterStrike: isStarter && keywords.includes("strike"),
    isStarterDefend: isStarter && type === "skill",
    supply: card.supply,
    passive: card.passive,
    text: compile(card.ops),
    triggers: (isEthereal ? [...card.triggers, ETHEREAL] : card.triggers).map((trigger) =>
      compileTrigger(trigger, compile),
    ),
    held: placeOf("held"),
    use: placeOf("use"),
    ethereal: isEthereal ? card.triggers.length : null,
    isExhaustedTrigger: placeOf("exhausted") !== null,
  };
}

/** P9: what an Ethereal card says, for rules in which that waits with what else ends the turn. */
const ETHEREAL: Trigger = { on: "held", ops: [{ op: "exhaust-this" }] };

function compileTrigger({ on, of, ops }: Trigger, compile: CompileText): CompiledTrigger {
  return { on, of: of ?? null, text: compile(ops) };
}

function compileText({ operations }: Kit, ops: readonly Op[], numberOf: NumberOf): CardText {
  const rows = ops.map((op) => operations[op.op] as Operation<Op>);
  return {
    ops: ops.map((op, i) => compileOp(op, rows[i] as Operation<Op>, numberOf)),
    isTargeted: ops.some((op, i) => rows[i]?.isAimed?.(op)),
    touch: ops.reduce(
      (touch, op, i) => both(touch, touchOf(op, rows[i] as Operation<Op>)),
      NO_TOUCH,
    ),
    copies: copiesOf(ops),
  };
}

/** What an operation looks at and changes. */
function touchOf(op: Op, operation: Operation<Op>): Touch {
  const touch = operation.touches?.(op) ?? ANY_TOUCH;
  return op.if === undefined ? touch : both(touch, writing(0, CONDITION_AREAS[op.if.is]));
}

function copiesOf(ops: readonly Op[]): CardText["copies"] {
  for (const op of ops) if (op.op === "trigger-die") return { face: op.face ?? null };
  return null;
}

function compileOp<K extends OpName>(
  op: OpOf<K>,
  operation: Operation<OpOf<K>>,
  numberOf: NumberOf,
): CompiledOp {
  return {
    condition: op.if === undefined ? null : compileCondition(op.if),
    question: operation.asks?.(op) ?? null,
    run: operation.compile(op, numberOf),
    isAimed: operation.isAimed?.(op) ?? false,
  };
}

function compileEnemy(row: EnemyRow, numberOf: NumberOf): CompiledEnemy {
  return {
    row,
    id: row.id,
    hp: row.hp,
    copies: row.copies ?? 1,
    isTrack: row.pattern === "track",
    isBoss: row.kind === "boss",
    variants: row.variants.map((actions) => actions.map(compileAction)),
    loop: row.loop ?? 0,
    strength: row.strength ?? 0,
    curlUp: row.curlUp ?? 0,
    angry: row.angry ?? 0,
    spores: row.spores ?? 0,
    split: (row.split ?? []).map(numberOf),
    companions: (row.companions ?? []).map(numberOf),
    punish: row.punish ?? null,
  };
}

function compileAction(row: EnemyAction): CompiledAction {
  return {
    row,
    hit: row.hit,
    times: row.times,
    block: row.block,
    strength: row.strength,
    vulnerable: row.vulnerable,
    weak: row.weak,
    daze: row.daze,
    burn: row.burn,
    slimed: row.slimed,
    summon: row.summon,
    steal: row.steal,
    leave: row.leave,
    last: row.last,
    next: row.next,
    shift: row.shift,
  };
}
