// The log: the chronicle in plain sentences, the newest first, and the voice of the screen reader.
import type { HistoryPage } from "@games/core-game/text";
import { words } from "./words.ts";

/** So many entries are drawn at once; the rest waits behind a button that the reader opens. */
const SHOWN = 8;

/** Lists what happened. */
export function LogPanel(props: {
  readonly entries: readonly HistoryPage[];
  readonly spoken: string;
  readonly hasHistory: boolean;
  /** Why the beginning is not told, where it is not. */
  readonly lost?: string;
}) {
  const says = words().log;
  const { entries, spoken, hasHistory, lost = says.lost } = props;
  const newestFirst = entries.toReversed();
  return (
    <section className="panel log" aria-labelledby="log-heading">
      <h2 id="log-heading">{says.heading}</h2>
      <p className="visually-hidden" role="status" aria-label={says.status}>
        {spoken}
      </p>
      {entries.length === 0 && <p className="quiet">{hasHistory ? says.nothing : lost}</p>}
      <Entries entries={newestFirst.slice(0, SHOWN)} />
      {newestFirst.length > SHOWN && (
        <details>
          <summary>{says.earlier(newestFirst.length - SHOWN)}</summary>
          <Entries entries={newestFirst.slice(SHOWN)} />
        </details>
      )}
    </section>
  );
}

function Entries({ entries }: { readonly entries: readonly HistoryPage[] }) {
  return (
    <ol className="entries" reversed>
      {entries.map(({ step, action, sentences }) => (
        <li key={step} value={step}>
          <strong>{action}</strong>
          {sentences.length > 0 && <span>{` ${sentences.join(" ")}`}</span>}
        </li>
      ))}
    </ol>
  );
}
