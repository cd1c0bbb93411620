// A word that explains itself: on tap, on hover and on focus. Escape closes it; a screen reader hears it as the description of the word.
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTerm } from "./glossary.ts";
import { placeTip } from "./place-tip.ts";
import "./term.css";

/** The pointer may cross the gap to the explanation within this time, in milliseconds. */
const CROSSING = 150;

/**
 * Explains a word of the game's glossary; a word it does not have is shown as it is. It is a button, so it stands beside
 * other controls and never inside one.
 */
export function Term(props: { readonly id: string; readonly children?: ReactNode }) {
  const entry = useTerm(props.id);
  if (entry === undefined) return <>{props.children ?? props.id}</>;
  return (
    <OpenTerm title={entry.term} text={entry.text}>
      {props.children ?? entry.term}
    </OpenTerm>
  );
}

/** The same for an explanation that is not in a glossary, such as what a mark of the game means. */
export function OpenTerm(props: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  const { title, text, children } = props;
  const [isOpen, setOpen] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const textId = useId();
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (shown: boolean) => {
    clearTimeout(closing.current);
    setOpen(shown);
  };
  useEffect(() => () => clearTimeout(closing.current), []);
  useEffect(() => {
    const [button, shown] = [wrapper.current?.firstElementChild, tip.current];
    if (!isOpen || shown === null || !(button instanceof HTMLElement)) return undefined;
    shown.showPopover();
    placeTip(shown, button);
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    };
    const follow = () => placeTip(shown, button);
    const hearPress = ({ target }: Event) => {
      if (!(target instanceof Node) || !wrapper.current?.contains(target)) setOpen(false);
    };
    window.addEventListener("keydown", hear, { capture: true });
    window.addEventListener("pointerdown", hearPress, { capture: true });
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    return () => {
      window.removeEventListener("keydown", hear, { capture: true });
      window.removeEventListener("pointerdown", hearPress, { capture: true });
      window.removeEventListener("scroll", follow, { capture: true });
      shown.hidePopover();
    };
  }, [isOpen]);
  return (
    <span
      ref={wrapper}
      className="term"
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && show(true)}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "mouse") closing.current = setTimeout(() => setOpen(false), CROSSING);
      }}
    >
      <button
        type="button"
        className="term-word"
        aria-describedby={textId}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && show(true)}
        onBlur={() => show(false)}
        onClick={() => show(true)}
      >
        {children}
      </button>
      {/* Every screen reader knows a description by its id; what is hidden is read as one, and only then. */}
      <span id={textId} hidden>
        {text}
      </span>
      <span ref={tip} popover="manual" className="term-tip" aria-hidden="true">
        {isOpen && (
          <>
            <b>{title}</b> {text}
          </>
        )}
      </span>
    </span>
  );
}
