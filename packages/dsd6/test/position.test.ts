// Real games in progress, told in the terms of the view.
import { unwrap } from "@games/core-game";
import { TableSession } from "@games/core-game/table";
import { expect, it } from "vitest";
import { captain } from "../src/bots.js";
import { dsd6 } from "../src/index.js";
import { card } from "./position.js";

const told = {
  config: { difficulty: "easy" },
  turn: 9,
  phase: "assign",
  hull: 5,
  shields: 1,
  dice: [
    { face: "tactical" },
    { face: "commander" },
    { place: "scanners" },
    { place: "infirmary", face: "medical" },
    { place: "threat", card: "nebula", face: "science" },
    { place: "engineering" },
  ],
  threats: [
    { threat: "nebula" },
    { threat: "strike-bombers", hp: 2, stasis: 1 },
    { threat: "strike-bombers" },
  ],
  discard: [{ threat: "scout" }, { threat: "dont-panic" }],
  drawn: [{ threat: "strike-bombers" }],
} as const;

it("what is told is what is seen, and the rest is in the deck", () => {
  const state = unwrap(dsd6.position(told as never));
  const view = dsd6.view(state);
  expect(view).toMatchObject({ turn: 9, phase: "assign", hull: 5, shields: 1, deckSize: 26 });
  expect(view.threats).toMatchObject([
    { threat: "nebula", dice: [4] },
    { threat: "strike-bombers", card: card("strike-bombers"), hp: 2, stasis: 1 },
    { threat: "strike-bombers", card: card("strike-bombers#2"), hp: 3, stasis: 0 },
  ]);
  expect(view.dice[2]).toEqual({ place: "scanners", card: null, face: "threat" });
  expect(view.dice[5]).toEqual({ place: "engineering", card: null, face: "engineering" });
  expect(view.discard.map(({ threat }) => threat)).toEqual(["scout", "dont-panic"]);
  expect(state.rng).toEqual({ source: "alea", crew: null, threat: null, deck: null });
});

it("odds, advice and play at the table work in it", () => {
  const state = unwrap(dsd6.position(told as never));
  const odds = unwrap(dsd6.odds(state, { type: "end-assign" }, ({ view }) => view.hull));
  expect(odds.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
  const legal = dsd6.legalActions(state);
  expect(legal).toContainEqual(
    captain(dsd6.view(state), legal, { below: () => 0, chance: () => false }),
  );
  const session = new TableSession(dsd6, {}, { from: state });
  expect(unwrap(session.do({ type: "end-assign" })).question).toMatchObject({
    name: "threat-deck",
  });
});

it("a position without anything is a game before its first cards", () => {
  const state = unwrap(dsd6.position({}, { seed: "middle", asked: ["threat"] }));
  expect(dsd6.view(state)).toMatchObject({ turn: 1, phase: "roll", hull: 8, deckSize: 28 });
  expect(state.rng.threat).toBe(null);
  expect(dsd6.apply(state, { type: "roll" }).ok).toBe(true);
});

it.each([
  [{ hull: 9, shields: -1 }, ["hull must be a whole number from 1 to 8", "shields must be"]],
  [
    { threats: [{ threat: "kraken" }] },
    ['threats[0].threat must be the id of a card, which "kraken" is not'],
  ],
  [
    { threats: [{ threat: "pirates" }, { threat: "pirates" }] },
    ['threats[1] names more cards "pirates"'],
  ],
  [{ threats: [{ threat: "pirates", hp: 7 }] }, ["hitPoints must give each card in play"]],
  [{ dice: [{}, {}] }, ["dice must be a list of 6 items"]],
  [
    { dice: [{ place: "threat", card: "nebula" }, {}, {}, {}, {}, {}] },
    ["dice[0].card must be a card in play"],
  ],
  [{ phase: "over" }, ["phase must be one of"]],
  [{ phase: "draw", threatDie: "nova" }, ["phase must have dice and the threat die"]],
  [{ moon: 1 }, ["moon is not a known field"]],
  [{ config: { difficulty: "brutal" } }, ["config.difficulty must be one of"]],
  [{ deck: [{ threat: "scout" }] }, ["deck must hold every card"]],
])("%j is refused, every fault by name", (draft, faults) => {
  const laid = dsd6.position(draft as never);
  for (const fault of faults) expect(laid.ok ? "" : laid.error.message).toContain(fault);
});
