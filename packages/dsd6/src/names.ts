// English names: faces, symbols, places, phases, cards, and what effects do.
import type { Game } from "@games/core-game";
import type { ThreatId } from "./data/ids.js";
import type {
  Difficulty,
  EffectName,
  Face,
  Passive,
  Phase,
  Place,
  ThreatSymbol,
} from "./data/vocabulary.js";
import type { Dsd6, Effect } from "./types.js";

/** The crew faces by name. */
export const FACE_NAMES: Readonly<Record<Face, string>> = {
  commander: "Commander",
  tactical: "Tactical",
  medical: "Medical",
  science: "Science",
  engineering: "Engineering",
  threat: "Threat",
};

/** The symbols of the threat die by name. */
export const SYMBOL_NAMES: Readonly<Record<ThreatSymbol, string>> = {
  skull: "Skull",
  lightning: "Lightning",
  alien: "Alien",
  warning: "Warning",
  hazard: "Hazard",
  nova: "Nova",
};

/** The symbols of crew and threat dice as single characters. */
export const ICONS: Readonly<Record<Face | ThreatSymbol, string>> = {
  commander: "★",
  tactical: "✦",
  medical: "✚",
  science: "◈",
  engineering: "⚙",
  threat: "!",
  skull: "☠",
  lightning: "⚡",
  alien: "👾",
  warning: "⚠",
  hazard: "☢",
  nova: "✺",
};

/** The places of a die by name. */
export const PLACE_NAMES: Readonly<Record<Place, string>> = {
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

/** The phases by name. */
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  roll: "Roll",
  assign: "Assign",
  draw: "Draw",
  activate: "Activate",
  over: "Game over",
};

/** The difficulties by name. */
export const DIFFICULTY_NAMES: Readonly<Record<Difficulty, string>> = {
  easy: "Easy",
  normal: "Normal",
  hard: "Hard",
};

/** The passives as sentences. */
export const PASSIVE_TEXTS: Readonly<Record<Passive, string>> = {
  "no-recharge": "Shields cannot be recharged.",
  "no-commander": "The Commander station is off, and drawing a filler draws another card.",
  "hp-floor": "Enemies keep their last hit point.",
};

/** A game, of which only the cards are read. */
export type WithCards = Pick<Game<Dsd6>, "content">;

/** The name of a row by its id; the id itself for a row that the game does not have. */
export function threatName(id: ThreatId, { content }: WithCards): string {
  return content.cards.find((card) => card.id === id)?.name ?? id;
}

const EFFECT_TEXTS: Readonly<Record<EffectName, (amount: number) => string>> = {
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

/** An effect of a threat as a sentence. */
export function describeEffect({ effect, amount = 1 }: Effect): string {
  return EFFECT_TEXTS[effect](amount);
}
