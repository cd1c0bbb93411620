// What an action would do is known before it is done, from the rules themselves.
import { expect, it } from "vitest";
import { dsd6, preview } from "../src/index.js";
import { card, lay } from "./position.js";

it("shows exactly what an action without luck leads to, and leaves the state alone", () => {
  const state = lay({ dice: ["T", "S", "E", "M", "C", "scan"], play: ["scout", "nebula"] });
  const before = JSON.stringify(state);
  for (const action of dsd6.legalActions(state)) {
    const shown = preview(dsd6, state, action);
    const applied = dsd6.apply(state, action);
    if (action.type === "reroll" || action.type === "end-assign") expect(shown).toBeUndefined();
    else
      expect(shown).toEqual(
        applied.ok && { view: dsd6.view(applied.value.state), events: applied.value.events },
      );
  }
  expect(JSON.stringify(state)).toBe(before);
});

it("shows what the threat die is about to do, unless a card is drawn", () => {
  const pirates = lay({ play: ["pirates"], threatDie: "skull" });
  expect(preview(dsd6, pirates, { type: "continue" })?.view).toMatchObject({ shields: 2, turn: 2 });
  const comms = lay({ play: ["comms-offline"], threatDie: "lightning" });
  expect(preview(dsd6, comms, { type: "continue" })).toBeUndefined();
});

it("shows nothing for an action that is refused", () => {
  const state = lay({ dice: ["T"], play: ["nebula"] });
  expect(preview(dsd6, state, { type: "fire", die: 0, target: card("nebula") })).toBeUndefined();
});
