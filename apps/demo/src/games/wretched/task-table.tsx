// The day's cards: face down, turned one at a time, and the prompt of the one that is looked at.
import type { CardId, Wretched } from "@games/wretched";
import { cardName } from "@games/wretched/text";
import { useState } from "react";
import { ActionButton } from "../../play/action-button.tsx";
import { CardBack, CardFace } from "./cards.tsx";
import type { Notes } from "./notes.ts";
import { ProseText } from "./prose.tsx";
import { ReadAloud } from "./read-aloud.tsx";
import type { StoryGame } from "./stories.ts";
import { promptOf, type Treatment, treatmentOf } from "./wishes.ts";

const TURN = { type: "turn-card" } as const;

/** Lays the day out. */
export function TaskTable(props: {
  readonly today: readonly CardId[];
  readonly faceDownCount: number;
  /** Whether the next card can be turned now. */
  readonly isTurning: boolean;
  readonly game: StoryGame;
  readonly notes: Notes;
  /** Whether wishes can be kept. */
  readonly isKept: boolean;
}) {
  const { today, faceDownCount, isTurning, game, notes, isKept } = props;
  const [chosen, choose] = useState<{ readonly card: CardId; readonly of: number }>();
  if (today.length + faceDownCount === 0) return null;
  // A new card takes the eye from an older one.
  const shown = chosen?.of === today.length ? chosen.card : today.at(-1);
  return (
    <section className="wr-table" aria-label="The cards of the day">
      <ul className="wr-row" aria-label="Cards">
        {today.map((card) => (
          <li key={card}>
            <button
              type="button"
              className="wr-card"
              aria-pressed={card === shown}
              onClick={() => choose({ card, of: today.length })}
            >
              <span className="visually-hidden">{`Read the ${cardName(card, game)}`}</span>
              <CardFace card={card} />
            </button>
          </li>
        ))}
        {Array.from({ length: faceDownCount }, (_, i) => i).map((i) => (
          <li key={`down ${today.length + i}`}>
            {i === 0 && isTurning ? <NextCard /> : <FaceDown />}
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Prompt key={shown} card={shown} game={game} notes={notes} isKept={isKept} />
      )}
    </section>
  );
}

const NextCard = () => (
  <ActionButton<Wretched>
    action={TURN}
    label="Turn the next card"
    className="wr-card wr-next"
    hotkey={{ key: "n", label: "Turn the next card" }}
  >
    <CardBack />
  </ActionButton>
);

const FaceDown = () => (
  <span className="wr-card">
    <CardBack />
    <span className="visually-hidden">A card, face down</span>
  </span>
);

const CHANGES: readonly { readonly to: Treatment; readonly words: string }[] = [
  { to: "soft", words: "Soften this prompt" },
  { to: "out", words: "Leave it out" },
  { to: "full", words: "Show it in full" },
];

function Prompt(props: {
  readonly card: CardId;
  readonly game: StoryGame;
  readonly notes: Notes;
  readonly isKept: boolean;
}) {
  const { card, game, notes, isKept } = props;
  const { prose } = game.rows;
  const { wishes, wish } = notes;
  const treatment = treatmentOf(wishes, card);
  const prompt = promptOf(prose, wishes, card);
  const treat = (to: Treatment) => wish({ cards: { ...wishes.cards, [card]: to } });
  return (
    <article className="wr-prompt" lang={prose.language}>
      <h2>{cardName(card, game)}</h2>
      <div className="wr-words" aria-live="polite" data-treatment={treatment}>
        <ProseText text={prompt} />
      </div>
      {isKept && (
        <div className="wr-treat">
          <ReadAloud text={prompt} language={prose.language} what={cardName(card, game)} />
          {CHANGES.map(({ to, words }) => (
            <button
              key={to}
              type="button"
              className="plain"
              aria-pressed={to === treatment}
              onClick={() => treat(to)}
            >
              {words}
            </button>
          ))}
        </div>
      )}
    </article>
  );
}
