// The games that are fuzzed, with their types erased, and positions from random play to start from.
import { bombFlip } from "@games/bomb-flip";
import { type Game, type GameTypes, unwrap } from "@games/core-game";
import { type Luck, pick, seeded } from "@games/core-rng";
import { chacha20 } from "@games/core-rng/chacha20";
import { dsd6 } from "@games/dsd6";
import { spireAct1 } from "@games/spire-act1";
import { wretched } from "@games/wretched";

/** Any game, whose values are only known to be what it says itself. */
export type AnyGame = Game<GameTypes>;

const erase = (game: unknown): AnyGame => game as AnyGame;

/** Every game; those of the cryptographic source have its name behind theirs. */
export const GAMES: Readonly<Record<string, AnyGame>> = {
  "bomb-flip": erase(bombFlip),
  wretched: erase(wretched),
  dsd6: erase(dsd6),
  "spire-act1": erase(spireAct1),
  "bomb-flip chacha20": erase(bombFlip.withRng(chacha20)),
  "dsd6 chacha20": erase(dsd6.withRng(chacha20)),
};

/** A position in a game and how it was reached. */
export interface Reached {
  readonly state: GameTypes["state"];
  readonly actions: readonly GameTypes["action"][];
  readonly seed: string;
}

/** A position after at most `length` random actions; a game that ends before is taken at its end. */
function playRandomly(game: AnyGame, seed: string, length: number): Reached {
  const choices = seeded(seed);
  let state = game.create({ seed });
  const actions: GameTypes["action"][] = [];
  while (actions.length < length) {
    const legal = game.legalActions(state);
    if (legal.length === 0) break;
    const action = pick(choices, legal);
    state = unwrap(game.apply(state, action)).state;
    actions.push(action);
  }
  return { state, actions, seed };
}

/** Positions from the beginning, the middle and the end of random games. */
export function samplePositions(game: AnyGame, luck: Luck, count: number): Reached[] {
  return Array.from({ length: count }, (_, i) =>
    playRandomly(game, `position ${luck.below(1_000_000)}`, i % 5 === 0 ? 0 : luck.below(120)),
  );
}
