// What the rows of cards, relics and potions offer, as numbers: what a row of one's own is worth is estimated from them.
import type { Card } from "../content.js";
import type { Op, OpName, OpOf } from "../rules/operations.js";
import type { Amount, Moment, PotionRow, RelicRow, RewardPart, Trigger } from "../vocabulary.js";

/** Numbers by the names of traits. */
export type Traits = Readonly<Record<string, number>>;

type Sums = Record<string, number>;

/** How much a counter is supposed to be. */
const COUNTER = 2;
/** How many rounds a fight is supposed to have. */
const ROUNDS = 4;

/** How often a fight is supposed to bring each moment. */
const TIMES: Readonly<Partial<Record<Moment, number>>> = {
  "turn-start": ROUNDS,
  "turn-end": ROUNDS,
  use: ROUNDS,
  exhaust: 1,
  draw: 1,
  play: 1,
  block: ROUNDS,
  token: 1,
  "fight-start": 1,
};

function sizeOf(amount: Amount): number {
  return typeof amount === "number" ? amount : (amount.n ?? 0) + COUNTER * (amount.each ?? 1);
}

function add(sums: Sums, name: string, n: number): void {
  sums[name] = (sums[name] ?? 0) + n;
}

type Put = (name: string, n: number) => void;

/** What operations offer, by name; those that are not listed count as one thing more. */
const OFFERS: { readonly [K in OpName]?: (op: OpOf<K>, put: Put) => void } = {
  hit: ({ n, times = 1, all, strength = 1 }, put) => {
    const size = sizeOf(n) * sizeOf(times);
    put("damage", size);
    if (all) put("area", size);
    if (strength > 1) put("strength-hit", 1);
  },
  damage: ({ n, to }, put) => {
    put(to === "self" ? "lost" : "damage", sizeOf(n));
    if (to === "all") put("area", sizeOf(n));
  },
  strength: ({ n, temporary }, put) => put(temporary ? "flex" : "strength", sizeOf(n)),
  "lose-hp": ({ n }, put) => put("lost", sizeOf(n)),
  add: ({ n }, put) => put("status", sizeOf(n)),
  choose: ({ to }, put) => put(to === "exhaust" ? "thin" : "search", 1),
  reward: ({ parts }, put) => {
    for (const part of parts) addPart(put, part);
  },
  deck: ({ do: verb, n = 1 }, put) => put(verb, n),
  block: amounted("block"),
  draw: amounted("draw"),
  energy: amounted("energy"),
  heal: amounted("heal"),
  vulnerable: amounted("vulnerable"),
  weak: amounted("weak"),
  poison: amounted("poison"),
  gold: amounted("gold"),
  curse: amounted("curse"),
};

function amounted(name: string): (op: { readonly n: Amount }, put: Put) => void {
  return ({ n }, put) => put(name, sizeOf(n));
}

/** Adds what an operation does, so many times; one that depends on something happens half of the time. */
function addOp(sums: Sums, prefix: string, op: Op, times: number): void {
  const share = op.if === undefined ? 1 : 0.5;
  const put: Put = (name, n) => add(sums, `${prefix}${name}`, n * times * share);
  const offer = OFFERS[op.op] as ((op: Op, put: Put) => void) | undefined;
  if (offer === undefined) put("other", 1);
  else offer(op, put);
}

function addPart(put: Put, { part, n = 1 }: RewardPart): void {
  put(part, part === "potion" || part === "relic" || part === "gold" ? n : 1);
}

function addTriggers(
  sums: Sums,
  prefix: string,
  triggers: readonly Trigger[],
  limit = ROUNDS,
): void {
  for (const { on, faces, ops } of triggers) {
    const usual = on === "die" ? (ROUNDS * (faces?.length ?? 6)) / 6 : (TIMES[on] ?? 1);
    const times = on === "use" || on === "roll" || on === "reset" ? Math.min(usual, limit) : usual;
    for (const op of ops) addOp(sums, prefix, op, times);
  }
}

/** What a card offers: its effects, what they cost, and what it is. */
export function cardTraits(card: Card): Traits {
  const sums: Sums = { card: 1 };
  const cost = card.cost === "x" ? COUNTER : card.cost;
  add(sums, "cost", cost);
  add(sums, card.type, 1);
  for (const keyword of card.keywords) add(sums, keyword, 1);
  const once: Sums = {};
  for (const op of card.ops) addOp(once, "", op, 1);
  for (const [name, n] of Object.entries(once)) {
    add(sums, name, n);
    add(sums, `${name}-rate`, n / (1 + cost));
  }
  addTriggers(sums, "trigger-", card.triggers);
  if (card.passive !== null) add(sums, "passive", 1);
  return sums;
}

/** What a relic offers. */
export function relicTraits({
  triggers = [],
  runTriggers = [],
  passives = [],
  limit,
}: RelicRow): Traits {
  const sums: Sums = { relic: 1 };
  addTriggers(sums, "relic-", triggers, limit === undefined ? undefined : (limit.n ?? 1));
  for (const { on, ops } of runTriggers) for (const op of ops) addOp(sums, `relic-${on}-`, op, 1);
  for (const { is } of passives) add(sums, `relic-${is}`, 1);
  return sums;
}

/** What a potion offers. */
export function potionTraits({ ops }: PotionRow): Traits {
  const sums: Sums = { potion: 1 };
  for (const op of ops) addOp(sums, "potion-", op, 1);
  return sums;
}
