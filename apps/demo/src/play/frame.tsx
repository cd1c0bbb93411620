// The frame around every game: the bar on top, the screen, the end, the log; the same for play and for replays.
import type { ReactNode } from "react";
import type { AnyPlugin, GameEntry } from "../games/plugin.ts";
import { playPath } from "../routes.ts";
import type { Mark } from "../store/rows.ts";
import { GameContext } from "./game-context.ts";
import { GlossaryContext, useGlossaryOf } from "./glossary/glossary.ts";
import { Hotkeys } from "./hotkeys.tsx";
import { LogPanel } from "./log-panel.tsx";
import { MarkList } from "./marks.tsx";
import { seedOf } from "./seed-words.ts";
import { useSounds } from "./sound/use-sounds.ts";
import { Toolbar } from "./toolbar.tsx";
import type { GameController } from "./use-game.ts";
import { words } from "./words.ts";

/** Lays a game out. */
export function Frame(props: {
  readonly entry: GameEntry;
  readonly plugin: AnyPlugin;
  readonly controller: GameController;
  readonly marks: readonly Mark[];
  /** The buttons of the bar. */
  readonly bar: ReactNode;
  /** What stands above the screen. */
  readonly above?: ReactNode;
  /** How the game ended: under the screen, which it does not move, or where the screen puts it. */
  readonly end?: ReactNode;
  /** What floats over the bottom of the page. */
  readonly below?: ReactNode;
  /** What stands beside the screen, under the log. */
  readonly sidebar?: ReactNode;
}) {
  const { entry, plugin, controller, marks, bar, above, end, below, sidebar } = props;
  const { context, snapshot } = controller;
  const { game } = context.session;
  const seed = seedOf(context.session.options);
  const glossary = useGlossaryOf(plugin, game);
  useSounds(plugin, context.session, snapshot);
  const { frame: says, seed: seedLabel } = words();
  return (
    <Hotkeys>
      <GlossaryContext value={glossary}>
        <GameContext value={context}>
          <div className="game">
            <header className="game-header">
              <h1>
                <a href={playPath(entry.id)}>{entry.title}</a>
              </h1>
              {seed !== "" && (
                <p className="seed">
                  {seedLabel} <b>{seed}</b>
                </p>
              )}
              <MarkList marks={marks} />
              <Toolbar label={says.bar}>{bar}</Toolbar>
            </header>
            {above}
            <div className="game-body">
              <div className="screen">
                <plugin.Screen {...context} {...(plugin.placesEnd && { end })} />
                {!plugin.placesEnd && end}
                <p className="refusal" role="alert">
                  {controller.refusal}
                </p>
              </div>
              <aside className="sidebar" aria-label={says.sidebar}>
                <LogPanel
                  entries={controller.entries}
                  spoken={controller.spoken}
                  hasHistory={context.session.hasHistory || snapshot.step > 0}
                  {...(marks.includes("table") && { lost: says.underWay })}
                />
                {sidebar}
              </aside>
            </div>
            {below}
          </div>
        </GameContext>
      </GlossaryContext>
    </Hotkeys>
  );
}
