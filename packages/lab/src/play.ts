// Plays game i of a series through the fast API, with as little allocation as the game itself allows.
import {
  bindPlayer,
  type Context,
  type Game,
  type GameTypes,
  type Player,
  type ReadonlyState,
  type RngOf,
  type StatePolicy,
} from "@games/core-game";
import { AleaLuck, cloneRng, deriveRng, deriveStreams, type Luck, seedRng } from "@games/core-rng";
import type { Plan } from "./experiment.js";
import { LabError } from "./study.js";

/** A game that was played: its last state and how many actions led to it. Both are valid until the next game is played. */
export interface Played<T extends GameTypes> {
  state: T["state"];
  steps: number;
}

/** As core's `bindPlayer`, with a check: a player that chooses an illegal action ends the series with a `LabError`. */
export function bindChecked<T extends GameTypes>(game: Game<T>, player: Player<T>): StatePolicy<T> {
  // A player that ignores the view takes from the list, and core hands it back as it is.
  const choose = bindPlayer(game, player);
  if (choose === player) return choose;
  const show = game.liveView();
  // A policy is asked right here, which saves a call per action.
  if (typeof player === "function") {
    return (state, legal, luck) => {
      const action = player(show(state), legal, luck);
      if (!legal.includes(action)) assertLegal(game, state, action);
      return action;
    };
  }
  return (state, legal, luck) => {
    const action = choose(state, legal, luck);
    if (!legal.includes(action)) assertLegal(game, state, action);
    return action;
  };
}

/** Throws unless an action is legal. A listed action is known to be, so few come here. */
function assertLegal<T extends GameTypes>(
  game: Game<T>,
  state: ReadonlyState<T>,
  action: T["action"],
): void {
  const refusal = game.check(state, action);
  if (refusal !== undefined) {
    throw new LabError("illegal-action", `A player chose an illegal action: ${refusal.message}`);
  }
}

/**
 * Plays the index-th game of a series. Its random state and that of its player are derived by number from the seed and
 * the index alone, so that the game does not depend on which games are played before it or beside it.
 */
export function createPlay<T extends GameTypes>(plan: Plan<T>): (index: number) => Played<T> {
  const { game, config, maxSteps, seed } = plan;
  const { rngSource, streams } = game;
  const base = rngSource.seed(seed, "games");
  const playerBase = seedRng(seed, "players");
  // One random state and one context serve every game: the state is derived anew and the context re-pointed before each.
  const rng: RngOf<T> = deriveStreams(rngSource, streams, base, 0);
  const states = streams.map((name: T["stream"]) => rng[name] as object);
  const context = game.open(game.setup(config, rng));
  const playerLuck = new AleaLuck(cloneRng(playerBase));
  const choose = bindChecked(game, plan.player);
  const played: Played<T> = { state: context.state, steps: 0 };
  return (index) => {
    for (let i = 0; i < states.length; i++) {
      rngSource.derive(base, index * states.length + i, states[i] as object);
    }
    deriveRng(playerBase, index, playerLuck.rng);
    const state = game.setup(config, rng);
    game.point(context, state);
    played.state = state;
    played.steps = playOn(game, context, choose, playerLuck, maxSteps);
    return played;
  };
}

/** Plays a game in place to its end or to a maximum number of actions; returns how many there were. */
export function playOn<T extends GameTypes>(
  game: Game<T>,
  context: Context<T>,
  choose: StatePolicy<T>,
  playerLuck: Luck,
  maxSteps: number,
): number {
  const { legalActions, step } = game;
  const { state } = context;
  for (let steps = 0; steps < maxSteps; steps++) {
    const legal = legalActions(state);
    if (legal.length === 0) return steps;
    step(context, choose(state, legal, playerLuck));
  }
  return maxSteps;
}
