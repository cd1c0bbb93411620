// What the planner likes: how good a fight stands, and which cards are worth having.
import { actContent } from "../game.js";
import type { Combat } from "../types.js";

/** What {@link fightValue} supposes about the fight to come. */
export const WEIGHTS = {
  /** Damage the player deals in a turn, without and for each Strength. */
  damage: 4.5,
  damageOfStrength: 1.5,
  /** The share of the enemies' damage that is not blocked. */
  unblocked: 0.55,
  /** HP below which every further one counts more, and how much. */
  danger: 4,
  dangerWeight: 0.8,
  /** What tokens are worth in HP. */
  enemyVulnerable: 0.6,
  enemyWeak: 0.6,
  weak: 0.5,
  vulnerable: 0.8,
  power: 1.2,
  status: 0.15,
};

/** How good a fight stands at the start of a turn: the HP that will be left, as far as can be guessed. */
export function fightValue(combat: Readonly<Combat>): number {
  const { player, powers, dazeLeft, statusLeft } = combat;
  const w = WEIGHTS;
  let value = player.hp - Math.max(0, w.danger - player.hp) * w.dangerWeight;
  value += powers.length * w.power - player.weak * w.weak - player.vulnerable * w.vulnerable;
  value -= (10 - dazeLeft + 36 - statusLeft) * w.status;
  for (const { hp, vulnerable, weak } of combat.enemies)
    if (hp > 0) value += vulnerable * w.enemyVulnerable + weak * w.enemyWeak;
  return value - lossToCome(combat);
}

/** The HP that the enemies will cost when they are killed one after the other. */
function lossToCome(combat: Readonly<Combat>): number {
  const w = WEIGHTS;
  const perTurn = w.damage + combat.player.strength * w.damageOfStrength;
  let turns = 0;
  let loss = 0;
  for (const { row, variant, hp, block, strength } of combat.enemies) {
    if (hp === 0) continue;
    turns += (hp + block / 2) / perTurn;
    loss += turns * damageOf(row, variant, strength);
  }
  for (const row of combat.arrivals) {
    turns += (actContent.enemies[row]?.hp ?? 0) / perTurn;
    loss += turns * damageOf(row, 0, 0);
  }
  return loss * w.unblocked;
}

/** The mean damage of an enemy's actions. */
function damageOf(row: number, variant: number, strength: number): number {
  const actions = actContent.enemies[row]?.variants[variant] ?? [];
  let damage = 0;
  for (const { hit, times = 1 } of actions)
    if (hit !== undefined) damage += (hit + strength) * times;
  return damage / Math.max(1, actions.length);
}

/**
 * How much further the planner came with a card than without it, in hundredths of a node, over
 * 9,000 runs in which it took rewards at random; cards that did not help are not listed.
 */
export const CARD_VALUES: Readonly<Record<string, number>> = {
  metallicize: 69,
  blood_for_blood: 69,
  wild_strike: 63,
  perfected_strike: 59,
  inflame: 51,
  anger: 49,
  combust: 48,
  clash: 47,
  clothesline: 41,
  cleave: 39,
  twin_strike: 38,
  headbutt: 35,
  power_through: 34,
  spot_weakness: 34,
  rage: 32,
  carnage: 31,
  flame_barrier: 28,
  shrug_it_off: 26,
  pommel_strike: 18,
  sentinel: 15,
  iron_wave: 12,
  disarm: 8,
  heavy_blade: 5,
  sever_soul: 4,
  flex: 4,
  whirlwind: 4,
  shockwave: 4,
  rupture: 1,
};
/** The least value that is worth taking. */
export const WORTH_TAKING = 10;

/** How much an upgrade is worth; others count 1. */
export const UPGRADE_VALUES: Readonly<Record<string, number>> = {
  bash: 6,
  carnage: 6,
  twin_strike: 5,
  inflame: 4,
  metallicize: 4,
  shockwave: 4,
  strike_r: 3,
  defend_r: 3,
  cleave: 3,
  whirlwind: 3,
  perfected_strike: 3,
  shrug_it_off: 3,
  power_through: 3,
  pommel_strike: 3,
};
