// What the planner likes: how good a fight stands, and which cards are worth having.
import type { Combat } from "../types.js";

/** The weights of {@link fightValue}, in points of which 10 are about one HP of the player. */
export const WEIGHTS = {
  hp: 10,
  /** For each HP below five. */
  danger: 8,
  enemyHp: 5,
  enemyAlive: 8,
  enemyStrength: 8,
  enemyBlock: 2,
  enemyVulnerable: 6,
  enemyWeak: 6,
  strength: 14,
  weak: 5,
  vulnerable: 8,
  power: 12,
  status: 2,
};

/** How good a fight stands at the start of a turn, before the hand is looked at. */
export function fightValue(combat: Readonly<Combat>): number {
  const { player, powers, dazeLeft, statusLeft, arrivals } = combat;
  const w = WEIGHTS;
  let value = player.hp * w.hp - Math.max(0, 5 - player.hp) * w.danger;
  value += player.strength * w.strength - player.weak * w.weak;
  value += powers.length * w.power - player.vulnerable * w.vulnerable;
  value -= (10 - dazeLeft + 36 - statusLeft) * w.status;
  value -= arrivals.length * (w.enemyAlive + 7 * w.enemyHp);
  for (const enemy of combat.enemies) {
    if (enemy.hp === 0) continue;
    value -= enemy.hp * w.enemyHp + enemy.block * w.enemyBlock + w.enemyAlive;
    value -= enemy.strength * w.enemyStrength;
    value += enemy.vulnerable * w.enemyVulnerable + enemy.weak * w.enemyWeak;
  }
  return value;
}

/** How much a card is worth as a reward; one of at least {@link WORTH_TAKING} is taken. */
export const CARD_VALUES: Readonly<Record<string, number>> = {
  shockwave: 8,
  carnage: 8,
  shrug_it_off: 7,
  power_through: 7,
  inflame: 7,
  metallicize: 7,
  wild_strike: 7,
  pommel_strike: 6,
  twin_strike: 6,
  blood_for_blood: 6,
  perfected_strike: 6,
  headbutt: 6,
  disarm: 6,
  flame_barrier: 6,
  battle_trance: 6,
  combust: 6,
  rupture: 6,
  cleave: 5,
  clothesline: 5,
  anger: 5,
  seeing_red: 5,
  ghostly_armor: 5,
  sever_soul: 5,
  whirlwind: 5,
  spot_weakness: 5,
  second_wind: 5,
  iron_wave: 5,
  heavy_blade: 4,
  true_grit: 4,
  sentinel: 4,
  rage: 4,
  burning_pact: 3,
  flex: 3,
  havoc: 3,
  warcry: 3,
  body_slam: 3,
  clash: 3,
  entrench: 2,
  feel_no_pain: 2,
  rampage: 2,
  dark_embrace: 1,
  evolve: 1,
  fire_breathing: 1,
};
export const WORTH_TAKING = 4;

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
