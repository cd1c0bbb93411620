// Whole games as lines of text, to be frozen beside the tests of a game.
import { seeded, unwrap } from "@games/core-rng";
import { canonical } from "../canonical.js";
import type { CreateOptions, GameTypes, Player } from "../contract.js";
import type { Game } from "../game.js";
import { bindPlayer } from "../players.js";
import type { Replay } from "../replay.js";

/** Plays a game to its end, with luck for the player's own choices that comes from the seed of the game too, and records it. */
export function recordGame<T extends GameTypes>(
  game: Game<T>,
  created: CreateOptions<T>,
  player: Player<T>,
): Replay<T> {
  const choices = seeded(created.seed, "choices");
  const choose = bindPlayer(game, player);
  const state = game.clone(game.create(created));
  const context = game.open(state);
  const actions: T["action"][] = [];
  for (let legal = game.legalActions(state); legal.length > 0; legal = game.legalActions(state)) {
    const action = choose(state, legal, choices);
    actions.push(action);
    game.step(context, action);
  }
  return unwrap(game.record(created, actions));
}

/** A game as one line: its replay with the hash of the last state only. */
export function goldenLine<T extends GameTypes>(
  game: Game<T>,
  created: CreateOptions<T>,
  player: Player<T>,
): string {
  const replay = recordGame(game, created, player);
  return canonical({ ...replay, hashes: replay.hashes.slice(-1) });
}

/** Plays every line of a golden file; throws at the first that plays out differently or does not end. Returns how many there were. */
export function checkGolden<T extends GameTypes>(game: Game<T>, text: string): number {
  const lines = text.trimEnd().split("\n");
  for (const line of lines) {
    const replay = JSON.parse(line) as Replay<T>;
    if (replay.hashes.length === 0) throw new Error("A golden line has no hash.");
    const { state } = unwrap(game.replay(replay));
    if (game.outcome(state) === undefined) throw new Error("A golden game does not end.");
  }
  return lines.length;
}
