// What moves the turn on: one action, one name and one key for each phase.
import type { Action, Phase } from "@games/dsd6";

/** The action that ends a phase, the words on its button and its key. */
export interface Step {
  readonly action: Action;
  readonly title: string;
  /** The words of the title that are left on a narrow screen. */
  readonly short: string;
  readonly key: string;
}

/** The phases of a turn in their order. */
export const TURN = ["roll", "assign", "draw", "activate"] as const;
/** One of {@link TURN}. */
export type TurnPhase = (typeof TURN)[number];

/** The steps of a turn; each has a button of its own, so that none changes its meaning under the pointer or the key. */
export const STEPS: Readonly<Record<TurnPhase, Step>> = {
  roll: { action: { type: "roll" }, title: "Roll the crew", short: "Roll", key: "n" },
  assign: { action: { type: "end-assign" }, title: "End assignments", short: "End", key: "e" },
  draw: {
    action: { type: "continue" },
    title: "Roll the threat die",
    short: "threat die",
    key: "t",
  },
  activate: {
    action: { type: "continue" },
    title: "Face the threats",
    short: "Face",
    key: "f",
  },
};

/** What the button of a phase is called; the end of the game has none. */
export const stepTitle = (phase: Phase): string =>
  phase === "over" ? "Game over" : STEPS[phase].title;
