// What each operation looks at and changes, for the question whether the order of two texts can matter (P3).
import type { Condition, Counter, Place, Source } from "../vocabulary.js";
import type { Op, OpName, OpOf } from "./operations.js";
import { ANY_TOUCH, AREA, adding, both, NO_TOUCH, type Touch, writing } from "./touches.js";

/** What each counter looks at. */
const COUNTER_AREAS: Readonly<Record<Counter, number>> = {
  block: AREA.guard | AREA.shed | AREA.harm,
  exhausted: AREA.exhaust,
  hand: AREA.hand,
  attacks: AREA.hand,
  strikes: AREA.hand,
  attackers: AREA.foes,
  x: 0,
  count: 0,
  "first-turn": 0,
  gold: AREA.gold,
};

/** What each condition looks at; what happens within a text, and what cannot change between triggers, is not told. */
const CONDITION_AREAS: Readonly<Record<Condition["is"], number>> = {
  option: 0,
  die: 0,
  killed: 0,
  "no-attacks": AREA.hand,
  hand: AREA.hand,
  cubes: 0,
  rolled: 0,
  removed: 0,
  exhausted: 0,
  "no-block": AREA.guard | AREA.shed | AREA.harm,
  hurt: AREA.harm | AREA.hurt,
  shuffled: AREA.deck,
  "no-attack-played": 0,
  "power-played": 0,
};

const PILE_AREAS: Readonly<Record<Source | Place, number>> = {
  hand: AREA.hand,
  discard: 0,
  exhaust: AREA.exhaust,
  draw: AREA.deck,
};

type Touches = { readonly [K in OpName]?: Touch | ((fields: OpOf<K>) => Touch) };

const onCreature = ({ to }: { readonly to?: string }): Touch =>
  adding(to === "self" ? AREA.tokens : AREA.foes);

/** What operations touch; those that are not here may touch anything. */
const TOUCHES: Touches = {
  damage: ({ to }) =>
    to === "self"
      ? adding(AREA.harm, AREA.guard | AREA.shed | AREA.limit | AREA.foes)
      : adding(AREA.foes),
  vulnerable: onCreature,
  weak: onCreature,
  poison: onCreature,
  block: adding(AREA.guard),
  "lose-block": adding(AREA.shed, AREA.guard),
  energy: adding(AREA.energy),
  draw: adding(AREA.hand | AREA.deck),
  "lose-hp": adding(AREA.hurt, AREA.limit | AREA.foes | AREA.hp),
  heal: adding(AREA.hp, AREA.hurt | AREA.harm),
  "heal-to": writing(AREA.hp, AREA.hp | AREA.hurt | AREA.harm),
  strength: adding(AREA.strength),
  choose: ({ from, to }) => writing(PILE_AREAS[from] | PILE_AREAS[to], PILE_AREAS[from]),
  add: ({ to }) => writing(PILE_AREAS[to]),
  option: NO_TOUCH,
  "double-tap": adding(AREA.plays),
  "attack-strength": adding(AREA.plays),
  "keep-hand": adding(AREA.plays),
  "limit-loss": writing(AREA.limit, AREA.hurt | AREA.harm),
  cleanse: writing(AREA.tokens),
  cube: NO_TOUCH,
  "exhaust-self": adding(AREA.exhaust),
  "exhaust-this": adding(AREA.exhaust),
  gold: adding(AREA.gold),
  "trigger-die": NO_TOUCH,
};

/** What the operations of a text look at and change. */
export function touchOf(ops: readonly Op[]): Touch {
  return ops.reduce((sum, op) => both(sum, touchOfOp(op)), NO_TOUCH);
}

function touchOfOp<K extends OpName>(op: OpOf<K>): Touch {
  const row = TOUCHES[op.op];
  const touch: Touch = (typeof row === "function" ? row(op) : row) ?? ANY_TOUCH;
  const counter = "n" in op && typeof op.n === "object" ? COUNTER_AREAS[op.n.per] : 0;
  const condition = op.if === undefined ? 0 : CONDITION_AREAS[op.if.is];
  return both(touch, writing(0, counter | condition));
}
