// The four turns that the design document plays through, value by value.
import { describe, expect, it } from "vitest";
import { BANK, bombFlip, FLIP_LEFT, FLIP_RIGHT, payout } from "../../src/index.js";
import {
  BOMB_RIGHT,
  EMPTY_RUN,
  eventsOf,
  NO_BOMB,
  number,
  play,
  position,
  reroll,
  SCRAMBLER,
} from "../table.js";

describe("the document's playthrough", () => {
  const state = position();
  const chance = () => bombFlip.view(state).bombChance;

  it("begins with three lives, no points and an empty run", () => {
    expect(state).toMatchObject({ ...EMPTY_RUN, lives: 3, totalScore: 0 });
  });

  it("turn 1: chance 0.20, two treasures, left, the new number 3", () => {
    expect(chance()).toBeCloseTo(0.2, 12);
    const events = play(state, FLIP_LEFT, NO_BOMB, number(3));
    expect(events[0]).toMatchObject({ card: "treasure", other: "treasure" });
    expect(bombFlip.view(state)).toMatchObject({ runUniques: [3], streak: 1 });
    expect(payout(state)).toBe(4);
  });

  it("turn 2: chance 0.26, two treasures, right, a scrambler", () => {
    expect(chance()).toBeCloseTo(0.26, 12);
    const events = play(state, FLIP_RIGHT, NO_BOMB, SCRAMBLER);
    expect(events[0]).toMatchObject({ side: "right", card: "treasure", other: "treasure" });
    expect(bombFlip.view(state)).toMatchObject({
      runUniques: [3],
      streak: 2,
      scramblerCharges: 2,
    });
  });

  it("turn 3: chance 0.32, a bomb on the right, left, a duplicate 3 rerolled into 6", () => {
    expect(chance()).toBeCloseTo(0.32, 12);
    const events = play(state, FLIP_LEFT, BOMB_RIGHT, number(3), reroll(6));
    expect(events[0]).toMatchObject({ side: "left", card: "treasure", other: "bomb" });
    expect(eventsOf(events, "number-drawn")[0]?.number).toBe(3);
    expect(eventsOf(events, "number-rerolled")[0]).toMatchObject({ number: 6, chargesLeft: 1 });
    expect(bombFlip.view(state)).toMatchObject({
      runUniques: [3, 6],
      streak: 3,
      scramblerCharges: 1,
    });
  });

  it("turn 4: chance 0.38; the bank pays 10 whatever lies there, and the run is reset", () => {
    expect(chance()).toBeCloseTo(0.38, 12);
    const events = play(state, BANK);
    expect(eventsOf(events, "run-banked")[0]).toMatchObject({ uniques: 2, points: 10, bonus: 0 });
    expect(state).toMatchObject({ ...EMPTY_RUN, lives: 3, totalScore: 10, turns: 4 });
  });
});
