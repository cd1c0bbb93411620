// Rule tests that read like a rulebook: one action, the answers of luck, and what happened.
import { type Answer, scripted } from "@games/core-rng";
import type { GameTypes } from "../contract.js";
import type { Game } from "../game.js";

/** Plays a legal action in place with scripted luck, all of which it must use, and returns what happened. */
export function scriptedStep<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  action: T["action"],
  ...answers: readonly (Answer | readonly Answer[])[]
): T["event"][] {
  const refusal = game.check(state, action);
  if (refusal !== undefined) throw new Error(`${refusal.code}: ${refusal.message}`);
  const luck = scripted(answers.flat());
  const events: T["event"][] = [];
  game.step(
    game.openWith(state, luck, (event) => events.push(event)),
    action,
  );
  luck.done();
  return events;
}

/** The events of one type. */
export function eventsOf<E extends { readonly type: string }, K extends E["type"]>(
  events: readonly E[],
  type: K,
): Extract<E, { readonly type: K }>[] {
  return events.filter((event): event is Extract<E, { readonly type: K }> => event.type === type);
}
