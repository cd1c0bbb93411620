// The numbers that amounts grow with, and the questions that operations depend on.
import type { Content } from "../content.js";
import { cardOf, combatOf } from "../state.js";
import type { Combat, Play, State } from "../types.js";
import type { Amount, Condition, Counter, Passive } from "../vocabulary.js";
import type { TextFrame } from "./frames.js";
import { intendedHits } from "./intents.js";
import { AREA } from "./touches.js";

/** What a text reads: the state and the content. */
export type Look = Pick<Play, "state" | "content">;

/** Reads a number off a fight for the text that is being resolved. */
export type Count = (play: Look, frame: Readonly<TextFrame>) => number;

/** Whether an operation of the text that is being resolved happens. */
export type Check = (play: Look, frame: Readonly<TextFrame>) => boolean;

/** The numbers that amounts grow with; R20: nobody has gold here. */
const COUNTS: Readonly<Record<Counter, Count>> = {
  block: (play) => combatOf(play).player.block,
  exhausted: (play) => combatOf(play).exhaustPile.length,
  hand: (play) => combatOf(play).hand.length,
  attacks: countAttacks,
  strikes: (play) =>
    combatOf(play).hand.filter((card) => cardOf(play.content, card).isStrike).length,
  attackers: (play) => {
    const combat = combatOf(play);
    return combat.enemies.filter((enemy) => intendedHits(combat, play.content, enemy) > 0).length;
  },
  x: (_, frame) => (frame.kind === "card" ? frame.x : 0),
  count: (_, frame) => frame.exhausted,
  "first-turn": (play) => (combatOf(play).turn === 1 ? 1 : 0),
  gold: () => 0,
};

/** What each counter looks at. */
export const COUNTER_AREAS: Readonly<Record<Counter, number>> = {
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
export const CONDITION_AREAS: Readonly<Record<Condition["is"], number>> = {
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

function countAttacks(play: Look): number {
  return combatOf(play).hand.filter((card) => cardOf(play.content, card).type === "attack").length;
}

/** An amount bound to its row. */
export type CompiledAmount = number | Count;

/** Binds an amount to its row. */
export function compileAmount(amount: Amount): CompiledAmount {
  if (typeof amount === "number") return amount;
  const { n = 0, per, each = 1 } = amount;
  const count = COUNTS[per];
  return (play, frame) => n + each * count(play, frame);
}

/** An amount as things are now. */
export function amountOf(play: Look, frame: Readonly<TextFrame>, amount: CompiledAmount): number {
  return typeof amount === "number" ? amount : amount(play, frame);
}

const CHECKS: Readonly<Record<Condition["is"], (n: number, condition: Condition) => Check>> = {
  option: (n) => (_, frame) => frame.option === n,
  die: (n) => (play) => (combatOf(play).die ?? 7) <= n,
  killed: () => (play, frame) =>
    frame.target !== null && combatOf(play).enemies[frame.target]?.hp === 0,
  "no-attacks": () => (play) => countAttacks(play) === 0,
  hand: (n) => (play) => handSize(play.state) <= n,
  cubes: (n) => (play, frame) => cubesOn(combatOf(play), frame) >= n,
  exhausted: (n) => (_, frame) => frame.exhausted >= n,
  "no-block": () => (play) => combatOf(play).player.block === 0,
  hurt: () => (play) => combatOf(play).player.isHurt,
  shuffled: () => (play) => combatOf(play).hasShuffled,
  "no-attack-played": () => (play) => combatOf(play).player.attacksPlayed === 0,
  "power-played": () => (play) => combatOf(play).player.powersPlayed > 0,
  rolled:
    (n, { to = n }) =>
    (_, frame) => {
      const rolled = frame.kind === "item" ? frame.rolled : null;
      return rolled !== null && rolled >= n && rolled <= to;
    },
  removed:
    (_, { of }) =>
    ({ content }, frame) => {
      const removed = frame.kind === "item" ? frame.removed : null;
      if (removed === null) return false;
      const { rarity, type } = cardOf(content, removed).card;
      return rarity === of || type === of;
    },
};

/** A condition bound to its row. */
export function compileCondition(condition: Condition): Check {
  return CHECKS[condition.is](condition.n ?? 0, condition);
}

/** R13: in the end step the hand counts as it was when the step began. */
function handSize({ stack, combat }: Readonly<State>): number {
  for (const frame of stack) if (frame.kind === "turn-end") return frame.handSize;
  return combat?.hand.length ?? 0;
}

function cubesOn({ powers }: Readonly<Combat>, frame: Readonly<TextFrame>): number {
  const power = frame.kind === "trigger" ? frame.power : null;
  return power === null ? 0 : (powers[power]?.cubes ?? 0);
}

/** How many powers in play change the game in one way. */
export function countPassives(
  { powers }: Readonly<Combat>,
  content: Content,
  passive: Passive,
): number {
  let count = 0;
  for (const { card } of powers) if (cardOf(content, card).passive === passive) count++;
  return count;
}
