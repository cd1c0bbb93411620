// Kept games as a list: continue, or delete.

import { useRef, useState } from "react";
import { findEntry } from "../games/registry.ts";
import { playPath } from "../routes.ts";
import type { SaveRow } from "../store/rows.ts";
import { removeGame } from "../store/store.ts";
import { useStore } from "../store/use-store.ts";
import { MarkList } from "./marks.tsx";
import { Moment } from "./moment.tsx";
import { seedWords } from "./seed-words.ts";
import { words } from "./words.ts";

/** Lists games, the last one played first. */
export function SavedGames({ rows }: { readonly rows: readonly SaveRow[] }) {
  const store = useStore();
  const list = useRef<HTMLDivElement>(null);
  const [doomed, setDoomed] = useState<string>();
  const remove = async (id: string) => {
    // The button goes with its game; the focus stays with the list.
    list.current?.focus();
    await removeGame(store, id);
  };
  return (
    <div ref={list} tabIndex={-1}>
      {rows.length === 0 && <p className="quiet">{words().saves.none}</p>}
      <ul className="saves">
        {rows
          .toSorted((a, b) => b.updated - a.updated)
          .map((row) => (
            <SavedGame
              key={row.id}
              row={row}
              isDoomed={doomed === row.id}
              onDoom={() => setDoomed(doomed === row.id ? undefined : row.id)}
              onDelete={() => void remove(row.id)}
            />
          ))}
      </ul>
    </div>
  );
}

/** One game. The button that deletes for good appears elsewhere than the one that asks for it. */
function SavedGame(props: {
  readonly row: SaveRow;
  readonly isDoomed: boolean;
  readonly onDoom: () => void;
  readonly onDelete: () => void;
}) {
  const { row, isDoomed, onDoom, onDelete } = props;
  const says = words().saves;
  return (
    <li>
      <div>
        <a href={playPath(row.game, row.id)}>
          {says.name(findEntry(row.game)?.title ?? row.game, seedWords(row.seed))}
        </a>
        <p className="quiet">
          {row.outcome === null ? (
            says.played(row.step)
          ) : (
            <span lang={row.language ?? "en"}>{row.outcome}</span>
          )}{" "}
          <br />
          <Moment time={row.updated} />
        </p>
        <MarkList marks={row.marks} />
      </div>
      <button
        type="button"
        className="plain"
        aria-expanded={isDoomed}
        aria-label={says.removeNamed(seedWords(row.seed))}
        onClick={onDoom}
      >
        {says.remove}
      </button>
      {isDoomed && (
        <div className="sure">
          <button type="button" className="danger" onClick={onDelete}>
            {says.reallyRemove}
          </button>
        </div>
      )}
    </li>
  );
}
