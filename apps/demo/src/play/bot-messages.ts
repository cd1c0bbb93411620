// What the page and the thread of the bots say to each other.
import type { GameTypes } from "@games/core-game";
import type { Seed } from "@games/core-rng";

/** The game that all later questions are about; it comes first, and is answered with {@link BotIds}. */
export interface BotGame {
  /** The id of the game. */
  readonly game: string;
  /** Its rows of content; undefined for a game without content. */
  readonly rows: GameTypes["rows"];
}

/** The bots of the game, in their order. */
export interface BotIds {
  readonly ids: readonly string[];
}

/** A question to a bot, or for a hint. */
export interface BotQuestion {
  /** Comes back with the answer. */
  readonly number: number;
  /** The place of the bot in the list of its game; "adviser" asks for a hint. */
  readonly bot: number | "adviser";
  /** Where its luck comes from: the seed of the game and the name of a stream. */
  readonly seed: Seed;
  readonly stream: string;
  /** The position; the bot is shown its view or samples of it, and never the state itself. */
  readonly state: GameTypes["state"];
}

/** Everything the page says. */
export type BotRequest = BotGame | BotQuestion;

/** What a bot would do; undefined when it could not be asked. */
export interface BotAnswer {
  readonly number: number;
  readonly action: GameTypes["action"] | undefined;
  /** What speaks for it, when a hint was asked for; the plug-in makes a sentence of it. */
  readonly why?: unknown;
  /** The bot that gave it, when the game has no adviser of its own. */
  readonly bot?: string | undefined;
  /** Other actions that are just as good. */
  readonly also?: readonly GameTypes["action"][];
}

/** Everything the thread says. */
export type BotReply = BotIds | BotAnswer;
