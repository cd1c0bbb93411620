// Dice in notation, the throws so far, and the exact odds of the next one.
import { parseDice } from "@games/core-rng";
import { type FormEvent, useDeferredValue, useMemo, useState } from "react";
import { oddsOf } from "./odds.ts";
import { OddsChart } from "./odds-chart.tsx";
import type { Throw } from "./table.ts";
import { words } from "./words.ts";

/** The dice half of the table. */
export function DicePanel(props: {
  readonly throws: readonly Throw[];
  readonly onThrow: (notation: string) => void;
}) {
  const [notation, setNotation] = useState("2d6+1");
  const shown = useDeferredValue(notation);
  const odds = useMemo(() => oddsOf(shown), [shown]);
  const isReadable = parseDice(notation).ok;
  const [last] = props.throws;
  const says = words().dice;
  const throwNow = (event: FormEvent) => {
    event.preventDefault();
    if (isReadable) props.onThrow(notation);
  };
  return (
    <section className="panel" aria-labelledby="dice-heading">
      <h2 id="dice-heading">{says.heading}</h2>
      <form className="row" onSubmit={throwNow}>
        <label>
          {says.notation}
          <input
            value={notation}
            onChange={(event) => setNotation(event.target.value)}
            aria-invalid={!isReadable}
            aria-describedby="dice-problem"
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <button type="submit">{says.throw}</button>
      </form>
      <p id="dice-problem" className="problem" role="alert">
        {odds.ok ? "" : odds.error}
      </p>
      <p className="result" role="status" aria-label={says.last}>
        {last === undefined ? says.nothing : describeThrow(last)}
      </p>
      {odds.ok && (
        <OddsChart
          notation={shown}
          odds={odds.value}
          landed={last?.notation === shown ? last.total : undefined}
        />
      )}
      <EarlierThrows throws={props.throws.slice(1)} />
    </section>
  );
}

const describeThrow = ({ notation, faces, total }: Throw) =>
  words().dice.thrown(notation, faces, total);

function EarlierThrows({ throws }: { readonly throws: readonly Throw[] }) {
  if (throws.length === 0) return null;
  return (
    <>
      <h3>{words().dice.earlier}</h3>
      <ol className="throws">
        {throws.map((thrown, i) => (
          <li key={throws.length - i}>{describeThrow(thrown)}</li>
        ))}
      </ol>
    </>
  );
}
