// Playing a card: paying, copies, targets, its text, what that set off, and where the card goes.
import { putOnTop } from "@games/core-rng";
import type { CardText, CompiledCard, CompiledOp, CompiledTrigger, Content } from "../content.js";
import { cardOf, combatOf, isDecided, livingEnemies, rowOf } from "../state.js";
import type { Combat, Enemy, Play, Player, RefusalCode } from "../types.js";
import type { CardType } from "../vocabulary.js";
import { countPassives } from "./amounts.js";
import { damagePlayer, settleCurlUps } from "./damage.js";
import {
  type CardFrame,
  isOfDeck,
  pushCard,
  pushTrigger,
  type TextFrame,
  type TriggerFrame,
} from "./frames.js";
import { drawOne, exhaustCard, takeFrom } from "./piles.js";
import { enqueuePowers, startTrigger } from "./triggers.js";

/** What a card costs now; `x` is any amount. */
export function costOf(combat: Readonly<Combat>, content: Content, card: number): number | "x" {
  const { type, cost, hurtCost } = cardOf(content, card);
  if (combat.player.freeCards > 0 || isFreeInHand(combat, card)) return 0;
  if (type === "skill" && countPassives(combat, content, "free-skills") > 0) return 0;
  return combat.player.isHurt ? hurtCost : cost;
}

/** Whether a card of the hand costs nothing in this turn; there is seldom one. */
function isFreeInHand({ freeInHand }: Readonly<Combat>, card: number): boolean {
  return freeInHand.length > 0 && freeInHand.includes(card);
}

/** Why a card's own words keep it from being played, whatever its cost; undefined when they do not. */
export function obstacleOf(
  combat: Readonly<Combat>,
  content: Content,
  card: number,
): "unplayable" | "only-attacks" | "no-target" | undefined {
  const { type, text, isUnplayable, isOnlyAttacks } = cardOf(content, card);
  if (isUnplayable) return "unplayable";
  if (isOnlyAttacks && !combat.hand.every((held) => cardOf(content, held).type === "attack"))
    return "only-attacks";
  // R17: attacks need someone to hit; the targeted step of a skill is skipped instead.
  const needsTarget = type === "attack" && text.isTargeted;
  return needsTarget && livingEnemies(combat) === 0 ? "no-target" : undefined;
}

/** Why a card of the hand cannot be played. */
export function refusePlay(
  combat: Readonly<Combat>,
  content: Content,
  card: number,
): RefusalCode | undefined {
  const obstacle = obstacleOf(combat, content, card);
  if (obstacle !== undefined) return obstacle;
  const cost = costOf(combat, content, card);
  return cost !== "x" && cost > combat.player.energy ? "not-enough-energy" : undefined;
}

/** R23: why a card is not a power that can be used. */
export function refuseUse(
  { powers }: Readonly<Combat>,
  content: Content,
  card: number,
): RefusalCode | undefined {
  const copies = powers.filter((power) => power.card === card);
  if (copies.length === 0 || cardOf(content, card).use === null) return "no-such-power";
  return copies.every(({ isUsed }) => isUsed) ? "already-used" : undefined;
}

/** Plays a card from the hand. */
export function playFromHand(play: Play, card: number): void {
  const combat = combatOf(play);
  const { player, hand, freeInHand } = combat;
  const cost = costOf(combat, play.content, card);
  if (player.freeCards > 0) player.freeCards--;
  if (isFreeInHand(combat, card)) takeFrom(freeInHand, card);
  takeFrom(hand, card);
  const frame = pushCard(play, card, "hand");
  if (cost !== "x") payFor(play, frame, cost, 0, cost === 0);
  else if (player.energy === 0) payFor(play, frame, 0, 0, false);
}

/** Pays for a card and begins it; R12: an Attack after Double Tap first resolves a copy with the same X. */
export function payFor(
  play: Play,
  frame: CardFrame,
  energy: number,
  x: number,
  isFree: boolean,
): void {
  const { player } = combatOf(play);
  player.energy -= energy;
  beginCard(play, frame, energy, x, isFree);
  if (isDoubled(player, cardOf(play.content, frame.card)))
    beginCard(play, pushCard(play, frame.card, "copy"), 0, x, isFree);
}

/** The card is paid for: its target comes next. */
function beginCard(play: Play, frame: CardFrame, energy: number, x: number, isFree: boolean): void {
  const { player } = combatOf(play);
  const { id, type } = cardOf(play.content, frame.card);
  frame.x = x;
  frame.isFree = isFree;
  frame.stage = "target";
  if (type === "attack") player.attacksPlayed++;
  else if (type === "power") player.powersPlayed++;
  play.emit?.({ type: "card-played", card: id, energy, source: frame.source });
  enqueuePowers(play, "play", null, type);
}

/** Whether a card is played twice; one effect is used up by it, others wait for the next such card. */
function isDoubled(player: Player, { type, isOnce }: CompiledCard): boolean {
  if (type === "attack" && player.doubleTaps > 0 && !isOnce) {
    player.doubleTaps--;
    return true;
  }
  if (type !== "skill" || player.doubleSkills === 0 || isOnce) return false;
  player.doubleSkills--;
  return true;
}

/** Draws a card and plays it free. */
export function playTopCard(play: Play, isExhausted: boolean): void {
  const card = drawOne(play);
  if (card === undefined) return;
  combatOf(play).hand.pop();
  playFree(play, card, isExhausted);
}

/** Plays a drawn card free; R12: one that cannot be played is discarded, a Daze exhausted. */
export function playFree(play: Play, card: number, isExhausted: boolean): void {
  const combat = combatOf(play);
  if (obstacleOf(combat, play.content, card) === undefined) {
    payFor(play, pushCard(play, card, "draw", isExhausted), 0, 0, true);
    return;
  }
  const { id, supply } = cardOf(play.content, card);
  if (supply === "daze") exhaustCard(play, card, "hand");
  else {
    play.emit?.({ type: "card-moved", card: id, from: "hand", to: "discard" });
    combat.discardPile.push(card);
  }
}

/** Continues with a card; false when the player has to choose something. */
export function advanceCard(play: Play, frame: CardFrame): boolean {
  const { text, type } = cardOf(play.content, frame.card);
  if (frame.stage === "target" && type === "attack") takeAttackStrength(combatOf(play), frame);
  if (frame.stage === "energy" || !runText(play, frame, text)) return false;
  if (frame.next < text.ops.length || isInterrupted(play, frame)) return true;
  // R14: what the card set off comes after its text and before its cleanup.
  settleCurlUps(play);
  if (startTrigger(play, frame.waitingBefore)) return true;
  // R30: nobody chooses to be hit first, so the cleanup and what that sets off come before Sharp Hide and Enraged.
  if (frame.stage !== "done") {
    frame.stage = "done";
    if (isOfDeck(frame)) cleanUp(play, frame);
    return true;
  }
  play.state.stack.pop();
  punish(play, type);
  return true;
}

/** P10: Strength for one Attack goes to the first that is resolved, which of a doubled card is the copy. */
function takeAttackStrength({ player }: Combat, frame: CardFrame): void {
  if (player.attackStrength === 0) return;
  frame.strength = player.attackStrength;
  player.attackStrength = 0;
}

/** Continues with a trigger; false when the player has to choose something. */
export function advanceTrigger(play: Play, frame: TriggerFrame): boolean {
  const { triggers } = cardOf(play.content, frame.card);
  const { text } = triggers[frame.trigger] as CompiledTrigger;
  if (!runText(play, frame, text)) return false;
  if (frame.next < text.ops.length || isInterrupted(play, frame)) return true;
  if (play.state.combat !== null) settleCurlUps(play);
  play.state.stack.pop();
  return true;
}

/** Whether something else has to be resolved first, or nothing more at all. */
function isInterrupted({ state }: Play, frame: TextFrame): boolean {
  const { stack, combat } = state;
  return stack[stack.length - 1] !== frame || (combat !== null && isDecided(combat));
}

/** Runs a text up to its end, to a card that is played on the way, or to a question (then false). */
export function runText(play: Play, frame: TextFrame, { ops, isTargeted }: CardText): boolean {
  if (frame.stage === "target") {
    const isAsked = frame.kind === "card" && isTargeted && frame.target === null;
    if (isAsked && !findTarget(play, frame)) return false;
    frame.stage = "text";
  }
  while (frame.next < ops.length) {
    const { condition, question, run, isAimed } = ops[frame.next] as CompiledOp;
    if (condition === null || condition(play, frame)) {
      if (isAimed && frame.target === null && !aimLate(play, frame)) return false;
      if (question?.mustAsk(play, frame)) return false;
      run(play, frame);
    }
    frame.next++;
    if (isInterrupted(play, frame)) return true;
  }
  return true;
}

/** What is no card that is played is aimed only when an operation needs it; false when the player has to choose. */
function aimLate(play: Play, frame: TextFrame): boolean {
  if (frame.kind === "card" || play.state.combat === null || findTarget(play, frame)) return true;
  frame.stage = "target";
  return false;
}

/** Aims at the only enemy there is, or at nobody when there is none; false when the player has to choose. */
function findTarget(play: Play, frame: TextFrame): boolean {
  const combat = combatOf(play);
  const living = livingEnemies(combat);
  if (living > 1) return false;
  if (living === 1) frame.target = combat.enemies.findIndex(({ hp }) => hp > 0);
  return true;
}

/** R24: Sharp Hide and Enraged, while their owner lives. */
function punish(play: Play, type: CardType): void {
  const { enemies, player } = combatOf(play);
  for (let by = 0; by < enemies.length && player.hp > 0; by++) {
    const enemy = enemies[by] as Enemy;
    const { punish: rule } = rowOf(play.content, enemy);
    if (rule === null || enemy.hp === 0) continue;
    if (rule.type === type && rule.slots.includes(enemy.slot))
      damagePlayer(play, by, rule.damage, "damaged");
  }
}

/** Where a card goes after it was played. */
function cleanUp(play: Play, { card, isExhausted }: CardFrame): void {
  const combat = combatOf(play);
  const { id, type, isExhaust, isOnTop } = cardOf(play.content, card);
  if (type === "power") {
    combat.powers.push({ card, cubes: 0, isUsed: false });
    play.emit?.({ type: "card-moved", card: id, from: "play", to: "powers" });
    return;
  }
  const isCorrupted = type === "skill" && countPassives(combat, play.content, "free-skills") > 0;
  if (isExhaust || isCorrupted || isExhausted) {
    exhaustCard(play, card, "play");
    return;
  }
  if (isOnTop) putOnTop(combat.drawPile, card);
  else combat.discardPile.push(card);
  play.emit?.({ type: "card-moved", card: id, from: "play", to: isOnTop ? "draw" : "discard" });
}

/** R23: uses a power of once a turn. */
export function usePower(play: Play, card: number): void {
  const { powers } = combatOf(play);
  const power = powers.findIndex((one) => one.card === card && !one.isUsed);
  (powers[power] as Combat["powers"][number]).isUsed = true;
  const { id, use } = cardOf(play.content, card);
  pushTrigger(play, { card, trigger: use as number, power, target: null });
  play.emit?.({ type: "power-used", card: id });
}
