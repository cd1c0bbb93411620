// The vocabulary of the game: options, state, actions, events, view, outcome and refusal codes.
import type { Context, GameTypes, RngOf } from "@games/core-game";
import type { REFUSALS } from "./messages.js";

/** The places of the two face-down cards. */
export const SIDES = ["left", "right"] as const;
/** One of {@link SIDES}. */
export type Side = (typeof SIDES)[number];

/** What a face-down card can turn out to be. */
export const CARDS = ["treasure", "bomb"] as const;
/** One of {@link CARDS}. */
export type Card = (typeof CARDS)[number];

/** The numbers that loot brings go from 1 to this one. */
export const NUMBERS = 7;

/** The jokers, in the order in which their weights are drawn. */
export const JOKERS = ["shield", "scrambler", "jammer"] as const;
/** One of {@link JOKERS}. */
export type Joker = (typeof JOKERS)[number];

/** The trophies and what stands for having none, from the lowest to the highest. */
export const TROPHY_TIERS = ["none", "bronze", "silver", "gold"] as const;
/** One of {@link TROPHY_TIERS}. */
export type TrophyTier = (typeof TROPHY_TIERS)[number];
/** A tier that is won. */
export type Trophy = Exclude<TrophyTier, "none">;

/** What a shield joker does while a shield is up: points for the next bank, or nothing. */
export const SHIELD_OVERFLOWS = ["bonus", "ignored"] as const;
/** One of {@link SHIELD_OVERFLOWS}. */
export type ShieldOverflow = (typeof SHIELD_OVERFLOWS)[number];

/** The parameters of a game, complete; the design document's are the preset `as-written`. */
export interface Parameters {
  /** Lives at the start. */
  readonly lives: number;
  /** The chance of a bomb among the two cards at streak 0. */
  readonly bombBase: number;
  /** What each step of the streak adds to that chance. */
  readonly bombSlope: number;
  /** The highest that chance can get. */
  readonly bombCap: number;
  /** The chance that loot is a joker. */
  readonly jokerChance: number;
  /** How likely each joker is in comparison with the others. */
  readonly jokerWeights: Readonly<Record<Joker, number>>;
  /** What the jammer takes off the chance of a bomb. */
  readonly jammerStrength: number;
  /** How many turns a jammer lasts. */
  readonly jammerLength: number;
  /** How many charges a scrambler brings. */
  readonly scramblerCharges: number;
  /** The maximum number of charges at a time. */
  readonly scramblerCap: number;
  /** What a second shield is good for. */
  readonly shieldOverflow: ShieldOverflow;
  /** The points of a second shield, when it brings points. */
  readonly shieldBonus: number;
  /** What a bank pays for 1, 2, … 7 unique numbers. */
  readonly bankPoints: readonly number[];
  /** What a bank of all seven numbers pays on top. */
  readonly fullSetBonus: number;
  /** The total score at which each trophy is won. */
  readonly trophies: Readonly<Record<Trophy, number>>;
}

/** The options of a game in full: its parameters, and the best score of the games before. */
export interface Config extends Parameters {
  /** The best total score of earlier games, 0 when there is none. */
  readonly bestTotalScore: number;
}

/** What a caller may choose; whatever is left out is as the design document has it. */
export interface Options extends Partial<Omit<Config, "jokerWeights" | "trophies">> {
  readonly jokerWeights?: Partial<Config["jokerWeights"]>;
  readonly trophies?: Partial<Config["trophies"]>;
}

/** Everything there is to know about a game in progress. The two cards have no faces until one is flipped. */
export interface State {
  readonly config: Config;
  lives: number;
  /** The points banked in this game. */
  totalScore: number;
  /** Points waiting for the next bank; they outlast a run. */
  bonusBank: number;
  /** Treasures flipped in a row in this run. */
  streak: number;
  /** The unique numbers of this run as bits: bit 0 is the number 1. See `listUniques` and `countUniques`. */
  runUniques: number;
  runHasShield: boolean;
  /** Rerolls of duplicates that are left. */
  scramblerCharges: number;
  /** Turns, this one included, in which a bomb is less likely. */
  jammerTurns: number;
  /** Turns played: flips and banks. */
  turns: number;
  /** Times banked. */
  banks: number;
  /** Runs lost to a duplicate. */
  busts: number;
  /** Bombs flipped, those that a shield took included. */
  bombs: number;
  rng: RngOf<BombFlip>;
}

/** What a player may do. */
export type Action = { readonly type: "flip"; readonly side: Side } | { readonly type: "bank" };

/** What happened, in the order in which a screen would show it. */
export type Event =
  | { readonly type: "cards-dealt"; readonly turn: number; readonly bombChance: number }
  | {
      readonly type: "card-flipped";
      readonly side: Side;
      readonly card: Card;
      /** What the card that was not chosen turns out to be. */
      readonly other: Card;
      readonly reveals: true;
    }
  | { readonly type: "joker-drawn"; readonly joker: Joker; readonly reveals: true }
  | {
      readonly type: "number-drawn";
      readonly number: number;
      /** A new number joins the run; any other is a duplicate. */
      readonly isNew: boolean;
      readonly reveals: true;
    }
  | {
      readonly type: "number-rerolled";
      readonly number: number;
      readonly isNew: boolean;
      readonly chargesLeft: number;
      readonly reveals: true;
    }
  | { readonly type: "shield-raised" }
  | { readonly type: "shield-overflowed"; readonly bonus: number; readonly bonusBank: number }
  | { readonly type: "scrambler-charged"; readonly charges: number }
  | { readonly type: "jammer-started"; readonly turns: number }
  | { readonly type: "shield-used"; readonly against: "bomb" | "duplicate" }
  | { readonly type: "run-busted"; readonly number: number }
  | { readonly type: "life-lost"; readonly lives: number }
  | {
      readonly type: "run-banked";
      readonly uniques: number;
      readonly points: number;
      readonly bonus: number;
      readonly totalScore: number;
    }
  | { readonly type: "trophy-won"; readonly trophy: Trophy }
  | { readonly type: "game-ended"; readonly outcome: Outcome };

/** Everything the player may know. */
export interface View {
  readonly config: Config;
  readonly lives: number;
  readonly totalScore: number;
  /** The best total score so far, this game included. */
  readonly bestTotalScore: number;
  readonly trophyTier: TrophyTier;
  readonly bonusBank: number;
  readonly streak: number;
  /** The unique numbers of this run in ascending order. */
  readonly runUniques: readonly number[];
  readonly runHasShield: boolean;
  readonly scramblerCharges: number;
  readonly jammerTurns: number;
  /** The chance that one of the two cards is a bomb. */
  readonly bombChance: number;
  /** What banking now would pay; 0 when there is nothing to bank. */
  readonly payout: number;
  readonly turns: number;
  readonly banks: number;
  readonly busts: number;
  readonly bombs: number;
}

/** How a game ended: the highest trophy as its result, and the summary. */
export interface Outcome {
  readonly result: TrophyTier;
  readonly totalScore: number;
  /** The best total score so far; give it to the next game. */
  readonly bestTotalScore: number;
  /** Whether this game set it. */
  readonly isBest: boolean;
  readonly turns: number;
  readonly banks: number;
  readonly busts: number;
  readonly bombs: number;
}

/** Why an action can be refused. */
export type RefusalCode = keyof typeof REFUSALS;

/** The streams of luck: what the two cards are, and what loot a treasure brings. */
export const STREAMS = ["cards", "loot"] as const;

/** The types of the game, for `Game<BombFlip>` and `Session<BombFlip>`. */
export interface BombFlip extends GameTypes {
  readonly stream: (typeof STREAMS)[number];
  readonly rows: undefined;
  readonly content: undefined;
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
export type Play = Context<BombFlip>;
