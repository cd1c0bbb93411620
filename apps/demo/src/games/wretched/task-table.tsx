// The day's cards: face down, turned one at a time, and the prompt of the one that is looked at.
import type { CardId, Wretched } from "@games/wretched";
import { cardName } from "@games/wretched/text";
import { useState } from "react";
import { languageTag } from "../../language/language.ts";
import { ActionButton } from "../../play/action-button.tsx";
import { CardBack, CardFace } from "./cards.tsx";
import type { Notes } from "./notes.ts";
import { ProseText } from "./prose.tsx";
import { ReadAloud } from "./read-aloud.tsx";
import { words } from "./screen-words.ts";
import type { StoryGame } from "./stories.ts";
import { promptOf, type Treatment, treatmentOf } from "./wishes.ts";
import { rules } from "./words.ts";

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
    <section className="wr-table" aria-label={words().cards.table}>
      <ul className="wr-row" aria-label={words().cards.row}>
        {today.map((card) => (
          <li key={card}>
            <button
              type="button"
              className="wr-card"
              aria-pressed={card === shown}
              onClick={() => choose({ card, of: today.length })}
            >
              <span className="visually-hidden">
                {words().cards.read(cardName(card, game, rules()))}
              </span>
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
    label={words().cards.turn}
    className="wr-card wr-next"
    hotkey={{ key: "n", label: words().cards.turn }}
  >
    <CardBack />
  </ActionButton>
);

const FaceDown = () => (
  <span className="wr-card">
    <CardBack />
    <span className="visually-hidden">{words().cards.faceDown}</span>
  </span>
);

const CHANGES: readonly Treatment[] = ["soft", "out", "full"];

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
  // A prompt that is softened or left out is told by the page.
  const language = treatment === "full" ? prose.language : languageTag();
  const name = cardName(card, game, rules());
  const treat = (to: Treatment) => wish({ cards: { ...wishes.cards, [card]: to } });
  return (
    <article className="wr-prompt">
      <h2>{name}</h2>
      <div className="wr-words" lang={language} aria-live="polite" data-treatment={treatment}>
        <ProseText text={prompt} />
      </div>
      {isKept && (
        <div className="wr-treat">
          <ReadAloud text={prompt} language={language} what={name} />
          {CHANGES.map((to) => (
            <button
              key={to}
              type="button"
              className="plain"
              aria-pressed={to === treatment}
              onClick={() => treat(to)}
            >
              {words().cards.changes[to]}
            </button>
          ))}
        </div>
      )}
    </article>
  );
}
