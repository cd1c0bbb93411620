// The kept rows for components.
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react";
import type { Keep } from "./keep.ts";
import type { Rows, TableName } from "./rows.ts";

/** Where components find the keep. */
export const KeepContext = createContext<Keep | undefined>(undefined);

/** The keep of the app. */
export function useKeep(): Keep {
  const keep = useContext(KeepContext);
  if (keep === undefined) throw new Error("There is no keep around this component.");
  return keep;
}

/** All rows of a table, undefined until they are read; they follow every change. */
export function useRows<N extends TableName>(table: N): readonly Rows[N][] | undefined {
  const keep = useKeep();
  const [rows, setRows] = useState<readonly Rows[N][]>();
  useEffect(() => {
    let isShown = true;
    const read = () => {
      void keep.list(table).then((list) => {
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
  }, [keep, table]);
  return rows;
}

/** Why rows are only in memory, or undefined while all is well. */
export function useKeepProblem(): string | undefined {
  const keep = useKeep();
  return useSyncExternalStore(keep.subscribe, keep.problem);
}
