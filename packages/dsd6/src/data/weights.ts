// What the captain's rules of thumb weigh. Worth is measured in repairs of the hull, roughly; the numbers were found by
// playing many thousand games.
import type { EffectName, Passive } from "./vocabulary.js";

/** What one more activation of an effect costs. */
export const HARM: Readonly<Record<EffectName, number>> = {
  "hull-damage": 0.7,
  "shield-damage": 0.1,
  "shield-or-hull-damage": 0.7,
  "send-crew": 1.2,
  "send-pool": 4.5,
  "return-crew": -3,
  "lock-die": 0,
  "free-die": -1,
  "discard-self": 0,
  "shuffle-discards": 1,
  "draw-cards": 0.8,
  regenerate: 0.5,
};

/** What is gained when a stasis token stops an effect once. */
export const STASIS: Readonly<Record<EffectName, number>> = {
  "hull-damage": 0.21,
  "shield-damage": 0.03,
  "shield-or-hull-damage": 0.21,
  "send-crew": 0.36,
  "send-pool": 1.35,
  "return-crew": -0.9,
  "lock-die": 0,
  "free-die": -0.3,
  "discard-self": 0,
  "shuffle-discards": 0.3,
  "draw-cards": 0.24,
  regenerate: 0.15,
};

/** What a passive costs for as long as its card could have activated once. */
export const PASSIVE_HARM: Readonly<Record<Passive, number>> = {
  "no-recharge": 1.4,
  "no-commander": 1.4,
  "hp-floor": 2,
};

/** Everything else. */
export const WEIGHTS = {
  /** How often a threat that stays will activate, by the cards that are left. */
  activations: 0.5,
  activationsPerCard: 0.075,
  /** Freeing a die from the Scanners, where it draws cards and is hard to get back. */
  freed: 7.5,
  freedPerCard: 0,
  /** Freeing the die that makes the Scanners draw one more card. */
  freedDraws: 0,
  /** A die in the Infirmary waits for any Medical die. */
  hurt: 3,
  repair: 1.1,
  /** A repair when the hull is low. */
  urgentRepair: 0,
  shield: 0.9,
  shot: 0.9,
  kill: 0,
  /** A stasis token on a card that has one already. */
  stasisAgain: 1 / 3,
  command: 0.3,
  /** A Commander die that can turn another die into what is wanted. */
  commandShare: 0,
  /** A trifle for assigning a die that does nothing: on a station it is out of reach of Pandemic. */
  safety: 0.01,
};
