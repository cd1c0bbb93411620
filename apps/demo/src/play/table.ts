// The table: what a game's screen and the frame around it share.
import type { GameTypes, Session, Snapshot } from "@games/core-game";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { ScreenProps } from "../games/plugin.ts";

/** Where components find the table. */
export const TableContext = createContext<ScreenProps<GameTypes> | undefined>(undefined);

/** What the screen gets, for anything inside it. */
export function useTable<T extends GameTypes>(): ScreenProps<T> {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error("There is no table around this component.");
  return table as unknown as ScreenProps<T>;
}

/** The snapshot of a session; it follows every change. */
export function useSnapshot<T extends GameTypes>(session: Session<T>): Snapshot<T> {
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}
