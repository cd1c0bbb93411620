// What the planner was measured or tuned to like: cards, upgrades and rests between fights, and figures of a fight.

/** Values by card id; a map, because an id can be the name of an object's method. */
function tableOf<V>(values: Readonly<Record<string, V>>): ReadonlyMap<string, V> {
  return new Map(Object.entries(values));
}

/**
 * How many more acts in a hundred were completed with a card than with an average one, when it was
 * taken before the first elite and when later: measured in 15,000 runs whose choices were partly random.
 */
export const CARD_VALUES: ReadonlyMap<string, readonly [early: number, late: number]> =
  /* @__PURE__ */ tableOf({
    metallicize: [12, 10],
    blood_for_blood: [7, 4],
    power_through: [6, 5],
    flame_barrier: [5, 5],
    combust: [7, 3],
    perfected_strike: [6, 3],
    shrug_it_off: [5, 2],
    spot_weakness: [4, 4],
    rage: [5, 3],
    inflame: [3, 3],
    battle_trance: [2, 3],
    wild_strike: [4, 1],
    pommel_strike: [4, 1],
    anger: [4, 1],
    rupture: [2, 3],
    clash: [4, 0],
    sentinel: [3, 2],
    carnage: [3, 1],
    disarm: [2, 2],
    flex: [3, 1],
    cleave: [3, 0],
    clothesline: [3, 0],
    shockwave: [2, 2],
    ghostly_armor: [2, 1],
    iron_wave: [1, 0],
    twin_strike: [2, -1],
    feel_no_pain: [0, 0],
    fire_breathing: [-1, 1],
    headbutt: [1, -1],
    sever_soul: [0, -2],
    heavy_blade: [0, -2],
    second_wind: [-1, -1],
    warcry: [-2, -2],
    whirlwind: [-1, -3],
    seeing_red: [-4, -2],
    evolve: [-4, -2],
    havoc: [-3, -3],
    entrench: [-5, -3],
    body_slam: [-4, -3],
    true_grit: [-4, -3],
    rampage: [-6, -5],
    burning_pact: [-7, -5],
    dark_embrace: [-10, -7],
  });
/** What taking no card is worth. */
export const SKIP_VALUE = -2;

/** How many more acts in a hundred were completed with an upgrade than with an average one; others count as unlisted. */
export const UPGRADE_VALUES: ReadonlyMap<string, number> = /* @__PURE__ */ tableOf({
  combust: 10,
  twin_strike: 9,
  carnage: 7,
  anger: 7,
  bash: 5,
  perfected_strike: 4,
  inflame: 3,
  cleave: 2,
  flame_barrier: 1,
  headbutt: 1,
  defend_r: 0,
  metallicize: 0,
  clothesline: 0,
  rupture: 0,
});
/** What a card or an upgrade that is not listed is worth. */
export const UNLISTED = -1;

/**
 * How many more acts in a hundred were completed after a rest than after an average upgrade, by the
 * HP that were missing, the last also for more: before the first elite, and later.
 */
export const REST_VALUES = [
  [-100, -8, -3, 1, 4, 7],
  [-100, -8, 1, 7, 8, 10],
] as const;

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
