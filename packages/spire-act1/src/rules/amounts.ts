// The numbers that amounts grow with, and the questions that operations depend on.
import type { Content } from "../content.js";
import { cardOf, combatOf } from "../state.js";
import type { Combat, Play, State } from "../types.js";
import type { Amount, Condition, Counter, Passive } from "../vocabulary.js";
import type { TextFrame } from "./frames.js";
import { intendedHits } from "./intents.js";

/** What a text reads: the state and the content. */
export type Look = Pick<Play, "state" | "content">;

/** Reads a number off a fight for the text that is being resolved. */
export type Count = (play: Look, frame: Readonly<TextFrame>) => number;

/** Whether an operation of the text that is being resolved happens. */
export type Check = (play: Look, frame: Readonly<TextFrame>) => boolean;

/** How much gold is a purse. */
const RICH = 10;

/** The numbers that amounts grow with; R20: in the plan nobody has gold. */
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
  gold: ({ state }) => (state.run.gold >= RICH ? 1 : 0),
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

/** How some conditions are bound to their rows. */
export type Checks = Readonly<
  Partial<Record<Condition["is"], (n: number, condition: Condition) => Check>>
>;

/** The conditions of cards. */
export const CARD_CHECKS: Checks = {
  option: (n) => (_, frame) => frame.option === n,
  die: (n) => (play) => (combatOf(play).die ?? 7) <= n,
  killed: () => (play, frame) =>
    frame.target !== null && combatOf(play).enemies[frame.target]?.hp === 0,
  "no-attacks": () => (play) => countAttacks(play) === 0,
  hand: (n) => (play) => handSize(play.state) <= n,
  cubes: (n) => (play, frame) => cubesOn(combatOf(play), frame) >= n,
};

/** A condition bound to its row, by the conditions that a game has. */
export function compileCondition(checks: Checks, condition: Condition): Check {
  return checks[condition.is]?.(condition.n ?? 0, condition) ?? NEVER;
}

const NEVER: Check = () => false;

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
