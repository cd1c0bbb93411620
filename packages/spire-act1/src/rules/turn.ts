// The round: start of turn, end of turn, and the enemies' turn between two rounds.
import type { Fight } from "../compiled.js";
import { DRAW, ENERGY } from "../data/act1.js";
import type { Frame } from "../types.js";
import { countPassives } from "./amounts.js";
import { sweepEnemies, takeEnemyTurn, welcomeArrivals } from "./enemies.js";
import { pushFrame, TRIGGER, TURN_END, TURN_START } from "./frames.js";
import { cardOf, drawCards, exhaustCard, removeAt, truncate } from "./piles.js";
import { endFlex, loseBlock } from "./tokens.js";
import { enqueuePowers, startTrigger } from "./triggers.js";

/** A step of a phase: it leaves `pc` at the step that comes next. */
type PhaseStep = (fight: Fight, frame: Frame) => void;

const START_STEPS: readonly PhaseStep[] = [resetAndDraw, rollAndWelcome, endPhase];
const END_STEPS: readonly PhaseStep[] = [endPowers, endTemporaries, endHand, discardHand, endRound];

/** Begins a player turn. */
export function beginTurn(fight: Fight): void {
  pushFrame(fight, TURN_START, -1).pc = 0;
}

/** Begins the end of a player turn. */
export function beginTurnEnd(fight: Fight): void {
  pushFrame(fight, TURN_END, -1).pc = 0;
}

/** Goes on with the start of a turn: what a step set off is resolved before the next. */
export function advanceStart(fight: Fight, frame: Frame): boolean {
  return advancePhase(fight, frame, START_STEPS);
}

/** Goes on with the end of a turn. */
export function advanceEnd(fight: Fight, frame: Frame): boolean {
  return advancePhase(fight, frame, END_STEPS);
}

function advancePhase(fight: Fight, frame: Frame, steps: readonly PhaseStep[]): boolean {
  if (fight.combat.queue.length > frame.base) startTrigger(fight, frame.base);
  else (steps[frame.pc] as PhaseStep)(fight, frame);
  return true;
}

/** Energy and block are reset, marks of the last turn go, five cards are drawn. */
function resetAndDraw(fight: Fight, frame: Frame): void {
  const { combat, content } = fight;
  const { player } = combat;
  combat.turn++;
  combat.die = 0;
  fight.emit?.({ type: "turn-started", turn: combat.turn });
  player.energy = ENERGY;
  if (countPassives(content, combat, "keep-block") === 0) loseBlock(fight, player.block);
  player.lostThisRound = 0;
  player.isLossLimited = false;
  player.cannotDraw = false;
  player.doubleTaps = 0;
  player.freeCards = 0;
  for (const power of combat.powers) power.isUsed = false;
  frame.pc = 1;
  drawCards(fight, DRAW);
}

/** One die for all enemies, then those who were announced arrive, then powers that wait for the turn. */
function rollAndWelcome(fight: Fight, frame: Frame): void {
  const { combat } = fight;
  combat.die = fight.luck.die.below(6) + 1;
  fight.emit?.({ type: "die-rolled", face: combat.die, reveals: true });
  sweepEnemies(fight);
  welcomeArrivals(fight);
  frame.pc = 2;
  enqueuePowers(fight, "turn-start");
}

function endPhase(fight: Fight): void {
  fight.combat.stack.pop();
}

/** R13, first: powers in the order they were played. `x` keeps the size of the hand for Pain. */
function endPowers(fight: Fight, frame: Frame): void {
  fight.emit?.({ type: "turn-ended" });
  frame.x = fight.combat.hand.length;
  frame.pc = 1;
  enqueuePowers(fight, "turn-end");
}

/** R13, second: temporary Strength. `picked` is how many cards of the hand the end of turn is about. */
function endTemporaries(fight: Fight, frame: Frame): void {
  endFlex(fight);
  frame.picked = fight.combat.hand.length;
  frame.option = 0;
  frame.pc = 2;
}

/** R13, third: the hand from left to right, `count` being the card; its own text, then Ethereal. */
function endHand(fight: Fight, frame: Frame): void {
  const { hand, queue } = fight.combat;
  while (frame.count < frame.picked) {
    const card = hand[frame.count] as number;
    const { held, isEthereal, isRetain } = cardOf(fight, card);
    if (held >= 0 && frame.option === 0) {
      frame.option = 1;
      pushFrame(fight, TRIGGER, card).trigger = held;
      return;
    }
    frame.option = 0;
    if (isEthereal && !isRetain) etherealize(fight, frame, card);
    else frame.count++;
    if (queue.length > frame.base) return;
  }
  frame.pc = 3;
}

function etherealize(fight: Fight, frame: Frame, card: number): void {
  removeAt(fight.combat.hand, frame.count);
  frame.picked--;
  exhaustCard(fight, card, "hand");
}

/** R13, last: the rest is discarded; cards drawn during the end of turn stay. */
function discardHand(fight: Fight, frame: Frame): void {
  const { hand, discardPile } = fight.combat;
  let left = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number;
    const { id, isRetain } = cardOf(fight, card);
    if (i >= frame.picked || isRetain) hand[left++] = card;
    else {
      discardPile.push(card);
      fight.emit?.({ type: "card-moved", card: id, from: "hand", to: "discard" });
    }
  }
  truncate(hand, left);
  frame.pc = 4;
}

function endRound(fight: Fight): void {
  fight.combat.stack.pop();
  takeEnemyTurn(fight);
  if (fight.result === "open") beginTurn(fight);
}
