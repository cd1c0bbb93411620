// Rollouts on common random numbers: any number of actions tried in the same sampled world, under the same luck.
import {
  AleaLuck,
  type AleaState,
  cloneRng,
  drawRng,
  type Luck,
  type RngState,
} from "@games/core-rng";
import type { Context, GameTypes, Policy, Position } from "../contract.js";
import type { Game } from "../game.js";
import { bindPlayer } from "../players.js";

/** How rollouts are played and what they are worth. */
export interface RolloutSettings<T extends GameTypes> {
  /** Who plays on after the action that is tried. */
  readonly policy: Policy<T>;
  /** What a state is worth: at the end of the game, or where the rollout stops. */
  value(state: Readonly<T["state"]>): number;
  /**
   * The number of the turn, run or day a state is in. With it luck is keyed: whatever was played before, the same period
   * of a world meets the same luck, so that actions differ by what they do and not by how often they drew.
   */
  readonly period?: ((state: Readonly<T["state"]>) => number) | undefined;
  /** After how many periods a rollout stops (default: at the end of the game). */
  readonly horizon?: number | undefined;
  /** The maximum number of actions in a rollout (default: 10,000). */
  readonly maxSteps?: number | undefined;
}

/** Tries actions in sampled worlds. */
export interface Rollouts<T extends GameTypes> {
  /** Deals another world behind a position: a state that could be the real one, and fresh random state. */
  deal(position: Pick<Position<T>, "sample">, luck: Luck): void;
  /** What it comes to in this world to play some actions and then the policy. The world stays as it is. */
  play(...actions: readonly T["action"][]): number;
}

const MAX_STEPS = 10_000;

/** Rollouts of a game; one world at a time. */
export function createRollouts<T extends GameTypes>(
  game: Game<T>,
  settings: RolloutSettings<T>,
): Rollouts<T> {
  const { legalActions, step } = game;
  const { value, period, horizon = Number.POSITIVE_INFINITY, maxSteps = MAX_STEPS } = settings;
  const choose = bindPlayer(game, settings.policy);
  const luck = createWorldLuck(game);
  let world: T["state"] | undefined;
  let context: Context<T> | undefined;

  function open(state: T["state"]): Context<T> {
    if (context === undefined) context = game.open(state);
    else game.point(context, state);
    return context;
  }

  /** Plays on to the end of the game, the horizon, or the maximum number of actions. */
  function finish(play: Context<T>, first: number): void {
    const { state } = play;
    const playerLuck = luck.forPlayer();
    let current = first;
    for (let steps = 1; steps < maxSteps; steps++) {
      const legal = legalActions(state);
      if (legal.length === 0) return;
      const now = period === undefined ? first : period(state);
      if (now - first >= horizon) return;
      if (now !== current) luck.key(state, now);
      current = now;
      step(play, legal.length === 1 ? (legal[0] as T["action"]) : choose(state, legal, playerLuck));
    }
  }

  return {
    deal(position, source) {
      world = position.sample(source);
      luck.draw(world, source);
    },
    play(...actions) {
      if (world === undefined) throw new Error("A world has to be dealt before actions are tried.");
      const state = game.clone(world);
      const play = open(state);
      const first = period?.(state) ?? 0;
      for (let i = 0; i < actions.length; i++) step(play, actions[i] as T["action"]);
      finish(play, first);
      return value(state);
    },
  };
}

/** The luck of one world. */
interface WorldLuck<S> {
  /** Draws the luck of a new world. */
  draw(world: S, source: Luck): void;
  /** The luck of the player, from its beginning. */
  forPlayer(): Luck;
  /** Gives a state the luck that this world has in a period. */
  key(state: S, period: number): void;
}

function createWorldLuck<T extends GameTypes>(game: Game<T>): WorldLuck<T["state"]> {
  const { rngSource, streams } = game;
  const base = rngSource.seed("");
  const start: AleaState = { c: 1, s0: 0, s1: 0, s2: 0 };
  const player = new AleaLuck(cloneRng(start));
  return {
    draw(world, source) {
      rngSource.draw(source, base);
      drawRng(source, start);
      const rng = world.rng as unknown as Record<string, RngState>;
      // A stream that is asked at a table has no random state; in a sampled world it has.
      for (const name of streams) {
        if (rng[name] !== null) continue;
        const drawn = cloneRng(base);
        rngSource.draw(source, drawn);
        rng[name] = drawn;
      }
    },
    forPlayer() {
      player.rng = cloneRng(start);
      return player;
    },
    key(state, period) {
      const rng = state.rng as unknown as Record<string, object>;
      for (let i = 0; i < streams.length; i++) {
        rngSource.derive(base, period * streams.length + i, rng[streams[i] as string] as object);
      }
    },
  };
}
