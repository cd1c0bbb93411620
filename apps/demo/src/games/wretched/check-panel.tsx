// A check before it happens: why, with what, and what can come of it, as the engine reckons it.
import type { Check, View } from "@games/wretched";
import { chanceWords, type DamageBand, damageBands, describeCheck } from "@games/wretched/screen";
import { describeEvent, wordingOf } from "@games/wretched/text";
import type { StoryGame } from "./stories.ts";
import { rules } from "./words.ts";

/** Everything that decides the check that waits. */
export function CheckPanel(props: {
  readonly view: View;
  readonly check: Check;
  readonly game: StoryGame;
}) {
  const { view, check, game } = props;
  const { card, reason, reduction } = check;
  const bands = damageBands(view);
  const most = Math.max(...bands.map(({ chance }) => chance));
  return (
    <div className="wr-check">
      <p>{describeEvent({ type: "check-called", card, reason, reduction }, game, rules())}</p>
      <p className="quiet">{describeCheck(view, check, game, rules())}</p>
      {bands.length > 0 && (
        <table className="wr-chances">
          <caption>{wordingOf(game, rules()).say("check.table", { left: view.integrity })}</caption>
          <tbody>
            {bands.map((band) => (
              <tr key={band.from} className={band.isFatal ? "fatal" : undefined}>
                <th scope="row">{rangeWords(band, game)}</th>
                <td>
                  <span
                    className="wr-bar"
                    style={{ inlineSize: `${(100 * band.chance) / most}%` }}
                    aria-hidden="true"
                  />
                  <span>{chanceWords(band.chance, game, rules())}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function rangeWords({ from, to, isFatal }: DamageBand, game: StoryGame): string {
  const damage =
    from === to ? String(from) : wordingOf(game, rules()).say("check.range", { from, to });
  return isFatal ? wordingOf(game, rules()).say("check.fatal", { damage }) : damage;
}
