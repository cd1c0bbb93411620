// One tab at a time for a kept game, so that two never write over each other.
import { useEffect, useRef, useState } from "react";

/** Whether this tab has the game. */
export type Holding = "asking" | "held" | "elsewhere";

/** A tab that is just closing gives its games back within this time, in milliseconds. */
const PATIENCE = 600;

/** Holds the game of a slot for this tab; `take` takes it from another one. */
export function useSlot(slot: string): { readonly holding: Holding; readonly take: () => void } {
  const [holding, setHolding] = useState<Holding>("asking");
  const steal = useRef<() => void>(undefined);
  useEffect(() => {
    if (navigator.locks === undefined) return setHolding("held");
    const gone = new AbortController();
    const { signal } = gone;
    const holdUntilGone = () => {
      setHolding("held");
      return new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    };
    const ask = (options: LockOptions) => {
      // The promise fails when another tab takes the game; then this one waits for it in line.
      navigator.locks.request(`game ${slot}`, options, holdUntilGone).catch(() => {
        if (signal.aborted) return;
        setHolding("elsewhere");
        ask({ signal });
      });
    };
    ask({ signal });
    steal.current = () => ask({ steal: true });
    const timer = setTimeout(
      () => setHolding((now) => (now === "asking" ? "elsewhere" : now)),
      PATIENCE,
    );
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [slot]);
  return { holding, take: () => steal.current?.() };
}
