// Hits and damage on both sides, and death.
import type { Fight } from "../compiled.js";
import { PLAYER } from "../events.js";
import type { Enemy } from "../types.js";
import type { EnemyAction } from "../vocabulary.js";
import { creatureId, hitSize, idOf, livingEnemies, rowOf } from "./intents.js";
import { gainEnemyBlock, gainStrength, placeOnPlayer, removeTokens } from "./tokens.js";

/** One attack of the player on one enemy: all hits with the same tokens, of which one each is spent. */
export function attackOne(fight: Fight, target: number, size: number, times: number): void {
  const { player, enemies } = fight.combat;
  const enemy = enemies[target];
  if (enemy === undefined || enemy.hp === 0) return;
  const hit = hitSize(size, player.weak > 0, enemy.vulnerable > 0);
  for (let i = 0; i < times && enemy.hp > 0; i++) damageEnemy(fight, target, hit, "hit");
  removeTokens(fight, target, "vulnerable", 1);
  removeTokens(fight, PLAYER, "weak", 1);
}

/** One attack of the player on every enemy, so many times over. */
export function attackAll(fight: Fight, size: number, times: number): void {
  const { player, enemies } = fight.combat;
  if (livingEnemies(fight.combat) === 0) return;
  const isWeak = player.weak > 0;
  for (let i = 0; i < times; i++) {
    for (let target = 0; target < enemies.length; target++) {
      const { hp, vulnerable } = enemies[target] as Enemy;
      if (hp > 0) damageEnemy(fight, target, hitSize(size, isWeak, vulnerable > 0), "hit");
    }
  }
  for (let target = 0; target < enemies.length; target++)
    removeTokens(fight, target, "vulnerable", 1);
  removeTokens(fight, PLAYER, "weak", 1);
}

/** Damage to an enemy by the player: block first, then HP. */
export function damageEnemy(
  fight: Fight,
  target: number,
  size: number,
  type: "hit" | "damaged",
): void {
  const enemy = fight.combat.enemies[target] as Enemy;
  const blocked = Math.min(enemy.block, size);
  const lost = Math.min(enemy.hp, size - blocked);
  enemy.block -= blocked;
  enemy.hp -= lost;
  fight.emit?.({ type, by: PLAYER, target, id: idOf(fight, target), size, blocked, lost });
  if (lost === 0) return;
  if (enemy.hp === 0) buryEnemy(fight, target);
  else reactToDamage(fight, target, type);
}

/** R8: Curl Up and Angry answer damage that got through. */
function reactToDamage(fight: Fight, target: number, type: "hit" | "damaged"): void {
  const enemy = fight.combat.enemies[target] as Enemy;
  const { curlUp, angry } = rowOf(fight.content, enemy);
  if (curlUp > 0 && enemy.curl === 0) enemy.curl = 1;
  if (angry > 0 && type === "hit") gainStrength(fight, target, angry);
}

/** R8: Curl Up's block arrives when the text that hurt is done. */
export function settleCurlUps(fight: Fight): void {
  const { enemies } = fight.combat;
  for (let target = 0; target < enemies.length; target++) {
    const enemy = enemies[target] as Enemy;
    if (enemy.curl !== 1) continue;
    enemy.curl = 2;
    if (enemy.hp > 0) gainEnemyBlock(fight, target, rowOf(fight.content, enemy).curlUp);
  }
}

/** An enemy loses HP past its block, by poison. */
export function poisonEnemy(fight: Fight, target: number): void {
  const enemy = fight.combat.enemies[target] as Enemy;
  const amount = Math.min(enemy.hp, enemy.poison);
  enemy.hp -= amount;
  enemy.poison--;
  fight.emit?.({ type: "hp-lost", target, id: idOf(fight, target), amount, hp: enemy.hp });
  if (enemy.hp === 0) buryEnemy(fight, target);
}

/** A dead enemy: its tokens go, and what its death sets off happens. */
function buryEnemy(fight: Fight, target: number): void {
  const enemy = fight.combat.enemies[target] as Enemy;
  const { spores, split } = rowOf(fight.content, enemy);
  clearEnemy(enemy);
  fight.emit?.({ type: "enemy-died", enemy: target, id: idOf(fight, target) });
  if (spores > 0) placeOnPlayer(fight, "vulnerable", spores);
  for (const row of split) fight.combat.arrivals.push(row);
  settleVictory(fight);
}

/** An enemy that leaves. */
export function dismissEnemy(fight: Fight, target: number): void {
  clearEnemy(fight.combat.enemies[target] as Enemy);
  fight.emit?.({ type: "enemy-left", enemy: target, id: idOf(fight, target) });
  settleVictory(fight);
}

function clearEnemy(enemy: Enemy): void {
  enemy.hp = 0;
  enemy.block = 0;
  enemy.strength = 0;
  enemy.vulnerable = 0;
  enemy.weak = 0;
  enemy.poison = 0;
}

/** R10: the fight is won at once when nobody is left and nobody is coming. */
function settleVictory(fight: Fight): void {
  const isWon = fight.combat.arrivals.length === 0 && livingEnemies(fight.combat) === 0;
  if (isWon && fight.result === "open") fight.result = "won";
}

/** The hits of an enemy's action. */
export function attackPlayer(fight: Fight, by: number, action: EnemyAction): void {
  const { player, enemies } = fight.combat;
  const enemy = enemies[by] as Enemy;
  const { hit = 0, times = 1 } = action;
  if (hit + enemy.strength <= 0) return;
  const size = hitSize(hit + enemy.strength, enemy.weak > 0, player.vulnerable > 0);
  for (let i = 0; i < times && fight.result === "open"; i++) damagePlayer(fight, by, size, "hit");
  if (fight.result !== "open") return;
  removeTokens(fight, PLAYER, "vulnerable", 1);
  removeTokens(fight, by, "weak", 1);
}

/** Damage to the player: block first, then HP. */
export function damagePlayer(
  fight: Fight,
  by: number,
  size: number,
  type: "hit" | "damaged",
): void {
  const { player } = fight.combat;
  const blocked = Math.min(player.block, size);
  player.block -= blocked;
  const lost = takeHp(fight, size - blocked);
  fight.emit?.({ type, by, target: PLAYER, id: creatureId(fight, by), size, blocked, lost });
}

/** The player loses HP past any block. */
export function losePlayerHp(fight: Fight, size: number): void {
  const amount = takeHp(fight, size);
  const { hp } = fight.combat.player;
  if (amount > 0) fight.emit?.({ type: "hp-lost", target: PLAYER, id: null, amount, hp });
}

/** Takes HP, as far as the round's limit lets it; R10: at 0 the fight is lost at once. */
function takeHp(fight: Fight, size: number): number {
  const { player } = fight.combat;
  const most = player.isLossLimited ? Math.max(0, 1 - player.lostThisRound) : size;
  const lost = Math.min(size, most, player.hp);
  if (lost === 0) return 0;
  player.hp -= lost;
  player.lostThisRound += lost;
  player.isHurt = true;
  if (player.hp === 0 && fight.result === "open") fight.result = "lost";
  return lost;
}
