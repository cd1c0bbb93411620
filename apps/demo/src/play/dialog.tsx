// A dialog of the browser's own: it traps the focus, closes on Escape, and gives the focus back.
import { type ReactNode, useEffect, useId, useRef } from "react";
import { words } from "./words.ts";

/** Shows its children over the page. */
export function Dialog(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { title, onClose, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog ref={ref} aria-labelledby={headingId} onClose={onClose}>
      <h2 id={headingId}>{title}</h2>
      {children}
      <form method="dialog">
        <button type="submit" className="plain">
          {words().close}
        </button>
      </form>
    </dialog>
  );
}
