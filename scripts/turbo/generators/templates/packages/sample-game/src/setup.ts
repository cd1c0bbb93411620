// The first state: all rounds to play, and nothing scored.
import type { SetupContext } from "@games/core-game";
import type { Config, SampleGame, State } from "./types.js";

/** A new game: R1. It asks chance nothing. */
export function setup(config: Config, { rng }: SetupContext<SampleGame>): State {
  return { config, roundsLeft: config.rounds, pot: 0, score: 0, rng };
}
