// Questions of luck in the units of the table: what is asked, and the luck that answers from what somebody rolled or drew.
import {
  type About,
  type Answer,
  assertProbability,
  assertRange,
  type CardRef,
  err,
  type Luck,
  LuckError,
  ok,
  type Result,
} from "@games/core-rng";
import type { Refusal } from "./contract.js";
import { messagesOf } from "./messages.js";

/** The sentences for answers that somebody at the table gave. */
export const ASK_REFUSALS = {
  "wrong-answer": "Answer {number} is not possible: {name} can be {possible}.",
  "too-many-answers": "Too many answers: {left} left over.",
} as const;

/** One of the codes of {@link ASK_REFUSALS}. */
export type AskCode = keyof typeof ASK_REFUSALS;

const askRefusal = /* @__PURE__ */ messagesOf(ASK_REFUSALS);

/** One possible answer to a question. */
export interface AnswerOption {
  /** What to answer. */
  readonly answer: Answer;
  /** What it is called at the table: the face of a die, the id of a card, the name of a pick, `yes` or `no`. */
  readonly label: string | number;
  /** The probability of this answer, as far as anybody can know. */
  readonly probability: number;
}

/** What the rules ask of luck. */
export interface Question {
  /** The stream that is asked. */
  readonly stream: string;
  /** What gives the answer: dice, a deck, something to pick, or an event that happens or not. */
  readonly kind: About["kind"];
  /** The name of the die, deck or event. */
  readonly name: string;
  /** How many dice are rolled together; 1 for everything else. */
  readonly count: number;
  /** Which of them is asked now, from 1; the answers of all of them can be given at once. */
  readonly index: number;
  /** The possible answers, each once. */
  readonly options: readonly AnswerOption[];
}

/** Thrown to stop the rules where an answer is missing or wrong; never leaves this package. */
export class Stop {
  constructor(
    readonly question: Question,
    readonly isWrong: boolean,
  ) {}
}

/** What asking led to: a result, or the question that comes next. */
export type AskedResult<V> =
  | { readonly isDone: true; readonly value: V; readonly question?: undefined }
  | { readonly isDone: false; readonly question: Question; readonly value?: undefined };

/** Runs rules with the answers so far: their result, the next question, or why the answers cannot be. */
export function runAsked<V>(
  answers: readonly Answer[],
  run: (asked: (stream: string) => Luck) => V,
): Result<AskedResult<V>, Refusal<AskCode>> {
  const asking = new Asking(answers);
  try {
    const value = run((stream) => asking.luck(stream));
    const left = answers.length - asking.used;
    return left === 0 ? ok({ isDone: true, value }) : err(askRefusal("too-many-answers", { left }));
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
    if (!stop.isWrong) return ok({ isDone: false, question: stop.question });
    const { name, options } = stop.question;
    const possible = options.map(({ label }) => label).join(", ");
    return err(askRefusal("wrong-answer", { number: asking.used + 1, name, possible }));
  }
}

/** Answers from a list, and what to ask when it is used up. */
class Asking {
  used = 0;
  /** The roll that is under way and how many of its dice were asked. */
  #roll: About | undefined;
  #rolled = 0;

  constructor(readonly answers: readonly Answer[]) {}

  luck(stream: string): Luck {
    return {
      below: (n, about, cards) => {
        assertRange(n);
        return n === 1 ? 0 : this.#below(stream, n, about, cards);
      },
      chance: (p, about) => {
        assertProbability(p);
        if (p === 0 || p === 1) return p === 1;
        this.#roll = undefined;
        return this.#take(chanceQuestion(stream, p, about)) === true;
      },
    };
  }

  #below(
    stream: string,
    n: number,
    about: About | undefined,
    cards: readonly CardRef[] | undefined,
  ): number {
    const index = this.#indexOf(about);
    const options = cards === undefined ? faceOptions(n, about) : cardOptions(cards, about);
    if (options.length === 1) return 0; // all cards that are left have one name
    const kind = about?.kind ?? (cards === undefined ? "pick" : "card");
    const name = about?.name ?? stream;
    const asked = { stream, kind, name, count: about?.count ?? 1, index, options };
    // Each answer of a group stands for the group, also one that a generator gave.
    const isWhole = (answer: Answer) =>
      typeof answer === "number" && Number.isInteger(answer) && answer >= 0 && answer < n;
    return this.#take(asked, about?.groups && isWhole) as number;
  }

  /** Which die of its roll is asked; 1 for everything else. */
  #indexOf(about: About | undefined): number {
    if (about?.kind !== "dice") {
      this.#roll = undefined;
      return 1;
    }
    const isNext = this.#roll === about && this.#rolled < (about.count ?? 1);
    this.#rolled = isNext ? this.#rolled + 1 : 1;
    this.#roll = about;
    return this.#rolled;
  }

  /** The next answer, if it is one of those that the question offers. */
  #take(asked: Question, isOffered?: (answer: Answer) => boolean): Answer {
    const answer = this.answers[this.used];
    if (answer === undefined) throw new Stop(asked, false);
    const isListed = asked.options.some((option) => option.answer === answer);
    if (!isListed && isOffered?.(answer) !== true) throw new Stop(asked, true);
    this.used++;
    return answer;
  }
}

function chanceQuestion(stream: string, p: number, about: About | undefined): Question {
  const options = [
    { answer: true, label: "yes", probability: p },
    { answer: false, label: "no", probability: 1 - p },
  ];
  return { stream, kind: "chance", name: about?.name ?? stream, count: 1, index: 1, options };
}

function faceOptions(n: number, about: About | undefined): AnswerOption[] {
  if (about?.groups !== undefined) return groupOptions(n, about, about.groups);
  const label = (i: number) => about?.answers?.[i] ?? i + 1;
  return Array.from({ length: n }, (_, i) => ({ answer: i, label: label(i), probability: 1 / n }));
}

/** Answers of one group are one answer, the first of them. */
function groupOptions(n: number, about: About, groups: readonly number[]): AnswerOption[] {
  let answer = 0;
  return groups.flatMap((size, i) => {
    const first = answer;
    answer += size;
    if (size === 0) return [];
    return [{ answer: first, label: about.answers?.[i] ?? i + 1, probability: size / n }];
  });
}

/** Cards of one name are one answer. */
function cardOptions(cards: readonly CardRef[], about: About | undefined): AnswerOption[] {
  const labels = cards.map((card) => about?.label?.(card) ?? card);
  return labels.flatMap((label, answer) => {
    if (labels.indexOf(label) !== answer) return [];
    const copies = labels.filter((other) => other === label).length;
    return [{ answer, label, probability: copies / cards.length }];
  });
}

/** Answers of a game by step: one list for setup, then one per action. */
export interface StepAnswers {
  /** Luck that answers from the list of the present step. */
  readonly luck: Luck;
  /** Moves to the list of a step; throws a LuckError when answers of the step before are left over. */
  startStep(step: number): void;
}

/** Luck over lists of answers, of which the first is for setup; it throws a {@link Stop} where an answer is missing or wrong. */
export function answersByStep(answers: readonly (readonly Answer[])[]): StepAnswers {
  let asking = new Asking(answers[0] ?? []);
  let luck = asking.luck("");
  return {
    luck: {
      below: (n, about, cards) => luck.below(n, about, cards),
      chance: (p, about) => luck.chance(p, about),
    },
    startStep(step) {
      if (asking.used < asking.answers.length) {
        throw new LuckError("script-left-over", "Answers are left over.");
      }
      asking = new Asking(answers[step] ?? []);
      luck = asking.luck("");
    },
  };
}

/** The answers that are possible, each once: cards of one name are one answer. */
export function possibleAnswers(
  n: number,
  about: About | undefined,
  cards: readonly CardRef[] | undefined,
): number[] {
  if (cards === undefined) return Array.from({ length: n }, (_, i) => i);
  return cardOptions(cards, about).map(({ answer }) => answer as number);
}
