// What moves the turn on in each phase, and what it is called.
import type { Action, Phase } from "@games/dsd6";

/** The action that ends a phase, and the words on its button. */
export const STEPS: Readonly<Record<Phase, { readonly action: Action; readonly title: string }>> = {
  roll: { action: { type: "roll" }, title: "Roll the crew" },
  assign: { action: { type: "end-assign" }, title: "End assignments" },
  draw: { action: { type: "continue" }, title: "Roll the threat die" },
  activate: { action: { type: "continue" }, title: "Face the threats" },
  over: { action: { type: "continue" }, title: "Game over" },
};
