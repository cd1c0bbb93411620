// The kept rows for components.
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import type { NoteRow, Rows, TableName } from "./rows.ts";
import type { Store, StoreProblem } from "./store.ts";

/** Where components find the store. */
export const StoreContext = createContext<Store | undefined>(undefined);

/** The store of the app. */
export function useStore(): Store {
  const store = useContext(StoreContext);
  if (store === undefined) throw new Error("There is no store around this component.");
  return store;
}

/** All rows of a table, undefined until they are read; they follow every change. */
export const useRows = <N extends TableName>(table: N): readonly Rows[N][] | undefined =>
  useReading(
    table,
    useCallback((store: Store) => store.list(table), [table]),
  );

/** The notes of an owner, undefined until they are read; they follow every change. */
export const useNotesOf = (owner: string): readonly NoteRow[] | undefined =>
  useReading(
    "notes",
    useCallback((store: Store) => store.notesOf(owner), [owner]),
  );

/** Reads from the store now and after every change of a table; `ask` stays the same function while it asks the same. */
function useReading<R>(
  table: TableName,
  ask: (store: Store) => Promise<readonly R[]>,
): readonly R[] | undefined {
  const store = useStore();
  const [rows, setRows] = useState<readonly R[]>();
  useEffect(() => {
    let isShown = true;
    const read = () => {
      void ask(store).then((list) => {
        if (isShown) setRows(list);
      });
    };
    read();
    const stop = store.subscribe((changed) => {
      if (changed === table) read();
    });
    return () => {
      isShown = false;
      stop();
    };
  }, [store, table, ask]);
  return rows;
}

/** Why rows are only in memory, or undefined while all is well. */
export function useStoreProblem(): StoreProblem | undefined {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.problem);
}
