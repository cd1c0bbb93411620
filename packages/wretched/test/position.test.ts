// Real games in progress, told in the terms of the view.
import { unwrap } from "@games/core-game";
import { TableSession } from "@games/core-game/table";
import { expect, it } from "vitest";
import { prudent } from "../src/bots.js";
import { wretched } from "../src/index.js";
import { nightExchange } from "../src/packs/index.js";
import { nextCardOdds, survivalChance } from "../src/screen.js";
import { gameOf } from "./table.js";

/** The ninth day: the beacon is lit, a check waits. */
const told = {
  day: 9,
  stage: "towerPull",
  integrity: 5,
  tokens: 7,
  faceDownCount: 2,
  discard: ["HA", "SK", "CA", "D4", "DQ"],
} as const;

it("what is told is what is seen, and the rest is in the deck", () => {
  const state = unwrap(wretched.position(told));
  expect(wretched.view(state)).toMatchObject({
    ...told,
    status: "active",
    current: "DQ",
    check: { card: "DQ", reason: "severe-card", reduction: 2 },
    kingsRevealed: 1,
    bonusCounter: 2,
    isBeaconActive: true,
    isBoosted: false,
    hasTool: false,
    turnedToday: 1,
    cardsThisTurn: 3,
    cardsTurned: 5,
    deckSize: 45, // 52 without five turned cards and two that lie face down
  });
  expect(state.rng).toEqual({ source: "alea", deck: null, dice: null });
});

it("odds, advice and play at the table work in it", () => {
  const state = unwrap(wretched.position({ ...told, hasTool: true }));
  const view = wretched.view(state);
  // A severe card costs a die and 1 less the two Aces, at least 1: only a 6 costs the 5 that are left (rule 26).
  expect(survivalChance(view)).toBeCloseTo(5 / 6, 12);
  const odds = unwrap(wretched.odds(state, { type: "pull" }, ({ view: after }) => after.status));
  expect(odds.find(({ value }) => value === "defeat")?.probability).toBeCloseTo(1 / 6, 9);
  // Three Kings and two Aces are among the 47 cards that are left.
  expect(nextCardOdds(view, wretched.content).tracker).toBeCloseTo(3 / 47, 12);
  expect(nextCardOdds(view, wretched.content).ace).toBeCloseTo(2 / 47, 12);
  expect(
    prudent(view, wretched.legalActions(state), { below: () => 0, chance: () => false }),
  ).toEqual({
    type: "use-tool",
  });
  const session = new TableSession(wretched, {}, { from: state });
  expect(unwrap(session.do({ type: "pull" })).question).toMatchObject({ name: "damage-die" });
});

it("a position without anything is a game before its first log", () => {
  const state = unwrap(wretched.position({}, { seed: "middle", asked: ["dice"] }));
  const view = wretched.view(state);
  expect(view).toMatchObject({
    stage: "firstLog",
    day: 1,
    integrity: 54,
    tokens: 10,
    deckSize: 52,
  });
  expect(state.rng.dice).toBe(null);
  expect(wretched.apply(state, { type: "skip-log" }).ok).toBe(true);
});

it("a morning needs no more than the day and the cards that have come", () => {
  const state = unwrap(wretched.position({ day: 3, integrity: 40, discard: ["H2", "C5", "SK"] }));
  expect(wretched.view(state)).toMatchObject({ stage: "rollForTasks", kingsRevealed: 1 });
});

it("Kings out of the game, a King on its way back, and cards that were looked at", () => {
  const spades = { config: { preset: "calibrated" }, day: 4, discard: ["SA", "HK"] } as const;
  const removed = unwrap(wretched.position({ ...spades, removedKings: ["HK"] }));
  expect(wretched.view(removed)).toMatchObject({ kingsRevealed: 0, visible: [] });
  const returned = { stage: "processCard", faceDownCount: 1, returnedKing: "SK" } as const;
  const back = unwrap(wretched.position({ ...returned, discard: ["SA"], turnedToday: 1 }));
  expect(wretched.view(back)).toMatchObject({ returnedKing: "SK", deckSize: 50 });
  const exchange = gameOf(nightExchange);
  const peeked = { stage: "processCard", faceDownCount: 2, discard: ["DQ"] } as const;
  const known = unwrap(exchange.position({ ...peeked, known: ["H2", "SK"] }));
  expect(exchange.view(known)).toMatchObject({ knownNext: "H2", known: ["H2", "SK"] });
});

it.each([
  [
    { integrity: 99, tokens: -1 },
    ["integrity must be a whole number from 0 to 54", "tokens must be"],
  ],
  [{ discard: ["H11"] }, ['discard[0] must be a card such as H5 or S10, which "H11" is not']],
  [{ discard: ["H2", "H2"] }, ["names H2 twice"]],
  [{ discard: ["H2"], known: ["H2"] }, ["names H2 twice"]],
  [{ known: ["H2"] }, ["deck has a known top card that cannot be"]],
  [{ stage: "exit" }, ["stage must be one of"]],
  [{ stage: "processCard" }, ["faceDownCount has the wrong number of cards face down"]],
  [{ stage: "towerPull", discard: ["SK"] }, ["current must be the card that waits"]],
  [{ removedKings: ["SK"], discard: ["SK"] }, ["discard has a King in a place"]],
  [{ discard: ["HK", "DK", "CK", "SK"] }, ["stage cannot have been reached"]],
  [{ discard: ["H2"], tokens: 4 }, ["tokens cannot be so many"]],
  [{ discard: ["H2"], hasTool: true }, ["hasTool cannot be: no tool has been found"]],
  [{ day: 2, integrity: 0 }, ["integrity does not fit the status"]],
  [{ moon: 1 }, ["moon is not a known field"]],
  [{ config: { difficulty: "brutal" } }, ["config.difficulty must be one of"]],
])("%j is refused, every fault by name", (draft, faults) => {
  const laid = wretched.position(draft as never);
  for (const fault of faults) expect(laid.ok ? "" : laid.error.message).toContain(fault);
});
