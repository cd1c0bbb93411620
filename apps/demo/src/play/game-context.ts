// The game context: what a game's screen and the frame around it share.
import type { GameTypes, Session, Snapshot } from "@games/core-game";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { ScreenProps } from "../games/plugin.ts";

/** Where components find the game context. */
export const GameContext = createContext<ScreenProps<GameTypes> | undefined>(undefined);

/** What the screen gets, for anything inside it. */
export function useGameContext<T extends GameTypes>(): ScreenProps<T> {
  const context = useContext(GameContext);
  if (context === undefined) throw new Error("There is no game around this component.");
  return context as unknown as ScreenProps<T>;
}

/** The snapshot of a session; it follows every change. */
export function useSnapshot<T extends GameTypes>(session: Session<T>): Snapshot<T> {
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}
