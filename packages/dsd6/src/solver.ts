// The position solver: every action, roll and draw of the next turns, with bounds for what lies beyond them.
import type { Game, ReadonlyState } from "@games/core-game";
import { branches, LuckError } from "@games/core-rng";
import { PLACE } from "./data/vocabulary.js";
import { isOver } from "./state.js";
import type { Action, Dsd6, State } from "./types.js";

/** How far a position is solved. */
export interface SolveOptions {
  /** The maximum number of states to look at (default: 20,000). */
  readonly maxStates?: number;
  /** The maximum number of turns to look ahead (default: 4). */
  readonly maxTurns?: number;
  /** Whether dice of one roll and copies of a card are told apart (default: false); much slower. */
  readonly tellApart?: boolean;
}

/** What solving a position gave. */
export interface Solution {
  /** The best action; undefined when the game is over or not even this turn could be looked at. */
  readonly action: Action | undefined;
  /** The chance to win within the turns that were looked at, with the best play for that. */
  readonly low: number;
  /** The chance not to have lost by then, with the best play for that: the chance to win is never higher. */
  readonly high: number;
  /** How many turns were looked at, the present one included. */
  readonly turns: number;
  /** Whether the bounds meet and nothing was taken as interchangeable, so that the chance to win is known exactly. */
  readonly isExact: boolean;
  /** The dice and decks whose dice or cards were taken as interchangeable, by name. */
  readonly interchangeable: readonly string[];
}

interface Bounds {
  readonly low: number;
  readonly high: number;
  /** The expected number of actions: of two ways that win equally often, the shorter is the better advice. */
  readonly steps: number;
}

const UNKNOWN: Bounds = { low: 0, high: 1, steps: 0 };
const WON: Bounds = { low: 1, high: 1, steps: 0 };
const LOST: Bounds = { low: 0, high: 0, steps: 0 };
/** What rounding may leave between bounds that meet. */
const TINY = 1e-9;

/** Thrown when there are more states than may be looked at; never leaves this file. */
const TOO_MANY = new Error("There are too many states.");

/** Solves a position: one turn, then two, and so on while there is room. Its own luck is never read. */
export function solvePosition(
  game: Game<Dsd6>,
  state: ReadonlyState<Dsd6>,
  { maxStates = 20_000, maxTurns = 4, tellApart = false }: SolveOptions = {},
): Solution {
  let best: Solution = {
    action: undefined,
    low: 0,
    high: 1,
    turns: 0,
    isExact: false,
    interchangeable: [],
  };
  for (let turns = 1; turns <= maxTurns && best.high - best.low > TINY; turns++) {
    const search = new Search(game, maxStates, tellApart);
    try {
      best = search.solve(state, turns);
    } catch (error) {
      if (error !== TOO_MANY) throw error;
      break;
    }
  }
  return best;
}

class Search {
  readonly #known = new Map<string, Bounds>();
  readonly #names = new Set<string>();
  #states = 0;

  constructor(
    readonly game: Game<Dsd6>,
    readonly maxStates: number,
    readonly tellApart: boolean,
  ) {}

  solve(state: ReadonlyState<Dsd6>, turns: number): Solution {
    let action: Action | undefined;
    let best: Bounds = this.game.outcome(state)?.result === "won" ? WON : LOST;
    let high = best.high;
    for (const one of this.#choices(state)) {
      const bounds = this.#play(state, one, turns);
      high = Math.max(high, bounds.high);
      if (action !== undefined && !isBetter(bounds, best)) continue;
      action = one;
      best = bounds;
    }
    const { low } = best;
    const isExact = high - low < TINY && this.#names.size === 0;
    return { action, low, high, turns, isExact, interchangeable: [...this.#names] };
  }

  /** The bounds of a state with the best play; `turns` are left, the present one included. */
  #bounds(state: Readonly<State>, turns: number): Bounds {
    if (isOver(state)) return state.ending === "won" ? WON : LOST;
    if (turns === 0) return UNKNOWN;
    const key = keyOf(state, turns);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (++this.#states > this.maxStates) throw TOO_MANY;
    let found: Bounds = LOST;
    for (const action of this.#choices(state)) {
      found = better(found, this.#play(state, action, turns));
      if (found.low > 1 - TINY) break;
    }
    this.#known.set(key, found);
    return found;
  }

  /** The bounds of an action over all that luck can do. */
  #play(state: ReadonlyState<Dsd6>, action: Action, turns: number): Bounds {
    let low = 0;
    let high = 0;
    let steps = 1;
    try {
      for (const { value, probability } of this.#courses(state, action)) {
        const bounds = this.#bounds(value, value.phase === "roll" ? turns - 1 : turns);
        low += probability * bounds.low;
        high += probability * bounds.high;
        steps += probability * bounds.steps;
      }
    } catch (error) {
      throw error instanceof LuckError ? TOO_MANY : error;
    }
    return { low, high, steps };
  }

  #courses(state: ReadonlyState<Dsd6>, action: Action) {
    const run = (luck: Parameters<Parameters<typeof branches>[0]>[0]) => {
      const next = this.game.clone(state);
      this.game.step(this.game.openWith(next, luck), action);
      return next;
    };
    const name = (combined: string) => this.#names.add(combined);
    return branches(run, this.maxStates, !this.tellApart, name);
  }

  /** The legal actions; of dice that show the same face only one is tried, unless dice are told apart. */
  #choices(state: ReadonlyState<Dsd6>): readonly Action[] {
    const legal = this.game.legalActions(state);
    if (this.tellApart || legal.length < 2) return legal;
    const isFirst = (die: number) =>
      !state.faces.some(
        (face, other) =>
          other < die && face === state.faces[die] && state.places[other] === PLACE.pool,
      );
    const choices = legal.filter((action) => !("die" in action) || isFirst(action.die));
    if (choices.length < legal.length) this.#names.add("crew-die");
    return choices;
  }
}

/** The best of two ways for each bound; the steps are those of the way that wins more often. */
function better(a: Bounds, b: Bounds): Bounds {
  const { low, steps } = isBetter(b, a) ? b : a;
  return { low, high: Math.max(a.high, b.high), steps };
}

/** Whether a way wins more often, or as often but loses more rarely, or takes fewer actions. */
function isBetter(a: Bounds, b: Bounds): boolean {
  if (Math.abs(a.low - b.low) > TINY) return a.low > b.low;
  if (Math.abs(a.high - b.high) > TINY) return a.high > b.high;
  return a.steps < b.steps;
}

/** What matters of a state for how it continues: all but the turn, what was drawn, and the random state. */
function keyOf(
  { rng: _, config: __, turn: ___, drawn: ____, ...rest }: Readonly<State>,
  turns: number,
) {
  return turns + JSON.stringify(rest);
}
