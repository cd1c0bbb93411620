// Exact odds and previews: what an action leads to, over all that the player cannot know, or up to where luck comes in.
import {
  branches,
  type Chance,
  err,
  type Luck,
  LuckError,
  mergeChances,
  ok,
  type Result,
  seeded,
} from "@games/core-rng";
import { readLegal } from "./actions.js";
import type { GameTypes, ReadonlyState, Refusal } from "./contract.js";
import { type CommonCode, commonRefusal } from "./errors.js";
import type { Game } from "./game.js";

/** What an action led to in one branch, as the player would see it. */
export interface After<T extends GameTypes> {
  readonly view: T["view"];
  readonly outcome: T["outcome"] | undefined;
  readonly events: readonly T["event"][];
}

/** What is enumerated, and how far. */
export interface OddsOptions {
  /** The maximum number of branches to walk (default: 1,000 for whole views, 3,000 for any other question). */
  readonly limit?: number;
  /**
   * Whether to tell dice of one roll apart, and different cards of one name (default: false). Each combination is
   * otherwise walked once with the probability of all its orders, the lowest face on the first die.
   */
  readonly tellApart?: boolean;
}

/** Exact odds: every possible answer with its probability. */
export interface Odds<V> extends Array<Chance<V>> {
  /** The dice and decks whose dice or cards were taken as interchangeable, by name; ask again with `tellApart` to have each. */
  readonly interchangeable: readonly string[];
}

/** A possible answer whose probability was estimated. */
export interface Estimate<V> {
  readonly value: V;
  /** The share of the sampled courses that led to it. */
  readonly probability: number;
  /** The interval that holds the true probability in 95 of 100 cases. */
  readonly low: number;
  readonly high: number;
}

/** Why there are no exact odds. Where there are too many branches, an estimate comes with the code. */
export interface OddsRefusal<V, C extends string = string> extends Refusal<C> {
  readonly estimate?: readonly Estimate<V>[];
}

/** The most branches that take at most a tenth of a second in every game; telling whole views apart is most of the work. */
const LIMITS = { views: 1000, questions: 3000 } as const;
/** How many courses of an action an estimate samples: no interval is wider than ±4.4 percentage points. */
const SAMPLES = 500;

/** The exact distribution of an answer over every possible course of one action. */
export function enumerateOdds<T extends GameTypes, V>(
  game: Game<T>,
  state: ReadonlyState<T>,
  action: T["action"],
  question: ((after: After<T>) => V) | undefined,
  { limit = question ? LIMITS.questions : LIMITS.views, tellApart = false }: OddsOptions = {},
): Result<Odds<V>, OddsRefusal<V, T["code"] | CommonCode>> {
  const legal = readLegal(game, state, action);
  if (!legal.ok) return legal;
  const ask = question ?? (({ view }) => view as V);
  const play = (luck: Luck) => playOnce(game, state, legal.value, luck);
  const names = new Set<string>();
  const onCombined = (name: string) => names.add(name);
  try {
    const courses = branches(play, limit, !tellApart, onCombined);
    // A view is most of the work, so none is built before it is known that the branches are few enough.
    const odds = mergeChances(answers(question ? courses : [...courses], ask));
    return ok(Object.assign(odds, { interchangeable: [...names] }));
  } catch (error) {
    if (!(error instanceof LuckError) || error.code !== "too-many-branches") throw error;
    return err({
      ...commonRefusal("too-many-branches", { limit }),
      estimate: sampleOdds(play, ask),
    });
  }
}

/** What courses of an action led to, as answers. */
function* answers<A, V>(courses: Iterable<Chance<A>>, ask: (after: A) => V): Generator<Chance<V>> {
  for (const { value, probability } of courses) yield { value: ask(value), probability };
}

/** One course of an action, as far as the player can know. */
function playOnce<T extends GameTypes>(
  game: Game<T>,
  state: ReadonlyState<T>,
  action: T["action"],
  luck: Luck,
): After<T> {
  const events: T["event"][] = [];
  const context = game.openWith(game.clone(state), luck, (event) => events.push(event));
  game.determinize(context);
  game.step(context, action);
  const next = context.state;
  return {
    events,
    // Views are built only for those who ask for them: for most games that is the greater part of the work.
    get view() {
      return game.view(next);
    },
    get outcome() {
      return game.outcome(next);
    },
  };
}

/** Plays an action many times, always with the same luck, so that an estimate can be repeated and tells nothing hidden. */
function sampleOdds<A, V>(play: (luck: Luck) => A, ask: (after: A) => V): Estimate<V>[] {
  const luck = seeded("odds");
  const sample = () => ({ value: ask(play(luck)), probability: 1 / SAMPLES });
  return mergeChances(Array.from({ length: SAMPLES }, sample)).map((chance) => ({
    ...chance,
    ...intervalOf(chance.probability),
  }));
}

/** Wilson's interval for a share of the samples, which also holds near 0 and 1. */
function intervalOf(p: number): { low: number; high: number } {
  const z = 1.959963984540054; // 95%
  const spread = z * Math.sqrt((p * (1 - p) + (z * z) / (4 * SAMPLES)) / SAMPLES);
  const center = p + (z * z) / (2 * SAMPLES);
  const scale = 1 + (z * z) / SAMPLES;
  return { low: (center - spread) / scale, high: (center + spread) / scale };
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
  state: ReadonlyState<T>,
  actions: readonly T["action"][],
): Result<Preview<T>, Refusal<T["code"] | CommonCode>> {
  const events: T["event"][] = [];
  const context = game.openWith(game.clone(state), noLuck, (event) => events.push(event));
  let shown: ReadonlyState<T> = state; // what is hidden may be half re-dealt when luck is first asked
  const found = (isOpen: boolean) => ok({ view: game.view(shown), events, isOpen });
  try {
    game.determinize(context);
    shown = context.state;
    for (const action of actions) {
      const legal = readLegal(game, context.state, action);
      if (!legal.ok) return legal;
      game.step(context, legal.value);
    }
    return found(false);
  } catch (error) {
    if (error !== OPEN) throw error;
    return found(true);
  }
}
