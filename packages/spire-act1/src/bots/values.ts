// What the planner likes: how good a fight stands, and which cards are worth having.
import { actContent } from "../game.js";
import type { Combat } from "../types.js";

/** What {@link fightValue} supposes about the fight to come. */
const WEIGHTS = {
  /** Damage the player deals in a turn, without and for each Strength. */
  damage: 4.5,
  damageOfStrength: 2.2,
  /** The share of the enemies' damage that is not blocked. */
  unblocked: 0.55,
  /** HP below which every further one counts more, and how much. */
  danger: 2,
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
 * How much a card helped, in 17,000 runs in which rewards were taken at random: how much further
 * they came, and how much more often they completed the act. Others are not worth taking.
 */
export const CARD_VALUES: Readonly<Record<string, number>> = {
  inflame: 102,
  metallicize: 101,
  blood_for_blood: 83,
  wild_strike: 75,
  perfected_strike: 71,
  combust: 69,
  spot_weakness: 69,
  clash: 66,
  power_through: 58,
  fire_breathing: 52,
  twin_strike: 48,
  cleave: 46,
  rupture: 43,
  clothesline: 36,
  anger: 34,
  flame_barrier: 31,
  rage: 30,
  shrug_it_off: 29,
  carnage: 24,
  sentinel: 20,
  headbutt: 15,
  disarm: 10,
  heavy_blade: 10,
  pommel_strike: 7,
  sever_soul: -1,
  whirlwind: -2,
  iron_wave: -3,
  flex: -4,
  ghostly_armor: -4,
  shockwave: -6,
  battle_trance: -6,
};
/** What taking no card is worth: less than nothing, since a starting deck is weak. */
export const SKIP_VALUE = -10;

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
