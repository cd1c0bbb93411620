// Bundled for the page by golden.test.ts: the engines, and what plays a replay and tells the first fault.
import type { Game, GameTypes, Replay } from "@games/core-game";
import { findGame } from "../../../../scripts/engines/games.ts";

/** A game that was played to its end, as the engines' own tests freeze it. */
export type Frozen = Replay<GameTypes>;

/** The game that a replay belongs to. */
export function gameOf({ game: id, contentHash }: Frozen): Game<GameTypes> {
  const game = findGame(id, contentHash);
  if (game === undefined) throw new Error(`There is no ${id} with the content ${contentHash}.`);
  return game;
}

/** Plays a replay, hash by hash: what went wrong, or undefined. */
export function play(replay: Frozen): string | undefined {
  const played = gameOf(replay).replay(replay);
  return played.ok ? undefined : `${played.error.code}: ${played.error.message}`;
}
