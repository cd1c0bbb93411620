// What an action would do is known before it is done, up to where luck comes in.
import { unwrap } from "@games/core-rng";
import { expect, it } from "vitest";
import { dsd6 } from "../src/index.js";
import { card, lay } from "./position.js";

it("an action without luck is shown to its end, a roll and a draw are open", () => {
  const state = lay({ dice: ["T", "S", "E", "M", "C", "scan"], play: ["scout", "nebula"] });
  for (const action of dsd6.legalActions(state)) {
    const { view, events, isOpen } = unwrap(dsd6.preview(state, action));
    expect(isOpen).toBe(action.type === "reroll" || action.type === "end-assign");
    if (isOpen) continue;
    const applied = unwrap(dsd6.apply(state, action));
    expect({ view, events }).toEqual({
      view: dsd6.view(applied.state),
      events: applied.events,
    });
  }
});

it("what the threat die is about to do is shown, unless a card is drawn", () => {
  const pirates = lay({ play: ["pirates"], threatDie: "skull" });
  const { view, isOpen } = unwrap(dsd6.preview(pirates, { type: "continue" }));
  expect([isOpen, view.shields, view.turn]).toEqual([false, 2, 2]);
  const comms = lay({ play: ["comms-offline"], threatDie: "lightning" });
  expect(unwrap(dsd6.preview(comms, { type: "continue" })).isOpen).toBe(true);
});

it("several actions are shown one after the other, and an illegal one is refused", () => {
  const state = lay({ dice: ["T", "T"], play: ["scout", "nebula"] });
  const fire = { type: "fire", target: card("scout") } as const;
  const shown = dsd6.preview(state, { ...fire, die: 0 }, { ...fire, die: 1 });
  expect(unwrap(shown).view.threats.map(({ threat }) => threat)).toEqual(["nebula"]);
  expect(dsd6.preview(state, { ...fire, die: 0 }, { ...fire, die: 0 })).toMatchObject({
    error: { code: "not-in-pool" },
  });
});
