// Block, Strength and tokens: gaining, placing and spending, each within its cap.
import { MAX_BLOCK, MAX_ENERGY, MAX_STRENGTH, MAX_TOKENS } from "../data/act1.js";
import { type Creature, PLAYER } from "../events.js";
import { combatOf } from "../state.js";
import type { Enemy, Play, Player } from "../types.js";
import type { Token } from "../vocabulary.js";
import { creatureId } from "./intents.js";
import { enqueuePowers } from "./triggers.js";

function creatureOf(play: Play, creature: Creature): Player | Enemy {
  const { player, enemies } = combatOf(play);
  return creature === PLAYER ? player : (enemies[creature] as Enemy);
}

/** Gives the player block; R15: what is gained at the cap sets nothing off. */
export function gainBlock(play: Play, amount: number): void {
  const { player } = combatOf(play);
  const gained = Math.min(amount, MAX_BLOCK - player.block);
  if (gained <= 0) return;
  player.block += gained;
  const { block } = player;
  play.emit?.({ type: "block-gained", target: PLAYER, id: null, amount: gained, block });
  enqueuePowers(play, "block");
}

/** Takes block from the player. */
export function loseBlock(play: Play, amount: number): void {
  const { player } = combatOf(play);
  const lost = Math.min(amount, player.block);
  if (lost <= 0) return;
  player.block -= lost;
  play.emit?.({ type: "block-lost", target: PLAYER, id: null, amount: lost, block: player.block });
}

/** Gives an enemy block; R27: without a cap. */
export function gainEnemyBlock(play: Play, target: number, amount: number): void {
  const enemy = combatOf(play).enemies[target] as Enemy;
  enemy.block += amount;
  const { block } = enemy;
  play.emit?.({ type: "block-gained", target, id: creatureId(play, target), amount, block });
}

/** Gives Strength to a creature and returns how much that was. */
export function gainStrength(play: Play, target: Creature, amount: number): number {
  const creature = creatureOf(play, target);
  const gained = Math.min(amount, MAX_STRENGTH - creature.strength);
  if (gained <= 0) return 0;
  creature.strength += gained;
  tell(play, "token-placed", target, "strength", gained, creature.strength);
  return gained;
}

/** Puts tokens on an enemy; R29: powers that wait for tokens go off once for each that was placed. */
export function placeOnEnemy(play: Play, target: number, token: Token, amount: number): void {
  const enemy = combatOf(play).enemies[target] as Enemy;
  const placed = Math.min(amount, roomFor(play, token, enemy));
  if (enemy.hp === 0 || placed <= 0) return;
  enemy[token] += placed;
  tell(play, "token-placed", target, token, placed, enemy[token]);
  for (let i = 0; i < placed; i++) enqueuePowers(play, "token", target);
}

/** How many more tokens of a kind an enemy can have; P1: as printed, poison is limited on all enemies together. */
function roomFor(play: Play, token: Token, enemy: Enemy): number {
  if (token !== "poison" || play.state.config.ruleSet === "plan")
    return MAX_TOKENS[token] - enemy[token];
  return combatOf(play).enemies.reduce<number>(
    (room, { poison }) => room - poison,
    MAX_TOKENS.poison,
  );
}

/** Puts Weak or Vulnerable on the player. */
export function placeOnPlayer(play: Play, token: "weak" | "vulnerable", amount: number): void {
  const { player } = combatOf(play);
  const placed = Math.min(amount, MAX_TOKENS[token] - player[token]);
  if (placed <= 0) return;
  player[token] += placed;
  tell(play, "token-placed", PLAYER, token, placed, player[token]);
}

/** Takes up to n tokens from a creature. */
export function removeTokens(
  play: Play,
  target: Creature,
  token: "weak" | "vulnerable",
  n: number,
): void {
  const creature = creatureOf(play, target);
  const removed = Math.min(n, creature[token]);
  if (removed <= 0) return;
  creature[token] -= removed;
  tell(play, "token-removed", target, token, removed, creature[token]);
}

/** R13: Strength that was only for this turn goes. */
export function endTemporaryStrength(play: Play): void {
  const { player } = combatOf(play);
  if (player.temporaryStrength === 0) return;
  const amount = Math.min(player.temporaryStrength, player.strength);
  player.strength -= amount;
  player.temporaryStrength = 0;
  tell(play, "token-removed", PLAYER, "strength", amount, player.strength);
}

/** Tells of tokens on a creature, of which it now has `total`. */
function tell(
  play: Play,
  type: "token-placed" | "token-removed",
  target: Creature,
  token: Token | "strength",
  amount: number,
  total: number,
): void {
  play.emit?.({ type, target, id: creatureId(play, target), token, amount, total });
}

/** Gives energy up to the cap. */
export function gainEnergy(play: Play, amount: number): void {
  const { player } = combatOf(play);
  const gained = Math.min(amount, MAX_ENERGY - player.energy);
  if (gained <= 0) return;
  player.energy += gained;
  play.emit?.({ type: "energy-gained", amount: gained, energy: player.energy });
}
