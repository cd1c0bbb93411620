// What the planner likes in a fight: cards at a glance, and how well it stands at the start of a turn.
import { DAZE_SUPPLY, STATUS_SUPPLY } from "../data/act1.js";
import { actContent } from "../game.js";
import type { Combat } from "../types.js";

/** What a glance makes of a card, damage and HP being about the same. */
export const GLANCE = {
  damage: 0.61,
  /** Damage to an enemy with block, and to block that keeps its mode. */
  throughBlock: 1.1,
  shield: 0.32,
  /** Killing an enemy, and for each damage it intended. */
  kill: 3.3,
  threat: 2.6,
  /** Block that is needed, and block beyond that. */
  block: 1.6,
  spareBlock: -0.11,
  /** HP given away, and damage by Sharp Hide and Enraged. */
  hp: 2.1,
  punish: 1.6,
  vulnerable: 2.1,
  weak: 2.7,
  strength: 2.4,
  flex: 3.7,
  draw: 0.72,
  energy: 4.6,
  power: 3.5,
  status: 0.19,
  /** A card that cannot be played, and the worth from which on a card is kept. */
  dead: -1,
  keep: 0.27,
  /** What every card costs beside its energy, and the rate below which none is played. */
  handling: 1.4,
  nothing: -0.02,
  /** How much Strength and powers gain when enemies have more than the usual HP, at most so many times. */
  length: 0.88,
  usualHp: 8.9,
  longest: 2.3,
};

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
  value -= (DAZE_SUPPLY - dazeLeft + STATUS_SUPPLY - statusLeft) * w.status;
  for (const { hp, vulnerable, weak } of combat.enemies)
    if (hp > 0) value += vulnerable * w.enemyVulnerable + weak * w.enemyWeak;
  return value - lossToCome(combat);
}

/** The HP that the enemies will cost when they are killed one after the other, and then those who follow them. */
function lossToCome({ player, enemies, arrivals }: Readonly<Combat>): number {
  const w = WEIGHTS;
  const perTurn = w.damage + player.strength * w.damageOfStrength;
  let turns = 0;
  let loss = 0;
  const followers = arrivals.slice();
  for (const { row, variant, hp, block, strength } of enemies) {
    if (hp === 0) continue;
    turns += (hp + block / 2) / perTurn;
    loss += turns * damageOf(row, variant, strength);
    followers.push(...(actContent.enemies[row]?.split ?? []));
  }
  const start = turns;
  for (const row of followers) {
    turns += (actContent.enemies[row]?.hp ?? 0) / perTurn;
    loss += (turns - start) * damageOf(row, 0, 0);
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
