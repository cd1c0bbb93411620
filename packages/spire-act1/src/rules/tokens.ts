// Block, Strength and tokens: gaining, placing and spending, each within its cap.
import type { Fight } from "../compiled.js";
import { MAX_BLOCK, MAX_ENERGY, MAX_STRENGTH, MAX_TOKENS } from "../data/act1.js";
import { PLAYER } from "../events.js";
import type { Enemy } from "../types.js";
import type { Token } from "../vocabulary.js";
import { creatureId } from "./intents.js";
import { enqueuePowers } from "./triggers.js";

/** Gives the player block; R15: what is gained at the cap sets nothing off. */
export function gainBlock(fight: Fight, amount: number): void {
  const { player } = fight.combat;
  const gained = Math.min(amount, MAX_BLOCK - player.block);
  if (gained <= 0) return;
  player.block += gained;
  const { block } = player;
  fight.emit?.({ type: "block-gained", target: PLAYER, id: null, amount: gained, block });
  enqueuePowers(fight, "block");
}

/** Takes block from the player. */
export function loseBlock(fight: Fight, amount: number): void {
  const { player } = fight.combat;
  const lost = Math.min(amount, player.block);
  if (lost <= 0) return;
  player.block -= lost;
  fight.emit?.({ type: "block-lost", target: PLAYER, id: null, amount: lost, block: player.block });
}

/** Gives an enemy block; R27: without a cap. */
export function gainEnemyBlock(fight: Fight, target: number, amount: number): void {
  const enemy = fight.combat.enemies[target] as Enemy;
  enemy.block += amount;
  const { block } = enemy;
  fight.emit?.({ type: "block-gained", target, id: creatureId(fight, target), amount, block });
}

/** Gives Strength to the player or an enemy and returns how much that was. */
export function gainStrength(fight: Fight, target: number, amount: number): number {
  const { player, enemies } = fight.combat;
  const creature = target === PLAYER ? player : (enemies[target] as Enemy);
  const gained = Math.min(amount, MAX_STRENGTH - creature.strength);
  if (gained <= 0) return 0;
  creature.strength += gained;
  tell(fight, "token-placed", target, "strength", gained);
  return gained;
}

/** Puts tokens on an enemy; powers that wait for tokens go off when at least one was placed. */
export function placeOnEnemy(fight: Fight, target: number, token: Token, amount: number): void {
  const enemy = fight.combat.enemies[target] as Enemy;
  const placed = Math.min(amount, MAX_TOKENS[token] - enemy[token]);
  if (enemy.hp === 0 || placed <= 0) return;
  enemy[token] += placed;
  tell(fight, "token-placed", target, token, placed);
  enqueuePowers(fight, "token", target);
}

/** Puts Weak or Vulnerable on the player. */
export function placeOnPlayer(fight: Fight, token: "weak" | "vulnerable", amount: number): void {
  const { player } = fight.combat;
  const placed = Math.min(amount, MAX_TOKENS[token] - player[token]);
  if (placed <= 0) return;
  player[token] += placed;
  tell(fight, "token-placed", PLAYER, token, placed);
}

/** Takes up to so many tokens from a creature. */
export function removeTokens(
  fight: Fight,
  target: number,
  token: "weak" | "vulnerable",
  amount: number,
): void {
  const { player, enemies } = fight.combat;
  const creature = target === PLAYER ? player : (enemies[target] as Enemy);
  const removed = Math.min(amount, creature[token]);
  if (removed <= 0) return;
  creature[token] -= removed;
  tell(fight, "token-removed", target, token, removed);
}

/** R13: Strength that was only for this turn goes. */
export function endFlex(fight: Fight): void {
  const { player } = fight.combat;
  if (player.flex === 0) return;
  const amount = Math.min(player.flex, player.strength);
  player.strength -= amount;
  player.flex = 0;
  tell(fight, "token-removed", PLAYER, "strength", amount);
}

/** Tells of tokens on a creature, of which it now has `total`. */
function tell(
  fight: Fight,
  type: "token-placed" | "token-removed",
  target: number,
  token: Token | "strength",
  amount: number,
): void {
  if (fight.emit === undefined) return;
  const { player, enemies } = fight.combat;
  const marks: Partial<Record<typeof token, number>> =
    target === PLAYER ? player : (enemies[target] as Enemy);
  const total = marks[token] ?? 0;
  fight.emit({ type, target, id: creatureId(fight, target), token, amount, total });
}

/** Gives energy up to the cap. */
export function gainEnergy(fight: Fight, amount: number): void {
  const { player } = fight.combat;
  const gained = Math.min(amount, MAX_ENERGY - player.energy);
  if (gained <= 0) return;
  player.energy += gained;
  fight.emit?.({ type: "energy-gained", amount: gained, energy: player.energy });
}
