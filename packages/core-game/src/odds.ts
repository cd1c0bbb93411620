// Exact odds: every branch of an action over all that the player cannot know.
import { type Chance, enumerate } from "@games/core-rng";
import { canonical } from "./canonical.js";
import type { GameTypes } from "./contract.js";
import type { Game } from "./game.js";

/** What an action led to in one branch, as the player would see it. */
export interface After<T extends GameTypes> {
  readonly view: T["view"];
  readonly outcome: T["outcome"] | undefined;
  readonly events: readonly T["event"][];
}

/** How far an enumeration may go. */
export interface OddsOptions {
  /** The most branches to walk; 100,000 unless told. */
  readonly limit?: number;
}

/** The exact distribution of an answer over every possible course of one action. */
export function enumerateOdds<T extends GameTypes, V>(
  game: Game<T>,
  state: Readonly<T["state"]>,
  action: T["action"],
  ask: (after: After<T>) => V,
  options: OddsOptions = {},
): Chance<V>[] {
  const refusal = game.check(state, action);
  if (refusal !== undefined) throw new Error(refusal.message);
  return enumerate(
    (luck) => {
      const next = game.clone(state);
      const streams = game.shareLuck(luck);
      const events: T["event"][] = [];
      game.determinize(next, streams);
      game.step(next, action, streams, (event) => events.push(event));
      return ask({ view: game.view(next), outcome: game.outcome(next), events });
    },
    { key: canonical, ...options },
  );
}
