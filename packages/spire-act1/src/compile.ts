// Compiling rows: every card and enemy gets a number, every text is bound to what it does.
import { deepFreeze } from "@games/core-game";
import { createDeck } from "@games/core-rng";
import type {
  Card,
  CardAction,
  CardText,
  CompiledAction,
  CompiledCard,
  CompiledEnemy,
  CompiledOp,
  CompiledTrigger,
  CompileText,
  Content,
  NumberOf,
  Numbers,
} from "./content.js";
import { ALIASES } from "./data/act1.js";
import { type Kit, NO_ACT } from "./kit.js";
import { compileCondition } from "./rules/amounts.js";
import type { Op, Operation, OpName, OpOf } from "./rules/operations.js";
import { NO_TOUCH } from "./rules/touches.js";
import {
  type CardFace,
  type CardRow,
  type Character,
  type EnemyAction,
  type EnemyRow,
  MOMENTS,
  type Moment,
  type Rows,
  type Trigger,
} from "./vocabulary.js";

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
    act: kit.compileAct?.(rows, compile, enemyNumber) ?? NO_ACT,
    cards: faces.map((card) => compileCard(kit, card, compile)),
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

function compileCard({ ethereal = [] }: Kit, card: Card, compile: CompileText): CompiledCard {
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
    triggers: [...card.triggers, ...(isEthereal ? ethereal : [])].map((trigger) =>
      compileTrigger(trigger, compile),
    ),
    held: placeOf("held"),
    use: placeOf("use"),
    ethereal: isEthereal && ethereal.length > 0 ? card.triggers.length : null,
    isExhaustedTrigger: placeOf("exhausted") !== null,
  };
}

function compileTrigger({ on, of, ops }: Trigger, compile: CompileText): CompiledTrigger {
  return { on, of: of ?? null, text: compile(ops) };
}

function compileText(kit: Kit, ops: readonly Op[], numberOf: NumberOf): CardText {
  const compiled = ops.map((op) =>
    compileOp(kit, op, kit.operations[op.op] as Operation<Op>, numberOf),
  );
  const isTargeted = compiled.some(({ isAimed }) => isAimed);
  return {
    ops: compiled,
    isTargeted,
    isAsking: isTargeted || compiled.some(({ question }) => question !== null),
    touch: kit.touchOf?.(ops) ?? NO_TOUCH,
    copies: copiesOf(ops),
  };
}

function copiesOf(ops: readonly Op[]): CardText["copies"] {
  for (const op of ops) if (op.op === "trigger-die") return { face: op.face ?? null };
  return null;
}

function compileOp<K extends OpName>(
  { checks }: Kit,
  op: OpOf<K>,
  operation: Operation<OpOf<K>>,
  numberOf: NumberOf,
): CompiledOp {
  return {
    condition: op.if === undefined ? null : compileCondition(checks, op.if),
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
    about: { kind: "card", name: `${row.id.replaceAll("_", "-")}-cards`, label: oneMore },
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

/** Variants count from 1 for people. */
function oneMore(variant: string | number): string {
  return String(Number(variant) + 1);
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
