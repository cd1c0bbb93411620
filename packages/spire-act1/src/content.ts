// Content as the rules read it: every card and enemy under a number, every text bound to what it does.
import { deepFreeze } from "@games/core-game";
import { type About, createDeck, type Deck } from "@games/core-rng";
import { ALIASES } from "./data/act1.js";
import { type Check, compileCondition } from "./rules/amounts.js";
import type { TextFrame } from "./rules/frames.js";
import { OPERATIONS, type Op, type OpName, type OpOf } from "./rules/operations.js";
import type { Action, Play } from "./types.js";
import type {
  CardFace,
  CardRow,
  CardType,
  Character,
  EnemyAction,
  EnemyRow,
  Keyword,
  Moment,
  Place,
  Rows,
  Source,
  Supply,
  Trigger,
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
  readonly from: Source;
  readonly to: Place;
  readonly max: number;
  readonly min: number;
}

/** Which of some options. */
export interface OptionQuestion extends Asked {
  readonly ask: "option";
  readonly options: number;
}

/** What an operation asks the player. */
export type OpQuestion = CardQuestion | OptionQuestion;

/** An operation as the rules run it. */
export interface CompiledOp {
  /** Whether it happens; null when it always does. */
  readonly condition: Check | null;
  readonly question: OpQuestion | null;
  readonly run: Effect;
}

/** Operations and whether they need an enemy to be chosen. */
export interface CardText {
  readonly ops: readonly CompiledOp[];
  readonly isTargeted: boolean;
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
  readonly isTrack: boolean;
  readonly isBoss: boolean;
  readonly variants: readonly (readonly CompiledAction[])[];
  readonly loop: number;
  readonly curlUp: number;
  readonly angry: number;
  readonly spores: number;
  readonly split: readonly number[];
  readonly companions: readonly number[];
  readonly punish: NonNullable<EnemyRow["punish"]> | null;
}

/** The actions that name a card. */
export type CardAction = Extract<Action, { readonly card: string }>["type"];

/** All cards and enemies of a game. */
export interface Content {
  readonly cards: readonly CompiledCard[];
  readonly cardNumbers: Numbers;
  readonly enemies: readonly CompiledEnemy[];
  readonly enemyNumbers: Numbers;
  readonly daze: number;
  readonly burn: number;
  readonly slimed: number;
  /** The cards that each character's rewards are drawn from, by id, as a shuffled deck. */
  readonly rewards: Readonly<Record<Character, Deck<string>>>;
  /** One frozen action for each card, by its number. */
  readonly actions: Readonly<Record<CardAction, readonly Action[]>>;
  /** What drawing from the draw pile is about. */
  readonly drawAbout: About;
}

/** The number of each id. */
export type Numbers = ReadonlyMap<string, number>;

/** What is added to the id and the name of an upgraded card. */
const PLUS = "+";

/** Compiles rows; they are taken to be sound. */
export function compileContent({ cards: cardRows, enemies: enemyRows }: Rows): Content {
  const faces = cardRows.flatMap(bothVersions);
  const cardNumbers = numberIds(faces);
  const enemyNumbers = numberIds(enemyRows);
  const cardNumber = (id: string) => cardNumbers.get(id) as number;
  const enemyNumber = (id: string) => enemyNumbers.get(id) as number;
  const actionsFor = (type: CardAction) => faces.map(({ id }) => Object.freeze({ type, card: id }));
  return {
    cards: faces.map((card) => compileCard(card, cardNumber)),
    cardNumbers,
    enemies: enemyRows.map((row) => compileEnemy(row, enemyNumber)),
    enemyNumbers,
    daze: cardNumber("daze"),
    burn: cardNumber("burn"),
    slimed: cardNumber("slimed"),
    rewards: rewardsOf(faces),
    actions: {
      play: actionsFor("play"),
      use: actionsFor("use"),
      "choose-card": actionsFor("choose-card"),
      take: actionsFor("take"),
      smith: actionsFor("smith"),
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
    supply: row.type === "status" ? (row.supply ?? "status") : null,
    upgraded,
  });
}

type NumberOf = (id: string) => number;

function compileCard(card: Card, numberOf: NumberOf): CompiledCard {
  const { keywords, type, rarity, cost } = card;
  const isStarter = rarity === "starter";
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
    isEthereal: keywords.includes("ethereal"),
    isRetain: keywords.includes("retain"),
    isUnplayable: keywords.includes("unplayable"),
    isOnTop: keywords.includes("on-top"),
    isOnlyAttacks: keywords.includes("only-attacks"),
    isStrike: keywords.includes("strike"),
    isStarterStrike: isStarter && keywords.includes("strike"),
    isStarterDefend: isStarter && type === "skill",
    supply: card.supply,
    passive: card.passive,
    text: compileText(card.ops, numberOf),
    triggers: card.triggers.map((trigger) => compileTrigger(trigger, numberOf)),
    held: placeOf("held"),
    use: placeOf("use"),
  };
}

function compileTrigger({ on, of, ops }: Trigger, numberOf: NumberOf): CompiledTrigger {
  return { on, of: of ?? null, text: compileText(ops, numberOf) };
}

function compileText(ops: readonly Op[], numberOf: NumberOf): CardText {
  return {
    ops: ops.map((op) => compileOp(op, numberOf)),
    isTargeted: ops.some(isAimed),
  };
}

function isAimed<K extends OpName>(op: OpOf<K>): boolean {
  return OPERATIONS[op.op].isAimed?.(op) ?? false;
}

function compileOp<K extends OpName>(op: OpOf<K>, numberOf: NumberOf): CompiledOp {
  const operation = OPERATIONS[op.op];
  return {
    condition: op.if === undefined ? null : compileCondition(op.if),
    question: operation.asks?.(op) ?? null,
    run: operation.compile(op, numberOf),
  };
}

function compileEnemy(row: EnemyRow, numberOf: NumberOf): CompiledEnemy {
  return {
    row,
    id: row.id,
    hp: row.hp,
    isTrack: row.pattern === "track",
    isBoss: row.kind === "boss",
    variants: row.variants.map((actions) => actions.map(compileAction)),
    loop: row.loop ?? 0,
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
    leave: row.leave,
    last: row.last,
    next: row.next,
    shift: row.shift,
  };
}
