// The form for a new game: the seed, what the game lets one choose, and how far undo goes.
import { UNDO_MODES } from "@games/core-game";
import { type FormEvent, useState } from "react";
import type { AnyPlugin, SetupField } from "../games/plugin.ts";
import { goTo } from "../routes.ts";
import { UNDO_LABELS, useSettings } from "../settings/settings.ts";
import { useStore } from "../store/use-store.ts";
import { bestScore } from "./best-results.tsx";
import { beginGame } from "./open.ts";
import { anySeed, initialValues, optionsOf, seedOfTheDay } from "./setup.ts";
import { Field } from "./setup-field.tsx";

/** How far undo goes, as a field. */
export const UNDO_FIELD: SetupField = {
  kind: "choice",
  name: "undo",
  label: "Undo",
  choices: UNDO_MODES.map((mode) => ({ value: mode, label: UNDO_LABELS[mode] })),
  initial: "fair",
};

/** Asks what to play and begins it. */
export function NewGame({ plugin }: { readonly plugin: AnyPlugin }) {
  const store = useStore();
  const { settings } = useSettings();
  const [game, setGame] = useState(plugin.game);
  const [seed, setSeed] = useState(anySeed);
  const [values, setValues] = useState(() => initialValues(plugin.setup));
  const [undo, setUndo] = useState(settings.undo);
  const [problem, setProblem] = useState("");
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    const best = bestScore(await store.list("results"), game.id);
    const options = { ...optionsOf(plugin, values, best), seed };
    const begun = await beginGame(plugin, game, options, undo, store);
    if (begun.ok) goTo(begun.value);
    else setProblem(begun.error);
  };
  const { ContentChooser } = plugin;
  return (
    <form className="panel new-game" onSubmit={begin}>
      <h2>New game</h2>
      <div className="seed-row">
        <label>
          Seed
          <input
            value={seed}
            onChange={(event) => setSeed(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
          />
        </label>
        <button type="button" className="plain" onClick={() => setSeed(seedOfTheDay(new Date()))}>
          Seed of the day
        </button>
        <button type="button" className="plain" onClick={() => setSeed(anySeed())}>
          Another
        </button>
      </div>
      <p className="quiet">The same seed brings everybody the same luck.</p>
      <div className="fields">
        {plugin.setup.map((field) => (
          <Field key={field.name} field={field} values={values} onChange={setValues} />
        ))}
        <Field
          field={UNDO_FIELD}
          values={{ undo }}
          onChange={(chosen) => setUndo(chosen.undo === "free" ? "free" : "fair")}
        />
      </div>
      <p className="problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="primary">
        Begin
      </button>
      {ContentChooser !== undefined && <ContentChooser game={game} choose={setGame} />}
    </form>
  );
}
