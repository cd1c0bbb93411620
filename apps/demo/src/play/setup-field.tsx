// One field of a form that sets a game up.
import { useId } from "react";
import type { SetupField, SetupValues } from "../games/plugin.ts";

interface FieldProps {
  readonly field: SetupField;
  readonly values: SetupValues;
  readonly onChange: (values: SetupValues) => void;
}

/** One field of the form. */
export function Field({ field, values, onChange }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const describedBy = field.hint === undefined ? undefined : hintId;
  const set = (value: string | number | boolean) => onChange({ ...values, [field.name]: value });
  return (
    <div className={field.kind === "toggle" ? "field toggle" : "field"}>
      <label htmlFor={id}>{field.label}</label>
      <Control
        id={id}
        field={field}
        value={values[field.name]}
        set={set}
        describedBy={describedBy}
      />
      {field.hint !== undefined && (
        <p id={hintId} className="hint">
          {field.hint}
        </p>
      )}
    </div>
  );
}

function Control(props: {
  readonly id: string;
  readonly field: SetupField;
  readonly value: string | number | boolean | undefined;
  readonly set: (value: string | number | boolean) => void;
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
        required
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
