// A bot that can be watched.
import type { Game, GameTypes, Player } from "@games/core-game";

/** A player and what it is called. */
export interface Bot<T extends GameTypes> {
  readonly label: string;
  /** The player for a game with its content. */
  readonly createPlayer: (game: Game<T>) => Player<T>;
}
