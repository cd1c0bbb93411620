// With graded difficulty and released Scanner dice, dice that a filler had freed were released again: as die -1.
import { expect, it } from "vitest";
import { drawTurn, lay, places } from "../position.js";

it("dice that a filler freed are not released a second time", () => {
  const dice = ["E", "E", "E", "scan", "scan", "scan"];
  const state = lay({ dice, scannerDice: "release", difficultyModel: "graded" });
  const events = drawTurn(state, "dont-panic", "scout");
  const freed = events.flatMap((event) => (event.type === "scanner-freed" ? [event.die] : []));
  expect(freed).toEqual([3, 4, 5]);
  expect(Object.keys(state.places)).toEqual(["0", "1", "2", "3", "4", "5"]);
  expect(places(state)).toEqual(["pool", "pool", "pool", "pool", "pool", "pool"]);
});
