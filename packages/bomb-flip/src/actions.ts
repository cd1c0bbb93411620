// What can be done, and why something cannot.
import type { Refusal } from "@games/core-game";
import { isOver } from "./state.js";
import { type Action, type RefusalCode, SIDES, type State } from "./types.js";

/** Flips the left card. */
export const FLIP_LEFT = Object.freeze({ type: "flip", side: "left" } as const);
/** Flips the right card. */
export const FLIP_RIGHT = Object.freeze({ type: "flip", side: "right" } as const);
/** Banks the run. */
export const BANK = Object.freeze({ type: "bank" } as const);

const NOTHING: readonly Action[] = Object.freeze([]);
const FLIPS: readonly Action[] = Object.freeze([FLIP_LEFT, FLIP_RIGHT]);
const FLIPS_AND_BANK: readonly Action[] = Object.freeze([FLIP_LEFT, FLIP_RIGHT, BANK]);

/** Tells whether there is anything to bank. */
function canBank(state: Readonly<State>): boolean {
  return state.runUniques !== 0; // R6
}

/** Flip left, flip right and, with at least one unique number, bank: R6. */
export function legalActions(state: Readonly<State>): readonly Action[] {
  if (isOver(state)) return NOTHING;
  return canBank(state) ? FLIPS_AND_BANK : FLIPS;
}

const REFUSALS: { readonly [C in RefusalCode]: Refusal<C> } = {
  "game-over": { code: "game-over", message: "The game is over: no life is left." },
  "nothing-to-bank": {
    code: "nothing-to-bank",
    message: "There is nothing to bank before the run has a number.",
  },
  "unknown-side": { code: "unknown-side", message: "A card lies on the left or on the right." },
  "unknown-action": { code: "unknown-action", message: "A turn is to flip a card or to bank." },
};

/** Why an action is not legal, or undefined. */
export function check(state: Readonly<State>, action: Action): Refusal<RefusalCode> | undefined {
  if (isOver(state)) return REFUSALS["game-over"];
  switch (action.type) {
    case "flip":
      return SIDES.includes(action.side) ? undefined : REFUSALS["unknown-side"];
    case "bank":
      return canBank(state) ? undefined : REFUSALS["nothing-to-bank"];
    default:
      return REFUSALS["unknown-action"];
  }
}
