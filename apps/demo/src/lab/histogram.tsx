// A histogram that grows while games are played.
import type { MeasureSummary } from "@games/lab";
import { type Bar, barsOf } from "./bars.ts";
import { words } from "./words.ts";

const WIDTH = 640;
const HEIGHT = 220;
const BASELINE = HEIGHT - 26;
const MOST_BARS = 40;
const MOST_LABELS = 8;

const rangeOf = ({ from, to }: Bar) => (from === to ? `${from}` : `${from}–${to}`);

/** The bars of a measure, and the same as a table. */
export function Histogram({
  measure,
  games,
}: {
  readonly measure: MeasureSummary;
  readonly games: number;
}) {
  const bars = barsOf(measure.histogram, MOST_BARS);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const step = WIDTH / Math.max(1, bars.length);
  const { name, percent, histogram: says } = words();
  const [, low = 0, , high = 0] = measure.quantiles;
  const { mean, min, max } = measure;
  const labelEvery = Math.ceil(bars.length / MOST_LABELS);
  return (
    <figure className="histogram">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {bars.map((bar, i) => {
          const height = (bar.count / most) * (BASELINE - 8);
          return (
            <g key={bar.from}>
              <rect
                x={i * step + step * 0.06}
                y={BASELINE - height}
                width={step * 0.88}
                height={height}
              />
              {i % labelEvery === 0 && (
                <text x={i * step + step / 2} y={HEIGHT - 8}>
                  {bar.from}
                </text>
              )}
            </g>
          );
        })}
        <path d={`M0 ${BASELINE} H${WIDTH}`} />
      </svg>
      <figcaption>
        {says.caption(name(measure.name), {
          mean,
          error: 1.96 * measure.error,
          low,
          high,
          min,
          max,
        })}
      </figcaption>
      <details>
        <summary>{says.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{name(measure.name)}</th>
              <th scope="col">{says.games}</th>
              <th scope="col">{says.share}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.from}>
                <th scope="row">{rangeOf(bar)}</th>
                <td>{bar.count}</td>
                <td>{percent(bar.count / games, 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
