// The tab with the view or the state as a tree.
import type { PanelView } from "./panel.js";
import { drawTree } from "./tree.js";

/** Draws what the player knows, or what the engine knows, with what the step changed. */
export function drawState({
  past,
  session,
  step,
  knowsAll,
  memory,
  say,
}: PanelView): HTMLElement[] {
  const { game } = session;
  const shown = (at: number) => {
    const { state } = past.at(at);
    return state && (knowsAll ? state : game.view(state));
  };
  const label = say(knowsAll ? "whole" : "view");
  return [drawTree(label, shown(step), step > 0 ? shown(step - 1) : undefined, memory, say)];
}
