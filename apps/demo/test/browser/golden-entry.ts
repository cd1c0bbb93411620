// Bundled for the page by golden.test.ts: the engines, and what plays a replay and tells the first fault.
import { bombFlip } from "@games/bomb-flip";
import type { Game, GameTypes } from "@games/core-game";
import { dsd6 } from "@games/dsd6";
import { spireAct1 } from "@games/spire-act1";
import { wretched } from "@games/wretched";

const games = { "bomb-flip": bombFlip, wretched, dsd6, "spire-act1": spireAct1 };

/** Plays a replay, hash by hash: what went wrong, or undefined. */
export function play(engine: keyof typeof games, replay: unknown): string | undefined {
  const played = (games[engine] as unknown as Game<GameTypes>).replay(replay);
  return played.ok ? undefined : `${played.error.code}: ${played.error.message}`;
}
