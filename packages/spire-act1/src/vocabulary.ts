// The closed vocabulary that rows of content are written in; what a text can do is in rules/operations.ts.
import type { Op } from "./rules/operations.js";

/** The kinds of card. */
export const CARD_TYPES = ["attack", "skill", "power", "status", "curse"] as const;
/** One of {@link CARD_TYPES}. */
export type CardType = (typeof CARD_TYPES)[number];

/** How rare a card is; `special` cards are never offered. */
export const RARITIES = ["starter", "common", "uncommon", "rare", "special"] as const;
/** One of {@link RARITIES}. */
export type Rarity = (typeof RARITIES)[number];

/** Whose card it is. */
export const CHARACTERS = ["ironclad", "colorless", "none"] as const;
/** One of {@link CHARACTERS}. */
export type Character = (typeof CHARACTERS)[number];

/**
 * Words on a card that the rules know: `on-top` returns to the top of the draw pile after play,
 * `only-attacks` can be played only while the whole hand is Attacks, `strike` has Strike in its name, `once` is never
 * played twice.
 */
export const KEYWORDS = [
  "exhaust",
  "ethereal",
  "retain",
  "unplayable",
  "on-top",
  "only-attacks",
  "strike",
  "once",
] as const;
/** One of {@link KEYWORDS}. */
export type Keyword = (typeof KEYWORDS)[number];

/** Numbers that an amount can grow with. */
export const COUNTERS = [
  "block",
  "exhausted",
  "hand",
  "attacks",
  "strikes",
  "attackers",
  "x",
  "count",
  "first-turn",
  "gold",
] as const;
/** One of {@link COUNTERS}. */
export type Counter = (typeof COUNTERS)[number];

/** A number, or `n` (default: 0) plus `each` (default: 1) for every one of a counter. */
export type Amount =
  | number
  | { readonly n?: number; readonly per: Counter; readonly each?: number };

/** Questions an operation can depend on. */
export const CONDITIONS = [
  "option",
  "die",
  "killed",
  "no-attacks",
  "hand",
  "cubes",
  "exhausted",
  "no-block",
  "hurt",
  "shuffled",
  "no-attack-played",
  "power-played",
] as const;

/**
 * Whether an operation happens: the chosen option is `n`, the die shows at most `n`, the target was killed, no Attack is in
 * hand, the hand has at most `n` cards, at least `n` cubes lie on the power, the text exhausted at least `n` cards, there is
 * no block, HP was lost or the draw pile shuffled in this fight, no Attack or a Power was played in this turn (default of
 * `n`: 0).
 */
export interface Condition {
  readonly is: (typeof CONDITIONS)[number];
  readonly n?: number;
}

/** Tokens that lie on a creature. */
export const TOKENS = ["vulnerable", "weak", "poison"] as const;
/** One of {@link TOKENS}. */
export type Token = (typeof TOKENS)[number];

/** Whom an effect is for: the enemy chosen for the card, every enemy, the attackers of this round, the player. */
export const AIMS = ["target", "all", "attackers", "self"] as const;
/** One of {@link AIMS}. */
export type Aim = (typeof AIMS)[number];

/** Where cards can be taken from by choice. */
export const SOURCES = ["hand", "discard", "exhaust"] as const;
/** One of {@link SOURCES}. */
export type Source = (typeof SOURCES)[number];

/** Where a chosen or added card can go. */
export const PLACES = ["exhaust", "draw", "hand", "discard"] as const;
/** One of {@link PLACES}. */
export type Place = (typeof PLACES)[number];

/**
 * When a trigger goes off. For a power in play: at the start or end of the turn, when it is used,
 * when a card is exhausted, drawn or played, when block is gained, when a token is put on an enemy. For the
 * card itself: `held` in hand at the end of the turn, `exhausted` when it is. For relics besides: at the start of the
 * fight, when the `die` shows one of some faces, and when the player wants it as the die was rolled (`roll`) or block is
 * about to go (`reset`).
 */
export const MOMENTS = [
  "turn-start",
  "turn-end",
  "use",
  "exhaust",
  "draw",
  "play",
  "block",
  "token",
  "held",
  "exhausted",
  "fight-start",
  "die",
  "roll",
  "reset",
] as const;
/** One of {@link MOMENTS}. */
export type Moment = (typeof MOMENTS)[number];

/**
 * Operations that wait for a moment; `of` narrows `draw` and `play` to some types of card, `faces` says which faces `die`
 * waits for, and `if` when `use` is possible.
 */
export interface Trigger {
  readonly on: Moment;
  readonly of?: readonly CardType[];
  readonly faces?: readonly number[];
  readonly if?: Condition;
  readonly ops: readonly Op[];
}

/** What a power changes as long as it is in play. */
export const PASSIVES = ["keep-block", "free-skills", "better-starters"] as const;
/** One of {@link PASSIVES}. */
export type Passive = (typeof PASSIVES)[number];

/** The supplies that status cards come from and return to. */
export const SUPPLIES = ["daze", "status"] as const;
/** One of {@link SUPPLIES}. */
export type Supply = (typeof SUPPLIES)[number];

/** The parts of a card that its upgraded version may say differently. */
export interface CardFace {
  /** The energy it costs; `x` is any amount the player chooses (default: 0). */
  readonly cost?: number | "x";
  /** What it costs instead once the player has lost HP in this combat. */
  readonly hurtCost?: number;
  readonly keywords?: readonly Keyword[];
  /** Its text, in order. */
  readonly ops?: readonly Op[];
  readonly triggers?: readonly Trigger[];
  readonly passive?: Passive;
}

/** A card as a row of content. */
export interface CardRow extends CardFace {
  readonly id: string;
  readonly name: string;
  readonly type: CardType;
  /** How rare it is (default: `special`). */
  readonly rarity?: Rarity;
  /** Whose card it is (default: `ironclad`). */
  readonly character?: Character;
  /** Where a status card comes from (default: `status`). */
  readonly supply?: Supply;
  /** What the upgraded version says differently; without it the card cannot be upgraded. */
  readonly plus?: CardFace;
}

/** One action of an enemy; what it does happens in the order of these fields. */
export interface EnemyAction {
  /** The size of one hit. */
  readonly hit?: number;
  /** How many hits (default: 1). */
  readonly times?: number;
  readonly block?: number;
  readonly strength?: number;
  readonly vulnerable?: number;
  readonly weak?: number;
  readonly daze?: number;
  readonly burn?: number;
  readonly slimed?: number;
  /** The enemy that arrives at the start of the next round. */
  readonly summon?: string;
  /** The enemy leaves the fight. */
  readonly leave?: true;
  /** It acts after the others. */
  readonly last?: true;
  /** On a track: the slot after this one, when that is not simply the next. */
  readonly next?: number;
  /** On a track: without block the enemy skips this action and goes to that slot instead. */
  readonly shift?: number;
}

/** How an enemy finds its action: by this round's die, or by its place on a track. */
export const PATTERNS = ["die", "track"] as const;

/** What kind of fight an enemy belongs to. */
export const ENEMY_KINDS = ["encounter", "elite", "boss", "summon"] as const;

/** An enemy as a row of content. */
export interface EnemyRow {
  readonly id: string;
  readonly name: string;
  readonly hp: number;
  readonly kind: (typeof ENEMY_KINDS)[number];
  readonly pattern: (typeof PATTERNS)[number];
  /** The actions of each variant: 1, 2, 3 or 6 rows of equally many die faces, or the slots of a track. */
  readonly variants: readonly (readonly EnemyAction[])[];
  /** The slot that a track returns to after its last (default: 0). */
  readonly loop?: number;
  /** Block gained after the first damage. */
  readonly curlUp?: number;
  /** Strength gained whenever a hit gets through. */
  readonly angry?: number;
  /** Vulnerable put on the player when it dies. */
  readonly spores?: number;
  /** The enemies that arrive at the start of the round after it died. */
  readonly split?: readonly string[];
  /** The enemies that stand to its left from the beginning. */
  readonly companions?: readonly string[];
  /** Damage to the player after each card of a type, while the track is at one of the slots. */
  readonly punish?: {
    readonly type: CardType;
    readonly damage: number;
    readonly slots: readonly number[];
  };
}

/** All rows of content of a game. */
export interface Rows {
  readonly cards: readonly CardRow[];
  readonly enemies: readonly EnemyRow[];
}
