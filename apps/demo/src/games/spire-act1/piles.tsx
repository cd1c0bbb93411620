// Piles to look into: sorted by name, since the order of a face-down pile is nobody's to know.
import type { PileView } from "@games/spire-act1";
import { useState } from "react";
import { Dialog } from "../../play/dialog.tsx";
import { useHotkey } from "../../play/hotkeys.tsx";
import { CardFace, cardWords } from "./card.tsx";
import { Sign } from "./icons.tsx";
import { useTexts } from "./texts.ts";
import { words } from "./words.ts";

interface PileProps {
  readonly of: "deck" | "draw" | "discard" | "exhaust";
  readonly hotkey: string;
  readonly cards: readonly string[];
  /** Cards known to lie on top, next to be drawn first. */
  readonly top?: PileView["top"];
}

/** A pile, its size, and a look into it. */
export function PileButton({ of, hotkey, cards, top = [] }: PileProps) {
  const { cardName } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const says = words().piles;
  const { name, look, note } = says[of];
  useHotkey(hotkey, look, () => setOpen(true));
  return (
    <>
      <button
        type="button"
        className="plain sp-pile"
        data-pile={of}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-keyshortcuts={hotkey}
      >
        <Sign name="card" />
        <span>{name}</span> <b>{cards.length + top.length}</b>
      </button>
      {isOpen && (
        <Dialog title={says.title(name, cards.length + top.length)} onClose={() => setOpen(false)}>
          <p className="quiet">{note}</p>
          {top.length > 0 && <p>{says.top(top.map(cardName))}</p>}
          <CardList cards={[...top, ...cards]} />
        </Dialog>
      )}
    </>
  );
}

/** Cards by name, equal ones together. */
function CardList({ cards }: { readonly cards: readonly string[] }) {
  const texts = useTexts();
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  const sorted = [...counts].sort(([a], [b]) => (texts.cardName(a) < texts.cardName(b) ? -1 : 1));
  return (
    <ul className="sp-cards">
      {sorted.map(([id, many]) => (
        <li key={id}>
          <span className="visually-hidden">{cardWords({ id, count: many }, texts)}</span>
          <CardFace id={id} count={many} />
        </li>
      ))}
    </ul>
  );
}
