// A button of the bar: with a key of its own if told, and with a reason when it has nothing to do.
import { useId } from "react";
import { useHotkey } from "./hotkeys.tsx";
import { ToolIcon, type ToolIconName } from "./tool-icons.tsx";

/** The button. */
export function ToolButton(props: {
  readonly label: string;
  readonly run: () => void;
  readonly className?: string;
  /** What stands for the words on a telephone. */
  readonly icon?: ToolIconName;
  readonly hotkey?: { readonly key: string; readonly label: string };
  /** Why it does nothing now. */
  readonly reason?: string | undefined;
  readonly onRefused?: (reason: string) => void;
  /** Whether it is switched on, for a button that switches something. */
  readonly isOn?: boolean;
}) {
  const { label, run, className = "", icon, hotkey, reason, onRefused, isOn } = props;
  const reasonId = useId();
  const press = () => (reason === undefined ? run() : onRefused?.(reason));
  useHotkey(hotkey?.key, hotkey?.label ?? "", press);
  return (
    <span className={`action ${className}`}>
      <button
        type="button"
        className="plain"
        onClick={press}
        aria-pressed={isOn}
        aria-disabled={reason !== undefined}
        aria-describedby={reason === undefined ? undefined : reasonId}
        aria-keyshortcuts={hotkey?.key}
      >
        {icon !== undefined && <ToolIcon name={icon} />}
        <span className="tool-label">{label}</span>
      </button>
      {reason !== undefined && (
        <span id={reasonId} className="reason" role="tooltip">
          {reason}
        </span>
      )}
    </span>
  );
}
