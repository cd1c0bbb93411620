// Hits and damage on both sides, and death.
import type { CompiledAction } from "../content.js";
import { type Creature, PLAYER } from "../events.js";
import { combatOf, livingEnemies, rowOf } from "../state.js";
import type { Enemy, Play } from "../types.js";
import { creatureId, hitSize, idOf } from "./intents.js";
import { endRun } from "./run.js";
import { gainEnemyBlock, gainStrength, placeOnPlayer, removeTokens } from "./tokens.js";

/** One attack of the player on one enemy: all hits with the same tokens, of which one each is spent. */
export function attackOne(play: Play, target: number | null, size: number, times: number): void {
  if (target === null) return;
  const { player, enemies } = combatOf(play);
  const enemy = enemies[target];
  if (enemy === undefined || enemy.hp === 0) return;
  const hit = hitSize(size, player.weak > 0, enemy.vulnerable > 0);
  for (let i = 0; i < times && enemy.hp > 0; i++) damageEnemy(play, target, hit, "hit");
  if (enemy.vulnerable > 0) removeTokens(play, target, "vulnerable", 1);
  if (player.weak > 0) removeTokens(play, PLAYER, "weak", 1);
}

/** One attack of the player on every enemy, repeated `times` times. */
export function attackAll(play: Play, size: number, times: number): void {
  const combat = combatOf(play);
  const { player, enemies } = combat;
  if (livingEnemies(combat) === 0) return;
  const isWeak = player.weak > 0;
  for (let i = 0; i < times; i++) {
    for (let target = 0; target < enemies.length; target++) {
      const { hp, vulnerable } = enemies[target] as Enemy;
      if (hp > 0) damageEnemy(play, target, hitSize(size, isWeak, vulnerable > 0), "hit");
    }
  }
  for (let target = 0; target < enemies.length; target++)
    removeTokens(play, target, "vulnerable", 1);
  if (isWeak) removeTokens(play, PLAYER, "weak", 1);
}

/** Damage to an enemy by the player: block first, then HP. */
export function damageEnemy(
  play: Play,
  target: number,
  size: number,
  type: "hit" | "damaged",
): void {
  const enemy = combatOf(play).enemies[target] as Enemy;
  const blocked = Math.min(enemy.block, size);
  const lost = Math.min(enemy.hp, size - blocked);
  enemy.block -= blocked;
  enemy.hp -= lost;
  play.emit?.({ type, by: PLAYER, target, id: idOf(play, target), size, blocked, lost });
  if (lost === 0) return;
  if (enemy.hp === 0) killEnemy(play, target);
  else reactToDamage(play, target, type);
}

/** R8: Curl Up and Angry answer damage that got through. */
function reactToDamage(play: Play, target: number, type: "hit" | "damaged"): void {
  const enemy = combatOf(play).enemies[target] as Enemy;
  const { curlUp, angry } = rowOf(play.content, enemy);
  if (curlUp > 0 && enemy.curlUp === "unused") enemy.curlUp = "pending";
  if (angry > 0 && type === "hit") gainStrength(play, target, angry);
}

/** R8: Curl Up's block arrives when the text that hurt is done. */
export function settleCurlUps(play: Play): void {
  const { enemies } = combatOf(play);
  for (let target = 0; target < enemies.length; target++) {
    const enemy = enemies[target] as Enemy;
    if (enemy.curlUp !== "pending") continue;
    enemy.curlUp = "used";
    if (enemy.hp > 0) gainEnemyBlock(play, target, rowOf(play.content, enemy).curlUp);
  }
}

/** An enemy loses HP past its block, by poison. */
export function poisonEnemy(play: Play, target: number): void {
  const enemy = combatOf(play).enemies[target] as Enemy;
  const amount = Math.min(enemy.hp, enemy.poison);
  enemy.hp -= amount;
  if (play.state.config.ruleSet === "plan") enemy.poison--; // P1: as printed, the tokens stay
  play.emit?.({ type: "hp-lost", target, id: idOf(play, target), amount, hp: enemy.hp });
  if (enemy.hp === 0) killEnemy(play, target);
}

/** A dead enemy: its tokens go, and what its death sets off happens. */
function killEnemy(play: Play, target: number): void {
  const combat = combatOf(play);
  const enemy = combat.enemies[target] as Enemy;
  const { spores, split } = rowOf(play.content, enemy);
  clearEnemy(enemy);
  play.emit?.({ type: "enemy-died", enemy: target, id: idOf(play, target) });
  if (spores > 0) placeOnPlayer(play, "vulnerable", spores);
  for (const row of split) combat.arrivals.push(row);
}

/** An enemy that leaves. */
export function dismissEnemy(play: Play, target: number): void {
  clearEnemy(combatOf(play).enemies[target] as Enemy);
  play.emit?.({ type: "enemy-left", enemy: target, id: idOf(play, target) });
}

function clearEnemy(enemy: Enemy): void {
  enemy.hp = 0;
  enemy.block = 0;
  enemy.strength = 0;
  enemy.vulnerable = 0;
  enemy.weak = 0;
  enemy.poison = 0;
}

/** The hits of an enemy's action. */
export function attackPlayer(play: Play, by: number, { hit = 0, times = 1 }: CompiledAction): void {
  const { player, enemies } = combatOf(play);
  const enemy = enemies[by] as Enemy;
  if (hit + enemy.strength <= 0) return;
  const size = hitSize(hit + enemy.strength, enemy.weak > 0, player.vulnerable > 0);
  for (let i = 0; i < times && player.hp > 0; i++) damagePlayer(play, by, size, "hit");
  if (player.hp === 0) return;
  if (player.vulnerable > 0) removeTokens(play, PLAYER, "vulnerable", 1);
  if (enemy.weak > 0) removeTokens(play, by, "weak", 1);
}

/** Damage to the player: block first, then HP. */
export function damagePlayer(
  play: Play,
  by: Creature,
  size: number,
  type: "hit" | "damaged",
): void {
  const { player } = combatOf(play);
  const blocked = Math.min(player.block, size);
  player.block -= blocked;
  const lost = takeHp(play, size - blocked);
  play.emit?.({ type, by, target: PLAYER, id: creatureId(play, by), size, blocked, lost });
}

/** The player loses HP past any block. */
export function losePlayerHp(play: Play, size: number): void {
  if (play.state.combat === null) {
    loseRunHp(play, size);
    return;
  }
  const amount = takeHp(play, size);
  const { hp } = combatOf(play).player;
  if (amount > 0) play.emit?.({ type: "hp-lost", target: PLAYER, id: null, amount, hp });
}

/** The player heals, in a fight or between fights, up to the maximum. */
export function heal({ state, emit }: Play, size: number): void {
  const creature = state.combat === null ? state.run : state.combat.player;
  const amount = Math.min(size, creature.maxHp - creature.hp);
  if (amount <= 0) return;
  creature.hp += amount;
  emit?.({ type: "healed", target: PLAYER, amount, hp: creature.hp });
}

/** Lets no more than 1 HP be lost in this round; E3: what was lost before counts, or only what is lost from now on. */
export function limitLoss(play: Play, isFromNow: boolean): void {
  const { player } = combatOf(play);
  const left = isFromNow ? 1 : Math.max(0, 1 - player.lostThisRound);
  player.lossLeft = Math.min(player.lossLeft ?? left, left);
}

/** The player loses HP between fights; at 0 the run is lost. */
function loseRunHp(play: Play, size: number): void {
  const { run } = play.state;
  const amount = Math.min(size, run.hp);
  run.hp -= amount;
  if (amount > 0) play.emit?.({ type: "hp-lost", target: PLAYER, id: null, amount, hp: run.hp });
  if (run.hp === 0) play.content.kit.revive?.(play);
  if (run.hp === 0) endRun(play.state, "defeat");
}

/** Takes HP, as far as the round's limit lets it. */
function takeHp(play: Play, size: number): number {
  const { player } = combatOf(play);
  const lost = Math.min(size, player.lossLeft ?? size, player.hp);
  if (lost === 0) return 0;
  player.hp -= lost;
  if (player.lossLeft !== null) player.lossLeft -= lost;
  player.lostThisRound += lost;
  player.isHurt = true;
  if (player.hp === 0) play.content.kit.revive?.(play);
  return lost;
}
