// Playing cards and dice, drawn small.
import { type CardId, type Suit, suitOf } from "@games/wretched";
import { rankSign } from "@games/wretched/text";
import { rules } from "./words.ts";

/** The signs of the suits, drawn because not every font has them. */
const SIGNS: Readonly<Record<Suit, string>> = {
  hearts: "M12 21 C3 14 1 10 1 7 A5.5 5.5 0 0 1 12 5 A5.5 5.5 0 0 1 23 7 C23 10 21 14 12 21 Z",
  diamonds: "M12 1 L21 12 L12 23 L3 12 Z",
  clubs:
    "M12 2 A4.6 4.6 0 0 1 15.6 9.5 A4.6 4.6 0 1 1 13 17.1 L15 22 H9 L11 17.1 A4.6 4.6 0 1 1 8.4 9.5 A4.6 4.6 0 0 1 12 2 Z",
  spades:
    "M12 2 C15 7 22 10 22 15 A4.8 4.8 0 0 1 13 17 L15 22 H9 L11 17 A4.8 4.8 0 0 1 2 15 C2 10 9 7 12 2 Z",
};

/** The sign of a card's suit. */
export const SuitSign = ({ card }: { readonly card: CardId }) => (
  <svg className="wr-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[suitOf(card)]} />
  </svg>
);

/** The face of a card, without words: whoever shows it names it. */
export function CardFace({ card }: { readonly card: CardId }) {
  return (
    <span className="wr-face" data-suit={suitOf(card)} aria-hidden="true">
      <span className="wr-corner">{rankSign(card, rules())}</span>
      <SuitSign card={card} />
    </span>
  );
}

/** The back of a card. */
export const CardBack = () => <span className="wr-back" aria-hidden="true" />;

const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [6, 6],
    [18, 18],
  ],
  3: [
    [6, 6],
    [12, 12],
    [18, 18],
  ],
  4: [
    [6, 6],
    [18, 6],
    [6, 18],
    [18, 18],
  ],
  5: [
    [6, 6],
    [18, 6],
    [12, 12],
    [6, 18],
    [18, 18],
  ],
  6: [
    [6, 6],
    [18, 6],
    [6, 12],
    [18, 12],
    [6, 18],
    [18, 18],
  ],
};

/** Dice that lie as they fell; the sentence beside them says the same. */
export function Dice({ faces }: { readonly faces: readonly number[] }) {
  // Equal faces are different dice, so the place is the key.
  const dice = faces.map((face, place) => ({ face, place }));
  return (
    <span className="wr-dice" aria-hidden="true">
      {dice.map(({ face, place }) => (
        <svg key={place} viewBox="0 0 24 24" aria-hidden="true">
          <rect x="1" y="1" width="22" height="22" rx="4" />
          {(SPOTS[face] ?? []).map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" />
          ))}
        </svg>
      ))}
    </span>
  );
}
