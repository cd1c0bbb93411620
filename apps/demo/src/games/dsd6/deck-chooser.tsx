// Chooses the threat deck: the one of the game, or one of the player's own; a small editor and a file make those.
import { type Dsd6, dsd6 } from "@games/dsd6";
import { lazy, Suspense, useState } from "react";
import { useNotesOf } from "../../store/use-store.ts";
import type { ContentChooserProps } from "../plugin.ts";
import { DECK_OWNER, decksIn, isStandard } from "./decks.ts";

const OwnCards = lazy(() => import("./own-cards.tsx"));

/** The part of the form that is about the deck. */
export function DeckChooser({ game, choose }: ContentChooserProps<Dsd6>) {
  const decks = decksIn(useNotesOf(DECK_OWNER) ?? []);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="stack">
      {decks.length > 0 && (
        <label>
          Threat deck
          <select
            value={game.contentHash}
            onChange={({ target }) => {
              const own = decks.find((deck) => deck.game.contentHash === target.value);
              choose(own?.game ?? dsd6);
            }}
          >
            <option value={dsd6.contentHash}>of the game</option>
            {decks.map((deck) => (
              <option key={deck.game.contentHash} value={deck.game.contentHash}>
                {`${deck.name}, your own`}
              </option>
            ))}
          </select>
        </label>
      )}
      {!isStandard(game) && (
        <p className="quiet">{`This deck has ${game.rows.threats.length} kinds of cards.`}</p>
      )}
      <details onToggle={({ currentTarget }) => currentTarget.open && setOpen(true)}>
        <summary>Cards of your own</summary>
        {isOpen && (
          <Suspense fallback={<p role="status">Loading …</p>}>
            <OwnCards game={game} choose={choose} />
          </Suspense>
        )}
      </details>
    </div>
  );
}
