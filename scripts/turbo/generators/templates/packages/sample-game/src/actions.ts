// What can be done, and why something cannot.
import { type Refusal, type Shape, actionShape as shapeOf } from "@games/core-game";
import { refuse } from "./messages.js";
import { isOver } from "./state.js";
import type { Action, RefusalCode, State } from "./types.js";

/** Rolls the die. */
export const ROLL = Object.freeze({ type: "roll" } as const);
/** Banks the pot. */
export const BANK = Object.freeze({ type: "bank" } as const);

const NOTHING: readonly Action[] = Object.freeze([]);
const ROLL_ONLY: readonly Action[] = Object.freeze([ROLL]);
const ROLL_OR_BANK: readonly Action[] = Object.freeze([ROLL, BANK]);

/** Whether there is anything to bank: R5, E1. */
function canBank({ pot }: Readonly<State>): boolean {
  return pot > 0;
}

/** Roll and, with a pot, bank. */
export function legalActions(state: Readonly<State>): readonly Action[] {
  if (isOver(state)) return NOTHING;
  return canBank(state) ? ROLL_OR_BANK : ROLL_ONLY;
}

/** Why an action is not legal, or undefined. */
export function check(
  state: Readonly<State>,
  _content: undefined,
  action: Action,
): Refusal<RefusalCode> | undefined {
  if (isOver(state)) return refuse("game-over");
  return action.type === "roll" || canBank(state) ? undefined : refuse("nothing-to-bank");
}

/** The shape of an action. */
export function actionShape(): Shape<Action> {
  return shapeOf<Action>({ roll: {}, bank: {} });
}
