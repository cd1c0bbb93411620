// The form for a game at a table: what the player rolls and draws, what the app does, and where the game begins.

import type { Game, GameTypes } from "@games/core-game";
import type { OptionField, OptionValues } from "@games/core-game/text";
import { initialValues } from "@games/core-game/text";
import { type FormEvent, lazy, Suspense, useMemo, useState } from "react";
import type { AnyPlugin, TableMode } from "../games/plugin.ts";
import { goTo } from "../routes.ts";
import { useSettings } from "../settings/settings.ts";
import { useStore } from "../store/use-store.ts";
import { undoField } from "./new-game.tsx";
import { anySeed, optionsOf } from "./setup.ts";
import { Field } from "./setup-field.tsx";
import { type Beginning, beginTable } from "./table-open.ts";
import "./table.css";

const WHO = [
  { value: "hand", label: "by hand" },
  { value: "app", label: "by the app" },
] as const;

const SEED_FIELD = (stream: string, label: string): OptionField => ({
  kind: "choice",
  name: stream,
  label,
  choices: WHO,
  initial: "hand",
});

/** The form; a default export because React.lazy asks for one. */
export default function TableStart({ plugin }: { readonly plugin: AnyPlugin }) {
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
  const streams = Object.entries(table.streams).map(([name, label]) => SEED_FIELD(name, label));
  const fields = [...(table.fields ?? []), ...plugin.setup];
  const [game, setGame] = useState<Game<GameTypes>>(plugin.game);
  const [who, setWho] = useState(() => initialValues(streams));
  const [values, setValues] = useState(() => initialValues(fields));
  const [undo, setUndo] = useState<OptionValues>({ undo: settings.undo });
  const [problem, setProblem] = useState("");
  const [isUnderWay, setUnderWay] = useState(false);
  const [seed] = useState(anySeed);
  const asked = streams.filter(({ name }) => who[name] === "hand").map(({ name }) => name);

  const begin = async (draft?: object) => {
    const seeded = asked.length < streams.length ? { seed } : {};
    const beginning: Beginning = {
      options: { ...optionsOf(plugin, values, undefined), ...table.toOptions?.(values), ...seeded },
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
  return (
    <>
      <form onSubmit={submit}>
        <p>
          Play at a real table. The app asks what you rolled and drew, applies the rules, and keeps
          the log. {table.setUp}
        </p>
        <fieldset>
          <legend>Who rolls and draws?</legend>
          {streams.map((field) => (
            <Field key={field.name} field={field} values={who} onChange={setWho} />
          ))}
        </fieldset>
        <details>
          <summary>Rules of the game</summary>
          <div className="fields">
            {fields.map((field) => (
              <Field key={field.name} field={field} values={values} onChange={setValues} />
            ))}
            <Field field={undoField()} values={undo} onChange={setUndo} />
          </div>
        </details>
        <div className="row">
          <button type="submit" className="primary">
            Set up a new game
          </button>
          {table.loadPositionForm !== undefined && (
            <button
              type="button"
              className="plain"
              aria-expanded={isUnderWay}
              onClick={() => setUnderWay(!isUnderWay)}
            >
              Continue a game under way
            </button>
          )}
        </div>
        {ContentChooser !== undefined && <ContentChooser game={game} choose={setGame} />}
      </form>
      {isUnderWay && <UnderWay table={table} game={game} begin={begin} />}
      <p className="problem" role="alert">
        {problem}
      </p>
    </>
  );
}

function UnderWay(props: {
  readonly table: TableMode<GameTypes>;
  readonly game: Game<GameTypes>;
  readonly begin: (draft: object) => void;
}) {
  const { table, game, begin } = props;
  const PositionForm = useMemo(
    () => (table.loadPositionForm === undefined ? undefined : lazy(table.loadPositionForm)),
    [table],
  );
  if (PositionForm === undefined) return null;
  return (
    <Suspense fallback={<p role="status">Loading …</p>}>
      <PositionForm game={game} begin={begin} />
    </Suspense>
  );
}
