// The words of the game, and the numbers that stand for some of them. Faces and places are numbers in a state, because the
// rules compare them in loops over the dice: as words, random games through the fast API run at 0.82 of their speed. Every
// other word of a state is itself, which costs nothing.

/** The faces of a crew die (rule 2), with the number of each in a state. */
export const FACE = /* @__PURE__ */ Object.freeze({
  commander: 0,
  tactical: 1,
  medical: 2,
  science: 3,
  engineering: 4,
  threat: 5,
} as const);
/** A face of a crew die. */
export type Face = keyof typeof FACE;
/** The faces of a crew die in the order of their numbers. */
export const FACES: readonly Face[] = /* @__PURE__ */ namesOf(FACE);

/**
 * Where a crew die can be (rule 5), with the number of each place in a state. The stations are named after their faces
 * and come in the same order; `spent` holds the dice of a resolved card until Gather; a die on card c is at `threat + c`.
 */
export const PLACE = /* @__PURE__ */ Object.freeze({
  pool: 0,
  commander: 1,
  tactical: 2,
  medical: 3,
  science: 4,
  engineering: 5,
  scanners: 6,
  infirmary: 7,
  spent: 8,
  threat: 9,
} as const);
/** Where a crew die can be. */
export type Place = keyof typeof PLACE;
/** The places of a crew die in the order of their numbers. */
export const PLACES: readonly Place[] = /* @__PURE__ */ namesOf(PLACE);

/** The names of a table of numbers from 0 up, in its order. */
function namesOf<K extends string>(table: Readonly<Record<K, number>>): readonly K[] {
  return Object.freeze(Object.keys(table) as K[]);
}

/**
 * What is in play, as bits: the passives of cards, a standing Barrier, one enemy, more than one, the same of external
 * threats, and cards that dice resolve: `needs << face` for those that need a face.
 */
export const FLAG = {
  "no-recharge": 1,
  "no-commander": 2,
  "hp-floor": 4,
  "barrier-up": 8,
  enemy: 16,
  enemies: 32,
  needs: 64,
  external: 2048,
  externals: 4096,
} as const;

/** What a threat can do for as long as it is in play (rule 44). */
export const PASSIVES = /* @__PURE__ */ Object.freeze([
  "no-recharge",
  "no-commander",
  "hp-floor",
] as const);
/** One of {@link PASSIVES}. */
export type Passive = (typeof PASSIVES)[number];

/** The faces of the threat die (rule 3). */
export const SYMBOLS = /* @__PURE__ */ Object.freeze([
  "skull",
  "lightning",
  "alien",
  "warning",
  "hazard",
  "nova",
] as const);
/** One of {@link SYMBOLS}. */
export type ThreatSymbol = (typeof SYMBOLS)[number];

/** The kinds of card (rule 6). */
export const KINDS = /* @__PURE__ */ Object.freeze([
  "internal",
  "external",
  "filler",
  "boss-barrier",
  "boss",
] as const);
/** One of {@link KINDS}. */
export type Kind = (typeof KINDS)[number];

/** What a phase waits for (R43); `over` waits for nothing. */
export const PHASES = /* @__PURE__ */ Object.freeze([
  "roll",
  "assign",
  "draw",
  "activate",
  "over",
] as const);
/** One of {@link PHASES}. */
export type Phase = (typeof PHASES)[number];

/** How a game can end; a stalemate (R24) and having no die to roll (R23) are crew losses. */
export const ENDINGS = /* @__PURE__ */ Object.freeze([
  "won",
  "hull-lost",
  "crew-lost",
  "stalemate",
  "no-crew",
] as const);
/** One of {@link ENDINGS}. */
export type Ending = (typeof ENDINGS)[number];

/** The difficulty modes (rule 47). */
export const DIFFICULTIES = /* @__PURE__ */ Object.freeze(["easy", "normal", "hard"] as const);
/** One of {@link DIFFICULTIES}. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What a threat can do, in reveal or activation. */
export const EFFECTS = /* @__PURE__ */ Object.freeze([
  "hull-damage",
  "shield-damage",
  "shield-or-hull-damage",
  "send-crew",
  "send-pool",
  "return-crew",
  "lock-die",
  "free-die",
  "discard-self",
  "shuffle-discards",
  "draw-cards",
  "regenerate",
] as const);
/** One of {@link EFFECTS}. */
export type EffectName = (typeof EFFECTS)[number];

/** The number of crew dice. */
export const DICE = 6;
/** A whole hull. */
export const MAX_HULL = 8;
/** Full shields. */
export const MAX_SHIELDS = 4;
/** The number of Scanner dice that draw one extra card (rule 12). */
export const SCANNERS_PER_CARD = 3;
