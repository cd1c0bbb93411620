// How a game ended, with what the last screen shows (rule 47).
import type { Content } from "./content.js";
import { PLAYING, STALEMATE } from "./data/vocabulary.js";
import { outcomeResult } from "./rules/ending.js";
import { nameOf } from "./rules/naming.js";
import type { Outcome, State } from "./types.js";

/** The outcome, or undefined while the game goes on. */
export function outcome(state: Readonly<State>, content: Content): Outcome | undefined {
  if (state.result === PLAYING) return undefined;
  return {
    result: outcomeResult(state.result),
    turns: state.turn,
    hull: state.hull,
    shields: state.shields,
    difficulty: state.config.difficulty,
    killer: state.killer < 0 ? null : nameOf(content, state.killer),
    isStalemate: state.result === STALEMATE,
  };
}
