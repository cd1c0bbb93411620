// The drawing of a threat: loaded apart from the game, because nothing waits for it.
import type { Kind } from "@games/dsd6";
import { DRAWINGS, OF_KIND } from "./drawings.ts";
import type { Tone } from "./shapes.ts";
import "./art.css";

/** Which tones are lines. */
const LINES: readonly Tone[] = ["light-line", "accent-line", "thin"];

/** The picture; the name beside it says what it is. A default export because React.lazy asks for one. */
export default function ThreatArt({
  threat,
  kind,
}: {
  readonly threat: string;
  readonly kind: Kind;
}) {
  const shapes = DRAWINGS[threat] ?? OF_KIND[kind];
  return (
    <svg viewBox="0 0 120 56" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {shapes.map(([tone, path]) => (
        <path
          key={path}
          d={path}
          className={`art-${tone}`}
          fill={LINES.includes(tone) ? "none" : undefined}
        />
      ))}
    </svg>
  );
}
