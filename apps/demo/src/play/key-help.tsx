// The keys that are live at the moment.
import { useSettings } from "../settings/settings.ts";
import { Dialog } from "./dialog.tsx";
import { useHotkeyList } from "./hotkeys.tsx";
import { words } from "./words.ts";

/** Lists the keys. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const hotkeys = useHotkeyList();
  const { settings } = useSettings();
  const unique = hotkeys.filter(
    ({ key }, i) => hotkeys.findLastIndex((other) => other.key === key) === i,
  );
  const { title, off, space, others } = words().keys;
  return (
    <Dialog title={title} onClose={onClose}>
      {!settings.hotkeys && (
        <p>
          {off.start}
          <a href="#/settings">{off.settings}</a>
          {off.end}
        </p>
      )}
      <dl className="keys">
        {unique.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{key === " " ? space : key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{others}</p>
    </Dialog>
  );
}
