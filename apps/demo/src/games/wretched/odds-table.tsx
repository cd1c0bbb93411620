// The honest odds of the story that is chosen.
import type { Game } from "@games/core-game";
import type { Wretched } from "@games/wretched";
import { describeShare, ENGLISH, ODDS } from "@games/wretched/text";

/** How often each kind of game is won, where it is known. */
export function OddsTable({ game }: { readonly game: Game<Wretched> }) {
  const rows = ODDS.rows.filter(({ pack }) => pack === game.rows.id);
  if (rows.length === 0)
    return <p className="quiet">Nobody has measured how often this story is won.</p>;
  const games = rows[0]?.calibrated.games ?? null;
  return (
    <>
      <table className="wr-odds">
        <caption>How often it is won</caption>
        <thead>
          <tr>
            <th scope="col">Game</th>
            <th scope="col">Calibrated</th>
            <th scope="col">As written</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ game: name, calibrated, "as-written": asWritten }) => (
            <tr key={name}>
              <th scope="row">{ENGLISH.oddsOf[name]}</th>
              <td>{describeShare(calibrated)}</td>
              <td>{describeShare(asWritten)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">
        {`By a player who spends the tool on the first check; ${games === null ? "calculated exactly" : `${games.toLocaleString("en")} games simulated`}.`}
      </p>
    </>
  );
}
