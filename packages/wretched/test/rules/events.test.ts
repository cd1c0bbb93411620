// What is told of Kings, tools and checks: each event whole, because screens and journals read every field.
import { describe, expect, it } from "vitest";
import { type Options, type State, wretched } from "../../src/index.js";
import { countOnes, onesOdds } from "../../src/rules/tower.js";
import { begin, deal, eventsOf, gameOf, number, play, pull, turn } from "../table.js";

/** A day of some cards without pulls. */
function quiet(cards: number, options: Options = {}): State {
  const state = begin({ system: "off", ...options });
  deal(state, cards);
  return state;
}

describe("Kings", () => {
  it("rule 31: one that goes back into the deck is told with how many are left", () => {
    const state = quiet(3);
    for (const card of ["SK", "HK", "SA"] as const) turn(state, card);
    expect(eventsOf(play(state, { type: "return-king", card: "SK" }), "king-returned")).toEqual([
      { type: "king-returned", card: "SK", kings: 1 },
    ]);
  });

  it("rule 31: leaving them is told too", () => {
    const state = quiet(2);
    for (const card of ["SK", "SA"] as const) turn(state, card);
    expect(eventsOf(play(state, { type: "keep-king" }), "king-kept")).toEqual([
      { type: "king-kept", kings: 1 },
    ]);
  });

  it("rule 32: one that leaves the game is told with how many are left", () => {
    const state = quiet(3, { aces: { clubs: "remove-king", diamonds: "none" } });
    for (const card of ["DK", "HK", "CA"] as const) turn(state, card);
    expect(eventsOf(play(state, { type: "remove-king", card: "DK" }), "king-removed")).toEqual([
      { type: "king-removed", card: "DK", kings: 1 },
    ]);
  });

  it("R20: an Ace without a role asks for nothing", () => {
    const state = quiet(2, { aces: { clubs: "remove-king", diamonds: "none" } });
    turn(state, "HK");
    const events = turn(state, "DA");
    expect(eventsOf(events, "king-choice-offered")).toEqual([]);
    expect(state.stage).toBe("journalPhase");
  });
});

describe("tools", () => {
  it("rule 30: the tool of an Ace is told with its card", () => {
    expect(eventsOf(turn(quiet(1), "CA"), "tool-found")).toEqual([
      { type: "tool-found", card: "CA" },
    ]);
  });

  it("R59: and so is that of a modifier card", () => {
    const game = gameOf({
      ...wretched.rows,
      system: "odd",
      pulls: {},
      effects: { C4: { kind: "tool", amount: 1 } },
    });
    const state = game.clone(game.create({ seed: 1, initialDamage: null }));
    play(state, { type: "skip-log" }, [], game);
    deal(state, 1, game);
    expect(eventsOf(turn(state, "C4", game), "tool-found")).toEqual([
      { type: "tool-found", card: "C4" },
    ]);
    expect(state.hasTool).toBe(true);
  });
});

describe("checks", () => {
  it("rule 25, E5: a severe card adds to the face, in the integrity tower alone", () => {
    const plusOf = (tower: "integrity" | "dice", card: "DQ" | "D10") => {
      const state = begin({ tower });
      deal(state, 1);
      turn(state, card);
      return wretched.view(state).check?.plus;
    };
    const { severeBonus } = wretched.create({ seed: 1 }).config;
    expect(severeBonus).toBeGreaterThan(0);
    expect(plusOf("integrity", "DQ")).toBe(severeBonus);
    expect(plusOf("integrity", "D10")).toBe(0);
    expect(plusOf("dice", "DQ")).toBe(0);
  });

  it("E5: what became of a real tower is told with the card and the reason", () => {
    const played = (type: "tower-stood" | "tower-fell") => {
      const state = begin({ tower: "real" });
      deal(state, 2);
      turn(state, "S3");
      return eventsOf(play(state, { type }), type);
    };
    expect(played("tower-stood")).toEqual([
      { type: "tower-stood", card: "S3", reason: "pull-card" },
    ]);
    expect(played("tower-fell")).toEqual([{ type: "tower-fell", card: "S3", reason: "pull-card" }]);
  });

  it("R9: fixed damage is told without a face, because no die is rolled", () => {
    const state = begin({ system: "fixed" });
    deal(state, 1);
    turn(state, "S3");
    const [taken] = eventsOf(pull(state), "damage-taken");
    expect(taken).toMatchObject({ faces: [] });
  });
});

describe("R60: the dice tower", () => {
  it.each([0, -1, 1.5, 1000, Number.NaN])("has no pool of %d dice", (dice) => {
    expect(() => onesOdds(dice)).toThrow(RangeError);
  });

  it("has the largest pool that an integrity can be", () => {
    expect(onesOdds(999)).toHaveLength(1000);
    expect(onesOdds(999)).toBe(onesOdds(999)); // made once
  });

  it("names its counts, and asks one question about all answers", () => {
    const asked: unknown[] = [];
    const luck = {
      below: (n: number, about?: object) => {
        asked.push(n, about);
        return 0;
      },
      chance: () => false,
    };
    expect(countOnes(luck, 2)).toBe(0);
    expect(asked).toEqual([
      2 ** 21,
      {
        kind: "pick",
        name: "dice-showing-1",
        answers: ["0", "1", "2"],
        groups: onesOdds(2),
      },
    ]);
  });
});

describe("R59: days and tokens", () => {
  const game = gameOf({
    ...wretched.rows,
    system: "odd",
    pulls: {},
    effects: {
      H2: { kind: "more-cards", amount: 2 },
      H4: { kind: "fewer-cards", amount: 1 },
      H6: { kind: "add-tokens", amount: 2 },
    },
  });

  it("what a day has in all goes with what is left of it", () => {
    const state = game.clone(game.create({ seed: 1, initialDamage: null }));
    play(state, { type: "skip-log" }, [], game);
    deal(state, 2, game);
    const before = state.cardsThisTurn;
    turn(state, "H2", game);
    expect(state.cardsThisTurn).toBe(before + 2);
    turn(state, "H4", game);
    expect(state.cardsThisTurn).toBe(before + 1);
  });

  it("no token comes back after the last one, nor before the beacon is lit", () => {
    const state = game.clone(game.create({ seed: 1, initialDamage: null, tokens: 3 }));
    play(state, { type: "skip-log" }, [], game);
    deal(state, 2, game);
    Object.assign(state, { isBeaconActive: false, tokens: 3 });
    expect(eventsOf(turn(state, "H6", game), "tokens-changed")).toEqual([
      { type: "tokens-changed", card: "H6", change: 0, tokens: 3 },
    ]);
    expect(number("H6")).toBe(state.discard.at(-1));
  });
});
