// The options of a new game: the seed, what the game lets one choose and what that does, and how far undo goes.
import type { Game, GameTypes, UndoMode } from "@games/core-game";
import type { OptionField, OptionValues } from "@games/core-game/text";
import { type FormEvent, useState } from "react";
import type { AnyPlugin } from "../games/plugin.ts";
import { UNDO_CHOICES } from "../settings/settings.ts";
import { words as settingsWords } from "../settings/words.ts";
import { anySeed, seedOfTheDay } from "./setup.ts";
import { Field } from "./setup-field.tsx";
import { words } from "./words.ts";

/** How far undo goes, as a field. */
export const undoField = (): OptionField => ({
  kind: "choice",
  name: "undo",
  label: words().options.undo,
  choices: UNDO_CHOICES.map((mode) => ({ value: mode, label: settingsWords().undoModes[mode] })),
  initial: "fair",
});

/** Everything that is chosen before a game. */
export interface Choices {
  readonly game: Game<GameTypes>;
  readonly values: OptionValues;
  readonly undo: UndoMode;
}

/** Asks how to play; `onBegin` begins with a seed of the player's choice. */
export function NewGame(props: {
  readonly plugin: AnyPlugin;
  readonly choices: Choices;
  /** Why the game could not begin; empty when nothing is wrong. */
  readonly problem: string;
  readonly onChange: (choices: Choices) => void;
  readonly onBegin: (seed: string) => void;
}) {
  const { plugin, choices, problem, onChange, onBegin } = props;
  const [seed, setSeed] = useState(anySeed);
  const begin = (event: FormEvent) => {
    event.preventDefault();
    onBegin(seed);
  };
  const { ContentChooser } = plugin;
  const { seed: seedLabel, options: says } = words();
  return (
    <form className="panel new-game" noValidate onSubmit={begin} aria-label={says.label}>
      <h2>{says.heading}</h2>
      <div className="seed-row">
        <label>
          {seedLabel}
          <input
            value={seed}
            onChange={(event) => setSeed(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
          />
        </label>
        <button type="button" className="plain" onClick={() => setSeed(seedOfTheDay(new Date()))}>
          {says.ofTheDay}
        </button>
        <button type="button" className="plain" onClick={() => setSeed(anySeed())}>
          {says.another}
        </button>
      </div>
      <p className="quiet">{says.sameLuck}</p>
      <div className="fields">
        {plugin.setup.map((field) => (
          <Field
            key={field.name}
            field={field}
            values={choices.values}
            onChange={(values) => onChange({ ...choices, values })}
          />
        ))}
        <Field
          field={undoField()}
          values={{ undo: choices.undo }}
          onChange={({ undo }) => onChange({ ...choices, undo: undo === "free" ? "free" : "fair" })}
        />
      </div>
      {ContentChooser !== undefined && (
        <ContentChooser game={choices.game} choose={(game) => onChange({ ...choices, game })} />
      )}
      <div className="new-game-begin">
        <p className="problem" role="alert">
          {problem}
        </p>
        <button type="submit" className="primary">
          {says.begin}
        </button>
      </div>
    </form>
  );
}
