// Keeps the keyboard where the hands are: when a pressed button goes away, the focus goes on to what comes next.
import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus on when the element that had it has left the page: to the first element inside the
 * root that one of the selectors finds, the most wanted selector first.
 */
export function useFocusOn(
  root: RefObject<HTMLElement | null>,
  selectors: readonly string[],
): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = (event: FocusEvent) => {
      last.current = event.target;
    };
    const element = root.current;
    element?.addEventListener("focusin", note);
    return () => element?.removeEventListener("focusin", note);
  }, [root]);
  useEffect(() => {
    const gone = last.current instanceof HTMLElement && !last.current.isConnected;
    if (!gone || document.activeElement !== document.body) return;
    last.current = null;
    const next = selectors.map((selector) => root.current?.querySelector<HTMLElement>(selector));
    next.find(Boolean)?.focus({ preventScroll: true });
  });
}
