// Exact odds and previews: what an action leads to, over all that the player cannot know, or up to where luck comes in.
import {
  type Chance,
  enumerate,
  err,
  type Luck,
  LuckError,
  ok,
  type Result,
} from "@games/core-rng";
import { canonical } from "./canonical.js";
import type { GameTypes, Refusal } from "./contract.js";
import { type CommonCode, commonRefusal } from "./errors.js";
import type { Game } from "./game.js";

/** What an action led to in one branch, as the player would see it. */
export interface After<T extends GameTypes> {
  readonly view: T["view"];
  readonly outcome: T["outcome"] | undefined;
  readonly events: readonly T["event"][];
}

/** How far an enumeration may go. */
export interface OddsOptions {
  /** The maximum number of branches to walk (default: 100,000). */
  readonly limit?: number;
}

const DEFAULT_LIMIT = 100_000;

/** The exact distribution of an answer over every possible course of one action. */
export function enumerateOdds<T extends GameTypes, V>(
  game: Game<T>,
  state: Readonly<T["state"]>,
  action: T["action"],
  ask: (after: After<T>) => V,
  { limit = DEFAULT_LIMIT }: OddsOptions = {},
): Result<Chance<V>[], Refusal<T["code"] | CommonCode>> {
  const known = game.parseAction(action);
  if (!known.ok) return known;
  const refusal = game.check(state, known.value);
  if (refusal !== undefined) return err(refusal);
  try {
    const odds = enumerate(
      (luck) => {
        const events: T["event"][] = [];
        const context = game.openWith(game.clone(state), luck, (event) => events.push(event));
        game.determinize(context);
        game.step(context, known.value);
        const next = context.state;
        return ask({ view: game.view(next), outcome: game.outcome(next), events });
      },
      { key: canonical, limit },
    );
    return ok(odds);
  } catch (error) {
    if (!(error instanceof LuckError) || error.code !== "too-many-branches") throw error;
    return err(commonRefusal("too-many-branches", { limit }));
  }
}

/** Thrown where luck would decide; never leaves this file. */
const OPEN = new LuckError("script-missing", "Luck decides here.");

/** Luck that answers only what is certain. */
const noLuck: Luck = {
  below: (n) => certain(n === 1, 0),
  chance: (p) => certain(p === 0 || p === 1, p === 1),
};

function certain<V>(isCertain: boolean, answer: V): V {
  if (isCertain) return answer;
  throw OPEN;
}

/** What actions would lead to. */
export interface Preview<T extends GameTypes> {
  readonly view: T["view"];
  readonly events: readonly T["event"][];
  /** Whether luck decides how it continues; view and events are then those of the moment before. */
  readonly isOpen: boolean;
}

/** What actions would lead to, one after the other, up to the first question to luck. */
export function previewActions<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T["state"]>,
  actions: readonly T["action"][],
): Result<Preview<T>, Refusal<T["code"] | CommonCode>> {
  const events: T["event"][] = [];
  const context = game.openWith(game.clone(state), noLuck, (event) => events.push(event));
  let shown: Readonly<T["state"]> = state; // what is hidden may be half re-dealt when luck is first asked
  const found = (isOpen: boolean) => ok({ view: game.view(shown), events, isOpen });
  try {
    game.determinize(context);
    shown = context.state;
    for (const action of actions) {
      const known = game.parseAction(action);
      if (!known.ok) return known;
      const refusal = game.check(context.state, known.value);
      if (refusal !== undefined) return err(refusal);
      game.step(context, known.value);
    }
    return found(false);
  } catch (error) {
    if (error !== OPEN) throw error;
    return found(true);
  }
}
