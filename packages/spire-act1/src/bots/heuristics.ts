// Playing a fight by rules of thumb: the card that gives most for its energy, at the enemy that is soonest out of the way.
import { legalActions } from "../actions.js";
import type { Content } from "../content.js";
import { CARD_WEIGHTS as W } from "../data/values.js";
import {
  amountOf,
  type Check,
  type Checks,
  compileAmount,
  compileCondition,
} from "../rules/amounts.js";
import { type CardFrame, cardFrame, type Frame, topFrame } from "../rules/frames.js";
import { actionOf, hitSize, intendedHits } from "../rules/intents.js";
import type { OpName, OpOf } from "../rules/operations.js";
import { costOf, obstacleOf } from "../rules/play.js";
import { questionOf } from "../rules/questions.js";
import { cardOf, combatOf, livingEnemies } from "../state.js";
import type { Action, Combat, Enemy, Play } from "../types.js";
import type { Aim, Amount, CardType } from "../vocabulary.js";

/** Chooses the next action in a fight. */
export type Heuristics = (play: Play) => Action;

/** What is looked at before a card is chosen. */
interface Look {
  readonly play: Play;
  readonly combat: Combat;
  /** The damage that this round will bring past block. */
  readonly incoming: number;
  /** How long the fight will last, 1 being usual. */
  readonly length: number;
  /** How cards are supposed to be played: at which target, with which X. */
  readonly frame: CardFrame;
}

/** What something is worth as things are. */
type Value = (look: Look) => number;

const END_TURN: Action = { type: "end-turn" };

/** The heuristics for the cards and enemies of a game. */
export function compileHeuristics(content: Content): Heuristics {
  const values = content.cards.map(({ card }) =>
    card.ops.map((op) => compileValue(content.kit.checks, op)),
  );
  const evaluate = (look: Look, card: number) => cardValue(look, card, values[card] ?? []);
  return (play) => {
    const combat = combatOf(play);
    const look = lookAt(play, combat);
    if (topFrame(play.state)?.kind !== "fight") return answer(look, evaluate);
    const power = combat.powers.find(
      ({ card, isUsed }) => !isUsed && cardOf(content, card).use !== null,
    );
    if (power !== undefined) return content.actions.use[power.card] as Action;
    return bestPlay(look, evaluate) ?? END_TURN;
  };
}

type CardValue = (look: Look, card: number) => number;

/** The card that gives most for its energy; undefined when none is worth it. */
function bestPlay(look: Look, evaluate: CardValue): Action | undefined {
  const { combat, frame } = look;
  const { content } = look.play;
  const { energy } = combat.player;
  let best: number | undefined;
  let bestRate = W.nothing;
  for (const card of combat.hand) {
    if (card === best || obstacleOf(combat, content, card) !== undefined) continue;
    const printed = costOf(combat, content, card);
    const cost = printed === "x" ? energy : printed;
    if (cost > energy || (printed === "x" && cost === 0)) continue;
    frame.x = cost;
    const rate = evaluate(look, card) / (cost + W.handling);
    if (rate <= bestRate) continue;
    best = card;
    bestRate = rate;
  }
  return best === undefined ? undefined : content.actions.play[best];
}

function lookAt(play: Play, combat: Combat): Look {
  let incoming = -combat.player.block;
  let hp = 0;
  for (const enemy of combat.enemies) {
    if (enemy.hp === 0) continue;
    hp += enemy.hp;
    incoming += threatOf(play, enemy);
  }
  const length = 1 - W.length + W.length * Math.min(W.longest, hp / W.usualHp);
  return { play, combat, incoming, length, frame: playedAt(findTarget(combat)) };
}

/** How a card is supposed to be played: at a target, with the first option, and with two cards to exhaust. */
function playedAt(target: number | null): CardFrame {
  const frame = cardFrame(0, "hand", false, 0);
  frame.target = target;
  frame.option = 0;
  frame.exhausted = 2;
  return frame;
}

/** The damage an enemy intends this round. */
export function threatOf(play: Play, enemy: Readonly<Enemy>): number {
  const combat = combatOf(play);
  const times = intendedHits(combat, play.content, enemy);
  if (times === 0) return 0;
  const { hit = 0 } = actionOf(combat, play.content, enemy);
  return times * hitSize(hit + enemy.strength, enemy.weak > 0, combat.player.vulnerable > 0);
}

/** The enemy that is soonest out of the way, for what it can do; null when there is none. */
function findTarget({ enemies }: Readonly<Combat>): number | null {
  let best: number | null = null;
  let bestRate = 0;
  for (let i = 0; i < enemies.length; i++) {
    const { hp, block, strength, vulnerable } = enemies[i] as Enemy;
    const rate = (1 + strength + (vulnerable > 0 ? 1 : 0)) / (hp + block);
    if (hp === 0 || rate <= bestRate) continue;
    best = i;
    bestRate = rate;
  }
  return best;
}

/** What playing a card is worth. */
function cardValue(look: Look, card: number, ops: readonly Value[]): number {
  const { triggers, type, isUnplayable } = cardOf(look.play.content, card);
  if (isUnplayable) return W.dead;
  let value = type === "power" && triggers.length > 0 ? W.power * look.length : 0;
  for (const opValue of ops) value += opValue(look);
  return value - penaltyOf(look, type);
}

/** What an operation is worth, if it happens. */
function compileValue<K extends OpName>(checks: Checks, op: OpOf<K>): Value {
  const compile = (OP_VALUES as { readonly [N in OpName]?: (op: OpOf<N>) => Value })[op.op];
  const value = compile?.(op);
  const happens: Check | undefined = op.if && compileCondition(checks, op.if);
  if (value === undefined) return () => 0;
  if (happens === undefined) return value;
  return (look) => (happens(look.play, look.frame) ? value(look) : 0);
}

/** What operations are worth; those that are not listed count nothing. */
const OP_VALUES: { readonly [K in OpName]?: (op: OpOf<K>) => Value } = {
  hit: hitsValue,
  damage: ({ n, to }) =>
    amountValue(n, (size, { combat }) =>
      to === "self" ? -size * W.hp : size * combat.enemies.length * W.damage,
    ),
  block: ({ n }) =>
    amountValue(
      n,
      (size, { incoming }) => Math.min(size, Math.max(0, incoming)) * W.block + size * W.spareBlock,
    ),
  draw: ({ n }) => amountValue(n, (size) => size * W.draw),
  energy: ({ n }) => amountValue(n, (size) => size * W.energy),
  "lose-hp": ({ n }) => amountValue(n, (size) => -size * W.hp),
  strength: ({ n, temporary }) =>
    amountValue(
      n,
      (size, { length }) => size * (temporary ? W.temporaryStrength : W.strength * length),
    ),
  vulnerable:
    ({ to }) =>
    ({ combat, frame }) =>
      (combat.enemies[frame.target ?? combat.enemies.length]?.vulnerable ?? 1) === 0
        ? W.vulnerable * reach(combat, to)
        : 0,
  weak:
    ({ to }) =>
    ({ combat }) =>
      to === "self" ? -W.weak : W.weak * reach(combat, to),
  add: ({ n }) => amountValue(n, (size) => -size * W.status),
  "play-top": () => () => W.draw,
};

/** What an amount is worth. */
function amountValue(amount: Amount, evaluate: (size: number, look: Look) => number): Value {
  const count = compileAmount(amount);
  return (look) => evaluate(amountOf(look.play, look.frame, count), look);
}

/** How many enemies an operation is aimed at. */
function reach(combat: Readonly<Combat>, to: Aim | undefined): number {
  return to === "all" ? livingEnemies(combat) : 1;
}

function hitsValue({ n, times = 1, all, strength = 1 }: OpOf<"hit">): Value {
  const base = compileAmount(n);
  const count = compileAmount(times);
  return (look) => {
    const { play, frame, combat } = look;
    const size = amountOf(play, frame, base) + combat.player.strength * strength;
    const hits = amountOf(play, frame, count);
    if (!all)
      return hitValue(play, combat.enemies[frame.target ?? combat.enemies.length], size, hits);
    return combat.enemies.reduce((sum, enemy) => sum + hitValue(play, enemy, size, hits), 0);
  };
}

/** What hits on an enemy are worth: the damage, and more when it is dead or loses the block it needs. */
function hitValue(
  play: Play,
  enemy: Readonly<Enemy> | undefined,
  size: number,
  times: number,
): number {
  if (enemy === undefined || enemy.hp === 0) return 0;
  const combat = combatOf(play);
  const damage = hitSize(size, combat.player.weak > 0, enemy.vulnerable > 0) * times;
  if (damage >= enemy.hp + enemy.block)
    return enemy.hp * W.damage + W.kill + threatOf(play, enemy) * W.threat;
  if (enemy.block === 0) return damage * W.damage;
  const isShield = actionOf(combat, play.content, enemy).shift !== undefined;
  return isShield
    ? damage * W.damage + Math.min(damage, enemy.block) * W.shield
    : damage * W.damage * W.throughBlock;
}

/** What Sharp Hide and Enraged take for a type of card. */
function penaltyOf({ play, combat }: Look, type: CardType): number {
  let penalty = 0;
  for (const { row, hp, slot } of combat.enemies) {
    const punish = play.content.enemies[row]?.punish ?? null;
    if (hp > 0 && punish !== null && punish.type === type && punish.slots.includes(slot))
      penalty += punish.damage * W.punish;
  }
  return penalty;
}

/** The answer to a question: the usual target, all energy, the first option, the best or the worst card. */
function answer(look: Look, evaluate: CardValue): Action {
  const { state, content } = look.play;
  const frame = topFrame(state) as Frame;
  const asked = questionOf(content, frame)?.show(state, content, frame);
  const legal = legalActions(state, content);
  if (asked?.ask === "card") return chooseCard(look, legal, evaluate, asked.to === "exhaust");
  if (asked?.ask === "amount") return legal.at(-1) as Action;
  const aimed = legal.find((action) => "enemy" in action && action.enemy === look.frame.target);
  return aimed ?? (legal[0] as Action);
}

function chooseCard(
  look: Look,
  legal: readonly Action[],
  evaluate: CardValue,
  isLoss: boolean,
): Action {
  const { cardNumbers } = look.play.content;
  let best = legal[0] as Action;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const gain = "card" in action ? evaluate(look, cardNumbers.get(action.card) as number) : W.keep;
    const value = isLoss ? -gain : gain;
    if (value <= bestValue) continue;
    best = action;
    bestValue = value;
  }
  return best;
}
