// The round: start of turn, end of turn, and the enemies' turn between two rounds.
import { diceAbout, die } from "@games/core-rng";
import { DRAW, ENERGY } from "../data/act1.js";
import { cardOf, combatOf } from "../state.js";
import type { Play } from "../types.js";
import { countPassives } from "./amounts.js";
import { sweepEnemies, takeEnemyTurn, welcomeArrivals } from "./enemies.js";
import { pushTrigger, type TurnEndFrame, type TurnStartFrame } from "./frames.js";
import { drawCards, exhaustCard, removeAt, truncate } from "./piles.js";
import { endTemporaryStrength, loseBlock } from "./tokens.js";
import { enqueuePowers } from "./triggers.js";

const [DIE] = /* @__PURE__ */ diceAbout("die", 1);

/** Begins a player turn. */
export function beginTurn({ state }: Play): void {
  state.stack.push({ kind: "turn-start", stage: "draw" });
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
export function advanceTurnStart(play: Play, frame: TurnStartFrame): true {
  switch (frame.stage) {
    case "draw":
      resetAndDraw(play, frame);
      break;
    case "roll":
      rollAndWelcome(play, frame);
      break;
    case "done":
      play.state.stack.pop();
  }
  return true;
}

/** Takes the next step of the end of a turn; what it sets off is resolved before the one after it. */
export function advanceTurnEnd(play: Play, frame: TurnEndFrame): true {
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
  player.energy = ENERGY;
  if (countPassives(combat, play.content, "keep-block") === 0) loseBlock(play, player.block);
  player.lostThisRound = 0;
  player.isLossLimited = false;
  player.canDraw = true;
  player.doubleTaps = 0;
  player.freeCards = 0;
  for (const power of combat.powers) power.isUsed = false;
  frame.stage = "roll";
  drawCards(play, DRAW);
}

/** One die for all enemies, then those who were announced arrive, then powers that wait for the turn. */
function rollAndWelcome(play: Play, frame: TurnStartFrame): void {
  const face = die(play.luck.die, 6, DIE);
  combatOf(play).die = face;
  play.emit?.({ type: "die-rolled", face, reveals: true });
  sweepEnemies(play);
  welcomeArrivals(play);
  frame.stage = "done";
  enqueuePowers(play, "turn-start");
}

/** R13, first: powers in the order they were played. */
function endPowers(play: Play, frame: TurnEndFrame): void {
  play.emit?.({ type: "turn-ended" });
  frame.stage = "strength";
  enqueuePowers(play, "turn-end");
}

/** R13, second: temporary Strength. */
function endStrength(play: Play, frame: TurnEndFrame): void {
  endTemporaryStrength(play);
  frame.cards = combatOf(play).hand.length;
  frame.stage = "hand";
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
  frame.stage = "discard";
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
