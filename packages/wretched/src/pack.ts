// The vocabulary of story packs, which are the content of the game: the rules of a story, and its prose.
import type { CardId, Rank, Suit } from "./data/cards.js";
import type { PresetRules } from "./data/presets.js";
import type { Config, Difficulty, Preset } from "./types.js";

/**
 * What stands in for the tumbling tower: `hybrid` rolls on the pack's pull cards, `odd` on 3 5 7 9,
 * `odd-and-aces` on Aces too, `danger` by danger levels, `fixed` without a die, `off` never.
 */
export const DAMAGE_SYSTEMS = ["hybrid", "odd", "odd-and-aces", "danger", "fixed", "off"] as const;
/** One of {@link DAMAGE_SYSTEMS}. */
export type DamageSystem = (typeof DAMAGE_SYSTEMS)[number];

/**
 * What a check is made with: `integrity` takes the damage of its system off a counter; `dice` rolls a pool of dice and
 * removes those that show 1; `countdown` takes one die off a counter, whatever the card; `real` is a tower of blocks on
 * the player's own table, which the player says has stood or fallen (R60).
 */
export const TOWERS = ["integrity", "dice", "countdown", "real"] as const;
/** One of {@link TOWERS}. */
export type Tower = (typeof TOWERS)[number];

/** What a modifier card can do (R59). */
export const EFFECTS = [
  "repair",
  "add-tokens",
  "remove-tokens",
  "more-cards",
  "fewer-cards",
  "peek",
  "tool",
  "lose-tracker",
] as const;
/** One of {@link EFFECTS}. */
export type Effect = (typeof EFFECTS)[number];

/** What one modifier card does, and how much of it; `tool` and `lose-tracker` are always 1. */
export interface CardEffect {
  readonly kind: Effect;
  readonly amount: number;
}

/** What an Ace does beside its bonus: each role but `none` belongs to at most one Ace. */
export const ACE_ROLES = ["win", "boost", "skip", "return-king", "remove-king", "none"] as const;
/** One of {@link ACE_ROLES}. */
export type AceRole = (typeof ACE_ROLES)[number];

/** What each Ace does, by suit. */
export type AceRoles = Readonly<Record<Suit, AceRole>>;

/** Why a game was lost. */
export const DEFEAT_REASONS = [
  "ship_destroyed",
  "four_kings",
  "deck_exhausted",
  "final_pull_failed",
] as const;
/** One of {@link DEFEAT_REASONS}. */
export type DefeatReason = (typeof DEFEAT_REASONS)[number];

/** The ways a story can end: rescue, the reasons for a defeat, and a story that its player ended. */
export const ENDINGS = ["victory", ...DEFEAT_REASONS, "ended"] as const;
/** One of {@link ENDINGS}. */
export type Ending = (typeof ENDINGS)[number];

/** The levels of a check in the systems where dice add up. */
export const LEVEL = { none: 0, common: 1, severe: 2 } as const;

/** What one card does in the systems that use the pack's own list of pull cards. */
export interface PullRules {
  /** Severe cards add to the roll and always cost at least 1. */
  readonly isSevere?: true;
  /** Danger level, 1 to 3. */
  readonly danger: number;
  /** Damage in the system without dice. */
  readonly damage: number;
}

/** A story pack: what the rules read and, if the game is to tell its story, the prose. */
export interface Pack {
  /** A short name in kebab-case; saves and replays belong to it. */
  readonly id: string;
  /** The damage system the story was written for. */
  readonly system: DamageSystem;
  /** Integrity of the easy mode as written. */
  readonly easyIntegrity: number;
  /** The rank whose four cards end the game when all are seen. */
  readonly tracker: Rank;
  /** The one tracker that the `return-king` Ace may shuffle back; null for any of them. */
  readonly returnableKing: CardId | null;
  readonly aces: AceRoles;
  /** The pull cards; a card that is not listed asks for no pull. */
  readonly pulls: Readonly<Partial<Record<CardId, PullRules>>>;
  /** What a check is made with (default: `integrity`). */
  readonly tower?: Tower;
  /** The modifier cards: what a card does after its check and after what it does as an Ace or a tracker. */
  readonly effects?: Readonly<Partial<Record<CardId, CardEffect>>>;
  /** The story's own constants for each preset; the caller's options still win (R56). */
  readonly balance?: Readonly<Partial<Record<Preset, Balance>>>;
  /** Everything that people read; rules never do, so a correction or a translation keeps saves valid. */
  readonly prose?: Prose;
}

/** The constants that a pack may set for a preset, and for its difficulty modes. */
export type Balance = Readonly<Partial<PresetRules>> & {
  readonly modes?: Readonly<Partial<Record<Difficulty, Readonly<Partial<ModeRules>>>>>;
};

/** The constants of a difficulty mode. */
export type ModeRules = Pick<Config, "integrity" | "initialDamage" | "bonusPerAce">;

/** A pack that can tell its story. */
export interface StoryPack extends Pack {
  readonly prose: Prose;
}

/** The prose of a story. `{name}`, `{day}`, `{integrity}` and `{tokens}` are filled in where logs begin and end. */
export interface Prose {
  /** A language tag such as `en`. */
  readonly language: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly author?: string;
  /** The licence of the text, such as `CC BY 4.0`. */
  readonly license?: string;
  /** The version of the text. */
  readonly version?: string;
  /** Where the story is found, as a web address. */
  readonly link?: string;
  /** Who else is to be thanked or named. */
  readonly credits?: readonly string[];
  /** One or two sentences for a list of stories. */
  readonly summary: string;
  /** What each suit is about. */
  readonly suits: Readonly<Record<Suit, string>>;
  readonly names: Names;
  /** What the player reads before the first day. */
  readonly introduction: string;
  /** The form of the opening log, of a day's log, of its last line, and of the closing log. */
  readonly openingLog: string;
  readonly dayLog: string;
  readonly signOff: string;
  readonly closingLog: string;
  readonly endings: Readonly<Record<Ending, EndingText>>;
  readonly safety: Safety;
  readonly prompts: Readonly<Record<CardId, string>>;
  /** The story's own words for what the game says, by the keys of `ENGLISH.templates` (text entry). */
  readonly words?: Readonly<Record<string, string>>;
}

/**
 * What a story names: the counter that must not reach 0, one step of the countdown and several, what the win card
 * starts, what lets a pull be declined, one of the four cards that end the game and several, and what a check is called.
 */
export const NAMES = [
  "integrity",
  "token",
  "tokens",
  "beacon",
  "tool",
  "tracker",
  "trackers",
  "check",
] as const;

/** The names a story gives to what the rules count, such as `hull` for `integrity`. */
export type Names = Readonly<Record<(typeof NAMES)[number], string>>;

/** How one ending is told. */
export interface EndingText {
  readonly title: string;
  readonly text: string;
}

/** What a player should know before the story and may talk about after it. */
export interface Safety {
  /** What the story touches on. */
  readonly contentNotes: readonly string[];
  /** Ways to stop, soften or leave out. */
  readonly advice: readonly string[];
  /** Questions for afterwards. */
  readonly debrief: readonly string[];
}
