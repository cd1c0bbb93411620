// The page of a game before one is begun: the form, the games that wait, and the best results.
import type { AnyPlugin, GameEntry } from "../games/plugin.ts";
import type { ResultRow } from "../keep/rows.ts";
import { useRows } from "../keep/use-keep.ts";
import { BestResults, isFair } from "./best-results.tsx";
import { Lessons } from "./how-to-play.tsx";
import { NewGame } from "./new-game.tsx";
import { OpenFile } from "./open-file.tsx";
import { SavedGames } from "./saved-games.tsx";

/** The best score of the games that were played fairly. */
function bestScore(results: readonly ResultRow[], game: string): number | undefined {
  const scores = results.flatMap((row) =>
    row.game === game && isFair(row) && row.score !== null ? [row.score] : [],
  );
  return scores.length === 0 ? undefined : Math.max(...scores);
}

/** Begins or goes on with a game. */
export function Lobby({
  entry,
  plugin,
}: {
  readonly entry: GameEntry;
  readonly plugin: AnyPlugin;
}) {
  const results = useRows("results");
  const saves = useRows("saves");
  const own = saves?.filter((row) => row.game === entry.id) ?? [];
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
        {results !== undefined && <NewGame plugin={plugin} best={bestScore(results, entry.id)} />}
        <div className="stack">
          <section className="panel" aria-labelledby="how-heading">
            <h2 id="how-heading">How to play</h2>
            <Lessons lessons={plugin.howToPlay} />
          </section>
          <section className="panel" aria-labelledby="saved-heading">
            <h2 id="saved-heading">Your games</h2>
            <SavedGames rows={own} />
            <OpenFile />
          </section>
          <BestResults rows={results?.filter((row) => row.game === entry.id) ?? []} />
        </div>
      </div>
    </div>
  );
}
