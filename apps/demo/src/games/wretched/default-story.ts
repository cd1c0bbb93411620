// The story that is played unless another one is chosen; loaded when a game is opened or a story chosen.
import type { Game } from "@games/core-game";
import type { Wretched } from "@games/wretched";
import { salvageShip } from "@games/wretched/salvage-ship";
import { gameOfPack, type StoryGame } from "./stories.ts";

/** The salvage ship. */
export const defaultGame: StoryGame = gameOfPack(salvageShip);

/** A game of this page with its story. */
export const storyOf = (game: Game<Wretched>): StoryGame =>
  game.rows.prose === undefined ? defaultGame : (game as StoryGame);
