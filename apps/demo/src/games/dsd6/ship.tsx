// The ship: hull and shields, what the last change took from them, and what the order looked at would change.
import { MAX_HULL, MAX_SHIELDS, type View } from "@games/dsd6";
import { Term } from "../../play/glossary/term.tsx";
import { Change } from "./change.tsx";
import { useReading } from "./reading.ts";
import { words } from "./words.ts";

/** Hull and shields. */
export function Ship({ view, ahead }: { readonly view: View; readonly ahead: View | undefined }) {
  const { step, hullLost, shieldsLost } = useReading();
  const next = ahead ?? view;
  const isHit = hullLost + shieldsLost > 0;
  const says = words().ship;
  return (
    <section className="ds-ship" aria-labelledby="ds-ship-heading">
      <h2 id="ds-ship-heading">{says.heading}</h2>
      <div key={isHit ? step : undefined} className={isHit ? "ds-shake" : undefined}>
        <ShipDrawing shields={view.shields} hull={view.hull} />
      </div>
      <Meter
        name={says.shields}
        kind="shields"
        value={view.shields}
        max={MAX_SHIELDS}
        next={next.shields}
        lost={shieldsLost}
      />
      <Meter
        name={says.hull}
        kind="hull"
        value={view.hull}
        max={MAX_HULL}
        next={next.hull + next.repairs}
        lost={hullLost}
      />
      <p className="ds-repairs quiet">{view.repairs > 0 ? says.repairs(view.repairs) : ""}</p>
    </section>
  );
}

interface MeterProps {
  readonly name: string;
  readonly kind: "shields" | "hull";
  readonly value: number;
  readonly max: number;
  readonly next: number;
  readonly lost: number;
}

function Meter({ name, kind, value, max, next, lost }: MeterProps) {
  const { step } = useReading();
  const cells = Array.from({ length: max }, (_, i) => i);
  return (
    <div className="ds-meter" data-kind={kind}>
      <p>
        <span>
          <Term id={kind}>{name}</Term>
        </span>
        <b>
          {value}
          <span className="visually-hidden">{words().ship.of(max)}</span>
        </b>
        <Change from={value} to={next} />
        {lost > 0 && (
          <i key={step} className="ds-loss" aria-hidden="true">
            {`−${lost}`}
          </i>
        )}
      </p>
      <div className="ds-cells" aria-hidden="true">
        {cells.map((i) => (
          <span key={i} data-cell={cellOf(i, value, next, lost)} />
        ))}
      </div>
    </div>
  );
}

/** How one cell of a meter looks. */
function cellOf(i: number, value: number, next: number, lost: number): string {
  if (i < Math.min(value, next)) return "full";
  if (i < value) return "going";
  if (i < next) return "coming";
  return i < value + lost ? "lost" : "empty";
}

/** One arc for each point of the shields. */
const ARCS = [
  "M187.6 26.0A90 90 0 0 1 195.9 59.3",
  "M195.9 67.1A90 90 0 0 1 188.2 100.6",
  "M161.4 -6.9A90 90 0 0 1 183.9 19.0",
  "M184.7 107.6A90 90 0 0 1 162.6 133.9",
] as const;

function ShipDrawing({ shields, hull }: { readonly shields: number; readonly hull: number }) {
  return (
    <svg viewBox="0 -10 210 148" className="ds-drawing" aria-hidden="true">
      {ARCS.map((arc, i) => (
        <path key={arc} d={arc} className={i < shields ? "ds-arc" : "ds-arc down"} />
      ))}
      <path className="ds-wing" d="M52 46L22 14H66L112 42ZM52 82L22 114H66L112 86Z" />
      <path
        className="ds-hull"
        d="M14 64C20 42 44 38 70 38H112C140 38 160 52 172 64C160 76 140 90 112 90H70C44 90 20 86 14 64Z"
      />
      <path className="ds-deckline" d="M40 64H104M52 52H96M52 76H96" />
      <path className="ds-glass" d="M128 50C142 54 152 60 157 64C152 68 142 74 128 78Z" />
      <path className="ds-engine" d="M14 54L2 48V60ZM14 74L2 80V68Z" data-hull={hull} />
    </svg>
  );
}
