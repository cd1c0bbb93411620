// What the captain's rules of thumb weigh. Worth is measured in repairs of the hull, roughly; the numbers were found by
// playing many thousand games.
import type { EffectName, Passive } from "./vocabulary.js";

/** What one more activation of an effect costs. */
export const HARM: Readonly<Record<EffectName, number>> = {
  "hull-damage": 0.53,
  "shield-damage": 0.12,
  "shield-or-hull-damage": 0.88,
  "send-crew": 1.45,
  "send-pool": 3.7,
  "return-crew": -2.21,
  "lock-die": 0,
  "free-die": -1.12,
  "discard-self": 0,
  "shuffle-discards": 0.76,
  "draw-cards": 0.83,
  regenerate: 0.62,
};

/** What is gained when a stasis token stops an effect once. */
export const STASIS: Readonly<Record<EffectName, number>> = {
  "hull-damage": 0.24,
  "shield-damage": 0.03,
  "shield-or-hull-damage": 0.21,
  "send-crew": 0.43,
  "send-pool": 0.38,
  "return-crew": -0.9,
  "lock-die": 0,
  "free-die": -0.3,
  "discard-self": 0,
  "shuffle-discards": 0.29,
  "draw-cards": 0.26,
  regenerate: 0.12,
};

/** What a passive costs for as long as its card could have activated once. */
export const PASSIVE_HARM: Readonly<Record<Passive, number>> = {
  "no-recharge": 1.97,
  "no-commander": 1.81,
  "hp-floor": 1.71,
};

/** Everything else. */
export const WEIGHTS = {
  /** How often a threat that stays will activate, by the cards that are left. */
  activations: 0.49,
  activationsPerCard: 0.029,
  /** Freeing a die from the Scanners, where it draws cards and is hard to get back. */
  freed: 7.03,
  freedPerCard: 0.14,
  /** Freeing the die that makes the Scanners draw one more card. */
  freedDraws: 0.099,
  /** A die in the Infirmary waits for any Medical die. */
  hurt: 2.54,
  repair: 1.42,
  /** A repair when the hull is low. */
  urgentRepair: 0.14,
  shield: 0.71,
  shot: 0.68,
  kill: 0.074,
  /** A stasis token on a card that has one already. */
  stasisAgain: 0.46,
  /** A die that waits on a card for one more, as a part of what the card costs. */
  waiting: 0.4,
  command: 0.38,
  /** A Commander die that can turn another die into what is wanted. */
  commandShare: 0.68,
  /** A trifle for assigning a die that does nothing: on a station it is out of reach of Pandemic. */
  safety: 0.01,
};

/**
 * What a game at the beginning of a turn is worth, in games won. Found by a linear regression on pairs: from one position
 * two actions were played to the end of the game by the captain under the same luck, and the difference of the results was
 * explained by the difference of the positions three turns later.
 */
export const STANDING = {
  always: 0.7125,
  hull: 0.0135,
  lowHull: -0.0276,
  shields: 0.0013,
  /** Dice in the Scanners, and for each card that is left. */
  scanned: -0.1059,
  scannedPerCard: 0.0016,
  hurt: -0.0628,
  locked: -0.0303,
  /** Cards in the deck, and whether there are none. */
  cards: 0.0029,
  lastCard: 0.0936,
  discarded: 0.0042,
  enemyHp: -0.0047,
  /** What all threats in play would cost once, and for each card that is left. */
  harm: -0.0086,
  harmPerCard: 0.0004,
  passives: -0.0257,
  stasis: 0.0032,
};
