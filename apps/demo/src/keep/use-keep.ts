// The kept rows for components.
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import type { Keep } from "./keep.ts";
import type { NoteRow, Rows, TableName } from "./rows.ts";

/** Where components find the keep. */
export const KeepContext = createContext<Keep | undefined>(undefined);

/** The keep of the app. */
export function useKeep(): Keep {
  const keep = useContext(KeepContext);
  if (keep === undefined) throw new Error("There is no keep around this component.");
  return keep;
}

/** All rows of a table, undefined until they are read; they follow every change. */
export const useRows = <N extends TableName>(table: N): readonly Rows[N][] | undefined =>
  useReading(
    table,
    useCallback((keep: Keep) => keep.list(table), [table]),
  );

/** The notes of an owner, undefined until they are read; they follow every change. */
export const useNotesOf = (owner: string): readonly NoteRow[] | undefined =>
  useReading(
    "notes",
    useCallback((keep: Keep) => keep.notesOf(owner), [owner]),
  );

/** Reads from the keep now and after every change of a table; `ask` stays the same function while it asks the same. */
function useReading<R>(
  table: TableName,
  ask: (keep: Keep) => Promise<readonly R[]>,
): readonly R[] | undefined {
  const keep = useKeep();
  const [rows, setRows] = useState<readonly R[]>();
  useEffect(() => {
    let isShown = true;
    const read = () => {
      void ask(keep).then((list) => {
        if (isShown) setRows(list);
      });
    };
    read();
    const stop = keep.subscribe((changed) => {
      if (changed === table) read();
    });
    return () => {
      isShown = false;
      stop();
    };
  }, [keep, table, ask]);
  return rows;
}

/** Why rows are only in memory, or undefined while all is well. */
export function useKeepProblem(): string | undefined {
  const keep = useKeep();
  return useSyncExternalStore(keep.subscribe, keep.problem);
}
