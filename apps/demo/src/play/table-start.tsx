// The form for a game at a table: what the player rolls and draws, what the app does, and where the game begins.

import type { Game, GameTypes } from "@games/core-game";
import type { OptionField, OptionValues } from "@games/core-game/text";
import { initialValues } from "@games/core-game/text";
import { type FormEvent, lazy, Suspense, useMemo, useState } from "react";
import type { AnyPlugin, GameEntry, TableMode } from "../games/plugin.ts";
import { goTo } from "../routes.ts";
import { useSettings } from "../settings/settings.ts";
import { useStore } from "../store/use-store.ts";
import { undoField } from "./new-game.tsx";
import { usePlugin } from "./plugins.ts";
import { anySeed, optionsOf } from "./setup.ts";
import { Field } from "./setup-field.tsx";
import { type Beginning, beginTable } from "./table-open.ts";
import { words } from "./words.ts";
import "./table.css";

const streamField = (stream: string, label: string): OptionField => ({
  kind: "choice",
  name: stream,
  label,
  choices: Object.entries(words().table.by).map(([value, by]) => ({ value, label: by })),
  initial: "hand",
});

/** The form; a default export because React.lazy asks for one. */
export default function TableStart({ entry }: { readonly entry: GameEntry }) {
  const plugin = usePlugin(entry);
  return plugin.table === undefined ? null : <Form plugin={plugin} table={plugin.table} />;
}

function Form({
  plugin,
  table,
}: {
  readonly plugin: AnyPlugin;
  readonly table: TableMode<GameTypes>;
}) {
  const store = useStore();
  const { settings } = useSettings();
  const streams = Object.entries(table.streams).map(([name, label]) => streamField(name, label));
  const fields = [...(table.fields ?? []), ...plugin.setup];
  const [game, setGame] = useState<Game<GameTypes>>(plugin.game);
  const [who, setWho] = useState(() => initialValues(streams));
  const [values, setValues] = useState(() => initialValues(fields));
  const [undo, setUndo] = useState<OptionValues>({ undo: settings.undo });
  const [problem, setProblem] = useState("");
  const [isUnderWay, setUnderWay] = useState(false);
  const [seed] = useState(anySeed);
  const asked = streams.filter(({ name }) => who[name] === "hand").map(({ name }) => name);

  const options = { ...optionsOf(plugin, values, undefined), ...table.toOptions?.(values) };
  const begin = async (draft?: object) => {
    const seeded = asked.length < streams.length ? { seed } : {};
    const beginning: Beginning = {
      options: { ...options, ...seeded },
      asked,
      undo: undo.undo === "free" ? "free" : "fair",
      ...(draft && { draft }),
    };
    const begun = await beginTable(plugin, game, beginning, store);
    if (begun.ok) goTo(begun.value);
    else setProblem(begun.error);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void begin();
  };
  const { ContentChooser } = plugin;
  const says = words().table;
  return (
    <>
      <form onSubmit={submit}>
        <p>
          {says.about}
          {table.setUp}
        </p>
        <fieldset>
          <legend>{says.who}</legend>
          {streams.map((field) => (
            <Field key={field.name} field={field} values={who} onChange={setWho} />
          ))}
        </fieldset>
        <details>
          <summary>{says.rules}</summary>
          <div className="fields">
            {fields.map((field) => (
              <Field key={field.name} field={field} values={values} onChange={setValues} />
            ))}
            <Field field={undoField()} values={undo} onChange={setUndo} />
          </div>
        </details>
        {ContentChooser !== undefined && <ContentChooser game={game} choose={setGame} />}
        <div className="row table-begin">
          <button type="submit" className="primary">
            {says.begin}
          </button>
          {table.loadPositionForm !== undefined && (
            <button
              type="button"
              className="plain"
              aria-expanded={isUnderWay}
              onClick={() => setUnderWay(!isUnderWay)}
            >
              {says.underWay}
            </button>
          )}
        </div>
      </form>
      {isUnderWay && <UnderWay table={table} game={game} options={options} begin={begin} />}
      <p className="problem" role="alert">
        {problem}
      </p>
    </>
  );
}

function UnderWay(props: {
  readonly table: TableMode<GameTypes>;
  readonly game: Game<GameTypes>;
  readonly options: GameTypes["options"];
  readonly begin: (draft: object) => void;
}) {
  const { table, game, options, begin } = props;
  const PositionForm = useMemo(
    () => (table.loadPositionForm === undefined ? undefined : lazy(table.loadPositionForm)),
    [table],
  );
  if (PositionForm === undefined) return null;
  return (
    <Suspense fallback={<p role="status">{words().loading}</p>}>
      <PositionForm game={game} options={options} begin={begin} />
    </Suspense>
  );
}
