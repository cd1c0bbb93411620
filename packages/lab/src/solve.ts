// Best play: the decisions of a game as a graph, and the value of every place in it by value iteration. Two games with
// equal views are the same game to a player, so the places of the graph are views.
import type { Game, GameTypes } from "@games/core-game";
import { branches, type Luck } from "@games/core-rng";
import { firstStates } from "./exact.js";
import { LabError } from "./study.js";

/** What to find the best of: points on the way, a value at the end, or both. */
export interface Aim<T extends GameTypes> {
  /** Views with equal keys are the same place. */
  readonly key: (view: T["view"]) => string;
  /** What an action earned, from the state before it to the state after it (default: nothing). */
  readonly reward?: (before: Readonly<T["state"]>, after: Readonly<T["state"]>) => number;
  /** The value of a finished game (default: 0). */
  readonly value?: (state: Readonly<T["state"]>) => number;
  /** The maximum number of places (default: 200,000). */
  readonly maxPlaces?: number;
  /** The maximum number of branches of one action (default: 100,000). */
  readonly maxBranches?: number;
}

/** Where an action can lead: a place and how likely it is. */
export interface Edge {
  readonly to: number;
  probability: number;
}

/** An action at a place: the mean of what it earns, and where it can lead. */
export interface Choice<A> {
  readonly action: A;
  reward: number;
  readonly edges: readonly Edge[];
}

/** All places of a game that can be reached, each with its choices; none where the game is over. */
export interface Graph<A> {
  readonly keys: readonly string[];
  readonly choices: readonly (readonly Choice<A>[])[];
  /** The value of the places where the game is over; 0 elsewhere. */
  readonly endValues: readonly number[];
  /** The first places with their probabilities. */
  readonly starts: readonly Edge[];
}

/** The best value of every place, and the choice that gets it. */
export interface Solution<A> {
  /** The value of the game before it begins. */
  readonly value: number;
  readonly values: Float64Array;
  /** The best action of each place; undefined where the game is over. */
  readonly best: readonly (A | undefined)[];
  /** How many sweeps it took. */
  readonly sweeps: number;
}

/** A graph in the making: places are numbered in the order they are met. */
interface Numbering<S> {
  readonly numbers: Map<string, number>;
  readonly states: S[];
  readonly max: number;
}

function numberOf<S>(numbering: Numbering<S>, key: string, state: S): number {
  const known = numbering.numbers.get(key);
  if (known !== undefined) return known;
  if (numbering.numbers.size >= numbering.max) {
    throw new LabError("too-large", `There are more than ${numbering.max} places.`);
  }
  numbering.numbers.set(key, numbering.states.length);
  numbering.states.push(state);
  return numbering.states.length - 1;
}

/** Walks everything that can happen in a game and draws its graph. */
export function explore<T extends GameTypes>(
  game: Game<T>,
  config: T["config"],
  aim: Aim<T>,
): Graph<T["action"]> {
  const numbering: Numbering<T["state"]> = {
    numbers: new Map(),
    states: [],
    max: aim.maxPlaces ?? 200_000,
  };
  const place = (state: T["state"]) => numberOf(numbering, aim.key(game.view(state)), state);
  const starts = new Map<number, Edge>();
  for (const { value, probability } of firstStates(game, config)) {
    addEdge(starts, place(value), probability);
  }
  const choices: Choice<T["action"]>[][] = [];
  const endValues: number[] = [];
  for (let i = 0; i < numbering.states.length; i++) {
    const state = numbering.states[i] as T["state"];
    const legal = game.legalActions(state);
    choices.push(legal.map((action) => choiceOf(game, state, action, aim, place)));
    endValues.push(legal.length === 0 ? (aim.value?.(state) ?? 0) : 0);
  }
  return { keys: [...numbering.numbers.keys()], choices, endValues, starts: [...starts.values()] };
}

function addEdge(edges: Map<number, Edge>, to: number, probability: number): void {
  const known = edges.get(to);
  if (known === undefined) edges.set(to, { to, probability });
  else known.probability += probability;
}

function choiceOf<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T["state"]>,
  action: T["action"],
  aim: Aim<T>,
  place: (state: T["state"]) => number,
): Choice<T["action"]> {
  const edges = new Map<number, Edge>();
  let reward = 0;
  const play = (luck: Luck) => {
    const before = game.clone(state);
    const context = game.openWith(before, luck);
    game.determinize(context);
    const after = aim.reward === undefined ? before : game.clone(before);
    game.point(context, after);
    game.step(context, action);
    return { after, reward: aim.reward?.(before, after) ?? 0 };
  };
  for (const { value, probability } of branches(play, aim.maxBranches)) {
    addEdge(edges, place(value.after), probability);
    reward += probability * value.reward;
  }
  return { action, reward, edges: [...edges.values()] };
}

/** How precise to be. */
export interface SolveSettings {
  /** Stop when no value moves by more than this in a sweep (default: 1e-12). */
  readonly tolerance?: number;
  /** The maximum number of sweeps (default: 100,000). */
  readonly maxSweeps?: number;
}

/**
 * The best value of every place by value iteration, last place first. Games that could continue forever are fine as long
 * as continuing forever earns nothing: then the values are those of a stochastic shortest path.
 */
export function solve<A>(graph: Graph<A>, settings: SolveSettings = {}): Solution<A> {
  const { tolerance = 1e-12, maxSweeps = 100_000 } = settings;
  const values = Float64Array.from(graph.endValues);
  let sweeps = 0;
  for (let moved = Number.POSITIVE_INFINITY; moved > tolerance; sweeps++) {
    if (sweeps === maxSweeps) {
      throw new LabError("too-large", `The values still move after ${maxSweeps} sweeps.`);
    }
    moved = sweep(graph, values);
  }
  const best = graph.choices.map((choices) => bestOf(choices, values)?.action);
  let value = 0;
  for (const { to, probability } of graph.starts) value += probability * (values[to] ?? 0);
  return { value, values, best, sweeps };
}

/** Improves every value once; returns the largest change. */
function sweep<A>(graph: Graph<A>, values: Float64Array): number {
  let moved = 0;
  for (let i = graph.choices.length - 1; i >= 0; i--) {
    const choices = graph.choices[i] ?? [];
    if (choices.length === 0) continue;
    let best = Number.NEGATIVE_INFINITY;
    for (const choice of choices) best = Math.max(best, choiceValue(choice, values));
    moved = Math.max(moved, Math.abs(best - (values[i] ?? 0)));
    values[i] = best;
  }
  return moved;
}

function choiceValue<A>(choice: Choice<A>, values: Float64Array): number {
  let value = choice.reward;
  for (const { to, probability } of choice.edges) value += probability * (values[to] ?? 0);
  return value;
}

/** The first of the best choices; a difference that is only rounding does not count. */
function bestOf<A>(choices: readonly Choice<A>[], values: Float64Array): Choice<A> | undefined {
  let [best] = choices;
  for (const choice of choices) {
    if (best === undefined || choiceValue(choice, values) > choiceValue(best, values) + 1e-9)
      best = choice;
  }
  return best;
}
