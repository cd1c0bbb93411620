/**
 * Words for the text entries of games: one sentence per event type, plurals and lists.
 *
 * @packageDocumentation
 */

import { ENGLISH, type Words } from "./english.js";
import type { Question } from "./table-questions.js";

export { ENGLISH, type Words } from "./english.js";
export { type Forms, formsOf, type PluralCategory, type PluralForms } from "./forms.js";

export type {
  NumberField,
  OptionChoice,
  OptionField,
  OptionValue,
  OptionValues,
} from "./option-fields.js";
export { changedValues, findWrongNumber, initialValues } from "./option-fields.js";
export {
  describeFairError,
  describeLoadError,
  describeRefusal,
  describeReplayError,
  listFaults,
  type OwnWords,
  type ProblemWords,
  problemWords,
} from "./problems.js";
export { seedOfDay, seedPhrase } from "./seed-phrases.js";
export { type HistoryPage, type HistoryWords, tellEntry, tellHistory } from "./tell-history.js";

/** A part of the rules in a sentence or two, for newcomers. */
export interface Lesson {
  readonly title: string;
  readonly text: string;
}

/** A word of a game and what it means. */
export interface GlossaryEntry {
  /** The word in lower case with hyphens, to look it up by. */
  readonly id: string;
  readonly term: string;
  readonly text: string;
}

/** One sentence per event type; `null` for events that are shown but not told. */
export type Sentences<E extends { readonly type: string }, Words> = {
  readonly [K in E["type"]]: ((event: EventOf<E, K>, words: Words) => string) | null;
};

/** The member of a union of events that has a type. */
export type EventOf<E, K> = E extends { readonly type: K } ? E : never;

/** Tells an event in words; undefined for events that have no sentence. */
export function tellEvent<E extends { readonly type: string }, Words>(
  sentences: Sentences<E, Words>,
  event: E,
  words: Words,
): string | undefined {
  const type = event.type as E["type"];
  if (!Object.hasOwn(sentences, type)) return undefined;
  const sentence = sentences[type] as ((event: E, words: Words) => string) | null;
  return sentence === null ? undefined : sentence(event, words);
}

/** A number and its noun: `1 shield`, `2 shields`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** Items as a list in a sentence: `a`, `a and b`, `a, b and c`. */
export function listWords(items: readonly string[], and = "and"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;
}

/** A text with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A question of luck as a sentence, for players with real dice and cards; `names` has what dice, decks and events are called. */
export function describeQuestion(
  { kind, name, count, index, options }: Question,
  { questions }: Pick<Words, "questions"> = ENGLISH,
  names: Readonly<Record<string, string>> = {},
): string {
  const called = Object.hasOwn(names, name) ? (names[name] ?? name) : name.replaceAll("-", " ");
  switch (kind) {
    case "dice":
      return count === 1 ? questions.die(called) : questions.dice(called, count, index);
    case "chance":
      return questions.chance(called, options[0]?.probability ?? 0);
    default:
      return questions[kind](called);
  }
}
