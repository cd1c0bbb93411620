// A table to try rules at: positions to start from, the answers of chance by name, and turns played with them.
import { scriptedStep } from "@games/core-game/testing";
import type { Answer, Luck } from "@games/core-rng";
import {
  type Action,
  type BombFlipEvent,
  bombFlip,
  type Options,
  type State,
} from "../src/index.js";

export { eventsOf } from "@games/core-game/testing";

/** Answers for the two cards. */
export const NO_BOMB: readonly Answer[] = [false];
export const BOMB_LEFT: readonly Answer[] = [true, true];
export const BOMB_RIGHT: readonly Answer[] = [true, false];

/** Answers for the loot of a treasure. */
export const SHIELD: readonly Answer[] = [true, true];
export const SCRAMBLER: readonly Answer[] = [true, false, true];
export const JAMMER: readonly Answer[] = [true, false, false];
export const number = (n: number): readonly Answer[] => [false, n - 1];
/** The answer for one reroll. */
export const reroll = (n: number): readonly Answer[] => [n - 1];

/** The bits of some unique numbers. */
export const uniques = (...numbers: number[]): number =>
  numbers.reduce((bits, n) => bits | (1 << (n - 1)), 0);

/** A new game, changed to the position that a rule is about. */
export function position(changes: Partial<State> = {}, options: Options = {}): State {
  return { ...bombFlip.create({ seed: "table", ...options }), ...changes };
}

/** Plays a legal action in place with scripted luck, all of which it must use, and returns what happened. */
export function play(
  state: State,
  action: Action,
  ...answers: (readonly Answer[])[]
): BombFlipEvent[] {
  return scriptedStep(bombFlip, state, action, ...answers);
}

/** Luck that writes down what it is asked before another answers. */
export function listening(luck: Luck): { luck: Luck; asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    luck: {
      below(n) {
        asked.push(`below ${n}`);
        return luck.below(n);
      },
      chance(p) {
        asked.push(`chance ${Number(p.toFixed(12))}`);
        return luck.chance(p);
      },
    },
  };
}

/** The values that a reset of a run leaves. */
export const EMPTY_RUN = {
  streak: 0,
  runUniques: 0,
  runHasShield: false,
  scramblerCharges: 0,
  jammerTurns: 0,
} as const;
