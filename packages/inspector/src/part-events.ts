// The tab with what happened: the step that is looked at first, then the ones before it.
import { h } from "./dom.js";
import type { PanelView } from "./panel.js";

/** How many steps are listed. */
const MAX_STEPS = 50;

/** Draws the events of a step and of those before it, the newest first. */
export function drawEvents(view: PanelView): HTMLElement[] {
  const last = Math.max(0, view.step - MAX_STEPS);
  const parts: HTMLElement[] = [];
  for (let step = view.step; step >= last; step--) parts.push(...drawStep(view, step));
  return parts;
}

function drawStep(view: PanelView, step: number): HTMLElement[] {
  const { say, past } = view;
  const { action, events } = past.at(step).entry;
  const title = action === undefined ? say("setup") : `${step}. ${nameAction(view, step, action)}`;
  const rows = events.map((event) => h("li", {}, ...describe(view, event)));
  const list = rows.length > 0 ? h("ol", {}, ...rows) : h("p", {}, say("noEvents"));
  return [h("h3", {}, title), list];
}

function describe({ settings }: PanelView, event: object): (HTMLElement | string)[] {
  const data = h("span", { class: "plain" }, JSON.stringify(event));
  const sentence = settings.describeEvent?.(event);
  return sentence === undefined ? [data] : [`${sentence} `, data];
}

/** What an action is called: by the page's own words, or as data. */
export function nameAction(
  { settings, past, session }: PanelView,
  step: number,
  action: object,
): string {
  const { state } = past.at(Math.max(0, step - 1));
  const name = state && settings.describeAction?.(action, session.game.view(state));
  return name ?? JSON.stringify(action);
}
