// What still holds, as a stack of plates: each in the colour of its band, the lost ones as outlines.
import type { View } from "@games/wretched";
import { INTEGRITY_BANDS, integrityBand } from "@games/wretched/screen";
import { describeBand } from "@games/wretched/text";
import { words } from "./screen-words.ts";
import type { StoryGame } from "./stories.ts";
import { rules } from "./words.ts";

const IN_A_ROW = 6;
const MOST_PLATES = 72;
const WIDTH = 20;
const HEIGHT = 8;

/** The stack; a plate stands for more than one point when there would be too many. */
export function Tower({ view }: { readonly view: Pick<View, "integrity" | "config"> }) {
  const { integrity, config } = view;
  const worth = Math.ceil(config.integrity / MOST_PLATES);
  const count = Math.ceil(config.integrity / worth);
  const rows = Math.ceil(count / IN_A_ROW);
  const plates = Array.from({ length: count }, (_, i) => i);
  return (
    <svg
      className="wr-tower"
      viewBox={`0 0 ${IN_A_ROW * WIDTH + WIDTH / 2} ${rows * HEIGHT}`}
      aria-hidden="true"
    >
      {plates.map((i) => {
        const row = Math.floor(i / IN_A_ROW);
        return (
          <rect
            key={i}
            x={(i % IN_A_ROW) * WIDTH + (row % 2) * (WIDTH / 2) + 1}
            y={(rows - 1 - row) * HEIGHT + 1}
            width={WIDTH - 2}
            height={HEIGHT - 2}
            rx="1"
            data-band={integrityBand({ integrity: (i + 1) * worth, config })}
            className={i * worth < integrity ? undefined : "lost"}
          />
        );
      })}
    </svg>
  );
}

/** The bands and where the ship stands among them, for those who cannot tell colours apart. */
export function Bands(props: {
  readonly view: Pick<View, "integrity" | "config">;
  readonly game: StoryGame;
}) {
  const { view, game } = props;
  const band = integrityBand(view);
  return (
    <ol className="wr-bands" aria-label={words().board.bands}>
      {INTEGRITY_BANDS.map((name) => (
        <li key={name} data-band={name} aria-current={name === band ? "true" : undefined}>
          <span className="visually-hidden">{describeBand(name, game, rules())}</span>
        </li>
      ))}
    </ol>
  );
}
