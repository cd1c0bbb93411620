// Playing a card: paying, copies, targets, its text, what that set off, and where the card goes.
import { putOnTop } from "@games/core-rng";
import type {
  CompiledCard,
  CompiledOp,
  CompiledTrigger,
  Content,
  Fight,
  Program,
} from "../compiled.js";
import type { Combat, Enemy, Frame } from "../types.js";
import { WAYS } from "../types.js";
import { countPassives } from "./amounts.js";
import { damagePlayer, settleCurlUps } from "./damage.js";
import { CARD, pushFrame } from "./frames.js";
import { livingEnemies, rowOf } from "./intents.js";
import { cardOf, drawOne, exhaustCard, removeAt, takeFrom } from "./piles.js";
import { startTrigger } from "./triggers.js";

const FREE = 1;
const HAVOC = 2;
const COPY = 3;

/** What a card costs now; -1 for any amount. */
export function costOf(content: Content, combat: Readonly<Combat>, card: number): number {
  const { type, cost, hurtCost } = content.cards[card] as CompiledCard;
  if (combat.player.freeCards > 0) return 0;
  if (type === "skill" && countPassives(content, combat, "free-skills") > 0) return 0;
  return combat.player.isHurt ? hurtCost : cost;
}

/** Why a card's own words keep it from being played, whatever its cost; null when they do not. */
export function obstacleOf(
  content: Content,
  combat: Readonly<Combat>,
  card: number,
): "unplayable" | "only-attacks" | "no-target" | null {
  const row = content.cards[card] as CompiledCard;
  if (row.isUnplayable) return "unplayable";
  if (row.isOnlyAttacks && !combat.hand.every((held) => content.cards[held]?.type === "attack"))
    return "only-attacks";
  // R17: attacks need someone to hit; the targeted step of a skill is skipped instead.
  const needsTarget = row.type === "attack" && row.program.isTargeted;
  return needsTarget && livingEnemies(combat) === 0 ? "no-target" : null;
}

/** Plays a card from the hand. */
export function playFromHand(fight: Fight, card: number): void {
  const { combat } = fight;
  const cost = costOf(fight.content, combat, card);
  if (combat.player.freeCards > 0) combat.player.freeCards--;
  takeFrom(combat.hand, card);
  const frame = pushFrame(fight, CARD, card);
  frame.pc = -2;
  if (cost >= 0) payFor(fight, frame, cost, 0);
  else if (combat.player.energy === 0) payFor(fight, frame, 0, 0);
}

/** Pays for a card and begins it; R12: an Attack after Double Tap first resolves a copy with the same X. */
export function payFor(fight: Fight, frame: Frame, energy: number, x: number): void {
  const { player } = fight.combat;
  player.energy -= energy;
  frame.x = x;
  frame.pc = -1;
  const { id, type } = cardOf(fight, frame.card);
  const way = WAYS[frame.way] as (typeof WAYS)[number];
  fight.emit?.({ type: "card-played", card: id, energy, way });
  if (type !== "attack" || player.doubleTaps === 0) return;
  player.doubleTaps--;
  const copy = pushFrame(fight, CARD, frame.card);
  copy.x = x;
  copy.way = COPY;
  fight.emit?.({ type: "card-played", card: id, energy: 0, way: "copy" });
}

/** Draws a card and plays it free; R12: one that cannot be played is discarded, a Daze exhausted. */
export function playTopCard(fight: Fight, isExhausted: boolean): void {
  const { combat, content } = fight;
  const card = drawOne(fight);
  if (card < 0) return;
  removeAt(combat.hand, combat.hand.length - 1);
  if (obstacleOf(content, combat, card) === null) {
    const frame = pushFrame(fight, CARD, card);
    frame.way = isExhausted ? HAVOC : FREE;
    payFor(fight, frame, 0, 0);
    return;
  }
  const { id, supply } = cardOf(fight, card);
  if (supply === "daze") exhaustCard(fight, card, "hand");
  else {
    fight.emit?.({ type: "card-moved", card: id, from: "hand", to: "discard" });
    combat.discardPile.push(card);
  }
}

/** Goes on with a card; false when the player has to choose something. */
export function advanceCard(fight: Fight, frame: Frame): boolean {
  const { program, type } = cardOf(fight, frame.card);
  if (frame.pc === -2) return false;
  if (!runProgram(fight, frame, program)) return false;
  if (frame.pc < program.ops.length || isInterrupted(fight, frame)) return true;
  // R14: what the card set off comes after its text and before its cleanup.
  settleCurlUps(fight);
  if (fight.combat.queue.length > frame.base) {
    startTrigger(fight, frame.base);
    return true;
  }
  punish(fight, type);
  fight.combat.stack.pop();
  if (fight.result === "open" && frame.way !== COPY) cleanUp(fight, frame);
  return true;
}

/** Goes on with a trigger; false when the player has to choose something. */
export function advanceTrigger(fight: Fight, frame: Frame): boolean {
  const { program } = cardOf(fight, frame.card).triggers[frame.trigger] as CompiledTrigger;
  if (!runProgram(fight, frame, program)) return false;
  if (frame.pc < program.ops.length || isInterrupted(fight, frame)) return true;
  settleCurlUps(fight);
  fight.combat.stack.pop();
  return true;
}

/** Whether something else has to be resolved first, or nothing more at all. */
function isInterrupted(fight: Fight, frame: Frame): boolean {
  const { stack } = fight.combat;
  return fight.result !== "open" || stack[stack.length - 1] !== frame;
}

/** Runs operations up to the end, to a card that is played on the way, or to a choice (then false). */
function runProgram(fight: Fight, frame: Frame, program: Program): boolean {
  if (frame.pc === -1 && !findTarget(fight, frame, program)) return false;
  const { ops } = program;
  while (frame.pc < ops.length) {
    const op = ops[frame.pc] as CompiledOp;
    const happens = op.condition === null || op.condition(fight, frame, op.conditionN);
    if (happens && !op.run(fight, frame, op)) return false;
    frame.pc++;
    if (isInterrupted(fight, frame)) return true;
  }
  return true;
}

/** Chooses the only enemy there is; false when the player has to. */
function findTarget(fight: Fight, frame: Frame, program: Program): boolean {
  if (program.isTargeted && frame.target < 0) {
    const { enemies } = fight.combat;
    const living = livingEnemies(fight.combat);
    if (living > 1) return false;
    if (living === 1) frame.target = enemies.findIndex(({ hp }) => hp > 0);
  }
  frame.pc = 0;
  return true;
}

/** R24: Sharp Hide and Enraged, while their owner lives. */
function punish(fight: Fight, type: string): void {
  const { enemies } = fight.combat;
  for (let by = 0; by < enemies.length && fight.result === "open"; by++) {
    const enemy = enemies[by] as Enemy;
    const { punish: rule } = rowOf(fight.content, enemy);
    if (rule === null || enemy.hp === 0) continue;
    if (rule.type === type && rule.slots.includes(enemy.slot))
      damagePlayer(fight, by, rule.damage, "damaged");
  }
}

/** Where a card goes after it was played. */
function cleanUp(fight: Fight, frame: Frame): void {
  const { content, combat } = fight;
  const { id, type, isExhaust, isOnTop } = cardOf(fight, frame.card);
  if (type === "power") {
    combat.powers.push({ card: frame.card, cubes: 0, isUsed: false });
    fight.emit?.({ type: "card-moved", card: id, from: "play", to: "powers" });
    return;
  }
  const isCorrupted = type === "skill" && countPassives(content, combat, "free-skills") > 0;
  if (isExhaust || isCorrupted || frame.way === HAVOC) {
    exhaustCard(fight, frame.card, "play");
    return;
  }
  if (isOnTop) putOnTop(combat.drawPile, frame.card);
  else combat.discardPile.push(frame.card);
  fight.emit?.({ type: "card-moved", card: id, from: "play", to: isOnTop ? "draw" : "discard" });
}
