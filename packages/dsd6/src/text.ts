/**
 * Names and sentences for screens and logs, in English or in the words of another language. Cards have the names of the
 * game's own rows; dice, which the API numbers 0 to 5, are numbered 1 to 6.
 *
 * @packageDocumentation
 */
import type { Game, ReadonlyState } from "@games/core-game";
import { type GlossaryEntry, type Lesson, tellEvent } from "@games/core-game/text";
import { ENGLISH, type Words } from "./english.js";
import { cardName, threatName, type WithCards } from "./names.js";
import type { Order } from "./orders.js";
import { tellAction } from "./tell-action.js";
import type { Action, Dsd6, Effect, Event, Outcome, View } from "./types.js";

export { ENGLISH, type Words } from "./english.js";
export { ICONS, threatName, type WithCards } from "./names.js";
export { describeDifficulty, harmlessCards, optionFields, optionsFrom } from "./option-fields.js";
export { describeReason, uselessReason } from "./reasons.js";
export { type ThreatNames, translateName } from "./standard-names.js";
export { describeStory } from "./story.js";
export type { ActionTexts } from "./tell-action.js";

/** The name of the card that an action is about; empty for one that is about none. */
function targetOf(action: Action, game: WithCards, words: Words): string {
  return "target" in action ? cardName(action.target, game, words) : "";
}

/** What an action is, as a sentence. */
export function describeAction(action: Action, game: WithCards, words: Words = ENGLISH): string {
  return tellAction(words.actions, action, targetOf(action, game, words));
}

/** A few words for the button of an order. */
export function orderTitle(order: Order, game: WithCards, words: Words = ENGLISH): string {
  return tellAction(words.orders, order, targetOf(order, game, words));
}

/** What happened, as a sentence. */
export function describeEvent(
  event: Event,
  game: WithCards,
  words: Words = ENGLISH,
): string | undefined {
  const name = "card" in event ? cardName(event.card, game, words) : "";
  return tellEvent(words.events, event, name);
}

/** An effect of a threat as a sentence. */
export function describeEffect(
  { effect, amount = 1 }: Effect,
  { effects }: Words = ENGLISH,
): string {
  return effects[effect](amount);
}

/** How the game ended, in sentences. */
export function describeOutcome(outcome: Outcome, game: WithCards, words: Words = ENGLISH): string {
  const { result, killer, isStalemate } = outcome;
  const { stalemate, lastBlow, summary } = words.outcome;
  const blow = killer === null ? [] : [lastBlow(threatName(killer, game, words))];
  const cause = isStalemate ? [stalemate] : blow;
  return [words.results[result], ...cause, summary(outcome)].join(" ");
}

/** What an order would do, in sentences; empty when it cannot be given. A reroll is left to luck, and repairs wait. */
export function describePreview(
  game: Pick<Game<Dsd6>, "content" | "preview" | "view">,
  state: ReadonlyState<Dsd6>,
  order: Order,
  words: Words = ENGLISH,
): string {
  const ahead = game.preview(state, order);
  if (!ahead.ok) return "";
  const { view, events, isOpen } = ahead.value;
  if (isOpen) return words.preview.rerolled(othersInPool(game.view(state), order.die));
  if (order.type === "repair") return words.preview.repairs(view.repairs);
  return events
    .filter(({ type }) => type !== "die-assigned")
    .flatMap((event) => describeEvent(event, game, words) ?? [])
    .join(" ");
}

function othersInPool({ dice }: View, die: number): number {
  return dice.filter(({ place }, i) => place === "pool" && i !== die).length;
}

/** What a newcomer needs to know, a part at a time. */
export function lessons(words: Words = ENGLISH): readonly Lesson[] {
  return Object.values(words.lessons);
}

/** The words of the game in alphabetical order. */
export function glossary(words: Words = ENGLISH): readonly GlossaryEntry[] {
  return Object.entries(words.glossary).map(([id, entry]) => ({ id, ...entry }));
}
