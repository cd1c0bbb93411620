/**
 * English sentences for what is done and what happens.
 *
 * @packageDocumentation
 */
import { count, type Sentences, tellEvent } from "@games/core-game/text";
import type { Action, Event, Outcome } from "./types.js";

/** What an action does, as a label for a button or a log. */
export function describeAction(action: Action): string {
  return action.type === "roll" ? "Roll the die." : "Bank the pot.";
}

const SENTENCES: Sentences<Event, undefined> = {
  "die-rolled": ({ value, pot }) => `A ${value}: the pot has ${count(pot, "point")}.`,
  "pot-lost": ({ points }) =>
    points === 0 ? "The round is over." : `The round is over: ${count(points, "point")} lost.`,
  "pot-banked": ({ points, score }) => `${count(points, "point")} banked: ${score} in all.`,
  "game-ended": ({ outcome }) => `The game is ${outcome.result}.`,
};

/** What happened, in a sentence. */
export function describeEvent(event: Event): string | undefined {
  return tellEvent(SENTENCES, event, undefined);
}

/** How a game ended, in a sentence. */
export function describeOutcome({ result, score }: Outcome): string {
  return `The game is ${result} with ${count(score, "point")}.`;
}
