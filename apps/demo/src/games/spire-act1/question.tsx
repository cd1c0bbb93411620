// What is asked in the middle of something: a clear question and its answers.
import {
  type ActionPreview,
  previewAction,
  type Question,
  type SpireAct1,
} from "@games/spire-act1";
import { forecastOf } from "@games/spire-act1/text";
import { useEffect, useRef } from "react";
import { ActionButton } from "../../play/action-button.tsx";
import { useGameContext } from "../../play/game-context.ts";
import { useHotkey } from "../../play/hotkeys.tsx";
import { type Answer, answersOf, hasCards } from "./answers.tsx";
import { DieTable } from "./die.tsx";
import { wordsOf } from "./forecast.ts";
import { Die } from "./icons.tsx";
import { useTexts } from "./texts.ts";
import { words } from "./words.ts";

interface QuestionProps {
  readonly question: Question;
  readonly showPreview: (previews: readonly ActionPreview[]) => void;
}

/** The question in words; the focus comes to it from the hand, and its answers follow. */
function Heading({ question }: Pick<QuestionProps, "question">) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { describeQuestion } = useTexts();
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
  const { takeBack, escapeKey } = words().ask;
  useHotkey("Escape", takeBack, undo);
  if (!snapshot.canUndo) return null;
  return (
    <button type="button" className="plain sp-back" onClick={undo} aria-keyshortcuts="Escape">
      {takeBack}
      <span className="key" aria-hidden="true">
        {escapeKey}
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
  const texts = useTexts();
  const { view } = useGameContext<SpireAct1>().snapshot;
  return (
    <section className="sp-question" aria-labelledby="sp-question-heading">
      {question.ask === "die" && (
        <span className="sp-asked-die sp-tumble">
          <Die face={question.face} />
        </span>
      )}
      <Heading question={question} />
      <ul className={hasCards(question) ? "sp-cards" : "sp-answers"}>
        {answersOf(question, texts).map((answer, i) => (
          <li key={`${i} ${answer.label}`}>
            <AnswerButton answer={answer} place={i} showPreview={showPreview} />
          </li>
        ))}
      </ul>
      {question.ask === "die" && view.combat !== null && (
        <DieTable view={view} now={question.face} />
      )}
      <BackButton />
    </section>
  );
}

function AnswerButton(props: {
  readonly answer: Answer;
  readonly place: number;
  readonly showPreview: QuestionProps["showPreview"];
}) {
  const { session } = useGameContext<SpireAct1>();
  const { action, label, children, isCard, hotkey = `${props.place + 1}` } = props.answer;
  const previews = previewAction(session.game, session.state, action);
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
