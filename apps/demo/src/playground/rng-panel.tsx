// The random state: eight numbers are all the chance there is, and they can be kept and put back.
import type { Result } from "@games/core-rng";
import { useState } from "react";
import { STREAMS, type Table } from "./table.ts";

/** Shows, keeps and restores the random state. */
export function RngPanel(props: {
  readonly rng: Table["rng"];
  readonly save: () => string;
  readonly restore: (text: string) => Result<unknown, string>;
}) {
  const [text, setText] = useState("");
  const [message, setMessage] = useState("");
  const keep = () => {
    setText(props.save());
    setMessage("Kept. Throw and draw, then put the state back: the same luck comes again.");
  };
  const restore = () => {
    const restored = props.restore(text);
    setMessage(restored.ok ? "Put back." : restored.error);
  };
  return (
    <section className="panel" aria-labelledby="rng-heading">
      <h2 id="rng-heading">Random state</h2>
      <dl className="rng">
        {STREAMS.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{Object.values(props.rng[name]).join(" ")}</code>
            </dd>
          </div>
        ))}
      </dl>
      <label>
        Kept state
        <textarea
          rows={6}
          value={text}
          onChange={(event) => setText(event.target.value)}
          spellCheck={false}
        />
      </label>
      <div className="row">
        <button type="button" onClick={keep}>
          Keep
        </button>
        <button type="button" onClick={restore} disabled={text === ""}>
          Put back
        </button>
      </div>
      <p role="status" aria-label="Random state message">
        {message}
      </p>
    </section>
  );
}
