// What the parts of the form for a run under way are made of.
import type { ReactNode } from "react";
import { CountField } from "../../play/count-field.tsx";
import type { Counts } from "./position.ts";
import { words } from "./words.ts";

/** A part of the form with its name. */
export const Part = (props: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset>
    <legend>{props.title}</legend>
    <div className="sp-position-part">{props.children}</div>
  </fieldset>
);

/** The counts with another one; nothing is kept of what there is none of. */
export function countsWith(counts: Counts, id: string, n: number): Counts {
  const { [id]: _, ...others } = counts;
  return n === 0 ? others : { ...counts, [id]: n };
}

/** Chooses one of many to be added; the choice itself stays empty. */
export function AddField(props: {
  readonly label: string;
  readonly choices: readonly (readonly [id: string, name: string])[];
  readonly add: (id: string) => void;
}) {
  return (
    <label>
      {props.label}
      <select value="" onChange={({ target }) => target.value !== "" && props.add(target.value)}>
        <option value="">{words().position.choose}</option>
        {props.choices.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Ids with their names, in the order of the names. */
export const byName = (ids: readonly string[], nameOf: (id: string) => string) =>
  ids
    .map((id) => [id, nameOf(id)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, undefined, { numeric: true }));

/** Things of which there can be several: each with its number, and a choice of what can be added. */
export function CountedList(props: {
  readonly title: string;
  readonly counts: Counts;
  readonly choices: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly add: string;
  readonly maxOf: (id: string) => number;
  readonly change: (id: string, n: number) => void;
}) {
  const { title, counts, choices, nameOf, maxOf, change } = props;
  const left = choices.filter((one) => (counts[one] ?? 0) < maxOf(one));
  return (
    <Part title={title}>
      {Object.entries(counts).map(([one, n]) => (
        <CountField
          key={one}
          label={words().position.countOf(nameOf(one), title)}
          short={nameOf(one)}
          value={n}
          min={0}
          max={Math.max(n, maxOf(one))}
          set={(value) => change(one, value)}
        />
      ))}
      {left.length > 0 && (
        <AddField
          label={props.add}
          choices={byName(left, nameOf)}
          add={(one) => change(one, (counts[one] ?? 0) + 1)}
        />
      )}
    </Part>
  );
}
