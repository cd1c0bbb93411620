// The exact odds of the next flip, as the engine tells them.
import { risk, type State } from "@games/bomb-flip";
import { useMemo } from "react";

const percent = (probability: number) => `${(probability * 100).toFixed(1)}%`;

/** Shows what the next flip can do. */
export function RiskPanel({ state }: { readonly state: Readonly<State> }) {
  const odds = useMemo(() => risk(state), [state]);
  const rows = [
    { name: "A bomb takes a life", kind: "life", chance: odds.lifeLost },
    { name: "A duplicate ends the run", kind: "bust", chance: odds.bust },
    { name: "A new number", kind: "new", chance: odds.newNumber },
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
        {rows.map(({ name, kind, chance }) => (
          <div key={kind} data-kind={kind}>
            <dt>{name}</dt>
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
