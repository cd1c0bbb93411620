// A face-down deck: what is known of it, and what is not.
import type { Deck } from "@games/core-rng";

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
  return (
    <section className="panel" aria-labelledby="deck-heading">
      <h2 id="deck-heading">Deck</h2>
      <p>
        The face-down cards have no order until one is drawn or looked at, so nothing here can tell
        what comes next.
      </p>
      <div className="row">
        <button type="button" onClick={moves.draw} disabled={isEmpty}>
          Draw
        </button>
        <button type="button" onClick={moves.peek} disabled={isEmpty}>
          Look at three
        </button>
        <button type="button" onClick={moves.putBack} disabled={hand.length === 0}>
          Put last card on top
        </button>
        <button type="button" onClick={moves.shuffleHandIn} disabled={hand.length === 0}>
          Shuffle hand in
        </button>
      </div>
      <div role="status" aria-label="Cards">
        <Cards title="Hand" cards={hand} />
        <Cards title="Known on top, next first" cards={deck.top.toReversed()} />
        <Cards title="In any order" cards={deck.rest} isFaceDown />
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
      <h3>{`${title}: ${cards.length === 0 ? "no cards" : cards.length}`}</h3>
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
