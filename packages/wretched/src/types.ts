// The vocabulary of the game: options, state, actions, events, view, outcome and refusal codes.
import type { Context, GameTypes, RngOf } from "@games/core-game";
import type { Deck } from "@games/core-rng";
import type { Content } from "./content.js";
import type { CardId, Suit } from "./data/cards.js";
import type { CheckReason, LogKind, Stage, Status } from "./data/stages.js";
import type { REFUSALS } from "./messages.js";
import type { AceRole, AceRoles, DamageSystem, DefeatReason, Ending, Pack, Tower } from "./pack.js";

/** The two sets of rules: the documents' own, and one tuned so that their balance targets hold. */
export const PRESETS = ["as-written", "calibrated"] as const;
/** One of {@link PRESETS}. */
export type Preset = (typeof PRESETS)[number];

/** The difficulty modes, from the easiest to the hardest. */
export const DIFFICULTIES = ["easy", "normal", "hard", "nightmare"] as const;
/** One of {@link DIFFICULTIES}. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/** How many dice a rescue roll has: one, or one for each Ace seen. */
export const RESCUE_DICE = ["one", "aces"] as const;
/** One of {@link RESCUE_DICE}. */
export type RescueDice = (typeof RESCUE_DICE)[number];

/** What an empty deck means while the beacon is lit (R27). */
export const EXHAUSTIONS = ["continue", "defeat"] as const;
/** One of {@link EXHAUSTIONS}. */
export type Exhaustion = (typeof EXHAUSTIONS)[number];

/** The maximum number of dice rolled together. */
export const MAX_DICE = 10;

/** Some dice rolled together, with a number added. */
export interface DamageDice {
  readonly dice: number;
  readonly sides: number;
  readonly plus: number;
}

/** A game's rules in full. */
export interface Config {
  /** The id of the story pack. */
  readonly pack: string;
  readonly preset: Preset;
  readonly difficulty: Difficulty;
  readonly system: DamageSystem;
  /** What a check is made with; with any tower but `integrity` the system only says which cards call for one (R60). */
  readonly tower: Tower;
  /** No checks, no defeat: only the deck or the player ends the story (R53). */
  readonly isNarrativeOnly: boolean;
  /** The win card lies on top of the deck (rule 2, R50). */
  readonly hasEarlyBeacon: boolean;
  /** What the integrity counter starts from, before the initial damage; the dice of a dice tower. */
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
  /** The sides of the die that decides how many cards a day has. */
  readonly dayDie: number;
  readonly finalDice: number;
  /** Whether the tool may spare the final pull. */
  readonly canSkipFinalPull: boolean;
  readonly exhaustionWithBeacon: Exhaustion;
  readonly aces: AceRoles;
}

/** What a caller may choose: a preset, a difficulty, and any constant that should differ from them. */
export interface Options extends Partial<Omit<Config, "aces">> {
  /** Roles of single Aces that differ from the pack's. */
  readonly aces?: Readonly<Partial<Record<Suit, AceRole>>>;
}

/** A game in progress. Cards are numbers: suit × 13 + rank, see `cardId`. */
export interface State {
  readonly config: Config;
  stage: Stage;
  status: Status;
  defeatReason: DefeatReason | null;
  day: number;
  integrity: number;
  tokens: number;
  /** Every card not turned yet, today's face-down cards among them: they have no identity until turned. */
  deck: Deck<number>;
  /** How many of today's cards are still face down. */
  faceDownCount: number;
  /** How many cards today's roll dealt, and modifier cards added or took away. */
  cardsThisTurn: number;
  /** How many of the last cards in the discard were turned today (R58). */
  turnedToday: number;
  /** How many cards were turned in the whole game; a King that came twice counts twice (R58). */
  cardsTurned: number;
  /** The card that waits for its check or its choice. */
  current: number | null;
  /** Every turned card in order, the current one included. */
  discard: number[];
  /** A King that was shuffled back and cannot come today. */
  returnedKing: number | null;
  /** Kings taken out of the game; they stay in the discard but do not count. */
  removedKings: number[];
  kingsRevealed: number;
  bonusCounter: number;
  isBeaconActive: boolean;
  isBoosted: boolean;
  hasTool: boolean;
  logsWritten: number;
  rng: RngOf<Wretched>;
}

/** What a player may do. */
export type Action =
  | { readonly type: "write-log" }
  | { readonly type: "skip-log" }
  | { readonly type: "roll-tasks" }
  | { readonly type: "end-story" }
  | { readonly type: "turn-card" }
  | { readonly type: "pull" }
  | { readonly type: "tower-stood" }
  | { readonly type: "tower-fell" }
  | { readonly type: "use-tool" }
  | { readonly type: "return-king"; readonly card: CardId }
  | { readonly type: "remove-king"; readonly card: CardId }
  | { readonly type: "keep-king" }
  | { readonly type: "roll-rescue" };

/** What happened. */
export type Event =
  | {
      readonly type: "initial-damage-taken";
      readonly faces: readonly number[];
      readonly damage: number;
      readonly integrity: number;
      readonly reveals: true;
    }
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
      readonly tower: Tower;
      readonly day: number;
      readonly card: CardId | null;
      readonly reason: CheckReason;
      /** What the dice showed; empty without dice, and for a dice tower, whose damage is the number of dice that showed 1. */
      readonly faces: readonly number[];
      readonly bonusCounter: number;
      readonly reduction: number;
      readonly damage: number;
      readonly integrity: number;
      readonly reveals: true;
    }
  /** The player said so of a real tower. */
  | { readonly type: "tower-stood"; readonly card: CardId | null; readonly reason: CheckReason }
  | { readonly type: "tower-fell"; readonly card: CardId | null; readonly reason: CheckReason }
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
  /** What a modifier card did; an amount of 0 when there was nothing to do. */
  | {
      readonly type: "integrity-repaired";
      readonly card: CardId;
      readonly amount: number;
      readonly integrity: number;
    }
  | {
      readonly type: "tokens-changed";
      readonly card: CardId;
      /** Above 0 for tokens added, below 0 for tokens removed. */
      readonly change: number;
      readonly tokens: number;
    }
  | {
      readonly type: "day-changed";
      readonly card: CardId;
      /** Above 0 for cards added to the day, below 0 for cards spared. */
      readonly change: number;
      /** How many cards of the day are still face down. */
      readonly left: number;
    }
  | {
      readonly type: "cards-peeked";
      readonly card: CardId;
      /** The cards that come next, the first one first. */
      readonly cards: readonly CardId[];
      readonly reveals: true;
    }
  /** How many of the day's cards were put away; one that went back into the deck is not among them. */
  | { readonly type: "cards-discarded"; readonly count: number }
  | {
      readonly type: "rescue-rolled";
      readonly faces: readonly number[];
      readonly need: number;
      readonly removed: number;
      readonly tokens: number;
      readonly reveals: true;
    }
  /** How the story ends is decided; the closing log is still to be written. */
  | { readonly type: "ending-reached"; readonly ending: Ending }
  | { readonly type: "game-ended"; readonly outcome: Outcome };

/** A check that is about to happen, with everything that decides it. */
export interface Check {
  /** The card that calls it; null for the final pull. */
  readonly card: CardId | null;
  readonly reason: CheckReason;
  /** How hard it is: 1, or 2 for a severe card; by danger levels the level; by fixed damage the damage. */
  readonly level: number;
  /** How many dice are rolled; for a dice tower, how many times what is left of it is rolled. */
  readonly dice: number;
  /** What the Aces take off. */
  readonly reduction: number;
  /** What a severe card adds. */
  readonly plus: number;
}

/** All that the player knows: everything but the random state. */
export interface View
  extends Readonly<
    Omit<State, "deck" | "current" | "discard" | "returnedKing" | "removedKings" | "rng">
  > {
  /** Cards in the deck, today's face-down ones not counted. */
  readonly deckSize: number;
  /** Every card that has not been turned, in the order of the card ids. */
  readonly unseen: readonly CardId[];
  /** The card known to come next. */
  readonly knownNext: CardId | null;
  /** All cards known to come next, the first one first. */
  readonly known: readonly CardId[];
  /** The card that waits for its check or its choice. */
  readonly current: CardId | null;
  /** The check that waits to be rolled. */
  readonly check: Check | null;
  readonly discard: readonly CardId[];
  /** Cards that stay in sight: counted Kings, the win card and the boost. */
  readonly visible: readonly CardId[];
  /** A King that was shuffled back and cannot come today. */
  readonly returnedKing: CardId | null;
  /** Kings taken out of the game. */
  readonly removedKings: readonly CardId[];
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

/** Why an action can be refused. */
export type RefusalCode = keyof typeof REFUSALS;

/** The streams of luck: the order of the cards, and everything that is rolled. */
export const STREAMS = ["deck", "dice"] as const;

/** The types of the game. */
export interface Wretched extends GameTypes {
  readonly stream: (typeof STREAMS)[number];
  readonly rows: Pack;
  readonly content: Content;
  readonly options: Options;
  readonly config: Config;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly outcome: Outcome;
  readonly code: RefusalCode;
}

/** What every rule is given. */
export type Play = Context<Wretched>;
