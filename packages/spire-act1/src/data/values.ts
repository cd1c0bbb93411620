// What the planner was tuned to like in a fight; what things are worth between fights is in run-values.ts.

/** What the parts of a card are worth to the heuristics, damage and HP being about the same. */
export const CARD_WEIGHTS = {
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
  temporaryStrength: 3.7,
  draw: 0.72,
  energy: 4.6,
  power: 3.5,
  status: 0.19,
  /** A card that cannot be played, and the value from which on a card is kept. */
  dead: -1,
  keep: 0.27,
  /** What every card costs beside its energy, and the rate below which none is played. */
  handling: 1.4,
  nothing: -0.02,
  /** How much Strength and powers gain when enemies have more than the usual HP, up to a maximum. */
  length: 0.88,
  usualHp: 8.9,
  longest: 2.3,
};

/** What is supposed about the rest of a fight when its value is estimated. */
export const FIGHT_WEIGHTS = {
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
