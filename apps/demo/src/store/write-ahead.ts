// What was written a moment ago, kept at once: the database answers later than a page can be closed.
import { parse } from "@games/core-game";
import { rowShapes } from "./row-shapes.ts";
import type { NoteRow } from "./rows.ts";

/** Where texts wait until the database has them. */
export interface WriteAhead {
  /** Writes a text down before it returns; false when the browser does not take it. */
  readonly hold: (row: NoteRow) => boolean;
  /** The texts that the database may not have. */
  readonly held: () => readonly NoteRow[];
  /** Forgets a text that the database has, or that is deleted. */
  readonly release: (id: string) => void;
  readonly clear: () => void;
}

const PREFIX = "games note ";

const keysOf = (storage: Storage): readonly string[] =>
  Object.keys(storage).filter((key) => key.startsWith(PREFIX));

function readHeld(text: string | null): readonly NoteRow[] {
  try {
    const row = parse(rowShapes.notes, JSON.parse(text ?? ""));
    return row.ok ? [row.value] : [];
  } catch {
    return [];
  }
}

/** Texts in the storage of the browser that answers at once; without one nothing is held. */
export function createWriteAhead(storage: Storage | undefined): WriteAhead {
  return {
    hold(row) {
      try {
        storage?.setItem(PREFIX + row.id, JSON.stringify(row));
        return storage !== undefined;
      } catch {
        return false;
      }
    },
    held: () =>
      storage === undefined ? [] : keysOf(storage).flatMap((key) => readHeld(storage.getItem(key))),
    release: (id) => storage?.removeItem(PREFIX + id),
    clear() {
      if (storage !== undefined) for (const key of keysOf(storage)) storage.removeItem(key);
    },
  };
}

/** The storage of the browser; undefined where it is refused. */
export function findStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
