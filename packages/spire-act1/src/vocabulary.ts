// The closed vocabulary that rows of content are written in; what a text can do is in rules/operations.ts.
import type { EnemyId } from "./data/ids.js";
import type { Op } from "./rules/operations.js";

/** The kinds of card; a ticket is never in a deck of the player: it shows the top rare card when it is revealed. */
export const CARD_TYPES = ["attack", "skill", "power", "status", "curse", "ticket"] as const;
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
 * played twice, `permanent` cannot be removed from the deck.
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
  "permanent",
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
  "rolled",
  "removed",
] as const;

/**
 * Whether an operation happens: the chosen option is `n`, the die shows at most `n`, the target was killed, no Attack is in
 * hand, the hand has at most `n` cards, at least `n` cubes lie on the power, the text exhausted at least `n` cards, there is
 * no block, HP was lost or the draw pile shuffled in this fight, no Attack or a Power was played in this turn, the text
 * rolled `n` to `to` (default: `n`), the card that the text removed is of a rarity or type `of` (default of `n`: 0).
 */
export interface Condition {
  readonly is: (typeof CONDITIONS)[number];
  readonly n?: number;
  readonly to?: number;
  readonly of?: Rarity | CardType;
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
 * card itself: `held` in hand at the end of the turn, `exhausted` when it is, `removed` when it is taken
 * out of the deck for good. For relics besides: at the start of the fight, when the `die` shows one of some faces, and when
 * the player wants it as the die was rolled (`roll`) or block is about to go (`reset`).
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
  "removed",
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
  /** How many of it are in the printed decks (default: 2 for a common card, otherwise 1). */
  readonly copies?: number;
  /** The box that it is in before it is unlocked (default: none). */
  readonly unlock?: number;
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
  readonly summon?: EnemyId;
  /** Gold that the player loses. */
  readonly steal?: number;
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
  /** How many cards of each variant the summon deck has (default: 1). */
  readonly copies?: number;
  readonly kind: (typeof ENEMY_KINDS)[number];
  readonly pattern: (typeof PATTERNS)[number];
  /** The actions of each variant: 1, 2, 3 or 6 rows of equally many die faces, or the slots of a track. */
  readonly variants: readonly (readonly EnemyAction[])[];
  /** The slot that a track returns to after its last (default: 0). */
  readonly loop?: number;
  /** Strength it has from the beginning. */
  readonly strength?: number;
  /** Block gained after the first damage. */
  readonly curlUp?: number;
  /** Strength gained whenever a hit gets through. */
  readonly angry?: number;
  /** Vulnerable put on the player when it dies. */
  readonly spores?: number;
  /** The enemies that arrive at the start of the round after it died. */
  readonly split?: readonly EnemyId[];
  /** The enemies that stand to its left from the beginning. */
  readonly companions?: readonly EnemyId[];
  /** Damage to the player after each card of a type, while the track is at one of the slots. */
  readonly punish?: {
    readonly type: CardType;
    readonly damage: number;
    readonly slots: readonly number[];
  };
}

/** The kinds of node on the map. */
export const NODE_TYPES = [
  "encounter",
  "elite",
  "boss",
  "campfire",
  "event",
  "merchant",
  "treasure",
] as const;
/** One of {@link NODE_TYPES}. */
export type NodeType = (typeof NODE_TYPES)[number];

/** The slots of a board that tokens are shuffled onto. */
export const TOKEN_SLOTS = ["dark", "light"] as const;
/** One of {@link TOKEN_SLOTS}. */
export type TokenSlot = (typeof TOKEN_SLOTS)[number];

/** A place on a board: where it lies, what is there, and the columns of the next level that its paths lead to. */
export interface BoardPlace {
  readonly level: number;
  readonly column: number;
  readonly room: NodeType | TokenSlot;
  readonly to: readonly number[];
}

/** A map board; its places are listed level by level, from left to right. */
export interface BoardRow {
  readonly id: string;
  readonly name: string;
  readonly places: readonly BoardPlace[];
}

/** Map tokens of one kind. */
export interface TokenRow {
  readonly id: string;
  readonly slot: TokenSlot;
  readonly room: NodeType;
  readonly copies: number;
}

/** The ascensions at which a row is in play: from `from` (default: 0) and below `below` (default: no end). */
export interface AtAscension {
  readonly from?: number;
  readonly below?: number;
}

/** The decks that fights are drawn from. */
export const FIGHT_DECKS = ["first", "encounter", "elite", "boss"] as const;
/** One of {@link FIGHT_DECKS}. */
export type FightDeck = (typeof FIGHT_DECKS)[number];

/** What a reward can be made of; a `card` shows `n` cards (default: 3). */
export const REWARD_PARTS = [
  "gold",
  "potion",
  "relic",
  "card",
  "rare",
  "colorless",
  "boss-relic",
] as const;

/** One part of a reward: `n` gold, or one reward that shows `n` cards (default: 3). */
export interface RewardPart {
  readonly part: (typeof REWARD_PARTS)[number];
  readonly n?: number;
}

/** A fight: a card of an encounter, elite or boss deck. */
export interface EncounterRow extends AtAscension {
  readonly id: string;
  readonly deck: FightDeck;
  readonly enemy: EnemyId;
  /** Those who come with it, by the ids of enemies or gangs. */
  readonly summons?: readonly EnemyId[];
  readonly reward: readonly RewardPart[];
  /** The faces of the die that choose it, for a deck that is chosen from by die. */
  readonly faces?: readonly number[];
}

/** Enemies of whom one is drawn at random. */
export interface GangRow {
  readonly id: string;
  readonly enemies: readonly EnemyId[];
}

/** Where a potion can be drunk: in a fight, anywhere, after a roll, or only at the moment of death. */
export const POTION_USES = ["fight", "anywhere", "roll", "death"] as const;

/** A potion as a row of content. */
export interface PotionRow {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  readonly price: number;
  /** Where it can be drunk (default: `fight`). */
  readonly use?: (typeof POTION_USES)[number];
  readonly ops: readonly Op[];
}

/** When a relic goes off: the moments of a fight's powers, and those of the run. */
export const RUN_MOMENTS = ["gained", "room-entered", "fight-won", "rested"] as const;
/** One of {@link RUN_MOMENTS}. */
export type RunMoment = (typeof RUN_MOMENTS)[number];

/** Operations of a relic that wait for a moment; `room` narrows `room-entered` to one kind of room. */
export interface RunTrigger {
  readonly on: RunMoment;
  readonly room?: NodeType;
  readonly ops: readonly Op[];
}

/** What a relic changes as long as the player has it. */
export const RELIC_PASSIVES = [
  "no-rest",
  "no-smith",
  "no-gold",
  "no-potions",
  "no-curses",
  "rest-heal",
  "free-paths",
  "upgrade-attacks",
  "upgrade-skills",
  "keep-energy",
  "better-strikes",
  "better-free-attacks",
] as const;
/** One of {@link RELIC_PASSIVES}. */
export type RelicPassive = (typeof RELIC_PASSIVES)[number];

/** How often a relic can be used: `n` times (default: once) in each fight or room. */
export interface RelicLimit {
  readonly per: "fight" | "room";
  readonly n?: number;
}

/** The decks of relics: the relic deck, the boss relics, and relics that are only given at the start. */
export const RELIC_DECKS = ["relic", "boss", "start"] as const;

/** A relic as a row of content. */
export interface RelicRow {
  readonly id: string;
  readonly name: string;
  /** The deck it belongs to (default: `relic`). */
  readonly deck?: (typeof RELIC_DECKS)[number];
  /** What it costs at a merchant; without a price it is not sold. */
  readonly price?: number;
  /** How often it can be used before it is discarded. */
  readonly charges?: number;
  /** What it changes, each with a number (default: 1). */
  readonly passives?: readonly { readonly is: RelicPassive; readonly n?: number }[];
  /** How often it can be used, for one that the player uses. */
  readonly limit?: RelicLimit;
  /** What it does in fights, and when the die was rolled. */
  readonly triggers?: readonly Trigger[];
  /** What it does between fights. */
  readonly runTriggers?: readonly RunTrigger[];
  /** Whether it is discarded as soon as it has gone off. */
  readonly discard?: true;
}

/** What can be done with cards of the deck between fights. */
export const DECK_VERBS = ["upgrade", "remove", "transform"] as const;
/** One of {@link DECK_VERBS}. */
export type DeckVerb = (typeof DECK_VERBS)[number];

/** Which cards of the deck something is done with. */
export const DECK_FILTERS = ["starter-strike", "starter-defend", "attack", "skill"] as const;
/** One of {@link DECK_FILTERS}. */
export type DeckFilter = (typeof DECK_FILTERS)[number];

/** One of the options of an event or of a Neow card. */
export interface OptionRow {
  /** The gold that has to be there, and is paid (default: 0). */
  readonly pay?: number;
  readonly ops: readonly Op[];
}

/** An event as a row of content. */
export interface EventRow extends AtAscension {
  readonly id: string;
  readonly name: string;
  readonly copies?: number;
  /** What happens before an option is chosen. */
  readonly ops?: readonly Op[];
  /** The options; without any, the event is what `ops` say. */
  readonly options?: readonly OptionRow[];
  /** Whether it is put back and another drawn when it is the first event of the act. */
  readonly notFirst?: true;
}

/** A Neow card as a row of content. */
export interface NeowRow {
  readonly id: string;
  readonly name: string;
  /** Whether it is in play only with the colorless cards. */
  readonly colorless?: true;
  readonly options: readonly OptionRow[];
}

/** All rows of content of a game; those of the printed act may be missing in a game that has the plan alone. */
export interface Rows {
  readonly cards: readonly CardRow[];
  readonly enemies: readonly EnemyRow[];
  readonly boards?: readonly BoardRow[];
  readonly tokens?: readonly TokenRow[];
  readonly encounters?: readonly EncounterRow[];
  readonly gangs?: readonly GangRow[];
  readonly potions?: readonly PotionRow[];
  readonly relics?: readonly RelicRow[];
  readonly events?: readonly EventRow[];
  readonly neow?: readonly NeowRow[];
}
