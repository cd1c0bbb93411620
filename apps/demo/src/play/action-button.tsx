// A button for one action of the game: enabled exactly when the action is legal, and able to say why when it is not.
import type { GameTypes } from "@games/core-game";
import { type ReactNode, useId } from "react";
import { useHotkey } from "./hotkeys.tsx";
import { useTable } from "./table.ts";

/** How a button for an action looks and sounds. */
export interface ActionButtonProps<A> {
  readonly action: A;
  /** What the key is said to do in the list of keys, and the name of the button unless `label` is told. */
  readonly children: ReactNode;
  /** The accessible name, when the children are a picture. */
  readonly label?: string;
  /** A key that plays the action, and what the list of keys calls it. */
  readonly hotkey?: { readonly key: string; readonly label: string };
  readonly className?: string;
}

/** The button. A refused action stays reachable: its reason is its description, and pressing it speaks the reason. */
export function ActionButton<T extends GameTypes>(props: ActionButtonProps<T["action"]>) {
  const { action, children, label, hotkey, className = "" } = props;
  const { act, refusalOf } = useTable<T>();
  const reasonId = useId();
  const reason = refusalOf(action);
  const press = () => {
    act(action);
  };
  useHotkey(hotkey?.key, hotkey?.label ?? "", press);
  return (
    <span className="action">
      <button
        type="button"
        className={className}
        onClick={press}
        aria-label={label}
        aria-disabled={reason !== undefined}
        aria-describedby={reason === undefined ? undefined : reasonId}
        aria-keyshortcuts={hotkey?.key}
      >
        {children}
        {hotkey !== undefined && (
          <span className="key" aria-hidden="true">
            {hotkey.key}
          </span>
        )}
      </button>
      {reason !== undefined && (
        <span id={reasonId} className="reason" role="tooltip">
          {reason}
        </span>
      )}
    </span>
  );
}
