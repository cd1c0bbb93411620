// A preview that ended inside a step, with the text of a Neow card not yet begun and no fight, threw as it showed the view.
import { unwrap } from "@games/core-rng";
import { expect, it } from "vitest";
import { spireAct1 } from "../../src/index.js";

it("leaving a reward that another one follows is previewed up to the cards that luck reveals", () => {
  // The Orrery gives four card rewards; Neow, who gives another, comes after them.
  const state = spireAct1.create({
    seed: "p1",
    ruleSet: "printed",
    relics: ["loaded_die", "orrery"],
  });
  expect(spireAct1.view(state).pending?.ask).toBe("rewards");
  const preview = unwrap(spireAct1.preview(state, { type: "leave" }));
  expect(preview.isOpen).toBe(true);
  expect(preview.view.pending).toBeNull();
});
