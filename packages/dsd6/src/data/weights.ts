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
 * How a game stands at the beginning of a turn, in log-odds of the captain winning it. A logistic regression on 1,066,413
 * turns of 60,000 games, in each of which some of the first orders were random; it foretells turns of other games (log loss
 * 0.380, and 0.665 without it). `GAMES=60000 npx vitest run --mode long standing` fits it again, to games of its own.
 */
export const STANDING = {
  always: 0.33,
  /** By the hull, from 0 up, by the dice that can be rolled, and by the dice in the Scanners. */
  hull: [0, -0.804, -0.442, -0.152, 0.129, 0.318, 0.394, 0.463, 0.416],
  dice: [-1.44, -0.512, 0.02, 0.322, 0.511, 0.656, 0.772],
  scanned: [1.875, 1.788, 1.539, 1.027, 0.405, -0.447, -5.859],
  shields: 0.01,
  noShields: -0.127,
  hurt: 0.025,
  /** Cards in the deck, in decks of 25, the square of that, and whether there are none. */
  cards: 1.297,
  cardsSquared: 0.747,
  noCards: 0.273,
  /**
   * A card in play: what it does when it activates and always, the dice it needs, its hit points by its kind and by the
   * damage it deals, and what each of its tokens stops.
   */
  inPlay: {
    activate: {
      "hull-damage": 0.006,
      "shield-damage": -0.04,
      "shield-or-hull-damage": 0.013,
      "send-crew": -0.008,
      "send-pool": -0.01,
      "return-crew": 0.161,
      "lock-die": 0,
      "free-die": -0.011,
      "discard-self": 0,
      "shuffle-discards": -0.044,
      "draw-cards": -0.356,
      regenerate: -0.059,
    },
    passive: { "no-recharge": 0.046, "no-commander": -0.356, "hp-floor": -0.015 },
    needs: -0.057,
    boss: -0.242,
    hp: { external: -0.044, "boss-barrier": -0.06, boss: -0.082, internal: 0, filler: 0 },
    hpByDamage: -0.003,
    stasis: {
      "hull-damage": 0.011,
      "shield-damage": 0.03,
      "shield-or-hull-damage": 0.026,
      "send-crew": 0.043,
      "send-pool": 0.076,
      "return-crew": -0.002,
      "lock-die": 0,
      "free-die": 0,
      "discard-self": -0.199,
      "shuffle-discards": 0.026,
      "draw-cards": 0.044,
      regenerate: 0.007,
    },
  },
  /** A card in the deck. */
  inDeck: {
    reveal: {
      "hull-damage": -0.053,
      "shield-damage": 0,
      "shield-or-hull-damage": 0,
      "send-crew": 0,
      "send-pool": 0,
      "return-crew": 0,
      "lock-die": -0.131,
      "free-die": 0,
      "discard-self": 0,
      "shuffle-discards": 0,
      "draw-cards": 0,
      regenerate: 0,
    },
    activate: {
      "hull-damage": -0.025,
      "shield-damage": -0.018,
      "shield-or-hull-damage": -0.058,
      "send-crew": -0.059,
      "send-pool": -0.063,
      "return-crew": 0.054,
      "lock-die": 0,
      "free-die": 0,
      "discard-self": 0,
      "shuffle-discards": -0.061,
      "draw-cards": -0.34,
      regenerate: -0.295,
    },
    passive: { "no-recharge": -0.069, "no-commander": -0.34, "hp-floor": -0.02 },
    needs: -0.037,
    hp: -0.058,
    external: 0.027,
    filler: -0.051,
    boss: -0.653,
  },
};
