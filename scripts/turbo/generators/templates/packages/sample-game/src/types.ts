// The vocabulary of the game: options, state, actions, events, view, outcome and refusal codes.
import type { Context, GameTypes, RngOf } from "@games/core-game";
import type { REFUSALS } from "./messages.js";

/** The face of the die that loses the pot. */
export const UNLUCKY = 1;

/** The options of a game in full. */
export interface Config {
  /** How many rounds there are. */
  readonly rounds: number;
  /** The score that wins. */
  readonly target: number;
}

/** What a caller may choose; whatever is left out has its default. */
export type Options = Partial<Config>;

/** Everything there is to know about a game in progress. */
export interface State {
  readonly config: Config;
  /** Rounds still to play, this one included. */
  roundsLeft: number;
  /** What was rolled in this round and is not banked yet. */
  pot: number;
  score: number;
  rng: RngOf<SampleGame>;
}

/** What a player may do. */
export type Action = { readonly type: "roll" } | { readonly type: "bank" };

/** What happened, in the order in which a screen would show it. */
export type Event =
  | {
      readonly type: "die-rolled";
      readonly value: number;
      /** The pot after the roll. */
      readonly pot: number;
      readonly reveals: true;
    }
  | { readonly type: "pot-lost"; readonly points: number }
  | { readonly type: "pot-banked"; readonly points: number; readonly score: number }
  | { readonly type: "game-ended"; readonly outcome: Outcome };

/** Everything the player may know: all but the random state. */
export interface View {
  readonly config: Config;
  readonly roundsLeft: number;
  readonly pot: number;
  readonly score: number;
}

/** How a game ended. */
export interface Outcome {
  readonly result: "won" | "lost";
  readonly score: number;
}

/** Why an action can be refused. */
export type RefusalCode = keyof typeof REFUSALS;

/** The streams of luck. */
export const STREAMS = ["dice"] as const;

/** The types of the game, for `Game<SampleGame>` and `Session<SampleGame>`. */
export interface SampleGame extends GameTypes {
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
export type Play = Context<SampleGame>;
