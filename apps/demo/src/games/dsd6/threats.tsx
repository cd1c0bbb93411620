// The threats in play, and the die that wakes them.
import { SYMBOLS, type View } from "@games/dsd6";
import { Term } from "../../play/glossary/term.tsx";
import { isCalled } from "./chances.ts";
import { Icon } from "./icons.tsx";
import { PassingCard } from "./passing-card.tsx";
import { useReading } from "./reading.ts";
import { ThreatCard } from "./threat-card.tsx";
import { rules, words } from "./words.ts";

/** Every threat in play, enemies first. */
export function Threats({
  view,
  ahead,
}: {
  readonly view: View;
  readonly ahead: View | undefined;
}) {
  const enemies = view.threats.filter(({ kind }) => kind !== "internal");
  const gone = view.drawn.filter(({ card }) => !view.threats.some((one) => one.card === card));
  const inside = view.threats.filter(({ kind }) => kind === "internal");
  return (
    <section className="ds-threats" aria-labelledby="ds-threats-heading">
      <div className="ds-title">
        <h2 id="ds-threats-heading">{words().threats.heading}</h2>
        <ThreatDie view={view} />
      </div>
      {view.threats.length + gone.length === 0 && <p className="ds-calm">{words().threats.none}</p>}
      <ul className="ds-cards">
        {gone.map((card) => (
          <PassingCard key={card.card} {...card} />
        ))}
        {[...enemies, ...inside].map((threat) => (
          <ThreatCard key={threat.card} threat={threat} view={view} ahead={ahead} />
        ))}
      </ul>
    </section>
  );
}

/** The threat die as a row of its symbols; the one that it shows is lit. */
function ThreatDie({ view }: { readonly view: View }) {
  const { step, hasRolledThreatDie } = useReading();
  return (
    <div className="ds-threat-die">
      <span className="ds-threat-die-name">
        <Term id="threat-die">{words().threats.die}</Term>
      </span>
      <ul className="ds-symbols" aria-label={words().threats.die}>
        {SYMBOLS.map((symbol) => {
          const isShown = symbol === view.threatDie;
          const count = view.threats.filter((threat) => isCalled(threat, symbol)).length;
          return (
            <li
              key={isShown && hasRolledThreatDie ? `${symbol} ${step}` : symbol}
              className={isShown ? "shown" : undefined}
            >
              <Icon sign={symbol} />
              <span aria-hidden="true">{count}</span>
              <span className="visually-hidden">
                {words().threats.called(rules().symbols[symbol], count, isShown)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
