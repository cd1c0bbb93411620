// What can be done, and why something cannot.
import { oneOf, type Refusal, type Shape, actionShape as shapeOf } from "@games/core-game";
import { refuse } from "./messages.js";
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

/** Whether there is anything to bank. */
function canBank(state: Readonly<State>): boolean {
  return state.runUniques !== 0; // R6
}

/** Flip left, flip right and, with at least one unique number, bank: R6. */
export function legalActions(state: Readonly<State>): readonly Action[] {
  if (isOver(state)) return NOTHING;
  return canBank(state) ? FLIPS_AND_BANK : FLIPS;
}

/** Why an action is not legal, or undefined. */
export function check(
  state: Readonly<State>,
  _content: undefined,
  action: Action,
): Refusal<RefusalCode> | undefined {
  if (isOver(state)) return refuse("game-over");
  return action.type === "flip" || canBank(state) ? undefined : refuse("nothing-to-bank");
}

/** The shape of an action. */
export function actionShape(): Shape<Action> {
  return shapeOf<Action>({ flip: { side: oneOf(SIDES) }, bank: {} });
}
