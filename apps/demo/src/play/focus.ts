// Keeps the keyboard where the hands are: when a pressed button goes away, the focus goes on to what comes next.
import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus on when the element that had it has left the page: to the first element inside the root that one of the
 * selectors finds, the most wanted selector first. They find headings and lists, where a second press does nothing; a control
 * is found only in `again`, which lists those that one may press again and again.
 */
export function useFocusOn(
  root: RefObject<HTMLElement | null>,
  selectors: readonly string[],
  again: readonly string[] = [],
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
    const gone = last.current;
    if (!(gone instanceof HTMLElement) || gone.isConnected) return;
    if (document.activeElement !== document.body) return;
    last.current = null;
    const wanted = [...again.filter((selector) => gone.matches(selector)), ...selectors];
    const next = wanted.map((selector) => root.current?.querySelector<HTMLElement>(selector));
    next.find(Boolean)?.focus({ preventScroll: true });
  });
}
