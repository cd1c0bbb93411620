// The tab with the laws of the contract, checked on the state that is looked at.
import { h } from "./dom.js";
import { checkLaws } from "./laws.js";
import type { PanelView } from "./panel.js";

/** Draws every law with what came of it. */
export function drawLaws({ past, session, step, say, explain }: PanelView): HTMLElement[] {
  const { state } = past.at(step);
  if (state === undefined) return [];
  const checked = checkLaws(session.game, state, { say, explain });
  const broken = checked.filter(({ fault }) => fault !== undefined).length;
  const sum =
    broken > 0 ? say("lawsBroken", { count: broken }) : say("lawsHold", { count: checked.length });
  const rows = checked.map(({ promise, fault }) => {
    const isBroken = fault !== undefined;
    const verdict = say(isBroken ? "broken" : "holds");
    const mark = h(
      "span",
      { class: isBroken ? "broken" : "holds" },
      isBroken ? `✗ ${verdict}: ` : `✓ ${verdict}: `,
    );
    return h("li", {}, mark, promise, isBroken ? ` (${fault})` : "");
  });
  return [h("p", {}, sum), h("ul", {}, ...rows)];
}
