// The keys that are live at the moment.
import { useSettings } from "../settings/settings.ts";
import { Dialog } from "./dialog.tsx";
import { useHotkeyList } from "./hotkeys.tsx";

/** Lists the keys. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const hotkeys = useHotkeyList();
  const { settings } = useSettings();
  const unique = hotkeys.filter(
    ({ key }, i) => hotkeys.findLastIndex((other) => other.key === key) === i,
  );
  return (
    <Dialog title="Keys" onClose={onClose}>
      {!settings.hotkeys && (
        <p>
          Single keys are switched off in the <a href="#/settings">settings</a>.
        </p>
      )}
      <dl className="keys">
        {unique.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{key === " " ? "Space" : key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">
        Tab and Shift+Tab go from one control to the next, Enter and Space press it, Escape closes
        what is open.
      </p>
    </Dialog>
  );
}
