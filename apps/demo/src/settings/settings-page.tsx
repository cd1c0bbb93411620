// The settings page.
import { UNDO_MODES } from "@games/core-game";
import { MOTIONS, THEMES, UNDO_LABELS, useSettings } from "./settings.ts";

const THEME_LABELS = { system: "as the system says", light: "light", dark: "dark" } as const;
const MOTION_LABELS = { system: "as the system says", off: "never" } as const;
/** Lets the player change how the app looks and works. */
export default function SettingsPage() {
  const { settings, change } = useSettings();
  return (
    <div className="narrow">
      <h1>Settings</h1>
      <form className="panel stack">
        <Choice
          label="Colours"
          value={settings.theme}
          values={THEMES}
          labels={THEME_LABELS}
          onChange={(theme) => change({ theme })}
        />
        <Choice
          label="Animations"
          value={settings.motion}
          values={MOTIONS}
          labels={MOTION_LABELS}
          onChange={(motion) => change({ motion })}
        />
        <Choice
          label="Undo in new games"
          value={settings.undo}
          values={UNDO_MODES}
          labels={UNDO_LABELS}
          onChange={(undo) => change({ undo })}
        />
        <label className="toggle">
          <input
            type="checkbox"
            checked={settings.hotkeys}
            onChange={(event) => change({ hotkeys: event.target.checked })}
          />
          Single keys play the game
        </label>
        <label className="toggle">
          <input
            type="checkbox"
            checked={settings.sound}
            onChange={(event) => change({ sound: event.target.checked })}
          />
          Sound: cards, dice, hits and doors, quietly
        </label>
        <div className="row">
          <button
            type="button"
            className="plain"
            onClick={() => change({ coached: [] })}
            aria-disabled={settings.coached.length === 0}
          >
            Explain every game again
          </button>
        </div>
      </form>
    </div>
  );
}

function Choice<V extends string>(props: {
  readonly label: string;
  readonly value: V;
  readonly values: readonly V[];
  readonly labels: Readonly<Record<V, string>>;
  readonly onChange: (value: V) => void;
}) {
  const { label, value, values, labels, onChange } = props;
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value as V)}>
        {values.map((name) => (
          <option key={name} value={name}>
            {labels[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
