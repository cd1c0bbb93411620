// Whole games through the fast API, for the documents' balance specifications.
import { deriveStreams, seedRng, unwrap } from "@games/core-rng";
import { type Action, type Options, wretched } from "../../src/index.js";

/** R32: always an object. */
export interface Simulated {
  readonly status: string;
  readonly reason: string | undefined;
  readonly rounds: number;
  readonly days: number;
  readonly integrity: number;
}

/** The choice of a player who spends the tool on the first pull, gives a King back and writes nothing. */
function choose(legal: readonly Action[]): Action {
  const isWanted = ({ type }: Action) => type === "use-tool" || type === "skip-log";
  return legal.find(isWanted) ?? (legal[0] as Action);
}

/** A number of games, each with its own streams of luck. */
export function simulateGames(count: number, options: Options, game = wretched): Simulated[] {
  const config = unwrap(game.configure(options));
  const base = seedRng("balance");
  const context = game.open(game.clone(game.create({ seed: "balance" })));
  return Array.from({ length: count }, (_, index) => {
    const state = game.setup(config, deriveStreams(game.rngSource, game.streams, base, index));
    game.point(context, state);
    for (let legal = game.legalActions(state); legal.length > 0; legal = game.legalActions(state))
      game.step(context, choose(legal));
    const { status, defeatReason, day, integrity } = state;
    return { status, reason: defeatReason ?? undefined, rounds: day, days: day, integrity };
  });
}

/** The share of the games for which something holds. */
export function share(games: readonly Simulated[], holds: (game: Simulated) => boolean): number {
  return games.filter(holds).length / games.length;
}

/** The mean of something over the games. */
export function mean(games: readonly Simulated[], of: (game: Simulated) => number): number {
  return games.reduce((sum, game) => sum + of(game), 0) / games.length;
}
