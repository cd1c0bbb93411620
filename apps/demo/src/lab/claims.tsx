// What a design document says beside what is true: first a short series, then the claims as they are checked.
import { useEffect, useState } from "react";
import type { ClaimGroup, Sketch, Subject } from "./messages.ts";
import type { ClaimCheck, Lab } from "./use-lab.ts";

/** The panel of a game's claims. */
export function Claims(props: {
  readonly lab: Lab;
  readonly subject: Subject;
  readonly isBusy: boolean;
}) {
  const { lab, subject, isBusy } = props;
  const { check } = lab;
  const isRunning = check?.isRunning === true;
  return (
    <section className="panel stack" aria-labelledby="claims-heading">
      <h2 id="claims-heading">What the design document says</h2>
      <div className="row">
        <button
          type="button"
          className="plain"
          onClick={() => !isBusy && lab.askClaims(subject.id)}
          aria-disabled={isBusy}
        >
          {`Check the claims about ${subject.title}`}
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => isRunning && lab.cancel()}
          aria-disabled={!isRunning}
        >
          Cancel the check
        </button>
      </div>
      {check !== undefined && <Progress check={check} total={subject.claimSets} />}
      {check !== undefined && check.sketches.length > 0 && <Sketches sketches={check.sketches} />}
      {check?.groups.map((group) => (
        <ClaimList key={group.title} group={group} />
      ))}
    </section>
  );
}

function Progress({ check, total }: { readonly check: ClaimCheck; readonly total: number }) {
  const { isRunning, doing, part, groups } = check;
  const done = groups.length;
  const sets = `${done} of ${total} ${total === 1 ? "set" : "sets"} of claims checked.`;
  if (!isRunning) return <p role="status">{`${done < total ? "Cancelled: " : "Done: "}${sets}`}</p>;
  return (
    <div className="checking">
      <p role="status">{`${sets} ${doing} …`}</p>
      {part === undefined ? (
        <progress aria-label="At work" />
      ) : (
        <progress max={1} value={part} aria-label="Games played" />
      )}
      <Stopwatch key={doing} />
    </div>
  );
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
      {`${seconds} s. The page stays free; you can cancel at any time.`}
    </p>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** The results of the short series, so that something is known at once. */
function Sketches({ sketches }: { readonly sketches: readonly Sketch[] }) {
  const results = [
    ...new Set(sketches.flatMap(({ summary }) => summary.outcomes.map(({ result }) => result))),
  ];
  return (
    <div className="table-scroll">
      <table className="sketches">
        <caption>{`Simulated, ${sketches[0]?.summary.games ?? 0} games each`}</caption>
        <thead>
          <tr>
            <th scope="col">Rules</th>
            {results.map((result) => (
              <th key={result} scope="col">
                {result.replaceAll(/[-_]/g, " ")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sketches.map(({ preset, summary }) => (
            <tr key={preset}>
              <th scope="row">{preset.replaceAll("-", " ")}</th>
              {results.map((result) => (
                <td key={result}>
                  {percent(summary.outcomes.find((one) => one.result === result)?.share ?? 0)}
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
  return (
    <div>
      <h3>{group.title}</h3>
      <ul className="claims">
        {group.claims.map(({ source, claim, truth, verdict }) => (
          <li key={claim} data-verdict={verdict}>
            <p>
              <b>{claim}</b> <span className="quiet">{source}</span>
            </p>
            <p>{truth}</p>
            <p className="verdict">{verdict}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
