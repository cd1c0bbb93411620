// The results of finished games, the best first, each with its replay.

import { replayPath } from "../routes.ts";
import { hasOldReplay } from "../store/old-entries.ts";
import type { ResultRow } from "../store/rows.ts";
import { dateOf } from "./dates.ts";
import { words } from "./words.ts";

const SHOWN = 10;

/** Whether a person played the game fairly from its first action to its last; only such results are compared. */
const isFair = ({ marks }: Pick<ResultRow, "marks">): boolean => marks.length === 0;

/** The best score of a game, where it has one. */
export function bestScore(results: readonly ResultRow[], game: string): number | undefined {
  const scores = results.flatMap((row) =>
    row.game === game && isFair(row) && row.score !== null ? [row.score] : [],
  );
  return scores.length === 0 ? undefined : Math.max(...scores);
}

/** By score, then the newest. */
const byRank = (a: ResultRow, b: ResultRow): number =>
  (b.score ?? 0) - (a.score ?? 0) || b.finished - a.finished;

/** The results of fair games, the best first. */
export const bestOf = (rows: readonly ResultRow[]): readonly ResultRow[] =>
  rows.filter(isFair).toSorted(byRank);

/** Lists the results of fair games; those with marks are among the games. */
export function BestResults(props: { readonly rows: readonly ResultRow[] }) {
  const rows = bestOf(props.rows);
  if (rows.length === 0) return null;
  const says = words().results;
  return (
    <section className="panel" aria-labelledby="best-heading">
      <h2 id="best-heading">{says.heading}</h2>
      <ol className="results">
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.id}>
            <p lang={row.language ?? "en"}>{row.sentence}</p>
            <p className="quiet">
              {says.row(row.seed, dateOf(row.finished))}{" "}
              {row.share !== null && !hasOldReplay(row) && (
                <a href={replayPath(row.game, row.share)} aria-label={says.replayNamed(row.seed)}>
                  {says.replay}
                </a>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
