// The exact odds of the next flip, as the engine tells them.
import { risk, type State } from "@games/bomb-flip";
import { useMemo } from "react";
import { Term } from "../../play/glossary/term.tsx";
import { words } from "./words.ts";

/** Shows what the next flip can do. */
export function RiskPanel({ state }: { readonly state: Readonly<State> }) {
  const odds = useMemo(() => risk(state), [state]);
  const says = words().risk;
  const rows = [
    { id: "bomb", says: says.bomb, kind: "life", chance: odds.lifeLost },
    { id: "duplicate", says: says.duplicate, kind: "bust", chance: odds.bust },
    { id: undefined, says: says.newNumber, kind: "new", chance: odds.newNumber },
  ] as const;
  return (
    <section className="bf-risk panel" aria-labelledby="risk-heading">
      <h2 id="risk-heading">{says.heading}</h2>
      <div className="bf-odds" aria-hidden="true">
        {rows.map(({ kind, chance }) => (
          <span key={kind} data-kind={kind} style={{ flexBasis: `${chance * 100}%` }} />
        ))}
      </div>
      <dl>
        {rows.map(({ id, says: said, kind, chance }) => (
          <div key={kind} data-kind={kind}>
            <dt>
              {id === undefined ? (
                said
              ) : (
                <>
                  {said.start}
                  <Term id={id}>{said.term}</Term>
                  {said.end}
                </>
              )}
            </dt>
            <dd>{says.percent(chance)}</dd>
          </div>
        ))}
        <div data-kind="present">
          <dt>{says.present}</dt>
          <dd>{says.percent(odds.bombPresent)}</dd>
        </div>
      </dl>
      <p className="quiet">{says.rest}</p>
    </section>
  );
}
