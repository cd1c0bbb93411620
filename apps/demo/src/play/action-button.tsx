// A button for one action of the game: enabled exactly when the action is legal, and able to say why when it is not.
import type { GameTypes } from "@games/core-game";
import { type ReactNode, useId } from "react";
import { useGameContext } from "./game-context.ts";
import { useHotkey } from "./hotkeys.tsx";

/** How a button for an action looks and sounds. */
export interface ActionButtonProps<A> {
  readonly action: A;
  /** What is on the button, which is also its name unless `label` is told. */
  readonly children: ReactNode;
  /** The name, when the children are a picture; the picture itself is then to be hidden with `aria-hidden`. */
  readonly label?: string;
  /** A key that plays the action, and what the list of keys calls it. */
  readonly hotkey?: { readonly key: string; readonly label: string };
  readonly className?: string;
  /** Why it cannot be pressed now although its action could be played; another button has it then. */
  readonly closed?: string | undefined;
  /** Told when the pointer or the focus comes to the button and leaves it, to show what the action would do. */
  readonly onPreview?: (isPreviewed: boolean) => void;
}

/** The button. A refused action stays reachable: its reason is its description, and pressing it speaks the reason. */
export function ActionButton<T extends GameTypes>(props: ActionButtonProps<T["action"]>) {
  const { action, children, label, hotkey, className = "", onPreview } = props;
  const { act, refuse, refusalOf, hint } = useGameContext<T>();
  const reasonId = useId();
  const reason = props.closed ?? refusalOf(action);
  const meaning = JSON.stringify(action);
  const isHinted = hint !== undefined && JSON.stringify(hint.action) === meaning;
  const press = () => {
    if (props.closed === undefined) act(action);
    else refuse(props.closed);
  };
  useHotkey(hotkey?.key, hotkey?.label ?? "", press);
  return (
    <span className="action">
      <button
        type="button"
        className={isHinted ? `${className} hinted` : className}
        onClick={press}
        data-meaning={meaning}
        onPointerEnter={() => onPreview?.(true)}
        onPointerLeave={() => onPreview?.(false)}
        onFocus={() => onPreview?.(true)}
        onBlur={() => onPreview?.(false)}
        aria-disabled={reason !== undefined}
        aria-describedby={reason === undefined ? undefined : reasonId}
        aria-keyshortcuts={hotkey?.key}
      >
        {label !== undefined && <span className="visually-hidden">{label}</span>}
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
