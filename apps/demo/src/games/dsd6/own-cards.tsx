// A small editor for threats: a card is described in a few fields, the engine says what is wrong with it, and the deck with it is kept.

import { replaceRows } from "@games/core-game";
import { initialValues, type OptionField, type OptionValues } from "@games/core-game/text";
import {
  type Dsd6,
  dsd6,
  EFFECTS,
  type EffectName,
  FACES,
  type Face,
  SYMBOLS,
  type Threat,
  type ThreatSymbol,
} from "@games/dsd6";
import { describeEffect } from "@games/dsd6/text";
import { type ChangeEvent, useState } from "react";
import { download, readFile } from "../../play/files.ts";
import { numberProblem } from "../../play/number-problem.ts";
import { Field } from "../../play/setup-field.tsx";
import { useStore } from "../../store/use-store.ts";
import type { ContentChooserProps } from "../plugin.ts";
import { idOf, keepDeck, openDeck } from "./decks.ts";
import { rules, words } from "./words.ts";

/** Effects that a card of this editor can have; the others need a hand on the file. */
const SIMPLE: readonly EffectName[] = [
  "hull-damage",
  "shield-damage",
  "shield-or-hull-damage",
  "send-crew",
  "return-crew",
  "draw-cards",
  "shuffle-discards",
];

const choices = <V extends string>(values: readonly V[], label: (value: V) => string) =>
  values.map((value) => ({ value, label: label(value) }));

const WORKERS = FACES.filter((face): face is Exclude<Face, "threat"> => face !== "threat");

/** What is asked about a card, and what only about an enemy or only about a threat on board. */
function fields() {
  const { decks: says } = words();
  const { kindChoices } = says;
  const { symbols, faces } = rules();
  const common: readonly OptionField[] = [
    {
      kind: "choice",
      name: "kind",
      label: says.kind,
      choices: choices(["external", "internal"] as const, (kind) => kindChoices[kind]),
      initial: "external",
    },
    { kind: "number", name: "copies", label: says.copies, min: 1, max: 6, initial: 1 },
    {
      kind: "choice",
      name: "symbol",
      label: says.symbol,
      choices: choices(SYMBOLS, (symbol) => symbols[symbol]),
      initial: "skull",
    },
    {
      kind: "choice",
      name: "effect",
      label: says.effect,
      choices: choices(
        EFFECTS.filter((effect) => SIMPLE.includes(effect)),
        (effect) => describeEffect({ effect, amount: 2 }, rules()).replace(/\b2\b/, "n"),
      ),
      initial: "hull-damage",
    },
    { kind: "number", name: "amount", label: says.amount, min: 1, max: 9, initial: 1 },
  ];
  const external: readonly OptionField[] = [
    { kind: "number", name: "hp", label: says.hp, min: 1, max: 12, initial: 3 },
  ];
  const internal: readonly OptionField[] = [
    {
      kind: "choice",
      name: "face",
      label: says.face,
      choices: choices(WORKERS, (face) => faces[face]),
      initial: "engineering",
    },
    { kind: "number", name: "dice", label: says.dice, min: 1, max: 6, initial: 1 },
  ];
  return { common, external, internal };
}

/** The row that the fields describe. */
function rowOf(name: string, values: OptionValues): Threat {
  const { kind, copies, symbol, effect, amount, hp, face, dice } = values;
  const common = {
    id: idOf(name),
    name: name.trim(),
    count: Number(copies),
    symbol: symbol as ThreatSymbol,
    activate: [{ effect: effect as EffectName, amount: Number(amount) }],
  };
  return kind === "external"
    ? { ...common, kind: "external", hp: Number(hp) }
    : {
        ...common,
        kind: "internal",
        needs: { face: face as (typeof WORKERS)[number], count: Number(dice) },
      };
}

/** The editor; a default export because React.lazy asks for one. */
export default function OwnCards({ game, choose }: ContentChooserProps<Dsd6>) {
  const store = useStore();
  const [name, setName] = useState("");
  const { common, external, internal } = fields();
  const [values, setValues] = useState(() => initialValues([...common, ...external, ...internal]));
  const says = words().decks;
  const [message, setMessage] = useState("");
  const [problem, setProblem] = useState("");
  const take = async (made: ReturnType<typeof openDeck>, deckName: string, done: string) => {
    setMessage(made.ok ? done : "");
    setProblem(made.ok ? "" : made.error);
    if (!made.ok) return;
    await keepDeck(made.value, store, deckName);
    choose(made.value);
  };
  const own = values.kind === "external" ? external : internal;
  const shown = [...common, ...own];
  const add = () => {
    const wrong = numberProblem(shown, values);
    if (wrong !== undefined) {
      setMessage("");
      return setProblem(wrong);
    }
    const threats = replaceRows(game.rows.threats, [rowOf(name, values)]);
    void take(
      openDeck(JSON.stringify({ threats })),
      says.with(name.trim()),
      says.added(name.trim()),
    );
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const read = await readFile(file);
    target.value = "";
    if ("reason" in read) return setProblem(read.reason);
    const title = file.name.replace(/\.json$/, "");
    await take(openDeck(read.text), title, says.opened(file.name));
  };
  return (
    <div className="stack">
      <p className="quiet">{says.about}</p>
      <label>
        {says.name}
        <input value={name} maxLength={40} onChange={({ target }) => setName(target.value)} />
      </label>
      <div className="fields">
        {shown.map((field) => (
          <Field key={field.name} field={field} values={values} onChange={setValues} />
        ))}
      </div>
      <div className="row">
        <button type="button" onClick={add}>
          {says.add}
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => download("threat-deck.json", JSON.stringify(game.rows, undefined, 2))}
        >
          {says.save}
        </button>
        <button type="button" className="plain" onClick={() => choose(dsd6)}>
          {says.reset}
        </button>
      </div>
      <label>
        {says.open}
        <input type="file" accept=".json,application/json" onChange={open} />
      </label>
      <p role="status">{message}</p>
      <p className="problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
