// The exact odds as a bar chart, and as a table for those who would rather read.
import type { TotalOdds } from "./odds.ts";
import { words } from "./words.ts";

const WIDTH = 400;
const HEIGHT = 150;
const BASELINE = HEIGHT - 24;
const MOST_LABELS = 16;

/** Bars for the totals; `landed` marks the total that was rolled last. */
export function OddsChart(props: {
  readonly notation: string;
  readonly odds: readonly TotalOdds[];
  readonly landed: number | undefined;
}) {
  const { notation, odds, landed } = props;
  const most = Math.max(...odds.map(({ probability }) => probability));
  const step = WIDTH / odds.length;
  const labelEvery = Math.ceil(odds.length / MOST_LABELS);
  const likeliest = odds.filter(({ probability }) => probability > most - 1e-12);
  const { percent, odds: says } = words();
  return (
    <figure className="odds">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {odds.map(({ total, probability }, i) => (
          <g key={total} className={total === landed ? "bar landed" : "bar"}>
            <title>{says.bar(total, percent(probability))}</title>
            <rect
              x={i * step + step * 0.1}
              y={BASELINE - (probability / most) * (BASELINE - 8)}
              width={step * 0.8}
              height={(probability / most) * (BASELINE - 8)}
            />
            {i % labelEvery === 0 && (
              <text x={(i + 0.5) * step} y={HEIGHT - 6}>
                {total}
              </text>
            )}
          </g>
        ))}
      </svg>
      <figcaption>
        {says.caption(
          notation,
          odds.length,
          likeliest.map(({ total }) => total),
          percent(most),
        )}
      </figcaption>
      <details>
        <summary>{says.asTable}</summary>
        <OddsTable odds={odds} />
      </details>
    </figure>
  );
}

function OddsTable({ odds }: { readonly odds: readonly TotalOdds[] }) {
  const { percent, odds: says } = words();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{says.total}</th>
          <th scope="col">{says.probability}</th>
        </tr>
      </thead>
      <tbody>
        {odds.map(({ total, probability }) => (
          <tr key={total}>
            <th scope="row">{total}</th>
            <td>{percent(probability)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
