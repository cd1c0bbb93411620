// The ending of a game: its picture, its story and what to try next, loaded when there is one to show.
import type { GameTypes, Session } from "@games/core-game";
import { useEffect, useState } from "react";
import type { AnyPlugin, Ending } from "../../games/plugin.ts";

/** The ending of a session that is over; undefined for a game without endings, and until they are loaded. */
export function useEnding(
  plugin: AnyPlugin,
  session: Session<GameTypes>,
  outcome: GameTypes["outcome"],
): Ending | undefined {
  const [ending, setEnding] = useState<Ending>();
  useEffect(() => {
    let isShown = true;
    // What cannot be loaded is told in words.
    plugin.loadEndings?.().then(
      ({ endingOf }) => isShown && setEnding(endingOf(outcome, session)),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [plugin, session, outcome]);
  return ending;
}
