// The contestants of the bomb-flip bench play the same game: the tight loop to the last point, boardgame.io on average.
import { BANK, bombFlip, countUniques, FLIP_LEFT, type State } from "@games/bomb-flip";
import { alea, deriveStreams, seedRng, unwrap } from "@games/core-rng";
import { expect, test } from "vitest";
import { playBoardgame } from "../src/bomb-flip.boardgame.js";
import { playLimit } from "../src/bomb-flip.limit.js";

const base = seedRng("same game");

/** Plays a game of the series with the engine. */
function playEngine(index: number, target: number): State {
  const rng = deriveStreams(alea, bombFlip.streams, base, index);
  const state = bombFlip.setup(unwrap(bombFlip.configure({})), rng);
  const context = bombFlip.open(state);
  while (state.lives > 0) {
    bombFlip.step(context, countUniques(state) >= target ? BANK : FLIP_LEFT);
  }
  return state;
}

test.each([1, 3, 5, 7])(
  "the tight loop, banking at %i, comes to every total of the engine",
  (target) => {
    let sum = 0;
    for (let game = 0; game < 500; game++) {
      const { totalScore, turns, banks, busts, bombs } = playEngine(game, target);
      sum += totalScore + 3 * turns + 5 * banks + 7 * busts + 11 * bombs;
      expect(playLimit(base, game + 1, target)).toBe(sum);
    }
  },
);

/** The mean of some values and the square of its standard error. */
function estimate(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: squares / values.length ** 2 };
}

test("boardgame.io scores what the engine scores, within four standard errors", () => {
  const games = Array.from({ length: 150 }, (_, game) => game);
  const ours = games.map((game) => playEngine(game, 4));
  const theirs = games.map((game) => playBoardgame(`game ${game}`, 4));
  for (const measure of ["totalScore", "turns", "banks", "busts", "bombs"] as const) {
    const a = estimate(ours.map((one) => one[measure]));
    const b = estimate(theirs.map((one) => one[measure]));
    expect(Math.abs(a.mean - b.mean)).toBeLessThan(4 * Math.sqrt(a.variance + b.variance));
  }
});
