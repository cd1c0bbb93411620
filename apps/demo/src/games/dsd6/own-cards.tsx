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
import { Field } from "../../play/setup-field.tsx";
import { useStore } from "../../store/use-store.ts";
import type { ContentChooserProps } from "../plugin.ts";
import { keepDeck, openDeck } from "./decks.ts";
import { rules } from "./words.ts";

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

const FIELDS: readonly OptionField[] = [
  {
    kind: "choice",
    name: "kind",
    label: "What it is",
    choices: [
      { value: "external", label: "an enemy outside" },
      { value: "internal", label: "a threat on board" },
    ],
    initial: "external",
  },
  { kind: "number", name: "copies", label: "Copies in the deck", min: 1, max: 6, initial: 1 },
  {
    kind: "choice",
    name: "symbol",
    label: "Acts on",
    choices: choices(SYMBOLS, (symbol) => rules().symbols[symbol]),
    initial: "skull",
  },
  {
    kind: "choice",
    name: "effect",
    label: "What it does then",
    choices: choices(
      EFFECTS.filter((effect) => SIMPLE.includes(effect)),
      (effect) => describeEffect({ effect, amount: 2 }, rules()).replace(/\b2\b/, "so many"),
    ),
    initial: "hull-damage",
  },
  { kind: "number", name: "amount", label: "How many", min: 1, max: 9, initial: 1 },
];
const HP: OptionField = {
  kind: "number",
  name: "hp",
  label: "Hit points",
  min: 1,
  max: 12,
  initial: 3,
};
const NEEDS: readonly OptionField[] = [
  {
    kind: "choice",
    name: "face",
    label: "Resolved by",
    choices: choices(WORKERS, (face) => rules().faces[face]),
    initial: "engineering",
  },
  { kind: "number", name: "dice", label: "Dice it needs", min: 1, max: 6, initial: 1 },
];

/** The row that the fields describe. */
function rowOf(name: string, values: OptionValues): Threat {
  const { kind, copies, symbol, effect, amount, hp, face, dice } = values;
  const common = {
    id: name
      .trim()
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, ""),
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
  const [values, setValues] = useState(() => initialValues([...FIELDS, HP, ...NEEDS]));
  const [message, setMessage] = useState("");
  const [problem, setProblem] = useState("");
  const take = async (made: ReturnType<typeof openDeck>, deckName: string, done: string) => {
    setMessage(made.ok ? done : "");
    setProblem(made.ok ? "" : made.error);
    if (!made.ok) return;
    await keepDeck(made.value, store, deckName);
    choose(made.value);
  };
  const add = () => {
    const threats = replaceRows(game.rows.threats, [rowOf(name, values)]);
    void take(
      openDeck(JSON.stringify({ threats })),
      `With ${name.trim()}`,
      `${name.trim()} is in the deck, which is kept in this browser.`,
    );
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const read = await readFile(file);
    target.value = "";
    if ("reason" in read) return setProblem(read.reason);
    const title = file.name.replace(/\.json$/, "");
    await take(openDeck(read.text), title, `The deck of ${file.name} is ready, and kept here.`);
  };
  const own = values.kind === "external" ? [HP] : NEEDS;
  return (
    <div className="stack">
      <p className="quiet">
        Describe a card; it joins the deck that is chosen above. The game refuses cards that make no
        sense, and says why.
      </p>
      <label>
        Name of the card
        <input value={name} maxLength={40} onChange={({ target }) => setName(target.value)} />
      </label>
      <div className="fields">
        {[...FIELDS, ...own].map((field) => (
          <Field key={field.name} field={field} values={values} onChange={setValues} />
        ))}
      </div>
      <div className="row">
        <button type="button" onClick={add}>
          Add the card
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => download("threat-deck.json", JSON.stringify(game.rows, undefined, 2))}
        >
          Save the deck to a file
        </button>
        <button type="button" className="plain" onClick={() => choose(dsd6)}>
          Back to the deck of the game
        </button>
      </div>
      <label>
        Open a deck from a file
        <input type="file" accept=".json,application/json" onChange={open} />
      </label>
      <p role="status">{message}</p>
      <p className="problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
