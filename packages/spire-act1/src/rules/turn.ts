// The round: start of turn, end of turn, and the enemies' turn between two rounds.
import type { Content } from "../content.js";
import { DRAW, ENERGY, MAX_ENERGY } from "../data/act1.js";
import { cardOf, combatOf, passiveOf } from "../state.js";
import type { Combat, Play } from "../types.js";
import { countPassives } from "./amounts.js";
import { sweepEnemies, takeEnemyTurn, welcomeArrivals } from "./enemies.js";
import { pushTrigger, type TurnEndFrame, type TurnStartFrame } from "./frames.js";
import { drawCards, exhaustCard, removeAt, truncate } from "./piles.js";
import { roll } from "./roll.js";
import { endTemporaryStrength, loseBlock } from "./tokens.js";
import { enqueuePowers } from "./triggers.js";

/** Begins a player turn. */
export function beginTurn({ state }: Play): void {
  state.stack.push({ kind: "turn-start", stage: "reset" });
}

/** Begins the end of a player turn. */
export function beginTurnEnd(play: Play): void {
  play.state.stack.push({
    kind: "turn-end",
    stage: "powers",
    handSize: combatOf(play).hand.length,
    cards: 0,
    place: 0,
    isTextDone: false,
  });
}

/** Takes the next step of the start of a turn; what it sets off is resolved before the one after it. */
export function advanceTurnStart(play: Play, frame: TurnStartFrame): boolean {
  switch (frame.stage) {
    case "reset":
      if (!isBlockKept(play) && play.content.kit.isResetOpen?.(play)) return false;
      resetAndDraw(play, frame);
      break;
    case "draw":
      resetAndDraw(play, frame);
      break;
    case "roll":
      frame.stage = "welcome";
      if (rollDie(play)) welcome(play, frame);
      break;
    case "welcome":
      welcome(play, frame);
      break;
    case "done":
      play.state.stack.pop();
  }
  return true;
}

/** Takes the next step of the end of a turn; what it sets off is resolved before the one after it. */
export function advanceTurnEnd(play: Play, frame: TurnEndFrame): boolean {
  switch (frame.stage) {
    case "powers":
      endPowers(play, frame);
      break;
    case "strength":
      endStrength(play, frame);
      break;
    case "hand":
      endHand(play, frame);
      break;
    case "keep":
      return play.content.kit.advance?.(play, frame) ?? false;
    case "discard":
      discardHand(play, frame);
      break;
    case "enemies":
      endRound(play);
  }
  return true;
}

/** Energy and block are reset, marks of the last turn go, five cards are drawn. */
function resetAndDraw(play: Play, frame: TurnStartFrame): void {
  const combat = combatOf(play);
  const { player } = combat;
  combat.turn++;
  combat.die = null;
  play.emit?.({ type: "turn-started", turn: combat.turn });
  const isEnergyKept = passiveOf(play.state.run, play.content, "keep-energy") > 0;
  player.energy =
    isEnergyKept && combat.turn > 1 ? Math.min(MAX_ENERGY, player.energy + ENERGY) : ENERGY;
  if (!isBlockKept(play)) loseBlock(play, player.block);
  clearTurn(combat);
  frame.stage = "roll";
  drawCards(play, DRAW);
}

/** Whether block stays at the start of the turn. */
function isBlockKept(play: Play): boolean {
  const combat = combatOf(play);
  const { block, isBlockKept: isKept } = combat.player;
  return block === 0 || isKept || countPassives(combat, play.content, "keep-block") > 0;
}

/** What was only for the last turn ends. */
function clearTurn({ player, powers, freeInHand }: Combat): void {
  player.lostThisRound = 0;
  player.lossLeft = null;
  player.canDraw = true;
  player.doubleTaps = 0;
  player.doubleSkills = 0;
  player.freeCards = 0;
  player.attacksPlayed = 0;
  player.powersPlayed = 0;
  player.isBlockKept = false;
  player.isHandKept = false;
  truncate(freeInHand, 0);
  for (const power of powers) power.isUsed = false;
}

/** One die for all enemies; P4: the player may change it before anything else, and then it does not stand yet. */
function rollDie(play: Play): boolean {
  const face = roll(play);
  const isOpen = play.content.kit.isDieOpen?.(play) === true;
  if (isOpen) play.state.stack.push({ kind: "die", face });
  else combatOf(play).die = face;
  return !isOpen;
}

/** Those who were announced arrive, then what waits for the turn, for the fight or for the face of the die. */
function welcome(play: Play, frame: TurnStartFrame): void {
  sweepEnemies(play);
  welcomeArrivals(play);
  frame.stage = "done";
  enqueuePowers(play, "turn-start");
  if (play.state.run.relics.length === 0) return;
  if (combatOf(play).turn === 1) play.content.kit.enqueueRelics?.(play, "fight-start", null);
  play.content.kit.enqueueRelics?.(play, "die", null);
}

/** R13, first: powers in the order they were played. */
function endPowers(play: Play, frame: TurnEndFrame): void {
  play.emit?.({ type: "turn-ended" });
  frame.stage = "strength";
  enqueuePowers(play, "turn-end");
  if (play.state.config.ruleSet === "plan") return;
  frame.cards = combatOf(play).hand.length;
  enqueueHand(combatOf(play), play.content);
}

/** P9: what the cards of the hand say waits together with powers and relics. */
function enqueueHand({ hand, queue }: Combat, content: Content): void {
  for (const card of hand) {
    const { held, ethereal } = cardOf(content, card);
    for (const trigger of [held, ethereal])
      if (trigger !== null) queue.push({ card, relic: null, trigger, power: null, target: null });
  }
}

/** R13, second: temporary Strength. */
function endStrength(play: Play, frame: TurnEndFrame): void {
  endTemporaryStrength(play);
  if (play.state.config.ruleSet === "plan") {
    frame.cards = combatOf(play).hand.length;
    frame.stage = "hand";
  } else finishHand(play, frame);
}

/** The hand is looked at: what is left of it is discarded, unless the player may keep cards. */
function finishHand(play: Play, frame: TurnEndFrame): void {
  frame.stage = combatOf(play).player.isHandKept ? "keep" : "discard";
}

/** R13, third: the hand from left to right; each card's own text, then Ethereal. */
function endHand(play: Play, frame: TurnEndFrame): void {
  const { hand, queue } = combatOf(play);
  frame.cards = Math.min(frame.cards, hand.length); // what was set off may have taken cards from the hand
  while (frame.place < frame.cards) {
    const card = hand[frame.place] as number;
    const { held, isEthereal, isRetain } = cardOf(play.content, card);
    if (held !== null && !frame.isTextDone) {
      frame.isTextDone = true;
      pushTrigger(play, { card, trigger: held, power: null, target: null });
      return;
    }
    frame.isTextDone = false;
    if (isEthereal && !isRetain) exhaustEthereal(play, frame, card);
    else frame.place++;
    if (queue.length > 0) return;
  }
  finishHand(play, frame);
}

function exhaustEthereal(play: Play, frame: TurnEndFrame, card: number): void {
  removeAt(combatOf(play).hand, frame.place);
  frame.cards--;
  exhaustCard(play, card, "hand");
}

/** R13, last: the rest is discarded; cards drawn during the end of turn stay. */
function discardHand(play: Play, frame: TurnEndFrame): void {
  const { hand, discardPile } = combatOf(play);
  let left = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number;
    const { id, isRetain } = cardOf(play.content, card);
    if (i >= frame.cards || isRetain) hand[left++] = card;
    else {
      discardPile.push(card);
      play.emit?.({ type: "card-moved", card: id, from: "hand", to: "discard" });
    }
  }
  truncate(hand, left);
  frame.stage = "enemies";
}

function endRound(play: Play): void {
  play.state.stack.pop();
  takeEnemyTurn(play);
  beginTurn(play);
}
