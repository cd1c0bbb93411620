// A face-down deck: what is known of it, and what is not.
import type { Deck } from "@games/core-rng";
import { words } from "./words.ts";

/** What a visitor can do with the deck. */
export interface DeckMoves {
  readonly draw: () => void;
  readonly peek: () => void;
  readonly putBack: () => void;
  readonly shuffleHandIn: () => void;
}

/** The deck half of the table. */
export function DeckPanel(props: {
  readonly deck: Deck<string>;
  readonly hand: readonly string[];
  readonly moves: DeckMoves;
}) {
  const { deck, hand, moves } = props;
  const isEmpty = deck.top.length + deck.rest.length + deck.bottom.length === 0;
  const says = words().deck;
  return (
    <section className="panel" aria-labelledby="deck-heading">
      <h2 id="deck-heading">{says.heading}</h2>
      <p>{says.about}</p>
      <div className="row">
        <button type="button" onClick={moves.draw} disabled={isEmpty}>
          {says.draw}
        </button>
        <button type="button" onClick={moves.peek} disabled={isEmpty}>
          {says.peek}
        </button>
        <button type="button" onClick={moves.putBack} disabled={hand.length === 0}>
          {says.putBack}
        </button>
        <button type="button" onClick={moves.shuffleHandIn} disabled={hand.length === 0}>
          {says.shuffle}
        </button>
      </div>
      <div role="status" aria-label={says.status}>
        <Cards title={says.hand} cards={hand} />
        <Cards title={says.top} cards={deck.top.toReversed()} />
        <Cards title={says.rest} cards={deck.rest} isFaceDown />
      </div>
    </section>
  );
}

function Cards(props: {
  readonly title: string;
  readonly cards: readonly string[];
  readonly isFaceDown?: boolean;
}) {
  const { title, cards, isFaceDown = false } = props;
  return (
    <>
      <h3>{words().deck.cards(title, cards.length)}</h3>
      <ul className={isFaceDown ? "cards face-down" : "cards"} aria-label={title}>
        {cards.map((card) => (
          <li key={card} className={/[♥♦]/.test(card) ? "card red" : "card"}>
            {card}
          </li>
        ))}
      </ul>
    </>
  );
}
