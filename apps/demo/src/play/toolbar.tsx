// The bar of a game as one stop of the Tab key: the arrow keys go from button to button.
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";

/** Where a key leads among so many buttons. */
const MOVES: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const buttonsOf = (bar: HTMLElement | null): readonly HTMLElement[] => [
  ...(bar?.querySelectorAll<HTMLButtonElement>(":scope > .action > button") ?? []),
];

const placeOf = (buttons: readonly EventTarget[], target: EventTarget): number =>
  buttons.indexOf(target);

/** The bar. */
export function Toolbar(props: { readonly label: string; readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  useEffect(() => {
    buttonsOf(bar.current).forEach((button, i) => {
      button.tabIndex = i === place ? 0 : -1;
    });
  });
  const move = (event: KeyboardEvent) => {
    const buttons = buttonsOf(bar.current);
    const from = placeOf(buttons, event.target);
    const to = from === -1 ? undefined : MOVES[event.key]?.(from, buttons.length);
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  return (
    <div
      ref={bar}
      className="bar"
      role="toolbar"
      aria-label={props.label}
      onKeyDown={move}
      onFocus={(event) => {
        const now = placeOf(buttonsOf(bar.current), event.target);
        if (now !== -1) setPlace(now);
      }}
    >
      {props.children}
    </div>
  );
}
