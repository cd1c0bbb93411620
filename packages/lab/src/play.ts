// Plays game i of a series, through the fast door and with as little allocation as the game itself allows.
import type { Game, GameTypes, LuckOf, WordsOf } from "@games/core-game";
import {
  cloneWords,
  deriveStreams,
  deriveWords,
  type Luck,
  SeededLuck,
  seededStreams,
  seedWords,
  streamBinder,
} from "@games/core-rng";
import type { Plan } from "./experiment.js";
import { isBlind } from "./players.js";
import { LabError, type Player } from "./study.js";

/** A game that was played: its last state and how many actions led to it. The object is used again for the next game. */
export interface Played<T extends GameTypes> {
  state: T["state"];
  steps: number;
}

/** Chooses an action at a state, as a player would who sees only the view. */
export type Chooser<T extends GameTypes> = (
  state: Readonly<T["state"]>,
  legalActions: readonly T["action"][],
  luck: Luck,
) => T["action"];

/** Puts a player in front of a game: it is shown the view or imagined states, never the state itself. */
export function seat<T extends GameTypes>(game: Game<T>, player: Player<T>): Chooser<T> {
  if (typeof player !== "function") {
    return (state, legal, luck) =>
      player.search(
        (dealing) => {
          const imagined = game.clone(state);
          game.reimagine(imagined, dealing);
          return imagined;
        },
        legal,
        luck,
      );
  }
  // A blind player ignores what it is shown, so it may as well stand where the state comes in.
  if (isBlind(player)) return player as Chooser<T>;
  return (state, legal, luck) => player(game.view(state), legal, luck);
}

/** Throws unless an action is legal; one of the listed actions itself is known to be. */
export function demandLegal<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T["state"]>,
  legal: readonly T["action"][],
  action: T["action"],
): void {
  for (let i = 0; i < legal.length; i++) if (legal[i] === action) return;
  const refusal = game.check(state, action);
  if (refusal !== undefined) {
    throw new LabError("illegal-action", `A player chose an illegal action: ${refusal.message}`);
  }
}

/**
 * Plays the index-th game of a series. Its luck and the luck of its player are derived by number from the seed and the
 * index alone, so that the game does not depend on which games are played before it or beside it.
 */
export function createPlay<T extends GameTypes>(plan: Plan<T>): (index: number) => Played<T> {
  const { game, config, maxSteps, seed } = plan;
  const { streams } = game;
  const base = seedWords(seed, "games");
  const playerBase = seedWords(seed, "players");
  const luck = seededStreams(streams, deriveStreams(streams, base, 0));
  const bind = streamBinder(streams);
  const playerLuck = new SeededLuck(cloneWords(playerBase));
  const choose = seat(game, plan.player);
  let played: Played<T> | undefined;
  return (index) => {
    const words: WordsOf<T> = deriveStreams(streams, base, index);
    bind(luck, words);
    deriveWords(playerBase, index, playerLuck.words);
    const state = game.setup(config, luck as LuckOf<T>, words);
    const steps = playOn(game, state, luck as LuckOf<T>, choose, playerLuck, maxSteps);
    if (played === undefined) played = { state, steps };
    played.state = state;
    played.steps = steps;
    return played;
  };
}

/** Plays a game in place to its end or to the limit; returns the number of actions. */
export function playOn<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  luck: LuckOf<T>,
  choose: Chooser<T>,
  playerLuck: Luck,
  maxSteps: number,
): number {
  const { legalActions, step } = game;
  for (let steps = 0; steps < maxSteps; steps++) {
    const legal = legalActions(state);
    if (legal.length === 0) return steps;
    const action = choose(state, legal, playerLuck);
    demandLegal(game, state, legal, action);
    step(state, action, luck);
  }
  return maxSteps;
}
