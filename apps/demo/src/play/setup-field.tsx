// One field of a form for options, with its label, its limits and what it does.
import {
  findWrongNumber,
  type OptionField,
  type OptionValue,
  type OptionValues,
} from "@games/core-game/text";
import { useId } from "react";

/** The field. */
export function Field(props: {
  readonly field: OptionField;
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}) {
  const { field, values, onChange } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const hint = typeof field.hint === "function" ? field.hint(values) : field.hint;
  const set = (value: OptionValue) => onChange({ ...values, [field.name]: value });
  return (
    <div className={field.kind === "toggle" ? "field toggle" : "field"}>
      <label htmlFor={id}>{field.label}</label>
      <Control
        id={id}
        field={field}
        value={values[field.name]}
        set={set}
        describedBy={hint === undefined ? undefined : hintId}
      />
      {hint !== undefined && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}

function Control(props: {
  readonly id: string;
  readonly field: OptionField;
  readonly value: OptionValue | undefined;
  readonly set: (value: OptionValue) => void;
  readonly describedBy: string | undefined;
}) {
  const { id, field, value, set, describedBy } = props;
  if (field.kind === "toggle")
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={(event) => set(event.target.checked)}
        aria-describedby={describedBy}
      />
    );
  if (field.kind === "number")
    return (
      <input
        id={id}
        type="number"
        min={field.min}
        max={field.max}
        aria-invalid={findWrongNumber([field], { [field.name]: value ?? "" }) !== undefined}
        value={Number.isNaN(value) ? "" : Number(value)}
        onChange={(event) => set(event.target.valueAsNumber)}
        aria-describedby={describedBy}
      />
    );
  return (
    <select
      id={id}
      value={String(value)}
      onChange={(event) => set(event.target.value)}
      aria-describedby={describedBy}
    >
      {field.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
