// The odds of every legal action, counted one action at a time, so that the page stays awake.

import type { After, Game, GameTypes, Refusal } from "@games/core-game";
import type { Chance } from "@games/core-rng";

/** What an action can lead to: each result with its probability, or why it is not known. */
export type ActionOdds =
  | { readonly chances: readonly Chance<string>[]; readonly isEstimate: boolean }
  | { readonly refusal: Refusal };

/** Names what an action led to; results of one name are one. */
export type NameResult = (after: After<GameTypes>) => string;

/** The types of what happened, in order, each once; those that follow are joined by a plus. */
export const nameByEvents: NameResult = ({ events }) =>
  [...new Set(events.map(({ type }) => type))].join(" + ");

/** The odds of one action, the likeliest result first; estimated where there are too many ways to count. */
export function countOdds(
  game: Game<GameTypes>,
  state: GameTypes["state"],
  action: GameTypes["action"],
  name: NameResult,
): ActionOdds {
  const odds = game.odds(state, action, name);
  if (!odds.ok && odds.error.estimate === undefined) return { refusal: odds.error };
  const chances = odds.ok ? odds.value : (odds.error.estimate ?? []);
  const sorted = [...chances].sort((a, b) => b.probability - a.probability);
  return { chances: sorted, isEstimate: !odds.ok };
}

/** Counts the odds of actions one after the other, and tells each when it is known; returns what stops it. */
export function countInTurn(
  count: (index: number) => ActionOdds,
  indexes: readonly number[],
  tell: (index: number, odds: ActionOdds) => void,
): () => void {
  const rest = [...indexes];
  let timer = setTimeout(next);
  function next(): void {
    const index = rest.shift();
    if (index === undefined) return;
    tell(index, count(index));
    timer = setTimeout(next);
  }
  return () => clearTimeout(timer);
}
