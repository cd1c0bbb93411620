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
  type Words,
} from "@games/core-rng";
import type { Plan } from "./experiment.js";
import { isBlind } from "./players.js";
import { LabError, type Player, type Searcher } from "./study.js";

/** A game that was played: its last state and how many actions led to it. Both are good until the next game is played. */
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

/** Puts a player in front of a game: it is shown the view or imagined states, never the state itself, and must be legal. */
export function seat<T extends GameTypes>(game: Game<T>, player: Player<T>): Chooser<T> {
  // A blind player ignores what it is shown and takes from the list, so it may as well stand where the state comes in.
  if (isBlind(player)) return player as Chooser<T>;
  if (typeof player !== "function") return seatSearcher(game, player);
  const { view } = game;
  return (state, legal, luck) => {
    const action = player(view(state), legal, luck);
    if (!legal.includes(action)) demandLegal(game, state, action);
    return action;
  };
}

function seatSearcher<T extends GameTypes>(game: Game<T>, searcher: Searcher<T>): Chooser<T> {
  return (state, legal, luck) => {
    const imagine = (dealing: Luck) => {
      const imagined = game.clone(state);
      game.reimagine(imagined, dealing);
      return imagined;
    };
    const action = searcher.search(imagine, legal, luck);
    if (!legal.includes(action)) demandLegal(game, state, action);
    return action;
  };
}

/** Throws unless an action is legal. One of the listed actions itself is known to be, so that few come here. */
function demandLegal<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T["state"]>,
  action: T["action"],
): void {
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
  // One set of words serves every game: it is wound to the game's own place before each.
  const words: WordsOf<T> = deriveStreams(streams, base, 0);
  const wound = streams.map((name: T["stream"]) => words[name]);
  const luck = seededStreams(streams, words) as LuckOf<T>;
  const playerLuck = new SeededLuck(cloneWords(playerBase));
  const choose = seat(game, plan.player);
  const played: Partial<Played<T>> = {};
  return (index) => {
    for (let i = 0; i < wound.length; i++) {
      deriveWords(base, index * wound.length + i, wound[i] as Words);
    }
    deriveWords(playerBase, index, playerLuck.words);
    played.state = game.setup(config, luck, words);
    played.steps = playOn(game, played.state, luck, choose, playerLuck, maxSteps);
    return played as Played<T>;
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
    step(state, choose(state, legal, playerLuck), luck);
  }
  return maxSteps;
}
