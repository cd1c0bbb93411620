// Random games for the laws: drawn by fast-check, played through the fast API.
import { type AleaLuck, type Luck, pick, seeded, weighted } from "@games/core-rng";
import * as fc from "fast-check";
import { canonical } from "../canonical.js";
import type { CreateOptions, GameTypes } from "../contract.js";
import type { Game } from "../game.js";

/** How the conformance kit plays a game. */
export interface ConformanceSettings<T extends GameTypes> {
  /** The maximum number of actions of any game under random play. */
  readonly maxSteps: number;
  /** Options to play with, one set after the other (default: the default options alone). */
  readonly variants?: readonly T["options"][];
  /** How many random games each law is tried on (default: 30). */
  readonly games?: number;
  /** The seed of the random games (default: a fixed one, so that a run can be repeated). */
  readonly seed?: number;
  /** The game's rows with every name and all prose changed: games of such content must load each other's saves. */
  readonly renamed?: NonNullable<T["rows"]>;
}

/** One random game: how it begins, what drives its choices, and after how many actions to look. */
export interface Trace<T extends GameTypes> {
  readonly options: CreateOptions<T>;
  /** The number behind the random choices. */
  readonly choices: number;
  /** Whether some types of action are more likely than others: so games differ more, and some go deep. */
  readonly isBiased: boolean;
  readonly length: number;
}

/** A position in a random game, and the actions that led to it. */
export interface Position<T extends GameTypes> {
  readonly state: T["state"];
  readonly actions: readonly T["action"][];
  /** Luck for further choices, apart from the luck of the game. */
  readonly choices: AleaLuck;
}

/** A law: a name, and a check that throws when the law does not hold. */
export interface Law {
  /** The law, as the name of a test. */
  readonly name: string;
  /** Tries the law on random games; throws on the first that breaks it. */
  check(): void;
}

/** Tries a law on random games; fast-check shrinks what fails. */
export function onTraces<T extends GameTypes>(
  settings: ConformanceSettings<T>,
  check: (trace: Trace<T>) => void,
  games: number = settings.games ?? 30,
): void {
  const variants = settings.variants ?? [{}];
  const trace = fc
    .record({
      variant: fc.nat(variants.length - 1),
      choices: fc.nat(),
      isBiased: fc.boolean(),
      length: fc.nat(settings.maxSteps),
    })
    .map(({ variant, ...rest }): Trace<T> => {
      const options = { ...variants[variant], seed: `trace ${rest.choices}` } as CreateOptions<T>;
      return { options, ...rest };
    });
  fc.assert(fc.property(trace, check), { numRuns: games, seed: settings.seed ?? 20 });
}

/** Plays a trace through the fast API to the position it ends at; the game may be over before. */
export function playTrace<T extends GameTypes>(
  game: Game<T>,
  trace: Trace<T>,
  visit?: (state: T["state"], action: T["action"]) => void,
): Position<T> {
  const state = game.clone(game.create(trace.options));
  const context = game.open(state);
  const choices = seeded(trace.choices, "choices");
  const weightsByType = new Map<string, number>();
  const actions: T["action"][] = [];
  while (actions.length < trace.length) {
    const legal = game.legalActions(state);
    if (legal.length === 0) break;
    const action = trace.isBiased
      ? pickBiased(choices, legal, weightsByType)
      : pick(choices, legal);
    visit?.(state, action);
    actions.push(action);
    game.step(context, action);
  }
  return { state, actions, choices };
}

/** The position a trace leads to, moved to the middle of its game when that is over before; now and then the end itself. */
export function midGame<T extends GameTypes>(game: Game<T>, trace: Trace<T>): Position<T> {
  const position = playTrace(game, trace);
  const { length } = position.actions;
  if (length === trace.length || trace.choices % 8 === 0) return position;
  return playTrace(game, { ...trace, length: trace.length % length });
}

/** Picks an action by the weight of its type: 1, 1/8 or 1/64, drawn when the type is first met. */
function pickBiased<A extends { readonly type: string }>(
  luck: Luck,
  legal: readonly A[],
  weightsByType: Map<string, number>,
): A {
  const weights = legal.map(({ type }) => {
    const taste = weightsByType.get(type) ?? 8 ** -luck.below(3);
    weightsByType.set(type, taste);
    return taste;
  });
  return legal[weighted(luck, weights)] as A;
}

/** Throws unless a condition holds. */
export function assert(isMet: boolean, sentence: string): asserts isMet {
  if (!isMet) throw new Error(sentence);
}

/** Throws unless two values are the same JSON, and shows where they first differ. */
export function assertSame(a: unknown, b: unknown, sentence: string): void {
  const [left, right] = [canonical(a), canonical(b)];
  if (left === right) return;
  let i = 0;
  while (left[i] === right[i]) i++;
  const around = (text: string) => text.slice(Math.max(0, i - 60), i + 60);
  throw new Error(`${sentence}\n  one:   …${around(left)}…\n  other: …${around(right)}…`);
}
