// What a design document says beside what is true: first a short series, then the claims as they are checked.
import { useEffect, useState } from "react";
import { languageTag } from "../language/language.ts";
import type { ClaimGroup, Doing, Sketch, Subject } from "./messages.ts";
import type { ClaimCheck, Lab } from "./use-lab.ts";
import { words } from "./words.ts";

/** The panel of a game's claims. */
export function Claims(props: {
  readonly lab: Lab;
  readonly title: string;
  readonly subject: Subject;
  readonly isBusy: boolean;
}) {
  const { lab, title, subject, isBusy } = props;
  const { check } = lab;
  const isRunning = check?.isRunning === true;
  const says = words().claims;
  return (
    <section className="panel stack" aria-labelledby="claims-heading">
      <h2 id="claims-heading">{says.heading}</h2>
      {subject.claimSets === 0 ? (
        <p className="quiet">{says.none}</p>
      ) : (
        <div className="row">
          <button
            type="button"
            className="plain"
            onClick={() => !isBusy && lab.askClaims(subject.id)}
            aria-disabled={isBusy}
          >
            {says.check(title)}
          </button>
          <button
            type="button"
            className="plain"
            onClick={() => isRunning && lab.cancel()}
            aria-disabled={!isRunning}
          >
            {says.cancel}
          </button>
        </div>
      )}
      {check !== undefined && <Progress check={check} total={subject.claimSets} />}
      {check !== undefined && check.sketches.length > 0 && <Sketches sketches={check.sketches} />}
      {says.inEnglish !== "" && check !== undefined && check.groups.length > 0 && (
        <p className="quiet">{says.inEnglish}</p>
      )}
      {check?.groups.map((group) => (
        <ClaimList key={group.title} group={group} />
      ))}
    </section>
  );
}

function Progress({ check, total }: { readonly check: ClaimCheck; readonly total: number }) {
  const { isRunning, doing, part, groups } = check;
  const done = groups.length;
  const says = words().claims;
  const sets = says.sets(done, total);
  if (!isRunning)
    return <p role="status">{done < total ? says.cancelled(sets) : says.done(sets)}</p>;
  const task = describeDoing(doing);
  return (
    <div className="checking">
      <p role="status">{says.doing(sets, task)}</p>
      {part === undefined ? (
        <progress aria-label={says.atWork} />
      ) : (
        <progress max={1} value={part} aria-label={says.games} />
      )}
      <Stopwatch key={task} />
    </div>
  );
}

function describeDoing(doing: Doing | undefined): string {
  const says = words().claims;
  switch (doing?.kind) {
    case "playing":
      return says.playing(doing.games, doing.names);
    case "solving":
      return says.solving(doing.names, doing.step);
    case "checking":
      return says.checking(doing.title);
    default:
      return says.beginning;
  }
}

/** How long the page has waited; exact solutions cannot tell how far they are, but the clock shows that all is well. */
function Stopwatch() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="quiet" aria-hidden="true">
      {words().claims.waited(seconds)}
    </p>
  );
}

/** The results of the short series, so that something is known at once. */
function Sketches({ sketches }: { readonly sketches: readonly Sketch[] }) {
  const results = [
    ...new Set(sketches.flatMap(({ summary }) => summary.outcomes.map(({ result }) => result))),
  ];
  const { name, percent, claims: says } = words();
  return (
    <div className="table-scroll">
      <table className="sketches">
        <caption>{says.simulated(sketches[0]?.summary.games ?? 0)}</caption>
        <thead>
          <tr>
            <th scope="col">{says.rules}</th>
            {results.map((result) => (
              <th key={result} scope="col">
                {name(result)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sketches.map(({ preset, summary }) => (
            <tr key={preset}>
              <th scope="row">{name(preset)}</th>
              {results.map((result) => (
                <td key={result}>
                  {percent(summary.outcomes.find((one) => one.result === result)?.share ?? 0, 1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ClaimList({ group }: { readonly group: ClaimGroup }) {
  const { verdicts } = words().claims;
  // What a document says, and what is said about it, is in the language of the document.
  return (
    <div lang="en">
      <h3>{group.title}</h3>
      <ul className="claims">
        {group.claims.map(({ source, claim, truth, verdict }) => (
          <li key={claim} data-verdict={verdict}>
            <p>
              <b>{claim}</b> <span className="quiet">{source}</span>
            </p>
            <p>{truth}</p>
            <p className="verdict" lang={languageTag()}>
              {verdicts[verdict]}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
