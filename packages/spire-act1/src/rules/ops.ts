// The operations that card texts are made of: one small function each, found by name.
import type { CompiledOp, Fight, OpFn } from "../compiled.js";
import { PLAYER } from "../events.js";
import type { Frame } from "../types.js";
import type { OpName, Token } from "../vocabulary.js";
import { amountOf, countPassives } from "./amounts.js";
import { attackAll, attackOne, damageEnemy, damagePlayer, losePlayerHp } from "./damage.js";
import { intendedHits } from "./intents.js";
import {
  addStatus,
  cardOf,
  drawCards,
  exhaustCard,
  exhaustHand,
  moveChosen,
  pileOf,
} from "./piles.js";
import { playTopCard } from "./play.js";
import {
  gainBlock,
  gainEnergy,
  gainStrength,
  loseBlock,
  placeOnEnemy,
  placeOnPlayer,
  removeTokens,
} from "./tokens.js";
import { removePower } from "./triggers.js";

/** Every operation by its name. */
export const OPS: Readonly<Record<OpName, OpFn>> = {
  hit,
  damage,
  vulnerable: (fight, frame, op) => placeTokens(fight, frame, op, "vulnerable"),
  weak: (fight, frame, op) => placeTokens(fight, frame, op, "weak"),
  poison: (fight, frame, op) => placeTokens(fight, frame, op, "poison"),
  block,
  "lose-block": simple((fight, n) => loseBlock(fight, n)),
  energy: simple((fight, n) => gainEnergy(fight, n)),
  draw: simple((fight, n) => drawCards(fight, n)),
  "lose-hp": simple((fight, n) => losePlayerHp(fight, n)),
  strength,
  double,
  choose,
  "exhaust-hand": (fight, frame, op) => {
    exhaustHand(fight, frame, op.type);
    return true;
  },
  add: (fight, frame, op) => {
    addStatus(fight, op.card, amountOf(fight, frame, op.amount), op.to);
    return true;
  },
  "play-top": (fight, _, op) => {
    playTopCard(fight, op.flag);
    return true;
  },
  option: (_, frame) => frame.option >= 0,
  "stop-drawing": simple(({ combat }) => {
    combat.player.cannotDraw = true;
  }),
  "double-tap": simple(({ combat }) => {
    combat.player.doubleTaps++;
  }),
  "next-free": simple(({ combat }) => {
    combat.player.freeCards++;
  }),
  "limit-loss": simple(({ combat }) => {
    combat.player.isLossLimited = true;
  }),
  cleanse: simple((fight) => {
    removeTokens(fight, PLAYER, "weak", fight.combat.player.weak);
    removeTokens(fight, PLAYER, "vulnerable", fight.combat.player.vulnerable);
  }),
  cube,
  "exhaust-self": exhaustSelf,
};

/** An operation that only needs its amount. */
function simple(run: (fight: Fight, n: number) => void): OpFn {
  return (fight, frame, op) => {
    run(fight, amountOf(fight, frame, op.amount));
    return true;
  };
}

/** R9, R11: what base and Strength leave at 0 is no hit and spends no tokens. */
function hit(fight: Fight, frame: Frame, op: CompiledOp): boolean {
  const { player } = fight.combat;
  const { isStarterStrike } = cardOf(fight, frame.card);
  const base = amountOf(fight, frame, op.amount) + starterBonus(fight, isStarterStrike);
  const size = base + player.strength * op.strength;
  const times = amountOf(fight, frame, op.times);
  if (size <= 0 || times <= 0) return true;
  if (op.aim === "all") attackAll(fight, size, times);
  else attackOne(fight, frame.target, size, times);
  return true;
}

function block(fight: Fight, frame: Frame, op: CompiledOp): boolean {
  const { isStarterDefend } = cardOf(fight, frame.card);
  gainBlock(fight, amountOf(fight, frame, op.amount) + starterBonus(fight, isStarterDefend));
  return true;
}

function starterBonus({ content, combat }: Fight, isStarter: boolean): number {
  return isStarter && combat.powers.length > 0
    ? countPassives(content, combat, "better-starters")
    : 0;
}

function damage(fight: Fight, frame: Frame, op: CompiledOp): boolean {
  const { content, combat } = fight;
  const size = amountOf(fight, frame, op.amount);
  if (op.aim === "self") damagePlayer(fight, PLAYER, size, "damaged");
  else {
    forEachAimed(fight, frame, op, (target) => {
      const enemy = combat.enemies[target];
      const hits = op.aim === "attackers" && enemy ? intendedHits(content, combat, enemy) : 1;
      if (hits > 0) damageEnemy(fight, target, size * hits, "damaged");
    });
  }
  return true;
}

function placeTokens(fight: Fight, frame: Frame, op: CompiledOp, token: Token): boolean {
  const n = amountOf(fight, frame, op.amount);
  if (op.aim !== "self") {
    forEachAimed(fight, frame, op, (target) => placeOnEnemy(fight, target, token, n));
  } else if (token !== "poison") placeOnPlayer(fight, token, n);
  return true;
}

/** Every living enemy that an operation is for. */
function forEachAimed(
  fight: Fight,
  frame: Frame,
  op: CompiledOp,
  act: (target: number) => void,
): void {
  const { enemies } = fight.combat;
  for (let target = 0; target < enemies.length; target++) {
    if (op.aim === "target" && target !== frame.target) continue;
    if ((enemies[target]?.hp ?? 0) > 0) act(target);
  }
}

/** R15: temporary Strength loses only what was gained. */
function strength(fight: Fight, frame: Frame, op: CompiledOp): boolean {
  const gained = gainStrength(fight, PLAYER, amountOf(fight, frame, op.amount));
  if (op.flag) fight.combat.player.flex += gained;
  return true;
}

function double(fight: Fight, _: Frame, op: CompiledOp): boolean {
  const { player } = fight.combat;
  if (op.flag) gainBlock(fight, player.block);
  else gainStrength(fight, PLAYER, player.strength);
  return true;
}

/** R5, R25: equal cards are one choice, and a forced choice among them is made without asking. */
function choose(fight: Fight, frame: Frame, op: CompiledOp): boolean {
  const pile = pileOf(fight.combat, op.from);
  while (frame.picked < op.most && pile.length > 0) {
    if (frame.picked >= op.atLeast || !isUniform(pile)) return false;
    moveChosen(fight, frame, op, pile[0] as number);
  }
  frame.picked = 0;
  return true;
}

function isUniform(pile: readonly number[]): boolean {
  for (let i = 1; i < pile.length; i++) if (pile[i] !== pile[0]) return false;
  return true;
}

function cube(fight: Fight, frame: Frame): boolean {
  const power = fight.combat.powers[frame.power];
  if (power === undefined) return true;
  power.cubes++;
  fight.emit?.({ type: "cube-added", card: cardOf(fight, power.card).id, cubes: power.cubes });
  return true;
}

function exhaustSelf(fight: Fight, frame: Frame): boolean {
  if (frame.power < 0) return true;
  removePower(fight, frame.power);
  exhaustCard(fight, frame.card, "powers");
  return true;
}
