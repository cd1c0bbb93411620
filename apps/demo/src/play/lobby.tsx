// The page of a game before one is begun: the form, the games that wait, and the best results.
import { lazy, Suspense, useState } from "react";
import type { AnyPlugin, GameEntry } from "../games/plugin.ts";
import { findOldEntries, isOldRow } from "../store/old-entries.ts";
import { OldList } from "../store/old-list.tsx";
import { useRows } from "../store/use-store.ts";
import { BestResults } from "./best-results.tsx";
import { Lessons } from "./how-to-play.tsx";
import { NewGame } from "./new-game.tsx";
import { OpenFile } from "./open-file.tsx";
import { SavedGames } from "./saved-games.tsx";

const TableStart = lazy(() => import("./table-start.tsx"));

/** The form for real dice and cards; it is loaded when it is first opened. */
function TableSection({ plugin }: { readonly plugin: AnyPlugin }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="panel table-start"
      onToggle={({ currentTarget }) => currentTarget.open && setOpen(true)}
    >
      <summary>Play with your own dice and cards</summary>
      {isOpen && (
        <Suspense fallback={<p role="status">Loading …</p>}>
          <TableStart plugin={plugin} />
        </Suspense>
      )}
    </details>
  );
}

/** Begins or continues a game. */
export function Lobby({
  entry,
  plugin,
}: {
  readonly entry: GameEntry;
  readonly plugin: AnyPlugin;
}) {
  const results = useRows("results");
  const saves = useRows("saves");
  // What is kept comes last and all at once, so that nothing moves when it is there.
  const isRead = results !== undefined && saves !== undefined;
  const own = {
    saves: saves?.filter((row) => row.game === entry.id) ?? [],
    results: results?.filter((row) => row.game === entry.id) ?? [],
  };
  return (
    <div className="lobby">
      <div className="lobby-banner">
        <entry.Picture />
        <div>
          <h1>{entry.title}</h1>
          <p className="lead">{entry.line}</p>
        </div>
      </div>
      <div className="panels">
        <NewGame plugin={plugin} />
        <div className="stack">
          <section className="panel" aria-labelledby="how-heading">
            <h2 id="how-heading">How to play</h2>
            <Lessons lessons={plugin.howToPlay} />
          </section>
          {plugin.table !== undefined && <TableSection plugin={plugin} />}
          {isRead && (
            <>
              <section className="panel" aria-labelledby="saved-heading">
                <h2 id="saved-heading">Your games</h2>
                <SavedGames rows={own.saves.filter((row) => !isOldRow(row))} />
                <OpenFile />
              </section>
              <BestResults rows={own.results} />
              <OldList entries={findOldEntries({ ...own, notes: [] })} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
