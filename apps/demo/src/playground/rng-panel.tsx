// The random state: eight numbers are all the chance there is, and they can be kept and put back.
import type { Result } from "@games/core-rng";
import { useState } from "react";
import { type RngFault, STREAMS, type Table } from "./table.ts";
import { words } from "./words.ts";

/** Shows, keeps and restores the random state. */
export function RngPanel(props: {
  readonly rng: Table["rng"];
  readonly save: () => string;
  readonly restore: (text: string) => Result<unknown, RngFault>;
}) {
  const [text, setText] = useState("");
  const [message, setMessage] = useState("");
  const says = words().rng;
  const keep = () => {
    setText(props.save());
    setMessage(says.isKept);
  };
  const restore = () => {
    const restored = props.restore(text);
    setMessage(restored.ok ? says.isBack : says.faults[restored.error]);
  };
  return (
    <section className="panel" aria-labelledby="rng-heading">
      <h2 id="rng-heading">{says.heading}</h2>
      <dl className="rng">
        {STREAMS.map((name) => (
          <div key={name}>
            <dt>{says.streams[name]}</dt>
            <dd>
              <code>{Object.values(props.rng[name]).join(" ")}</code>
            </dd>
          </div>
        ))}
      </dl>
      <label>
        {says.kept}
        <textarea
          rows={6}
          value={text}
          onChange={(event) => setText(event.target.value)}
          spellCheck={false}
        />
      </label>
      <div className="row">
        <button type="button" onClick={keep}>
          {says.keep}
        </button>
        <button type="button" onClick={restore} disabled={text === ""}>
          {says.putBack}
        </button>
      </div>
      <p role="status" aria-label={says.status}>
        {message}
      </p>
    </section>
  );
}
