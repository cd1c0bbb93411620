// Rules 1-6: ship, dice, damage, places, kinds of card.
import { unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { dsd6, FACES, KINDS, PLACES, SYMBOLS, type View } from "../../src/index.js";
import { activated, card, lay, play, THREATS } from "../position.js";

describe("components", () => {
  it("rule 1: hull 8, shields 4, six crew dice in the pool, one threat die not rolled yet", () => {
    const view = dsd6.view(dsd6.create({ seed: 1 }));
    expect(view).toMatchObject({ hull: 8, shields: 4, threatDie: null, turn: 1, phase: "roll" });
    expect(view.dice).toHaveLength(6);
    expect(view.dice.every(({ face }) => face === null)).toBe(true);
  });

  it("rule 2: each crew face comes up with chance 1/6", () => {
    expect(FACES).toEqual(["commander", "tactical", "medical", "science", "engineering", "threat"]);
    const state = lay({ dice: ["?", "scan", "scan", "scan", "scan", "scan"], phase: "roll" });
    const odds = unwrap(dsd6.odds(state, { type: "roll" }, ({ view }) => view.dice[0]?.face));
    expect(odds.map(({ value }) => value)).toEqual([...FACES]);
    for (const { probability } of odds) expect(probability).toBeCloseTo(1 / 6, 12);
  });

  it("rule 2: six dice rolled together are 462 combinations, as likely as all their orders", () => {
    const state = dsd6.create({ seed: 1 });
    const rolled = ({ view }: { view: View }) =>
      view.dice
        .map(({ face }) => face)
        .sort()
        .join();
    const roll = { type: "roll" } as const;
    const combined = unwrap(dsd6.odds(state, roll, rolled));
    const each = unwrap(dsd6.odds(state, roll, rolled, { limit: 46_656, tellApart: true }));
    expect([combined.interchangeable, each.interchangeable]).toEqual([["crew-die"], []]);
    expect([combined.length, each.length]).toEqual([462, 462]);
    const known = new Map(each.map(({ value, probability }) => [value, probability]));
    for (const { value, probability } of combined) {
      expect(probability).toBeCloseTo(known.get(value) ?? 0, 12);
    }
  });

  it("rule 3: each threat face comes up with chance 1/6, once a turn, in Activate", () => {
    expect(SYMBOLS).toEqual(["skull", "lightning", "alien", "warning", "hazard", "nova"]);
    const state = lay({ phase: "draw" });
    const odds = unwrap(dsd6.odds(state, { type: "continue" }, ({ view }) => view.threatDie));
    expect(odds.map(({ value }) => value)).toEqual([...SYMBOLS]);
    for (const { probability } of odds) expect(probability).toBeCloseTo(1 / 6, 12);
  });

  it("rule 4: damage takes shields first, the rest goes to the hull, neither falls below 0", () => {
    const pirates = activated({ play: ["pirates"], shields: 1 }, "skull");
    expect([pirates.shields, pirates.hull]).toEqual([0, 7]);
    const both = activated({ play: ["pirates"], shields: 3 }, "skull");
    expect([both.shields, both.hull]).toEqual([1, 8]);
    const lost = activated({ play: ["orbital-cannon"], shields: 0, hull: 1 }, "warning");
    expect(lost.hull).toBe(0);
  });

  it("rule 4: repairs stop at 8 and recharging at 4", () => {
    const state = lay({ dice: ["E", "E", "S", "C", "C", "C"], hull: 7, shields: 3 });
    play(state, { type: "repair", die: 0 });
    play(state, { type: "repair", die: 1 });
    play(state, { type: "recharge", die: 2 });
    play(state, { type: "end-assign" }, [0]);
    expect([state.hull, state.shields]).toEqual([8, 4]);
  });

  it("rule 5: a die is in the pool, on a station, in Scanners, in the Infirmary or on a card", () => {
    expect(PLACES).toEqual([
      "pool",
      "commander",
      "tactical",
      "medical",
      "science",
      "engineering",
      "scanners",
      "infirmary",
      "spent",
      "threat",
    ]);
    const state = lay({
      dice: ["T", "@C", "scan", "inf:M", "on:nebula:S", "@E"],
      play: ["nebula"],
    });
    expect(dsd6.view(state).dice).toEqual([
      { place: "pool", card: null, face: "tactical" },
      { place: "commander", card: null, face: "commander" },
      { place: "scanners", card: null, face: "threat" },
      { place: "infirmary", card: null, face: "medical" },
      { place: "threat", card: card("nebula"), face: "science" },
      { place: "engineering", card: null, face: "engineering" },
    ]);
  });

  it("rule 6: cards are internal, external, filler, Barrier or boss", () => {
    expect([...new Set(THREATS.map(({ kind }) => kind))].sort()).toEqual([...KINDS].sort());
  });
});
