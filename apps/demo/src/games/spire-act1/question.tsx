// What a card asks in the middle of its text: a clear question and its answers.
import {
  type Action,
  type CardPreview,
  preview,
  type Question,
  type SpireAct1,
} from "@games/spire-act1";
import { describeAction, describeOption, describeQuestion } from "@games/spire-act1/text";
import { type ReactNode, useEffect, useRef } from "react";
import { ActionButton } from "../../play/action-button.tsx";
import { useTable } from "../../play/table.ts";
import { CardFace, cardWords } from "./card.tsx";
import { forecastOf, wordsOf } from "./forecast.ts";
import { cardOf } from "./names.ts";

interface QuestionProps {
  readonly question: Question;
  readonly look: (previews: readonly CardPreview[]) => void;
}

/** The question; the focus comes to its first answer, so that the keyboard can go on. */
export function QuestionPanel({ question, look }: QuestionProps) {
  const { canUndo } = useTable<SpireAct1>().snapshot;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const battle = panel.current?.parentElement;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.closest(".sp-hand") == null) return;
    const answer = question.ask === "enemy" ? ".sp-aim" : ".sp-question button";
    battle?.querySelector<HTMLElement>(answer)?.focus({ preventScroll: true });
  }, [question.ask]);
  return (
    <section className="sp-question" ref={panel} aria-labelledby="sp-question-heading">
      <h2 id="sp-question-heading">{describeQuestion(question)}</h2>
      {question.ask === "enemy" && (
        <p>Choose on the stage: press an enemy, or the key with its number.</p>
      )}
      <ul className={question.ask === "card" ? "sp-cards" : "sp-answers"}>
        {answersOf(question).map((answer, i) => (
          <li key={answer.label}>
            <AnswerButton answer={answer} place={i} look={look} />
          </li>
        ))}
      </ul>
      {canUndo && <p className="quiet">Undo takes the last step back.</p>}
    </section>
  );
}

interface Answer {
  readonly action: Action;
  readonly label: string;
  readonly children: ReactNode;
  readonly isCard: boolean;
  /** A key that suits it better than its place. */
  readonly hotkey?: string;
}

function answersOf(question: Question): readonly Answer[] {
  switch (question.ask) {
    case "enemy":
      return [];
    case "amount":
      // The most first: that is what nearly everybody wants.
      return Array.from({ length: question.most + 1 }, (_, i) => question.most - i).map(
        (amount) => ({
          ...plain({ type: "choose-amount", amount }, `Spend ${amount} energy`),
          hotkey: `${amount}`,
        }),
      );
    case "option": {
      const card = cardOf(question.by);
      return Array.from({ length: question.options }, (_, option) =>
        plain({ type: "choose-option", option }, describeOption(card, option)),
      );
    }
    case "card":
      return [
        ...question.cards.map(cardAnswer),
        ...(question.canStop ? [plain(NONE, describeAction(NONE))] : []),
      ];
  }
}

const NONE = { type: "choose-none" } as const;

const plain = (action: Action, label: string): Answer => ({
  action,
  label,
  children: <span aria-hidden="true">{label}</span>,
  isCard: false,
});

const cardAnswer = (card: string): Answer => ({
  action: { type: "choose-card", card },
  label: `Choose ${cardWords({ id: card })}`,
  children: <CardFace id={card} />,
  isCard: true,
});

function AnswerButton(props: {
  readonly answer: Answer;
  readonly place: number;
  readonly look: QuestionProps["look"];
}) {
  const { session } = useTable<SpireAct1>();
  const { action, label, children, isCard, hotkey = `${props.place + 1}` } = props.answer;
  const ahead = preview(session.game, session.state, action);
  const previews = ahead === undefined ? [] : [{ ...ahead, target: null }];
  const forecast = forecastOf(previews);
  const numbers = forecast === undefined ? "" : wordsOf(forecast);
  return (
    <ActionButton<SpireAct1>
      action={action}
      label={`${label}${numbers}`}
      className={isCard ? "sp-card-button" : "plain sp-answer"}
      onLook={(isLooked) => props.look(isLooked ? previews : [])}
      {...(hotkey.length === 1 ? { hotkey: { key: hotkey, label } } : {})}
    >
      {children}
      {!isCard && numbers !== "" && (
        <small className="sp-answer-numbers" aria-hidden="true">
          {numbers}
        </small>
      )}
    </ActionButton>
  );
}
