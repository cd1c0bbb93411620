// A session in a component: its snapshot, and every event exactly once, also when two moves fall in one rendering.
import type { GameTypes, Session, Snapshot } from "@games/core-game";
import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";

export function useSession<T extends GameTypes>(
  session: Session<T>,
  onEvents: (events: readonly T["event"][]) => void,
): Snapshot<T> {
  const told = useMemo(() => ({ session, entries: 0 }), [session]);
  const latest = useRef(onEvents);
  latest.current = onEvents;
  useEffect(
    () =>
      session.subscribe(({ step }) => {
        const missed = session.history().slice(told.entries);
        told.entries = step + 1; // an action that was taken back is told again when it is redone
        latest.current(missed.flatMap(({ events }) => events));
      }),
    [session, told],
  );
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
}
