// The vocabulary of the game: options, state, actions, events, view, outcome and refusal codes.
import type { GameTypes, WordsOf } from "@games/core-game";
import type { Deck } from "@games/core-rng";
import type { CardId, Rank, Suit } from "./data/cards.js";
import type { CheckReason, LogKind } from "./data/kinds.js";
import type { RestingStage } from "./data/stages.js";
import type { Stage } from "./data/transitions.js";

/** The two sets of rules: the documents' own, and one tuned so that their balance targets hold. */
export const PRESETS = ["as-written", "calibrated"] as const;
/** One of {@link PRESETS}. */
export type Preset = (typeof PRESETS)[number];

/** The difficulty modes, from kind to cruel. */
export const DIFFICULTIES = ["easy", "normal", "hard", "nightmare"] as const;
/** One of {@link DIFFICULTIES}. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/**
 * What stands in for the tumbling tower: `hybrid` rolls on the pack's pull cards, `odd` on 3 5 7 9,
 * `odd-and-aces` on Aces too, `danger` by danger levels, `fixed` without a die, `off` never.
 */
export const DAMAGE_SYSTEMS = ["hybrid", "odd", "odd-and-aces", "danger", "fixed", "off"] as const;
/** One of {@link DAMAGE_SYSTEMS}. */
export type DamageSystem = (typeof DAMAGE_SYSTEMS)[number];

/** What an Ace does beside its bonus: each role but `none` belongs to one Ace at most. */
export const ACE_ROLES = ["win", "boost", "skip", "return-king", "remove-king", "none"] as const;
/** One of {@link ACE_ROLES}. */
export type AceRole = (typeof ACE_ROLES)[number];

/** How many dice a rescue roll has: one, or one for every Ace seen. */
export const RESCUE_DICE = ["one", "aces"] as const;
/** One of {@link RESCUE_DICE}. */
export type RescueDice = (typeof RESCUE_DICE)[number];

/** What an empty deck means while the beacon is lit (R27). */
export const EXHAUSTIONS = ["continue", "defeat"] as const;
/** One of {@link EXHAUSTIONS}. */
export type Exhaustion = (typeof EXHAUSTIONS)[number];

/** Where a game stands. */
export const STATUSES = ["active", "final_pull_required", "victory", "defeat", "ended"] as const;
/** One of {@link STATUSES}. */
export type Status = (typeof STATUSES)[number];

/** Why a game was lost. */
export const DEFEAT_REASONS = [
  "ship_destroyed",
  "four_kings",
  "deck_exhausted",
  "final_pull_failed",
] as const;
/** One of {@link DEFEAT_REASONS}. */
export type DefeatReason = (typeof DEFEAT_REASONS)[number];

/** Why an action is refused. */
export const REFUSAL_CODES = [
  "unknown-action",
  "game-over",
  "wrong-stage",
  "no-tool",
  "no-king",
  "not-narrative",
] as const;
/** One of {@link REFUSAL_CODES}. */
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** What an Ace does, by the suit of the Ace. */
export type AceRoles = Readonly<Record<Suit, AceRole>>;

/** Some dice rolled together, with a number added. */
export interface DamageDice {
  readonly dice: number;
  readonly sides: number;
  readonly plus: number;
}

/** Which story a game was made for. */
export interface PackStamp {
  readonly id: string;
  /** A hash of the pack's rules; its prose may be corrected or translated without losing saves. */
  readonly hash: string;
}

/** A game's rules in full. */
export interface Config {
  readonly pack: PackStamp;
  readonly preset: Preset;
  readonly difficulty: Difficulty;
  readonly system: DamageSystem;
  /** No checks, no defeat: only the deck or the player ends the story (R53). */
  readonly narrativeOnly: boolean;
  /** The win card lies on top of the deck (rule 2, R50). */
  readonly earlyBeacon: boolean;
  /** What the integrity counter starts from, before the initial damage. */
  readonly integrity: number;
  readonly initialDamage: DamageDice | null;
  /** How much each Ace takes off later damage. */
  readonly bonusPerAce: number;
  /** How much a severe card adds to its roll. */
  readonly severeBonus: number;
  readonly tokens: number;
  /** The face that a rescue roll needs, and the one it needs once boosted. */
  readonly rescueBase: number;
  readonly rescueBoosted: number;
  readonly rescueDice: RescueDice;
  /** How many trackers (Kings) end the game; 5 means that they never do. */
  readonly trackerLimit: number;
  /** The sides of the die that tells how many cards a day has. */
  readonly dayDie: number;
  readonly finalDice: number;
  /** Whether the tool may spare the final pull. */
  readonly finalSkippable: boolean;
  readonly exhaustionWithBeacon: Exhaustion;
  readonly aces: AceRoles;
}

/** What a caller may choose: a preset, a difficulty, and any constant that should differ from them. */
export interface Options
  extends Partial<{ readonly [K in Exclude<keyof Config, "aces">]: Config[K] }> {
  /** Roles of single Aces that differ from the pack's. */
  readonly aces?: Partial<AceRoles>;
}

/** A game in progress. Cards are numbers: suit × 13 + rank, see `cardId`. */
export interface State {
  config: Config;
  stage: RestingStage;
  status: Status;
  defeatReason: DefeatReason | null;
  day: number;
  integrity: number;
  tokens: number;
  /** Every card not turned yet, today's face-down cards among them: they have no identity until turned. */
  deck: Deck<number>;
  /** How many of today's cards are still face down. */
  hand: number;
  /** How many cards today's roll dealt. */
  cardsThisTurn: number;
  /** The card that waits for its check or its choice; -1 for none. */
  current: number;
  /** Every turned card in order, the current one included. */
  discard: number[];
  /** A King that was shuffled back and cannot come today; -1 for none. */
  returned: number;
  /** A King taken out of the game; it stays in the discard but does not count. -1 for none. */
  removed: number;
  kingsRevealed: number;
  bonusCounter: number;
  beaconActive: boolean;
  boosted: boolean;
  toolAvailable: boolean;
  logsWritten: number;
  luck: WordsOf<Wretched>;
}

/** What a player may do. */
export type Action =
  | { readonly type: "write-log" }
  | { readonly type: "skip-log" }
  | { readonly type: "roll-tasks" }
  | { readonly type: "end-story" }
  | { readonly type: "turn-card" }
  | { readonly type: "pull" }
  | { readonly type: "use-tool" }
  | { readonly type: "return-king"; readonly card: CardId }
  | { readonly type: "remove-king"; readonly card: CardId }
  | { readonly type: "keep-king" }
  | { readonly type: "roll-rescue" };

/** What happened. */
export type Event =
  | { readonly type: "stage-entered"; readonly stage: Stage }
  | { readonly type: "log-written"; readonly kind: LogKind; readonly day: number }
  | { readonly type: "log-skipped"; readonly kind: LogKind; readonly day: number }
  | { readonly type: "day-began"; readonly day: number }
  | {
      readonly type: "tasks-rolled";
      readonly face: number;
      readonly cards: number;
      readonly reveals: true;
    }
  | {
      readonly type: "card-turned";
      readonly card: CardId;
      /** How many cards of the day are still face down. */
      readonly left: number;
      readonly reveals: true;
    }
  | {
      readonly type: "check-called";
      readonly card: CardId | null;
      readonly reason: CheckReason;
      readonly reduction: number;
    }
  | {
      readonly type: "damage-taken";
      readonly card: CardId | null;
      readonly reason: CheckReason;
      readonly faces: readonly number[];
      readonly reduction: number;
      readonly damage: number;
      readonly integrity: number;
      readonly reveals: true;
    }
  | { readonly type: "pull-skipped"; readonly card: CardId | null }
  | {
      readonly type: "bonus-raised";
      readonly card: CardId;
      readonly bonusCounter: number;
      readonly reduction: number;
    }
  | { readonly type: "beacon-lit"; readonly card: CardId; readonly tokens: number }
  | { readonly type: "rescue-boosted"; readonly card: CardId; readonly need: number }
  | { readonly type: "tool-found"; readonly card: CardId }
  | {
      readonly type: "king-revealed";
      readonly card: CardId;
      readonly kings: number;
      readonly limit: number;
    }
  | { readonly type: "king-choice-offered"; readonly cards: readonly CardId[] }
  | { readonly type: "king-returned"; readonly card: CardId; readonly kings: number }
  | { readonly type: "king-removed"; readonly card: CardId; readonly kings: number }
  | { readonly type: "king-kept"; readonly kings: number }
  | { readonly type: "cards-discarded"; readonly count: number }
  | {
      readonly type: "rescue-rolled";
      readonly faces: readonly number[];
      readonly need: number;
      readonly removed: number;
      readonly tokens: number;
      readonly reveals: true;
    }
  | { readonly type: "rescued"; readonly integrity: number }
  | { readonly type: "defeated"; readonly reason: DefeatReason }
  | { readonly type: "story-ended"; readonly day: number };

/** A check that is about to happen, with everything that decides it. */
export interface Check {
  /** The card that calls it; null for the final pull. */
  readonly card: CardId | null;
  readonly reason: CheckReason;
  /** 2 for a severe card, the danger level, or the fixed damage; 1 otherwise. */
  readonly level: number;
  readonly dice: number;
  /** What the Aces take off. */
  readonly reduction: number;
  /** What a severe card adds. */
  readonly plus: number;
}

/** All that the player knows: everything but the luck to come. */
export interface View {
  readonly config: Config;
  readonly stage: RestingStage;
  readonly status: Status;
  readonly defeatReason: DefeatReason | null;
  readonly day: number;
  readonly integrity: number;
  readonly tokens: number;
  /** Cards in the deck, today's face-down ones not counted. */
  readonly deckSize: number;
  /** Every card that has not been turned, in the order of the card ids. */
  readonly unseen: readonly CardId[];
  /** The card known to come next, or null. */
  readonly knownNext: CardId | null;
  /** How many of today's cards are still face down. */
  readonly hand: number;
  readonly cardsThisTurn: number;
  /** The card that waits for its check or its choice, or null. */
  readonly current: CardId | null;
  /** The check that waits to be rolled, or null. */
  readonly check: Check | null;
  readonly discard: readonly CardId[];
  /** Cards that stay in sight: counted Kings, the win card and the boost. */
  readonly visible: readonly CardId[];
  /** A King that was shuffled back and cannot come today, or null. */
  readonly returned: CardId | null;
  readonly removed: CardId | null;
  readonly kingsRevealed: number;
  readonly bonusCounter: number;
  readonly beaconActive: boolean;
  readonly boosted: boolean;
  readonly toolAvailable: boolean;
  readonly logsWritten: number;
}

/** How a game ended. */
export interface Outcome {
  readonly result: "victory" | "defeat" | "ended";
  readonly reason: DefeatReason | null;
  readonly days: number;
  readonly integrity: number;
  readonly tokens: number;
  readonly kings: number;
  readonly cardsTurned: number;
}

/** What one card does in the systems that go by the pack's own list of pull cards. */
export interface PullRules {
  /** Severe cards add to the roll and always cost at least 1. */
  readonly severe?: true;
  /** Danger level, 1 to 3. */
  readonly danger: number;
  /** Damage in the system without dice. */
  readonly damage: number;
}

/** The part of a story pack that the rules read. */
export interface PackRules {
  /** A short name in kebab-case. */
  readonly id: string;
  /** The damage system the story was written for. */
  readonly system: DamageSystem;
  /** Integrity of the easy mode as written. */
  readonly easyIntegrity: number;
  /** The rank whose four cards end the game when all are seen. */
  readonly tracker: Rank;
  /** The one tracker that the `return-king` Ace may shuffle back; null for any of them. */
  readonly returns: CardId | null;
  readonly aces: AceRoles;
  /** The pull cards; a card that is not listed asks for no pull. */
  readonly pulls: Readonly<Partial<Record<CardId, PullRules>>>;
}

/** The types of the game. */
export interface Wretched extends GameTypes {
  readonly stream: "deck" | "dice";
  readonly options: Options;
  readonly config: Config;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly outcome: Outcome;
  readonly code: RefusalCode;
}
