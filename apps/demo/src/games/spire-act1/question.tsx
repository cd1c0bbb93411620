// What a card asks in the middle of its text: a clear question and its answers.
import type { Action, ActionPreview, Question, SpireAct1 } from "@games/spire-act1";
import { forecastOf } from "@games/spire-act1/text";
import { type ReactNode, useEffect, useRef } from "react";
import { ActionButton } from "../../play/action-button.tsx";
import { useGameContext } from "../../play/game-context.ts";
import { useHotkey } from "../../play/hotkeys.tsx";
import { CardFace, cardWords } from "./card.tsx";
import { wordsOf } from "./forecast.ts";
import { useWords, type Words } from "./words.ts";

interface QuestionProps {
  readonly question: Question;
  readonly showPreview: (previews: readonly ActionPreview[]) => void;
}

/** The question in words; the focus comes to it from the hand, and its answers follow. */
function Heading({ question }: Pick<QuestionProps, "question">) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { describeQuestion } = useWords();
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.closest(".sp-hand") == null) return;
    heading.current?.focus({ preventScroll: true });
  }, [question.ask]);
  return (
    <h2 id="sp-question-heading" ref={heading} tabIndex={-1}>
      {describeQuestion(question)}
    </h2>
  );
}

/** Takes the card back that asks. */
function BackButton() {
  const { undo, snapshot } = useGameContext<SpireAct1>();
  useHotkey("Escape", "Take the card back", undo);
  if (!snapshot.canUndo) return null;
  return (
    <button type="button" className="plain sp-back" onClick={undo} aria-keyshortcuts="Escape">
      Take it back
      <span className="key" aria-hidden="true">
        esc
      </span>
    </button>
  );
}

/** “Which enemy?”, in the bar of the turn: the enemies themselves are the answers. */
export const AimPanel = ({ question }: Pick<QuestionProps, "question">) => (
  <section className="sp-ask" aria-labelledby="sp-question-heading">
    <Heading question={question} />
    <BackButton />
  </section>
);

/** A question with answers of its own. */
export function QuestionPanel({ question, showPreview }: QuestionProps) {
  const words = useWords();
  return (
    <section className="sp-question" aria-labelledby="sp-question-heading">
      <Heading question={question} />
      <ul className={question.ask === "card" ? "sp-cards" : "sp-answers"}>
        {answersOf(question, words).map((answer, i) => (
          <li key={answer.label}>
            <AnswerButton answer={answer} place={i} showPreview={showPreview} />
          </li>
        ))}
      </ul>
      <BackButton />
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

function answersOf(question: Question, words: Words): readonly Answer[] {
  switch (question.ask) {
    case "map":
    case "turn":
    case "reward":
    case "campfire":
    case "enemy":
      return [];
    case "amount":
      // The most first: that is what nearly everybody wants.
      return Array.from({ length: question.max + 1 }, (_, i) => question.max - i).map((amount) => ({
        ...plain({ type: "choose-amount", amount }, `Spend ${amount} energy`),
        hotkey: `${amount}`,
      }));
    case "option": {
      const card = words.cardOf(question.by);
      return Array.from({ length: question.options }, (_, option) =>
        plain({ type: "choose-option", option }, words.describeOption(card, option)),
      );
    }
    case "card":
      return [
        ...question.cards.map((card) => cardAnswer(card, words)),
        ...(question.canStop ? [plain(NONE, words.describeAction(NONE))] : []),
      ];
    default:
      return []; // the plan does not ask what only the printed act asks
  }
}

const NONE = { type: "choose-none" } as const;

const plain = (action: Action, label: string): Answer => ({
  action,
  label,
  children: <span aria-hidden="true">{label}</span>,
  isCard: false,
});

const cardAnswer = (card: string, words: Words): Answer => ({
  action: { type: "choose-card", card },
  label: `Choose ${cardWords({ id: card }, words)}`,
  children: <CardFace id={card} />,
  isCard: true,
});

function AnswerButton(props: {
  readonly answer: Answer;
  readonly place: number;
  readonly showPreview: QuestionProps["showPreview"];
}) {
  const { session } = useGameContext<SpireAct1>();
  const { action, label, children, isCard, hotkey = `${props.place + 1}` } = props.answer;
  const ahead = session.game.preview(session.state, action);
  const previews = ahead.ok ? [{ ...ahead.value, target: null }] : [];
  const forecast = forecastOf(previews);
  const numbers = forecast === null ? "" : wordsOf(forecast);
  return (
    <ActionButton<SpireAct1>
      action={action}
      label={`${label}${numbers}`}
      className={isCard ? "sp-card-button" : "plain sp-answer"}
      onPreview={(isPreviewed) => props.showPreview(isPreviewed ? previews : [])}
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
