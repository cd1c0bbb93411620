// What the page and the thread of the bots say to each other.
import type { GameTypes } from "@games/core-game";
import type { Seed } from "@games/core-rng";

/** A question to a bot. */
export interface BotQuestion {
  /** Comes back with the answer. */
  readonly number: number;
  /** The id of the game. */
  readonly game: string;
  /** The place of the bot in the list of its game. */
  readonly bot: number;
  /** Where its luck comes from: the seed of the game and the name of a stream. */
  readonly seed: Seed;
  readonly stream: string;
  readonly view: GameTypes["view"];
  readonly legalActions: readonly GameTypes["action"][];
}

/** What a bot would do; undefined when it could not be asked. */
export interface BotAnswer {
  readonly number: number;
  readonly action: GameTypes["action"] | undefined;
}
