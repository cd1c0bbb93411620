// A number with a button on each side, for thumbs.
import { useId } from "react";
import { words } from "./words.ts";
import "./count-field.css";

/** The number; its name is hidden where a short one stands for it. */
export function CountField(props: {
  readonly label: string;
  readonly short?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly set: (value: number) => void;
}) {
  const { label, short, value, min, max, set } = props;
  const id = useId();
  const step = (by: number) => set(Math.min(max, Math.max(min, value + by)));
  const says = words().count;
  return (
    <div className="count-field">
      <span id={id} className={short === undefined ? undefined : "visually-hidden"}>
        {label}
      </span>
      {short !== undefined && <span aria-hidden="true">{short}</span>}
      <button type="button" className="plain" onClick={() => step(-1)}>
        <span className="visually-hidden">{says.less(label)}</span>
        <span aria-hidden="true">−</span>
      </button>
      <output aria-labelledby={id}>{value}</output>
      <button type="button" className="plain" onClick={() => step(1)}>
        <span className="visually-hidden">{says.more(label)}</span>
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
