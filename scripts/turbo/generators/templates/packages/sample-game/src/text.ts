/**
 * Sentences for what is done and what happens, in English or in the words of another language.
 *
 * @packageDocumentation
 */
import { type Lesson, type OptionField, tellEvent } from "@games/core-game/text";
import { ENGLISH, type Words } from "./english.js";
import { DEFAULTS } from "./options.js";
import type { Action, Event, Outcome } from "./types.js";

export { ENGLISH, type Words } from "./english.js";

/** What an action does, as a label for a button or a log. */
export function describeAction(action: Action, { actions }: Words = ENGLISH): string {
  return actions[action.type];
}

/** What happened, in a sentence. */
export function describeEvent(event: Event, { events }: Words = ENGLISH): string | undefined {
  return tellEvent(events, event, undefined);
}

/** How a game ended, in a sentence. */
export function describeOutcome(outcome: Outcome, words: Words = ENGLISH): string {
  return words.outcome(outcome);
}

/** What a newcomer needs to know. */
export function lessons(words: Words = ENGLISH): readonly Lesson[] {
  return Object.values(words.lessons);
}

/** The options worth choosing, as a form asks for them; each has the name of its option. */
export function optionFields({ options }: Words = ENGLISH): readonly OptionField[] {
  const { rounds, target } = DEFAULTS;
  return [
    { kind: "number", name: "rounds", label: options.rounds, min: 1, max: 20, initial: rounds },
    { kind: "number", name: "target", label: options.target, min: 1, max: 999, initial: target },
  ];
}
