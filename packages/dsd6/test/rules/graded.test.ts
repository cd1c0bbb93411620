// The graded difficulties: a filler gives the Scanner dice back, so that their number matters.
import { describe, expect, it } from "vitest";
import { drawTurn, lay, places, types } from "../position.js";

describe("graded difficulties", () => {
  const dice = ["scan", "E", "scan", "E", "E", "E"];

  it("E7: Don't Panic frees every Scanner die", () => {
    const state = lay({ dice, difficultyModel: "graded" });
    const events = drawTurn(state, "dont-panic");
    expect(places(state)).toEqual(["pool", "pool", "pool", "pool", "pool", "pool"]);
    expect(types(events)).toEqual([
      "card-drawn",
      "card-discarded",
      "scanner-freed",
      "scanner-freed",
    ]);
  });

  it("E7: other cards do not, and as written Don't Panic does not either", () => {
    const other = lay({ dice, difficultyModel: "graded" });
    drawTurn(other, "scout");
    const written = lay({ dice });
    drawTurn(written, "dont-panic");
    for (const state of [other, written])
      expect(places(state).filter((place) => place === "scanners")).toHaveLength(2);
  });
});
