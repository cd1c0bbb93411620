// Untrusted states: each thing that cannot be is refused, and says so.
import { hashValue } from "@games/core-game";
import { describe, expect, it } from "vitest";
import { type State, wretched } from "../src/index.js";
import { begin, day, deal, number, play, pull, turn, turnAndPull } from "./table.js";

type Change = (state: State) => Partial<State>;

const same: Change = () => ({});

/** Loads a state after a change, as a save whose hash is right. */
function loadChanged(state: State, change: Change): string {
  const save = JSON.parse(wretched.save(state)) as { state: State; hash: string };
  Object.assign(save.state, change(save.state));
  save.hash = hashValue(save.state);
  const loaded = wretched.load(JSON.stringify(save));
  return loaded.ok ? "loaded" : loaded.error.message;
}

/** A game in the middle of a day: beacon lit, boosted, tool at hand, two Kings, one card left. */
function midDay(): State {
  const state = begin();
  day(state, ["HA", "DA", "HK"], [6]);
  deal(state, 3);
  turn(state, "CA");
  turn(state, "SK");
  return state;
}

function atCheck(): State {
  const state = midDay();
  turn(state, "S2");
  return state;
}

function atKingChoice(): State {
  const state = midDay();
  turn(state, "SA");
  return state;
}

function atFinalPull(): State {
  const state = begin({ tokens: 1 });
  day(state, ["HA"], [6]);
  return state;
}

function lost(): State {
  const state = begin({ integrity: 2 });
  deal(state, 2);
  turn(state, "S2");
  pull(state, 6);
  return state;
}

/** The first of six cards of the first day is turned. */
function firstCard(): State {
  const state = begin();
  deal(state, 6);
  turn(state, "S4");
  if (state.stage === "towerPull") pull(state, 1);
  return state;
}

function firstLog(): State {
  return wretched.clone(wretched.create({ seed: "log", initialDamage: null }));
}

/** A quiet day is over, and its log is to be written. */
function endOfDay(): State {
  const state = begin({ system: "off" });
  deal(state, 1);
  turn(state, "S4");
  return state;
}

describe("a save", () => {
  it.each([
    ["mid-day", midDay],
    ["at a check", atCheck],
    ["at a choice", atKingChoice],
    ["at the final pull", atFinalPull],
    ["at the first card", firstCard],
    ["at the first log", firstLog],
    ["at the end of a day", endOfDay],
    ["lost", lost],
  ])("%s loads as it was", (_, make) => {
    const state = make();
    expect(wretched.load(wretched.save(state))).toEqual({ ok: true, value: state });
    expect(loadChanged(state, same)).toBe("loaded");
  });

  it("with a King that waits apart loads as it was", () => {
    const state = begin();
    day(state, ["SK"]);
    deal(state, 3);
    turn(state, "SA");
    play(state, { type: "return-king", card: "SK" });
    expect(loadChanged(state, same)).toBe("loaded");
    turnAndPull(state, "S2");
    turn(state, "S3");
    expect(state).toMatchObject({
      faceDownCount: 0,
      returnedKing: number("SK"),
      stage: "towerPull",
    });
    expect(loadChanged(state, same)).toBe("loaded");
  });

  it.each<[string, () => State, Change]>([
    ["each card once", midDay, ({ discard }) => ({ discard: discard.slice(1) })],
    ["each card once", midDay, ({ discard }) => ({ discard: [...discard, 0] })],
    [
      "known top card",
      midDay,
      ({ deck }) => ({ deck: { ...deck, ...moveLast(deck.rest, "top") } }),
    ],
    [
      "known top card",
      midDay,
      ({ deck }) => ({ deck: { ...deck, ...moveLast(deck.rest, "bottom") } }),
    ],
    [
      "ascending order",
      midDay,
      ({ deck }) => ({ deck: { ...deck, rest: deck.rest.slice().reverse() } }),
    ],
    ["faceDownCount has the wrong number", midDay, () => ({ faceDownCount: 0 })],
    ["faceDownCount has the wrong number", midDay, () => ({ faceDownCount: 4 })],
    ["faceDownCount has the wrong number", midDay, () => ({ cardsThisTurn: 7 })],
    [
      "faceDownCount has the wrong number",
      midDay,
      ({ faceDownCount, turnedToday }) => ({ cardsThisTurn: faceDownCount + turnedToday - 1 }),
    ],
    ["faceDownCount has the wrong number", firstCard, () => ({ turnedToday: 2 })],
    [
      "faceDownCount has the wrong number",
      midDay,
      ({ discard }) => ({ cardsTurned: discard.length - 1 }),
    ],
    [
      "each card once",
      midDay,
      ({ discard }) => ({ discard: [...discard.slice(0, -1), discard[0] as number] }),
    ],
    ["current must be", atCheck, ({ discard }) => ({ current: discard[0] as number })],
    ["current must be", atCheck, ({ deck }) => ({ current: deck.rest[0] as number })],
    ["King in a place", midDay, ({ discard }) => ({ removedKings: [discard[0] as number] })],
    ["stage cannot have been reached", firstLog, () => ({ day: 2 })],
    ["stage cannot have been reached", endOfDay, () => ({ stage: "firstLog" })],
    ["faceDownCount has the wrong number", lost, () => ({ status: "ended", defeatReason: null })],
    ["current must be", midDay, ({ discard }) => ({ current: discard.at(-1) ?? 0 })],
    ["current must be", atCheck, () => ({ current: null })],
    ["current must be", atCheck, () => ({ stage: "specialChecks" })],
    ["current must be", atKingChoice, () => ({ stage: "towerPull" })],
    ["King in a place", midDay, () => ({ removedKings: [number("HK")] })],
    ["discard holds other Kings or Aces", midDay, () => ({ kingsRevealed: 1 })],
    ["discard holds other Kings or Aces", midDay, () => ({ bonusCounter: 4 })],
    ["discard holds other Kings or Aces", midDay, () => ({ isBeaconActive: false })],
    ["discard holds other Kings or Aces", midDay, () => ({ isBoosted: false })],
    ["hasTool cannot be", atFinalPull, () => ({ hasTool: true })],
    ["tokens cannot be so many", midDay, () => ({ tokens: 11 })],
    ["status does not fit the stage", midDay, () => ({ status: "victory" })],
    ["status does not fit the stage", midDay, () => ({ defeatReason: "four_kings" })],
    ["status does not fit the stage", atFinalPull, () => ({ status: "active" })],
    [
      "status does not fit the stage",
      lost,
      () => ({ faceDownCount: 0, status: "ended", defeatReason: null }),
    ],
    ["integrity does not fit the status", midDay, () => ({ integrity: 0 })],
    ["integrity does not fit the status", midDay, () => ({ integrity: 55 })],
    ["integrity does not fit the status", lost, () => ({ integrity: 1 })],
    ["stage cannot have been reached", midDay, () => ({ tokens: 0 })],
    ["stage cannot have been reached", atFinalPull, () => ({ tokens: 1 })],
    ["stage cannot have been reached", lost, () => ({ defeatReason: "four_kings", integrity: 2 })],
    [
      "stage cannot have been reached",
      lost,
      () => ({ defeatReason: "deck_exhausted", integrity: 2 }),
    ],
    ["must be one of", midDay, () => ({ stage: "drawCards" as State["stage"] })],
    ["from 1 to", midDay, () => ({ day: 0 })],
    ["random state", midDay, ({ rng }) => ({ rng: { ...rng, deck: { ...rng.deck, s0: 2 } } })],
    ["config.tokens", midDay, ({ config }) => ({ config: { ...config, tokens: 99 } })],
    ["config.pack", midDay, ({ config }) => ({ config: { ...config, pack: "x" } })],
  ])("is refused: %s", (message, make, change) => {
    expect(loadChanged(make(), change)).toContain(message);
  });

  const moveLast = (rest: readonly number[], to: "top" | "bottom") => ({
    rest: rest.slice(0, -1),
    [to]: rest.slice(-1),
  });

  it("of an early beacon keeps its known top card, and no other", () => {
    const state = begin({ hasEarlyBeacon: true });
    expect(loadChanged(state, same)).toBe("loaded");
    const king = number("HK");
    const swapped = state.deck.rest.map((card) => (card === king ? 0 : card));
    const deck = { top: [king], rest: swapped.sort((a, b) => a - b), bottom: [] };
    expect(loadChanged(state, () => ({ deck }))).toContain("known top card");
  });
});
