// R1 to R6: rounds, rolls, banks and the end.
import { eventsOf, scriptedStep } from "@games/core-game/testing";
import { describe, expect, it } from "vitest";
import { BANK, type Options, ROLL, type State, sampleGame } from "../../src/index.js";

/** A new game, changed to the position that a rule is about. */
const position = (changes: Partial<State> = {}, options: Options = {}): State => ({
  ...sampleGame.clone(sampleGame.create({ seed: "table", ...options })),
  ...changes,
});

/** The answer of chance that is this face of the die. */
const face = (value: number) => value - 1;

describe("R1: a new game", () => {
  it("has five rounds, no pot and no score", () => {
    expect(position()).toMatchObject({ roundsLeft: 5, pot: 0, score: 0 });
  });
});

describe("R2: a roll", () => {
  it("shows each face of a die with the same probability", () => {
    const odds = sampleGame.odds(position(), ROLL, ({ events }) =>
      events.flatMap((event) => (event.type === "die-rolled" ? [event.value] : [])).join(),
    );
    const faces = odds.ok ? odds.value : [];
    expect(faces.map(({ value }) => value).sort()).toEqual(["1", "2", "3", "4", "5", "6"]);
    for (const { probability } of faces) expect(probability).toBeCloseTo(1 / 6);
  });
});

describe("R3: a 2, 3, 4, 5 or 6", () => {
  it.each([2, 3, 4, 5, 6])("%i joins the pot", (value) => {
    const state = position({ pot: 7 });
    const events = scriptedStep(sampleGame, state, ROLL, face(value));
    expect(state).toMatchObject({ pot: 7 + value, roundsLeft: 5, score: 0 });
    expect(events).toEqual([{ type: "die-rolled", value, pot: 7 + value, reveals: true }]);
  });
});

describe("R4: a 1", () => {
  it("loses the pot, not the score, and ends the round", () => {
    const state = position({ pot: 7, score: 12, roundsLeft: 3 });
    const events = scriptedStep(sampleGame, state, ROLL, face(1));
    expect(state).toMatchObject({ pot: 0, score: 12, roundsLeft: 2 });
    expect(events.map(({ type }) => type)).toEqual(["die-rolled", "pot-lost"]);
    expect(eventsOf(events, "pot-lost")[0]?.points).toBe(7);
  });
});

describe("R5: a bank", () => {
  it("adds the pot to the score and ends the round", () => {
    const state = position({ pot: 9, score: 12, roundsLeft: 3 });
    const events = scriptedStep(sampleGame, state, BANK);
    expect(state).toMatchObject({ pot: 0, score: 21, roundsLeft: 2 });
    expect(events).toEqual([{ type: "pot-banked", points: 9, score: 21 }]);
  });

  it("is refused before the first roll of the round: E1", () => {
    expect(sampleGame.check(position(), BANK)?.code).toBe("nothing-to-bank");
    expect(sampleGame.legalActions(position())).toEqual([ROLL]);
  });
});

describe("R6: the last round", () => {
  it.each([
    ["won", 30],
    ["lost", 31],
  ] as const)("ends the game, %s with 30 of %i points", (result, target) => {
    const state = position({ pot: 10, score: 20, roundsLeft: 1 }, { target });
    const events = scriptedStep(sampleGame, state, BANK);
    expect(sampleGame.outcome(state)).toEqual({ result, score: 30 });
    expect(events.at(-1)).toEqual({ type: "game-ended", outcome: { result, score: 30 } });
    expect(sampleGame.check(state, ROLL)?.code).toBe("game-over");
  });
});
