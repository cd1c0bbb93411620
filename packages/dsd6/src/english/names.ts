// What things are called, and what threats do, in English.
import type {
  Difficulty,
  EffectName,
  Face,
  Passive,
  Phase,
  Place,
  ThreatSymbol,
} from "../data/vocabulary.js";

/** The crew faces. */
export const FACES: Record<Face, string> = {
  commander: "Commander",
  tactical: "Tactical",
  medical: "Medical",
  science: "Science",
  engineering: "Engineering",
  threat: "Threat",
};

/** The symbols of the threat die. */
export const SYMBOLS: Record<ThreatSymbol, string> = {
  skull: "Skull",
  lightning: "Lightning",
  alien: "Alien",
  warning: "Warning",
  hazard: "Hazard",
  nova: "Nova",
};

/** The places of a die. */
export const PLACES: Record<Place, string> = {
  pool: "Pool",
  commander: "Commander station",
  tactical: "Tactical station",
  medical: "Medical station",
  science: "Science station",
  engineering: "Engineering station",
  scanners: "Scanners",
  infirmary: "Infirmary",
  spent: "Spent",
  threat: "On a threat",
};

/** The phases. */
export const PHASES: Record<Phase, string> = {
  roll: "Roll",
  assign: "Assign",
  draw: "Draw",
  activate: "Activate",
  over: "Game over",
};

/** The difficulties. */
export const DIFFICULTIES: Record<Difficulty, string> = {
  easy: "Easy",
  normal: "Normal",
  hard: "Hard",
};

/** What holds as long as a threat is there. */
export const PASSIVES: Record<Passive, string> = {
  "no-recharge": "Shields cannot be recharged.",
  "no-commander": "The Commander station is off, and drawing a filler draws another card.",
  "hp-floor": "Enemies keep their last hit point.",
};

/** What a threat does. */
export const EFFECTS: Record<EffectName, (amount: number) => string> = {
  "hull-damage": (amount) => `Deals ${amount} damage, to the shields first.`,
  "shield-damage": (amount) => `Deals ${amount} damage to the shields alone.`,
  "shield-or-hull-damage": (amount) =>
    `Deals ${amount} damage to the shields, or to the hull when they are down.`,
  "send-crew": (amount) => `Sends ${amount} crew to the Infirmary.`,
  "send-pool": () => "Sends every die in the pool to the Infirmary.",
  "return-crew": (amount) => `Returns ${amount} crew from the Infirmary.`,
  "lock-die": () => "Holds a die from the pool.",
  "free-die": () => "Lets its die go.",
  "discard-self": () => "Is discarded.",
  "shuffle-discards": (amount) =>
    `Shuffles the ${amount === 1 ? "newest discard" : `${amount} newest discards`} into the deck.`,
  "draw-cards": (amount) => (amount === 1 ? "Draws another card." : `Draws ${amount} more cards.`),
  regenerate: () => "Is back at full hit points.",
};
