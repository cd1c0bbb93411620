/**
 * Names and sentences for what is done and what happens, in English or in the words of another language.
 *
 * @packageDocumentation
 */
import { type GlossaryEntry, type Lesson, tellEvent } from "@games/core-game/text";
import { ENGLISH, type Words } from "./english.js";
import type { Action, Event, Outcome } from "./types.js";

export { GOLD_CHANCES } from "./data/best-play.js";
export { ENGLISH, type Words } from "./english.js";
export { optionFields, optionsFrom } from "./option-fields.js";
export { describeGame } from "./story.js";

/** What an action does, as a label for a button or a log. */
export function describeAction(action: Action, { actions }: Words = ENGLISH): string {
  return action.type === "flip" ? actions.flip(action.side) : actions.bank;
}

/** What happened, in a sentence. */
export function describeEvent(event: Event, { events }: Words = ENGLISH): string | undefined {
  return tellEvent(events, event, undefined);
}

/** How a game ended, in a few sentences. */
export function describeOutcome(outcome: Outcome, words: Words = ENGLISH): string {
  return words.outcome(outcome);
}

/** What a newcomer needs to know. */
export function lessons(words: Words = ENGLISH): readonly Lesson[] {
  return Object.values(words.lessons);
}

/** The words of the game in alphabetical order. */
export function glossary(words: Words = ENGLISH): readonly GlossaryEntry[] {
  return Object.entries(words.glossary).map(([id, entry]) => ({ id, ...entry }));
}
