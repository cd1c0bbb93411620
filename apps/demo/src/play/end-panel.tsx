// The end of a game: what became of it, and what to do next.
import type { Game, GameTypes } from "@games/core-game";
import { useEffect, useRef } from "react";
import type { AnyPlugin } from "../games/plugin.ts";
import { playPath } from "../routes.ts";

/** Tells how the game ended; the focus goes to it, so that it is neither missed nor in the way. */
export function EndPanel(props: {
  readonly plugin: AnyPlugin;
  /** The game that was played, with the content it was made with. */
  readonly game: Game<GameTypes>;
  readonly outcome: GameTypes["outcome"];
  readonly onShare: () => void;
}) {
  const { plugin, game, outcome, onShare } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isGood = plugin.isGoodEnd(outcome);
  return (
    <section className={isGood ? "end good" : "end"} aria-labelledby="end-heading">
      <h2 id="end-heading" ref={heading} tabIndex={-1}>
        The game is over
      </h2>
      <p>{plugin.describeOutcome(outcome, game)}</p>
      <div className="row">
        <a className="button primary" href={playPath(plugin.game.id)}>
          Play again
        </a>
        <button type="button" className="plain" onClick={onShare}>
          Share this game
        </button>
      </div>
    </section>
  );
}
