/**
 * Names and sentences for cards, enemies, actions and what happens, in English or in the words of another language.
 *
 * @packageDocumentation
 */
import { tellEvent } from "@games/core-game/text";
import type { Facts } from "../english/facts.js";
import { ENGLISH, type Words } from "../english/index.js";
import type { Event } from "../events.js";
import type { GameWithNames } from "../names.js";
import type { Outcome } from "../types.js";
import type { Question } from "../view-types.js";
import { factsOf } from "./facts.js";

export type { QuestionWords } from "../english/choices.js";
export type { Facts } from "../english/facts.js";
export { ENGLISH, type Words } from "../english/index.js";
export type { UseMoment } from "../english/items.js";
export type { OpWords } from "../english/ops.js";
export type { GameWithNames, Names } from "../names.js";
export { describeAction } from "./actions.js";
export { describeAscension } from "./ascension.js";
export { BEAT_KINDS, type Beat, type BeatKind, beatsOf } from "./beats.js";
export { describeCard, describeOption } from "./cards.js";
export { describeDie, type FaceAction, type FaceOutlook } from "./die.js";
export { describeIntent, describeTraits } from "./enemies.js";
export { describeForecast, type Forecast, forecastOf, type Tally, tallyOf } from "./forecast.js";
export { glossary, wordsIn } from "./glossary.js";
export { describePotion, describeRelic } from "./items.js";
export { lessons } from "./lessons.js";
export { cardName, encounterName, enemyName, itemName, nameOf } from "./names.js";
export { optionFields, optionsFrom } from "./option-fields.js";
export { describeReason } from "./reasons.js";
export { describeAnswer, describeRoom, describeRoomOptions } from "./rooms.js";
export { describeRoutes, type RunChange, runChanges } from "./routes.js";
export { sceneOf } from "./scenes.js";
export { type RunStory, tellRun } from "./story.js";

/** What happened, in a sentence. */
export function describeEvent(
  event: Event,
  game: GameWithNames,
  words: Words = ENGLISH,
): string | undefined {
  return tellEvent(words.events, event, factsOf(game, words));
}

/** What the player is asked, in a sentence. */
export function describeQuestion(
  question: Question,
  game: GameWithNames,
  words: Words = ENGLISH,
): string {
  // Each sentence takes the questions of its own kind.
  const ask = words.questions[question.ask] as (question: Question, facts: Facts) => string;
  return ask(question, factsOf(game, words));
}

/** How a run ended, in a sentence. */
export function describeOutcome(outcome: Outcome, words: Words = ENGLISH): string {
  return words.outcome(outcome);
}
