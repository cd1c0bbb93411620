// How well a fight stands at the start of a turn.
import type { Content } from "../content.js";
import { SUPPLY_SIZES } from "../data/act1.js";
import { FIGHT_WEIGHTS as W } from "../data/values.js";
import type { Combat } from "../types.js";

/** How good a fight stands at the start of a turn: the HP that will be left, as far as can be estimated. */
export function fightValue(combat: Readonly<Combat>, content: Content): number {
  const { player, powers, supplies } = combat;
  let value = player.hp - Math.max(0, W.danger - player.hp) * W.dangerWeight;
  value += powers.length * W.power - player.weak * W.weak - player.vulnerable * W.vulnerable;
  const statuses = SUPPLY_SIZES.daze - supplies.daze + SUPPLY_SIZES.status - supplies.status;
  value -= statuses * W.status;
  for (const { hp, vulnerable, weak } of combat.enemies)
    if (hp > 0) value += vulnerable * W.enemyVulnerable + weak * W.enemyWeak;
  return value - lossToCome(combat, content);
}

/** The HP that the enemies will cost when they are killed one after the other, and then those who follow them. */
function lossToCome({ player, enemies, arrivals }: Readonly<Combat>, content: Content): number {
  const perTurn = W.damage + player.strength * W.damageOfStrength;
  let turns = 0;
  let loss = 0;
  const followers = arrivals.slice();
  for (const { row, variant, hp, block, strength } of enemies) {
    if (hp === 0) continue;
    turns += (hp + block / 2) / perTurn;
    loss += turns * damageOf(content, row, variant, strength);
    followers.push(...(content.enemies[row]?.split ?? []));
  }
  const start = turns;
  for (const row of followers) {
    turns += (content.enemies[row]?.hp ?? 0) / perTurn;
    loss += (turns - start) * damageOf(content, row, 0, 0);
  }
  return loss * W.unblocked;
}

/** The mean damage of an enemy's actions. */
function damageOf(content: Content, row: number, variant: number, strength: number): number {
  const actions = content.enemies[row]?.variants[variant] ?? [];
  let damage = 0;
  for (const { hit, times = 1 } of actions)
    if (hit !== undefined) damage += (hit + strength) * times;
  return damage / Math.max(1, actions.length);
}
