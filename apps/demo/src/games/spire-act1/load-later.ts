// What is loaded when it is first needed, and shown at once from then on.
import { useSyncExternalStore } from "react";

interface Later<M> {
  readonly loaded?: M;
  readonly error?: unknown;
}

/**
 * A hook for a part of the code: loading begins when a component with it is on the page. Undefined until the part is there;
 * after that it never waits again, unlike a lazy component, so that the focus and the eye stay where they are.
 */
export function loadLater<M>(load: () => Promise<M>): () => Later<M> {
  let state: Later<M> = {};
  let isAsked = false;
  const listeners = new Set<() => void>();
  const settle = (next: Later<M>) => {
    state = next;
    for (const hear of listeners) hear();
  };
  const listen = (listener: () => void) => {
    listeners.add(listener);
    if (!isAsked) {
      isAsked = true;
      load().then(
        (loaded) => settle({ loaded }),
        (error: unknown) => {
          // What could not be loaded is asked for again by whoever comes next.
          isAsked = false;
          settle({ error });
        },
      );
    }
    return () => listeners.delete(listener);
  };
  return () => useSyncExternalStore(listen, () => state);
}
