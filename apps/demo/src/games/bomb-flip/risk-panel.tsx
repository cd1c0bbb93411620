// The exact odds of the next flip, as the engine tells them.
import { risk, type State } from "@games/bomb-flip";
import { useMemo } from "react";
import { Term } from "../../play/glossary/term.tsx";

const percent = (probability: number) => `${(probability * 100).toFixed(1)}%`;

/** Shows what the next flip can do. */
export function RiskPanel({ state }: { readonly state: Readonly<State> }) {
  const odds = useMemo(() => risk(state), [state]);
  const rows = [
    { term: "bomb", start: "A ", end: " takes a life", kind: "life", chance: odds.lifeLost },
    { term: "duplicate", start: "A ", end: " ends the run", kind: "bust", chance: odds.bust },
    { term: undefined, start: "A new number", end: "", kind: "new", chance: odds.newNumber },
  ] as const;
  return (
    <section className="bf-risk panel" aria-labelledby="risk-heading">
      <h2 id="risk-heading">If you flip now</h2>
      <div className="bf-odds" aria-hidden="true">
        {rows.map(({ kind, chance }) => (
          <span
            key={kind}
            data-kind={kind}
            style={{ flexBasis: percent(chance).replace(" ", "") }}
          />
        ))}
      </div>
      <dl>
        {rows.map(({ term, start, end, kind, chance }) => (
          <div key={kind} data-kind={kind}>
            <dt>
              {start}
              {term !== undefined && <Term id={term}>{term}</Term>}
              {end}
            </dt>
            <dd>{percent(chance)}</dd>
          </div>
        ))}
        <div data-kind="present">
          <dt>One of the two cards is a bomb</dt>
          <dd>{percent(odds.bombPresent)}</dd>
        </div>
      </dl>
      <p className="quiet">What is left is a joker, or a shield that takes the blow.</p>
    </section>
  );
}
