// The words of the game and the small numbers that stand for them in the state: a number is a position in its list.

/** The faces of a crew die (rule 2). */
export const FACES = [
  "commander",
  "tactical",
  "medical",
  "science",
  "engineering",
  "threat",
] as const;
/** One of {@link FACES}. */
export type Face = (typeof FACES)[number];

export const COMMANDER = 0;
export const TACTICAL = 1;
export const MEDICAL = 2;
export const SCIENCE = 3;
export const ENGINEERING = 4;
export const THREAT = 5;
/** The face of a die that has not been rolled yet. */
export const UNROLLED = 6;

/** Where a crew die can be (rule 5), a threat card apart. `spent` holds dice of a resolved card until Gather. */
export const PLACES = [
  "pool",
  "commander",
  "tactical",
  "medical",
  "science",
  "engineering",
  "scanners",
  "infirmary",
  "spent",
] as const;
/** One of {@link PLACES}, or `threat` for a die on a threat card. */
export type Place = (typeof PLACES)[number] | "threat";

export const POOL = 0;
/** The station of a face is the place `face + FIRST_STATION`. */
export const FIRST_STATION = 1;
export const LAST_STATION = 5;
export const SCANNERS = 6;
export const INFIRMARY = 7;
export const SPENT = 8;
/** A die on card c is at place `ON_CARD + c`. */
export const ON_CARD = 9;

/** The faces of the threat die (rule 3). */
export const SYMBOLS = ["skull", "lightning", "alien", "warning", "hazard", "nova"] as const;
/** One of {@link SYMBOLS}. */
export type ThreatSymbol = (typeof SYMBOLS)[number];

/** The kinds of card (rule 6). */
export const KINDS = ["internal", "external", "filler", "boss-barrier", "boss"] as const;
/** One of {@link KINDS}. */
export type Kind = (typeof KINDS)[number];

export const INTERNAL = 0;
export const EXTERNAL = 1;
export const FILLER = 2;
export const BARRIER = 3;
export const BOSS = 4;

/** What a phase waits for (R43); `over` waits for nothing. */
export const PHASES = ["roll", "assign", "draw", "activate", "over"] as const;
/** One of {@link PHASES}. */
export type Phase = (typeof PHASES)[number];

export const ROLL = 0;
export const ASSIGN = 1;
export const DRAW = 2;
export const ACTIVATE = 3;
export const OVER = 4;

/** How a game stands; a stalemate is a crew loss (R24). */
export const RESULTS = ["playing", "won", "hull-lost", "crew-lost", "stalemate"] as const;

export const PLAYING = 0;
export const WON = 1;
export const HULL_LOST = 2;
export const CREW_LOST = 3;
export const STALEMATE = 4;

/** The difficulty modes (rule 47). */
export const DIFFICULTIES = ["easy", "normal", "hard"] as const;
/** One of {@link DIFFICULTIES}. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What a threat can do, in reveal or activation. */
export const EFFECTS = [
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
] as const;
/** One of {@link EFFECTS}. */
export type EffectName = (typeof EFFECTS)[number];

export const HULL_DAMAGE = 0;
export const SHIELD_DAMAGE = 1;
export const SHIELD_OR_HULL_DAMAGE = 2;
export const SEND_CREW = 3;
export const SEND_POOL = 4;
export const RETURN_CREW = 5;
export const LOCK_DIE = 6;
export const FREE_DIE = 7;
export const DISCARD_SELF = 8;
export const SHUFFLE_DISCARDS = 9;
export const DRAW_CARDS = 10;
export const REGENERATE = 11;

/** What a threat can do for as long as it is in play (rule 44). */
export const PASSIVES = ["no-recharge", "no-commander", "hp-floor"] as const;
/** One of {@link PASSIVES}. */
export type Passive = (typeof PASSIVES)[number];

/** The passives as bits; bit i stands for the i-th of {@link PASSIVES}. */
export const NO_RECHARGE = 1;
export const NO_COMMANDER = 2;
export const HP_FLOOR = 4;

export const DICE = 6;
/** A whole hull. */
export const MAX_HULL = 8;
/** Full shields. */
export const MAX_SHIELDS = 4;
/** So many Scanner dice draw one extra card (rule 12). */
export const SCANNERS_PER_CARD = 3;
