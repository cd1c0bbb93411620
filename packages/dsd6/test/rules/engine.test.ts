// Rulings E1-E8, which this package made where the document leaves room.
import { describe, expect, it } from "vitest";
import { dsd6 } from "../../src/index.js";
import { card, discards, lay, places, play, refusal, threats, types } from "../position.js";

describe("rulings of the package", () => {
  it("E1: a die may be changed to the face it shows, which uses the Commander die", () => {
    const state = lay({ dice: ["C", "T"] });
    play(state, { type: "change", die: 0, other: 1, face: "tactical" });
    expect(places(state).slice(0, 2)).toEqual(["commander", "pool"]);
    expect(dsd6.view(state).dice[1]?.face).toBe("tactical");
  });

  it("E2: a whole hull may be repaired, full shields recharged, nobody healed", () => {
    const state = lay({ dice: ["E", "S", "M"] });
    play(state, { type: "repair", die: 0 });
    play(state, { type: "recharge", die: 1 });
    play(state, { type: "heal", die: 2, freed: null });
    play(state, { type: "end-assign" }, [0]);
    expect([state.hull, state.shields]).toEqual([8, 4]);
  });

  it("E3: a die that was never rolled fits no station or card, but a Commander may change or reroll it", () => {
    const dice = ["?", "C", "C", "T", "T", "T"];
    const state = lay({ dice });
    expect(refusal(state, { type: "repair", die: 0 })).toBe("not-rolled");
    const used = dsd6.legalActions(state).map((action) => "die" in action && action.die);
    expect([used.includes(0), used.includes(1)]).toEqual([false, true]);
    play(state, { type: "change", die: 1, other: 0, face: "science" });
    expect(dsd6.view(state).dice[0]?.face).toBe("science");
    const rerolled = lay({ dice });
    play(rerolled, { type: "reroll", die: 2 }, [4, 4, 4, 4, 4]);
    expect(dsd6.view(rerolled).dice[0]?.face).toBe("engineering");
  });

  it("E4: the first Continue rolls the threat die, the second lets the threats act", () => {
    const state = lay({ play: ["pirates"], phase: "draw" });
    expect(types(play(state, { type: "continue" }, [0]))).toEqual(["threat-die-rolled"]);
    expect([dsd6.view(state).threatDie, state.shields]).toEqual(["skull", 4]);
    play(state, { type: "continue" });
    expect([dsd6.view(state).threatDie, state.shields]).toEqual([null, 2]);
  });

  it("E5, E8: a card that ends the game still discards itself, and the end is told last", () => {
    const state = lay({ deck: ["solar-winds-flagship"], hull: 1, shields: 0 });
    const events = play(state, { type: "end-assign" });
    expect(types(events)).toEqual(["card-drawn", "ship-damaged", "card-discarded", "game-ended"]);
    expect(threats(state)).not.toContain("solar-winds-flagship");
    expect(discards(state).at(-1)).toBe("solar-winds-flagship");
  });

  it("E8: Scanner dice that are released come before the end too", () => {
    const state = lay({
      dice: ["scan", "scan", "scan"],
      deck: ["solar-winds-flagship"],
      hull: 1,
      shields: 0,
      scannerDice: "release",
    });
    expect(types(play(state, { type: "end-assign" })).slice(-2)).toEqual([
      "scanner-freed",
      "game-ended",
    ]);
  });

  it("E6: once per turn holds for Commander and Science alone", () => {
    const dice = ["@T", "@E", "@M", "T", "E", "M"];
    const state = lay({ dice, play: ["pirates"], stationUse: "once" });
    expect(refusal(state, { type: "fire", die: 3, target: card("pirates") })).toBeUndefined();
    expect(refusal(state, { type: "repair", die: 4 })).toBeUndefined();
    expect(refusal(state, { type: "heal", die: 5, freed: null })).toBeUndefined();
    const used = lay({ dice: ["@C", "@S", "C", "S", "E", "E"], stationUse: "once" });
    expect(refusal(used, { type: "reroll", die: 2 })).toBe("station-used");
    expect(refusal(used, { type: "recharge", die: 3 })).toBe("station-used");
  });
});
