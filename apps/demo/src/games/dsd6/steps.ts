// What moves the turn on: one action, one name and one key for each phase.
import type { Action, Phase } from "@games/dsd6";
import { words } from "./words.ts";

/** The action that ends a phase and its key. */
export interface Step {
  readonly action: Action;
  readonly key: string;
}

/** The phases of a turn in their order. */
export const TURN = ["roll", "assign", "draw", "activate"] as const;
/** One of {@link TURN}. */
export type TurnPhase = (typeof TURN)[number];

/** The steps of a turn; each has a button of its own, so that none changes its meaning under the pointer or the key. */
export const STEPS: Readonly<Record<TurnPhase, Step>> = {
  roll: { action: { type: "roll" }, key: "n" },
  assign: { action: { type: "end-assign" }, key: "e" },
  draw: { action: { type: "continue" }, key: "t" },
  activate: { action: { type: "continue" }, key: "f" },
};

/** What the button of a phase is called; the end of the game has none. */
export function stepTitle(phase: Phase): string {
  if (phase === "over") return words().deck.gameOver;
  const { start, short, end } = words().steps[phase];
  return start + short + end;
}
