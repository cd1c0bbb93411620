// The numbers that amounts grow with, and the questions that operations depend on.
import type { CompiledAmount, ConditionFn, Content, CountFn, Table } from "../compiled.js";
import type { Combat, Frame } from "../types.js";
import type { Condition, Counter, Passive } from "../vocabulary.js";
import { TURN_END } from "./frames.js";
import { intendedHits } from "./intents.js";
import { cardOf } from "./piles.js";

/** An amount as things are now. */
export function amountOf(table: Table, frame: Readonly<Frame>, amount: CompiledAmount): number {
  return amount.count === null ? amount.n : amount.n + amount.each * amount.count(table, frame);
}

/** How many powers in play change the game in one way. */
export function countPassives(
  content: Content,
  combat: Readonly<Combat>,
  passive: Passive,
): number {
  let count = 0;
  for (const { card } of combat.powers) if (content.cards[card]?.passive === passive) count++;
  return count;
}

/** The numbers that amounts grow with; R20: nobody has gold here. */
export const COUNTS: Readonly<Record<Counter, CountFn>> = {
  block: ({ combat }) => combat.player.block,
  exhausted: ({ combat }) => combat.exhaustPile.length,
  hand: ({ combat }) => combat.hand.length,
  attacks: (table) => countHand(table, (card) => cardOf(table, card).type === "attack"),
  strikes: (table) => countHand(table, (card) => cardOf(table, card).isStrike),
  attackers: countAttackers,
  x: (_, frame) => frame.x,
  count: (_, frame) => frame.count,
  "first-turn": ({ combat }) => (combat.turn === 1 ? 1 : 0),
  gold: () => 0,
};

function countHand({ combat }: Table, isCounted: (card: number) => boolean): number {
  return combat.hand.filter(isCounted).length;
}

function countAttackers({ content, combat }: Table): number {
  return combat.enemies.filter((enemy) => intendedHits(content, combat, enemy) > 0).length;
}

/** Whether an operation happens. */
export const CONDITION_FNS: Readonly<Record<Condition["is"], ConditionFn>> = {
  option: (_, frame, n) => frame.option === n,
  die: ({ combat }, _, n) => combat.die <= n,
  killed: ({ combat }, frame) => combat.enemies[frame.target]?.hp === 0,
  "no-attacks": (table) => table.combat.hand.every((card) => cardOf(table, card).type !== "attack"),
  hand: ({ combat }, _, n) => handAtEnd(combat) <= n,
  cubes: ({ combat }, frame, n) => (combat.powers[frame.power]?.cubes ?? 0) >= n,
};

/** R13: in the end step the hand counts as it was when the step began. */
function handAtEnd(combat: Readonly<Combat>): number {
  const first = combat.stack[0];
  return first?.kind === TURN_END ? first.x : combat.hand.length;
}
