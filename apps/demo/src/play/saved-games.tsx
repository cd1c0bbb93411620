// Kept games as a list: go on, or delete.
import { useState } from "react";
import { findEntry } from "../games/registry.ts";
import { removeGame } from "../keep/keep.ts";
import type { SaveRow } from "../keep/rows.ts";
import { useKeep } from "../keep/use-keep.ts";
import { playPath } from "../routes.ts";
import { dateOf } from "./dates.ts";
import { MarkList } from "./marks.tsx";

/** Lists games, the last one played first. */
export function SavedGames({ rows }: { readonly rows: readonly SaveRow[] }) {
  const keep = useKeep();
  const [doomed, setDoomed] = useState<string>();
  if (rows.length === 0) return <p className="quiet">No game is kept here yet.</p>;
  return (
    <ul className="saves">
      {rows
        .toSorted((a, b) => b.updated - a.updated)
        .map((row) => (
          <li key={row.id}>
            <div>
              <a href={playPath(row.game, row.id)}>
                {`${findEntry(row.game)?.title ?? row.game}, seed ${row.seed}`}
              </a>
              <p className="quiet">
                {row.outcome ?? `Turn ${row.step}, still going.`} <br />
                <time dateTime={new Date(row.updated).toISOString()}>{dateOf(row.updated)}</time>
              </p>
              <MarkList marks={row.marks} />
            </div>
            {doomed === row.id ? (
              <button type="button" onClick={() => void removeGame(keep, row.id)}>
                Really delete, notes and all
              </button>
            ) : (
              <button
                type="button"
                className="plain"
                aria-label={`Delete the game with seed ${row.seed}`}
                onClick={() => setDoomed(row.id)}
              >
                Delete
              </button>
            )}
          </li>
        ))}
    </ul>
  );
}
