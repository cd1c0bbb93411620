// Whole games as replays, to be frozen beside the tests of a game.
import { seeded, unwrap } from "@games/core-rng";
import type { CreateOptions, GameTypes, Policy } from "../contract.js";
import type { Game } from "../game.js";
import type { Replay } from "../replay.js";

/** Plays a game to its end with a policy, whose own luck comes from the seed of the game too, and records it. */
export function recordGame<T extends GameTypes>(
  game: Game<T>,
  created: CreateOptions<T>,
  policy: Policy<T>,
): Replay<T> {
  const choices = seeded(created.seed, "choices");
  const state = game.create(created);
  const luck = game.luckOf(state);
  const actions: T["action"][] = [];
  for (let legal = game.legalActions(state); legal.length > 0; legal = game.legalActions(state)) {
    const action = policy(game.view(state), legal, choices);
    actions.push(action);
    game.step(state, action, luck);
  }
  return unwrap(game.record(created, actions));
}
