// Bundled for the page by golden.test.ts: the engines, and what plays a replay and tells the first fault.
import { bombFlip } from "@games/bomb-flip";
import { type Game, type GameTypes, type Replay, unwrap } from "@games/core-game";
import { dsd6 } from "@games/dsd6";
import { spireAct1 } from "@games/spire-act1";
import { wretched } from "@games/wretched";
import { glasshouse } from "@games/wretched/packs";

const games = [
  bombFlip,
  wretched,
  unwrap(wretched.withContent(glasshouse)),
  dsd6,
  spireAct1,
] as unknown as readonly Game<GameTypes>[];

/** A game that was played to its end, as the engines' own tests freeze it. */
export type Frozen = Replay<GameTypes>;

/** The game that a replay belongs to. */
export function gameOf({ game: id, contentHash }: Frozen): Game<GameTypes> {
  const game = games.find((one) => one.id === id && one.contentHash === contentHash);
  if (game === undefined) throw new Error(`There is no ${id} with the content ${contentHash}.`);
  return game;
}

/** Plays a replay, hash by hash: what went wrong, or undefined. */
export function play(replay: Frozen): string | undefined {
  const played = gameOf(replay).replay(replay);
  return played.ok ? undefined : `${played.error.code}: ${played.error.message}`;
}
