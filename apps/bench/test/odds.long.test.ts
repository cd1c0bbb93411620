// The limits of odds: no action of any game takes more than a tenth of a second, over states of random games.
import type { Game, GameTypes } from "@games/core-game";
import { pick, seeded } from "@games/core-rng";
import { studies } from "@games/lab/studies";
import { expect, it } from "vitest";

const MAX_MS = 100;
const SEEDS = 2;
const STEPS = 120;
/** One state in this many is looked at. */
const EVERY = 6;

/** CPU time of the fastest of three runs, so that other programs on the machine do not count. */
function milliseconds(run: () => void): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** The longest that odds took: of whole views, and of a question about the view. */
function slowest(game: Game<GameTypes>, seed: number): number {
  const state = game.create({ seed });
  const context = game.open(state);
  const luck = seeded(seed, "choices");
  let most = 0;
  for (let step = 0; step < STEPS; step++) {
    const legal = game.legalActions(state);
    if (legal.length === 0) break;
    const action = pick(luck, legal);
    if (step % EVERY === 0) {
      const views = milliseconds(() => game.odds(state, action));
      const question = milliseconds(() =>
        game.odds(state, action, ({ view }) => Object.keys(view).length),
      );
      most = Math.max(most, views, question);
    }
    game.step(context, action);
  }
  return most;
}

it.each(Object.values(studies).map(({ game }) => [game.id, game] as const))(
  "odds of every action of %s take at most a tenth of a second",
  (_id, game) => {
    for (let seed = 1; seed <= SEEDS; seed++) expect(slowest(game, seed)).toBeLessThan(MAX_MS);
  },
  60_000,
);
