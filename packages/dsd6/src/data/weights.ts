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
 * of a game of the captain two turns were played, and then the captain to the end of the game under the same luck; the
 * difference of the results was explained by that of the positions three turns later, in 917,489 pairs.
 * `PAIRS=900000 npx vitest run --mode long standing` makes a similar fit, from pairs that it chooses in another way.
 */
export const STANDING = {
  always: 0.576,
  /** Cards in the deck, in decks of 25, and whether there are none. */
  cards: -0.2991,
  noCards: 0.0647,
  /** Hull and shields together, and how much the hull is below half. */
  strength: 0.0094,
  lowHull: -0.0212,
  /** Dice that can be rolled, and whether there are two or three of them. */
  dice: 0.0146,
  twoDice: 0.13,
  threeDice: 0.1018,
  strengthByDice: -0.0061,
  /** Dice in the Scanners, and whether they draw a card. */
  scanned: -0.0469,
  scannersDraw: -0.0262,
  scannedByCards: 0.021,
  scannersDrawByCards: -0.0376,
  locked: -0.0109,
  enemyHp: -0.0107,
  enemyHpByDice: 0.0079,
  /** What the threats in play do when they activate, and what they need to be resolved. */
  drawing: -0.0828,
  needs: -0.0008,
  stasis: 0.0025,
  sendCrew: -0.0055,
  damage: -0.0018,
  passives: -0.0255,
};
