// What the rules ask of the table: the question in words, one big button for each answer, and the way back.
import type { GameTypes } from "@games/core-game";
import type { AnswerOption, Question } from "@games/core-game/table";
import { capitalize, describeQuestion, describeRefusal } from "@games/core-game/text";
import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import type { AnyPlugin } from "../games/plugin.ts";
import { contractWords, problemsWith } from "../language/problems.ts";
import { useHotkey } from "./hotkeys.tsx";
import type { AnyTable } from "./table-open.ts";
import { Pips } from "./table-pips.tsx";
import { words } from "./words.ts";

/** More answers than this can be filtered. */
const FEW = 8;

interface TablePanelProps {
  readonly plugin: AnyPlugin;
  readonly table: AnyTable;
  /** Told when an answer finished an action, with the view before it. */
  readonly onFinish: (before: GameTypes["view"]) => void;
  readonly onRefused: (reason: string) => void;
}

/** The question, or nothing while nothing is asked. */
export function TablePanel(props: TablePanelProps) {
  const { table } = props;
  const { question } = useSyncExternalStore(table.subscribe, table.getSnapshot);
  return question === undefined ? null : <Asked {...props} question={question} />;
}

/** An answer with its name. */
interface NamedOption extends AnswerOption {
  readonly title: string;
}

const plainName = (label: string | number): string =>
  typeof label === "number" ? String(label) : capitalize(label.replaceAll(/[-_]/g, " "));

function Asked(props: TablePanelProps & { readonly question: Question }) {
  const { plugin, table, question, onFinish, onRefused } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const asked = describeQuestion(question, contractWords(), plugin.table?.names);
  const { answers } = table.getSnapshot();
  const isNextDie = question.index > 1;
  const { game } = table;
  const options = question.options.map((option) => ({
    ...option,
    title: plugin.table?.nameAnswer?.(option.label, question, game) ?? plainName(option.label),
  }));
  const answer = ({ answer: given }: AnswerOption) => {
    const before = table.session?.getSnapshot().view;
    const done = table.answer(given);
    if (!done.ok) onRefused(describeRefusal(done.error, problemsWith(plugin.words?.())));
    else if (done.value.isDone && before !== undefined) onFinish(before);
  };
  // Another roll or draw is read from its beginning; the dice of one roll follow each other where the hands are.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [question.stream, question.name, question.count, isNextDie ? -1 : answers.length]);
  return (
    <section className="table-ask" aria-labelledby={headingId} data-kind={question.kind}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {asked}
      </h2>
      <p className="visually-hidden" role="status">
        {question.index > 1 ? asked : ""}
      </p>
      {question.count > 1 && <Given plugin={plugin} table={table} question={question} />}
      {options.length > FEW ? (
        <Long
          key={answers.length}
          plugin={plugin}
          table={table}
          question={question}
          options={options}
          onAnswer={answer}
        />
      ) : (
        <Answers
          plugin={plugin}
          table={table}
          question={question}
          options={options}
          onAnswer={answer}
        />
      )}
      <BackButton table={table} />
    </section>
  );
}

interface AnswersProps {
  readonly plugin: AnyPlugin;
  readonly table: AnyTable;
  readonly question: Question;
  readonly options: readonly NamedOption[];
  readonly onAnswer: (option: AnswerOption) => void;
}

/** The dice of this roll that were told already, and the places of those to come. */
function Given({ plugin, table, question }: Omit<AnswersProps, "options" | "onAnswer">) {
  const { answers } = table.getSnapshot();
  const told = answers.slice(answers.length - question.index + 1);
  const says = words().table;
  return (
    <ol className="table-given" aria-label={says.dice}>
      {Array.from({ length: question.count }, (_, i) => {
        const option = question.options.find(({ answer }) => answer === told[i]);
        return (
          <li key={i} aria-current={i === question.index - 1 ? "step" : undefined}>
            {option === undefined ? (
              <span aria-hidden="true">{i + 1}</span>
            ) : (
              <Drawing plugin={plugin} table={table} question={question} label={option.label} />
            )}
            <span className="visually-hidden">
              {says.die(i + 1, option === undefined ? says.notTold : plainName(option.label))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Drawing(props: {
  readonly plugin: AnyPlugin;
  readonly table: AnyTable;
  readonly question: Question;
  readonly label: string | number;
}) {
  const { plugin, table, question, label } = props;
  const Own = plugin.table?.Answer;
  if (Own !== undefined) return <Own label={label} question={question} game={table.game} />;
  return question.kind === "dice" && typeof label === "number" ? <Pips face={label} /> : null;
}

/** Few answers: all of them, each with a number that chooses it. */
function Answers(props: AnswersProps) {
  return (
    <ul className="table-answers">
      {props.options.map((option, i) => (
        <li key={String(option.answer)}>
          <AnswerButton {...props} option={option} hotkey={String(i + 1)} />
        </li>
      ))}
    </ul>
  );
}

function AnswerButton(
  props: AnswersProps & { readonly option: NamedOption; readonly hotkey?: string },
) {
  const { plugin, table, question, option, hotkey, onAnswer } = props;
  const { label, title, probability } = option;
  const press = () => onAnswer(option);
  useHotkey(hotkey, words().table.answerKey(title), press);
  const isEven = probability * question.options.length === 1;
  return (
    <button type="button" onClick={press} aria-keyshortcuts={hotkey}>
      <Drawing plugin={plugin} table={table} question={question} label={label} />
      <span className="table-name">{title}</span>
      {!isEven && <small>{words().table.percent(probability)}</small>}
      {hotkey !== undefined && hotkey !== title && (
        <span className="key" aria-hidden="true">
          {hotkey}
        </span>
      )}
    </button>
  );
}

/** Many answers: a list in parts that a few letters shorten. */
function Long(props: AnswersProps) {
  const { plugin, table, question, options, onAnswer } = props;
  const [wanted, setWanted] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const says = words().table;
  useHotkey("/", says.filterKey, () => field.current?.focus());
  const letters = wanted.trim().toLowerCase();
  const found = options.filter(({ title }) => title.toLowerCase().includes(letters));
  const only = found.length === 1 ? found[0] : undefined;
  const partOf = ({ label }: AnswerOption) =>
    plugin.table?.partOf?.(label, question, table.game) ?? "";
  const parts = [...new Set(found.map(partOf))];
  return (
    <>
      <form
        className="table-filter"
        onSubmit={(event) => {
          event.preventDefault();
          if (only !== undefined) onAnswer(only);
        }}
      >
        <label>
          <span className="visually-hidden">{says.filter}</span>
          <input
            ref={field}
            type="search"
            value={wanted}
            placeholder={says.filterShort}
            onChange={(event) => setWanted(event.target.value)}
            autoComplete="off"
            aria-keyshortcuts="/"
          />
        </label>
        <p role="status">{says.found(found.length, options.length)}</p>
      </form>
      <div className="table-long">
        {parts.map((part) => (
          <section key={part} aria-label={part === "" ? undefined : part}>
            {part !== "" && <h3>{part}</h3>}
            <ul className="table-answers">
              {found
                .filter((option) => partOf(option) === part)
                .map((option) => (
                  <li key={String(option.answer)}>
                    <AnswerButton {...props} option={option} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
        {found.length === 0 && <p className="quiet">{says.noneFound}</p>}
      </div>
    </>
  );
}

function BackButton({ table }: { readonly table: AnyTable }) {
  const { canTakeBack, answers, action } = table.getSnapshot();
  const says = words().table;
  const takeBack = () => void table.takeBack();
  useHotkey(canTakeBack ? "Backspace" : undefined, says.correctKey, takeBack);
  if (!canTakeBack) return null;
  return (
    <button type="button" className="plain table-back" onClick={takeBack}>
      {answers.length === 0 && action !== undefined ? says.otherAction : says.back}
      <span className="key" aria-hidden="true">
        {says.backspace}
      </span>
    </button>
  );
}
