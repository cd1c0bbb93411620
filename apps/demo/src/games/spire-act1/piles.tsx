// Piles to look into: sorted by name, since the order of a face-down pile is nobody's to know.
import type { PileView } from "@games/spire-act1";
import { useState } from "react";
import { Dialog } from "../../play/dialog.tsx";
import { useHotkey } from "../../play/hotkeys.tsx";
import { CardFace, cardWords } from "./card.tsx";
import { Sign } from "./icons.tsx";
import { useWords } from "./words.ts";

interface PileProps {
  readonly name: string;
  readonly hotkey: string;
  readonly cards: readonly string[];
  /** A sentence above the cards. */
  readonly note: string;
  /** Cards known to lie on top, next to be drawn first. */
  readonly top?: PileView["top"];
}

/** A pile, its size, and a look into it. */
export function PileButton({ name, hotkey, cards, note, top = [] }: PileProps) {
  const { cardName } = useWords();
  const [isOpen, setOpen] = useState(false);
  useHotkey(hotkey, `Look into: ${name.toLowerCase()}`, () => setOpen(true));
  return (
    <>
      <button
        type="button"
        className="plain sp-pile"
        data-pile={name.toLowerCase()}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-keyshortcuts={hotkey}
      >
        <Sign name="card" />
        <span>{name}</span> <b>{cards.length + top.length}</b>
      </button>
      {isOpen && (
        <Dialog
          title={`${name}: ${count(cards.length + top.length)}`}
          onClose={() => setOpen(false)}
        >
          <p className="quiet">{note}</p>
          {top.length > 0 && (
            <p>{`Known to be on top, the next one first: ${top.map(cardName).join(", ")}.`}</p>
          )}
          <CardList cards={[...top, ...cards]} />
        </Dialog>
      )}
    </>
  );
}

const count = (cards: number) => (cards === 1 ? "1 card" : `${cards} cards`);

/** Cards by name, equal ones together. */
function CardList({ cards }: { readonly cards: readonly string[] }) {
  const words = useWords();
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  const sorted = [...counts].sort(([a], [b]) => (words.cardName(a) < words.cardName(b) ? -1 : 1));
  return (
    <ul className="sp-cards">
      {sorted.map(([id, many]) => (
        <li key={id}>
          <span className="visually-hidden">{cardWords({ id, count: many }, words)}</span>
          <CardFace id={id} count={many} />
        </li>
      ))}
    </ul>
  );
}
