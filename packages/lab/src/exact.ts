// Exact outcomes: every course of chance of a whole game under a given player, with equal states merged.
import type { Game, GameTypes, Player, StatePolicy } from "@games/core-game";
import { branches, type Chance, type Luck, seedStreams, sharedStreams } from "@games/core-rng";
import { bindChecked } from "./play.js";
import { LabError } from "./study.js";

/** How to merge states, and when to give up. */
export interface ExactSettings<T extends GameTypes> {
  /** States with equal keys continue alike (default: the whole state without its random state). */
  readonly key?: (state: Readonly<T["state"]>) => string | number;
  /** What to ask a finished game (default: its result). */
  readonly ask?: (state: Readonly<T["state"]>) => string | number;
  /** The maximum number of actions to follow; what continues then is reported as `open` (default: 10,000). */
  readonly maxSteps?: number;
  /** The maximum number of different states at one time (default: 1,000,000). */
  readonly maxStates?: number;
  /** The maximum number of branches of one action (default: 100,000). */
  readonly maxBranches?: number;
}

/** The exact distribution of a question about finished games. */
export interface ExactOutcomes {
  /** Every answer with its probability, in ascending order of the answers. */
  readonly outcomes: readonly Chance<string | number>[];
  /** The probability of the games that were not over after `maxSteps` actions. */
  readonly open: number;
  /** How many different states were expanded. */
  readonly states: number;
}

interface Weighted<S> {
  readonly state: S;
  probability: number;
}

/** The states reached after the same number of actions. */
type Layer<S> = Map<string | number, Weighted<S>>;

/** The state without its random state, as text; the configuration is the same in all states of a game. */
export function stateKey(state: object): string {
  return JSON.stringify({ ...state, config: 0, rng: 0 });
}

function put<S>(layer: Layer<S>, key: string | number, state: S, probability: number): void {
  const known = layer.get(key);
  if (known === undefined) layer.set(key, { state, probability });
  else known.probability += probability;
}

/** Every first state of a game with its probability. */
export function* firstStates<T extends GameTypes>(
  game: Game<T>,
  config: T["config"],
): Generator<Chance<T["state"]>> {
  const { rngSource, streams } = game;
  yield* branches((luck) =>
    game.setup(
      config,
      seedStreams<T["stream"]>(rngSource, streams, ""),
      undefined,
      sharedStreams(streams, luck),
    ),
  );
}

/** The exact distribution of the outcomes of a game under a player; the player's own luck is followed too. */
export function exactOutcomes<T extends GameTypes>(
  game: Game<T>,
  config: T["config"],
  player: Player<T>,
  settings: ExactSettings<T> = {},
): ExactOutcomes {
  return exactOutcomesFrom(game, firstStates(game, config), player, settings);
}

/** As {@link exactOutcomes}, from given states. */
export function exactOutcomesFrom<T extends GameTypes>(
  game: Game<T>,
  starts: Iterable<Chance<T["state"]>>,
  player: Player<T>,
  settings: ExactSettings<T> = {},
): ExactOutcomes {
  const { key = stateKey, maxSteps = 10_000, maxStates = 1_000_000 } = settings;
  const ask = settings.ask ?? ((state) => game.outcome(state)?.result ?? "");
  const choose = bindChecked(game, player);
  const ended = new Map<string | number, number>();
  let states = 0;
  let layer: Layer<T["state"]> = new Map();
  for (const { value, probability } of starts) put(layer, key(value), value, probability);
  for (let steps = 0; steps <= maxSteps && layer.size > 0; steps++) {
    const next: Layer<T["state"]> = new Map();
    for (const { state, probability } of layer.values()) {
      if (game.legalActions(state).length === 0) {
        const answer = ask(state);
        ended.set(answer, (ended.get(answer) ?? 0) + probability);
      } else if (steps === maxSteps) {
        put(next, key(state), state, probability);
      } else {
        states++;
        for (const after of turns(game, state, choose, settings.maxBranches)) {
          put(next, key(after.value), after.value, probability * after.probability);
        }
      }
    }
    if (next.size > maxStates) {
      throw new LabError("too-large", `There are more than ${maxStates} different states.`);
    }
    layer = next;
  }
  let open = 0;
  for (const { probability } of layer.values()) open += probability;
  return { outcomes: sorted(ended), open, states };
}

/** Every way the next action of a player can go. */
function turns<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T["state"]>,
  choose: StatePolicy<T>,
  limit?: number,
): Generator<Chance<T["state"]>> {
  return branches((luck: Luck) => {
    const next = game.clone(state);
    const legal = game.legalActions(next);
    game.step(game.openWith(next, luck), choose(next, legal, luck));
    return next;
  }, limit);
}

function sorted(ended: ReadonlyMap<string | number, number>): Chance<string | number>[] {
  return [...ended]
    .map(([value, probability]) => ({ value, probability }))
    .sort((a, b) => (a.value < b.value ? -1 : 1));
}

/** The probability of one answer; 0 when it cannot happen. */
export function probabilityOf(exact: ExactOutcomes, answer: string | number): number {
  return exact.outcomes.find(({ value }) => value === answer)?.probability ?? 0;
}
