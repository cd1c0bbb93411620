// Chooses the threat deck: the one of the game, or one of the player's own; a small editor and a file make those.
import { type Dsd6, dsd6 } from "@games/dsd6";
import { lazy, Suspense, useState } from "react";
import { useNotesOf } from "../../store/use-store.ts";
import type { ContentChooserProps } from "../plugin.ts";
import { DECK_OWNER, decksIn, isStandard } from "./decks.ts";
import { words } from "./words.ts";

const OwnCards = lazy(() => import("./own-cards.tsx"));

/** The part of the form that is about the deck. */
export function DeckChooser({ game, choose }: ContentChooserProps<Dsd6>) {
  const decks = decksIn(useNotesOf(DECK_OWNER) ?? []);
  const [isOpen, setOpen] = useState(false);
  const says = words().decks;
  return (
    <div className="stack">
      {decks.length > 0 && (
        <label>
          {says.label}
          <select
            value={game.contentHash}
            onChange={({ target }) => {
              const own = decks.find((deck) => deck.game.contentHash === target.value);
              choose(own?.game ?? dsd6);
            }}
          >
            <option value={dsd6.contentHash}>{says.standard}</option>
            {decks.map((deck) => (
              <option key={deck.game.contentHash} value={deck.game.contentHash}>
                {says.own(deck.name)}
              </option>
            ))}
          </select>
        </label>
      )}
      {!isStandard(game) && <p className="quiet">{says.kinds(game.rows.threats.length)}</p>}
      <details onToggle={({ currentTarget }) => currentTarget.open && setOpen(true)}>
        <summary>{says.heading}</summary>
        {isOpen && (
          <Suspense fallback={<p role="status">{says.loading}</p>}>
            <OwnCards game={game} choose={choose} />
          </Suspense>
        )}
      </details>
    </div>
  );
}
