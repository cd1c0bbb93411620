// The first state: three lives, no points, an empty run, and two cards face down.
import type { SetupContext } from "@games/core-game";
import type { BombFlip, Config, State } from "./types.js";

/** A new game: R1, R2. Dealing asks chance nothing, because cards have no faces until one is flipped. */
export function setup(config: Config, { rng }: SetupContext<BombFlip>): State {
  return {
    config,
    lives: config.lives,
    totalScore: 0,
    bonusBank: 0,
    streak: 0,
    runUniques: 0,
    runHasShield: false,
    scramblerCharges: 0,
    jammerTurns: 0,
    turns: 0,
    banks: 0,
    busts: 0,
    bombs: 0,
    rng,
  };
}
