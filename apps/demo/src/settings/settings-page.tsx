// The settings page.
import { useState } from "react";
import { LANGUAGES, languageFor, showLanguage } from "../language/language.ts";
import {
  LANGUAGE_CHOICES,
  type LanguageChoice,
  MOTIONS,
  THEMES,
  UNDO_CHOICES,
  useSettings,
} from "./settings.ts";
import { words } from "./words.ts";

/** Lets the player change how the app looks and works. */
export default function SettingsPage() {
  const { settings, change } = useSettings();
  const { title, colours, themes, animations, motions, undo, undoModes, ...says } = words();
  return (
    <div className="narrow">
      <h1>{title}</h1>
      <form className="panel stack">
        <LanguageChooser />
        <Choice
          label={colours}
          value={settings.theme}
          values={THEMES}
          labels={themes}
          onChange={(theme) => change({ theme })}
        />
        <Choice
          label={animations}
          value={settings.motion}
          values={MOTIONS}
          labels={motions}
          onChange={(motion) => change({ motion })}
        />
        <Choice
          label={undo}
          value={settings.undo}
          values={UNDO_CHOICES}
          labels={undoModes}
          onChange={(undo) => change({ undo })}
        />
        <label className="toggle">
          <input
            type="checkbox"
            checked={settings.hotkeys}
            onChange={(event) => change({ hotkeys: event.target.checked })}
          />
          {says.hotkeys}
        </label>
        <label className="toggle">
          <input
            type="checkbox"
            checked={settings.sound}
            onChange={(event) => change({ sound: event.target.checked })}
          />
          {says.sound}
        </label>
        <div className="row">
          <button
            type="button"
            className="plain"
            onClick={() => change({ coached: [] })}
            aria-disabled={settings.coached.length === 0}
          >
            {says.explainAgain}
          </button>
        </div>
      </form>
    </div>
  );
}

/** The language of the page; it is kept only when its words are there. */
function LanguageChooser() {
  const { settings, change } = useSettings();
  const [hasFailed, setFailed] = useState(false);
  const { language, languages, languageFailed } = words();
  const choose = async (choice: LanguageChoice) => {
    try {
      await showLanguage(languageFor(choice));
      change({ language: choice });
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Choice
        label={language}
        value={settings.language}
        values={LANGUAGE_CHOICES}
        labels={{ ...LANGUAGES, ...languages }}
        onChange={(choice) => void choose(choice)}
      />
      {hasFailed && <p role="alert">{languageFailed}</p>}
    </>
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
