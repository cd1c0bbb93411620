// From rows of content to what the rules read: cards in both versions, numbers for ids, operations bound to functions.
import type {
  Card,
  CompiledAmount,
  CompiledCard,
  CompiledEnemy,
  CompiledOp,
  CompiledTrigger,
  Content,
  Program,
} from "./compiled.js";
import { ALIASES } from "./data/act1.js";
import { CONDITION_FNS, COUNTS } from "./rules/amounts.js";
import { OPS } from "./rules/ops.js";
import type { Action } from "./types.js";
import type { Amount, CardFace, CardRow, EnemyRow, Op, Trigger } from "./vocabulary.js";

/** What is added to the id and the name of an upgraded card. */
const PLUS = "+";

type Numbers = ReadonlyMap<string, number>;

/** Compiles rows; they are taken to be sound. */
export function compileContent(
  cardRows: readonly CardRow[],
  enemyRows: readonly EnemyRow[],
): Content {
  const faces = cardRows.flatMap((row) => bothVersions(row));
  const cardNumbers = numberIds(faces);
  const enemyNumbers = numberIds(enemyRows);
  const cards = faces.map((card) => compileCard(card, cardNumbers));
  return {
    cards,
    cardNumbers,
    enemies: enemyRows.map((row) => compileEnemy(row, enemyNumbers)),
    enemyNumbers,
    daze: numberOf(cardNumbers, "daze"),
    burn: numberOf(cardNumbers, "burn"),
    slimed: numberOf(cardNumbers, "slimed"),
    rewardIds: faces.filter(isReward).map(({ id }) => id),
    actions: {
      play: cards.map(({ id }) => actionFor("play", id)),
      use: cards.map(({ id }) => actionFor("use", id)),
      chooseCard: cards.map(({ id }) => actionFor("choose-card", id)),
      take: cards.map(({ id }) => actionFor("take", id)),
      smith: cards.map(({ id }) => actionFor("smith", id)),
    },
  };
}

function actionFor(type: "play" | "use" | "choose-card" | "take" | "smith", card: string): Action {
  return Object.freeze({ type, card });
}

/** Rewards are the Ironclad's commons and uncommons, not upgraded. */
function isReward({ id, character, rarity }: Card): boolean {
  const isOffered = rarity === "common" || rarity === "uncommon";
  return character === "ironclad" && isOffered && !id.endsWith(PLUS);
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

function numberOf(numbers: Numbers, id: string): number {
  return numbers.get(id) as number;
}

/** A card, and its upgraded version when it has one. */
function bothVersions(row: CardRow): Card[] {
  const { plus, ...base } = row;
  const upgradedId = `${row.id}${PLUS}`;
  const first = fillIn(base, plus === undefined ? null : upgradedId);
  if (plus === undefined) return [first];
  return [first, fillIn({ ...base, ...plus, id: upgradedId, name: `${row.name}${PLUS}` }, null)];
}

function fillIn(row: CardRow & CardFace, upgraded: string | null): Card {
  return Object.freeze({
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

function compileCard(card: Card, numbers: Numbers): CompiledCard {
  const { keywords, type, rarity } = card;
  const cost = card.cost === "x" ? -1 : card.cost;
  const isStarter = rarity === "starter";
  const triggers = card.triggers.map((trigger) => compileTrigger(trigger, numbers));
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
    program: compileProgram(card.ops, numbers),
    triggers,
    held: triggers.findIndex(({ on }) => on === "held"),
    use: triggers.findIndex(({ on }) => on === "use"),
  };
}

function compileTrigger({ on, of, ops }: Trigger, numbers: Numbers): CompiledTrigger {
  return { on, of: of ?? null, program: compileProgram(ops, numbers) };
}

function compileProgram(ops: readonly Op[], numbers: Numbers): Program {
  const compiled = ops.map((op) => compileOp(op, numbers));
  return { ops: compiled, isTargeted: ops.some((op, i) => needsTarget(op, compiled[i])) };
}

const AIMED = ["hit", "damage", "vulnerable", "weak", "poison"];

function needsTarget({ op }: Op, compiled: CompiledOp | undefined): boolean {
  return AIMED.includes(op) && compiled?.aim === "target";
}

/** All fields that any operation can have. */
interface AnyOp {
  readonly op: Op["op"];
  readonly if?: Op["if"];
  readonly n?: Amount;
  readonly times?: Amount;
  readonly all?: true;
  readonly strength?: number;
  readonly temporary?: true;
  readonly exhaust?: true;
  readonly what?: "block" | "strength";
  readonly to?: CompiledOp["to"] | CompiledOp["aim"];
  readonly from?: CompiledOp["from"];
  readonly atLeast?: number;
  readonly card?: string;
  readonly keep?: CompiledOp["type"];
  readonly of?: number;
}

function compileOp(op: Op, numbers: Numbers): CompiledOp {
  const row = op as AnyOp;
  const most = row.op === "option" ? (row.of ?? 0) : typeof row.n === "number" ? row.n : 1;
  return {
    name: row.op,
    run: OPS[row.op],
    condition: row.if === undefined ? null : CONDITION_FNS[row.if.is],
    conditionN: row.if?.n ?? 0,
    amount: compileAmount(row.n ?? 0),
    times: compileAmount(row.times ?? 1),
    strength: row.strength ?? 1,
    aim: row.all ? "all" : ((row.to as CompiledOp["aim"] | undefined) ?? "target"),
    card: row.card === undefined ? -1 : numberOf(numbers, row.card),
    type: row.keep ?? "",
    from: row.from ?? "hand",
    to: (row.to as CompiledOp["to"] | undefined) ?? "discard",
    most,
    atLeast: row.atLeast ?? most,
    flag: row.temporary === true || row.exhaust === true || row.what === "block",
  };
}

function compileAmount(amount: Amount): CompiledAmount {
  if (typeof amount === "number") return { n: amount, count: null, each: 0 };
  return { n: amount.n ?? 0, count: COUNTS[amount.per], each: amount.each ?? 1 };
}

function compileEnemy(row: EnemyRow, numbers: Numbers): CompiledEnemy {
  return {
    row,
    id: row.id,
    hp: row.hp,
    isTrack: row.pattern === "track",
    isBoss: row.kind === "boss",
    variants: row.variants,
    loop: row.loop ?? 0,
    curlUp: row.curlUp ?? 0,
    angry: row.angry ?? 0,
    spores: row.spores ?? 0,
    split: (row.split ?? []).map((id) => numberOf(numbers, id)),
    companions: (row.companions ?? []).map((id) => numberOf(numbers, id)),
    punish: row.punish ?? null,
  };
}
