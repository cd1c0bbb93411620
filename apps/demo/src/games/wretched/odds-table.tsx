// The honest odds of the story that is chosen.
import type { Game } from "@games/core-game";
import type { Wretched } from "@games/wretched";
import { ODDS, percent } from "./odds.ts";
import { packOf } from "./stories.ts";

/** How often each kind of game is won, where it was measured. */
export function OddsTable({ game }: { readonly game: Game<Wretched> }) {
  const rows = ODDS.filter(({ pack }) => pack === packOf(game).id);
  if (rows.length === 0)
    return <p className="quiet">Nobody has measured how often this story is won.</p>;
  return (
    <table className="wr-odds">
      <caption>How often it is really won</caption>
      <thead>
        <tr>
          <th scope="col">Game</th>
          <th scope="col">Calibrated</th>
          <th scope="col">As written</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ game: name, calibrated, asWritten }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{percent(calibrated)}</td>
            <td>{asWritten === 0 ? "none in 200,000" : percent(asWritten)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
