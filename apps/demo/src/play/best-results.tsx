// The results of finished games, the best first, each with its replay.
import type { ResultRow } from "../keep/rows.ts";
import { replayPath } from "../routes.ts";
import { dateOf } from "./dates.ts";
import { MarkList } from "./marks.tsx";

const SHOWN = 10;

const isFair = ({ marks }: ResultRow) => marks.length === 0;

/** Fair games before marked ones, then by score, then the newest. */
const byRank = (a: ResultRow, b: ResultRow): number =>
  Number(isFair(b)) - Number(isFair(a)) ||
  (b.score ?? 0) - (a.score ?? 0) ||
  b.finished - a.finished;

/** Lists results. */
export function BestResults({ rows }: { readonly rows: readonly ResultRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="best-heading">
      <h2 id="best-heading">Best results</h2>
      <ol className="results">
        {rows
          .toSorted(byRank)
          .slice(0, SHOWN)
          .map((row) => (
            <li key={row.id}>
              <p>{row.sentence}</p>
              <p className="quiet">
                {`Seed ${row.seed}, ${dateOf(row.finished)}`}{" "}
                {row.share !== null && (
                  <a
                    href={replayPath(row.game, row.share)}
                    aria-label={`Replay of the game with seed ${row.seed}`}
                  >
                    Replay
                  </a>
                )}
              </p>
              <MarkList marks={row.marks} />
            </li>
          ))}
      </ol>
    </section>
  );
}
