// What a player does at a glance: the card that gives most for its energy, at the enemy that is soonest out of the way.
import type { CompiledCard, CompiledOp, Table } from "../compiled.js";
import { actContent, spireAct1 } from "../game.js";
import { amountOf } from "../rules/amounts.js";
import { actionOf, hitSize, intendedHits } from "../rules/intents.js";
import { cardOf } from "../rules/piles.js";
import { costOf, obstacleOf } from "../rules/play.js";
import { askedNow, currentOp, topFrame } from "../rules/question.js";
import type { Action, Combat, Enemy, Frame, State } from "../types.js";
import type { OpName } from "../vocabulary.js";
import { GLANCE as W } from "./values.js";

const END_TURN: Action = { type: "end-turn" };

/** What a glance at a fight takes in. */
interface Look extends Table {
  /** The enemy to aim at. */
  readonly target: number;
  /** The damage that this round will bring past block. */
  readonly incoming: number;
  /** How long the fight will go on, 1 being usual. */
  readonly length: number;
  /** How cards are imagined to be played. */
  readonly frame: Frame;
}

/** The next action in a fight. */
export function actByInstinct(state: Readonly<State>): Action {
  const combat = state.combat as Combat;
  const look = lookAt(combat);
  if (combat.stack.length > 0) return answer(state, look);
  const power = combat.powers.find(({ card, isUsed }) => !isUsed && cardOf(look, card).use >= 0);
  if (power !== undefined) return actContent.actions.use[power.card] as Action;
  return bestPlay(look) ?? END_TURN;
}

/** The card that gives most for its energy; undefined when none is worth it. */
function bestPlay(look: Look): Action | undefined {
  const { content, combat } = look;
  const { hand, player } = combat;
  let best = -1;
  let most = W.nothing;
  for (const card of hand) {
    if (card === best || obstacleOf(content, combat, card) !== null) continue;
    const printed = costOf(content, combat, card);
    const cost = printed < 0 ? player.energy : printed;
    if (cost > player.energy || (printed < 0 && cost === 0)) continue;
    look.frame.x = cost;
    const rate = worthOf(look, card) / (cost + W.handling);
    if (rate <= most) continue;
    best = card;
    most = rate;
  }
  return best < 0 ? undefined : content.actions.play[best];
}

function lookAt(combat: Readonly<Combat>): Look {
  let incoming = -combat.player.block;
  let hp = 0;
  for (const enemy of combat.enemies) {
    if (enemy.hp === 0) continue;
    hp += enemy.hp;
    incoming += threatOf(combat, enemy);
  }
  const length = 1 - W.length + W.length * Math.min(W.longest, hp / W.usualHp);
  const target = targetOf(combat);
  return { content: actContent, combat, target, incoming, length, frame: playedAt(target) };
}

/** How a card is imagined to be played: at a target, with the first option, and with two cards to exhaust. */
function playedAt(target: number): Frame {
  return {
    kind: 0,
    card: -1,
    trigger: -1,
    power: -1,
    pc: 0,
    target,
    x: 0,
    option: 0,
    picked: 0,
    count: 2,
    base: 0,
    way: 0,
  };
}

/** The damage an enemy intends this round. */
function threatOf(combat: Readonly<Combat>, enemy: Readonly<Enemy>): number {
  const times = intendedHits(actContent, combat, enemy);
  if (times === 0) return 0;
  const { hit = 0 } = actionOf(actContent, combat, enemy);
  return times * hitSize(hit + enemy.strength, enemy.weak > 0, combat.player.vulnerable > 0);
}

/** The enemy that is soonest out of the way, for what it can do; -1 when there is none. */
function targetOf({ enemies }: Readonly<Combat>): number {
  let best = -1;
  let most = 0;
  for (let i = 0; i < enemies.length; i++) {
    const { hp, block, strength, vulnerable } = enemies[i] as Enemy;
    const rate = (1 + strength + (vulnerable > 0 ? 1 : 0)) / (hp + block);
    if (hp === 0 || rate <= most) continue;
    best = i;
    most = rate;
  }
  return best;
}

/** What playing a card is worth. */
function worthOf(look: Look, card: number): number {
  const { program, triggers, type, isUnplayable } = cardOf(look, card);
  if (isUnplayable) return W.dead;
  let worth = type === "power" && triggers.length > 0 ? W.power * look.length : 0;
  for (const op of program.ops) {
    if (op.condition !== null && !op.condition(look, look.frame, op.conditionN)) continue;
    worth += OP_WORTHS[op.name as OpName]?.(look, op, amountOf(look, look.frame, op.amount)) ?? 0;
  }
  return worth - penaltyOf(look, type);
}

/** What operations are worth; those that are not listed count nothing. */
const OP_WORTHS: Partial<Record<OpName, (look: Look, op: CompiledOp, n: number) => number>> = {
  hit: worthOfHits,
  damage: ({ combat }, op, n) =>
    op.aim === "self" ? -n * W.hp : n * combat.enemies.length * W.damage,
  block: ({ incoming }, _, n) => Math.min(n, Math.max(0, incoming)) * W.block + n * W.spareBlock,
  draw: (_, __, n) => n * W.draw,
  energy: (_, __, n) => n * W.energy,
  "lose-hp": (_, __, n) => -n * W.hp,
  strength: ({ length }, op, n) => n * (op.flag ? W.flex : W.strength * length),
  vulnerable: ({ combat, target }, op) =>
    (combat.enemies[target]?.vulnerable ?? 1) === 0 ? W.vulnerable * reach(combat, op) : 0,
  weak: ({ combat }, op) => (op.aim === "self" ? -W.weak : W.weak * reach(combat, op)),
  add: (_, __, n) => -n * W.status,
  "play-top": () => W.draw,
};

/** How many enemies an operation is aimed at. */
function reach({ enemies }: Readonly<Combat>, { aim }: CompiledOp): number {
  return aim === "all" ? enemies.filter(({ hp }) => hp > 0).length : 1;
}

function worthOfHits(look: Look, op: CompiledOp, n: number): number {
  const { combat, frame, target } = look;
  const size = n + combat.player.strength * op.strength;
  const times = amountOf(look, frame, op.times);
  if (op.aim !== "all") return worthOfHit(combat, combat.enemies[target], size, times);
  return combat.enemies.reduce((sum, e) => sum + worthOfHit(combat, e, size, times), 0);
}

/** What hits on an enemy are worth: the damage, and more when it is dead or loses the block it needs. */
function worthOfHit(
  combat: Readonly<Combat>,
  enemy: Readonly<Enemy> | undefined,
  size: number,
  times: number,
): number {
  if (enemy === undefined || enemy.hp === 0) return 0;
  const damage = hitSize(size, combat.player.weak > 0, enemy.vulnerable > 0) * times;
  if (damage >= enemy.hp + enemy.block)
    return enemy.hp * W.damage + W.kill + threatOf(combat, enemy) * W.threat;
  if (enemy.block === 0) return damage * W.damage;
  const isShield = actionOf(actContent, combat, enemy).shift !== undefined;
  return isShield
    ? damage * W.damage + Math.min(damage, enemy.block) * W.shield
    : damage * W.damage * W.throughBlock;
}

/** What Sharp Hide and Enraged take for a type of card. */
function penaltyOf({ content, combat }: Look, type: CompiledCard["type"]): number {
  let penalty = 0;
  for (const { row, hp, slot } of combat.enemies) {
    const punish = content.enemies[row]?.punish ?? null;
    if (hp > 0 && punish !== null && punish.type === type && punish.slots.includes(slot))
      penalty += punish.damage * W.punish;
  }
  return penalty;
}

/** The answer to a question: the usual target, all energy, the first option, the best or the worst card. */
function answer(state: Readonly<State>, look: Look): Action {
  const legal = spireAct1.legalActions(state);
  const ask = askedNow(look.content, look.combat);
  if (ask === "card") return chooseCard(look, legal);
  if (ask === "amount") return legal.at(-1) as Action;
  const aimed = legal.find((action) => "enemy" in action && action.enemy === look.target);
  return aimed ?? (legal[0] as Action);
}

function chooseCard(look: Look, legal: readonly Action[]): Action {
  const { content, combat } = look;
  const isLoss = currentOp(content, topFrame(combat) as Frame)?.to === "exhaust";
  let best = legal[0] as Action;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const gain =
      "card" in action ? worthOf(look, content.cardNumbers.get(action.card) as number) : W.keep;
    const worth = isLoss ? -gain : gain;
    if (worth <= most) continue;
    best = action;
    most = worth;
  }
  return best;
}
