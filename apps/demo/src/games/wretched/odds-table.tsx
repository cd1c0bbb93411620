// The honest odds of the story that is chosen.
import type { Game } from "@games/core-game";
import type { Wretched } from "@games/wretched";
import { describeShare, ODDS } from "@games/wretched/text";
import { words } from "./story-words.ts";
import { rules } from "./words.ts";

/** How often each kind of game is won, where it is known. */
export function OddsTable({ game }: { readonly game: Game<Wretched> }) {
  const says = words().odds;
  const rows = ODDS.rows.filter(({ pack }) => pack === game.rows.id);
  if (rows.length === 0) return <p className="quiet">{says.unknown}</p>;
  const games = rows[0]?.calibrated.games ?? null;
  return (
    <>
      <table className="wr-odds">
        <caption>{says.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{says.game}</th>
            <th scope="col">{says.presets.calibrated}</th>
            <th scope="col">{says.presets["as-written"]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ game: name, calibrated, "as-written": asWritten }) => (
            <tr key={name}>
              <th scope="row">{rules().oddsOf[name]}</th>
              <td>{describeShare(calibrated, rules())}</td>
              <td>{describeShare(asWritten, rules())}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">{games === null ? says.how.exact : says.how.games(games)}</p>
    </>
  );
}
