// What is told of crew, stations and threats: each event whole, because screens and logs read every field.
import { describe, expect, it } from "vitest";
import { type Dsd6Event, dsd6 } from "../../src/index.js";
import { activate, activated, card, draw, lay, play, types } from "../position.js";

/** The events of one type. */
const told = (events: readonly Dsd6Event[], type: Dsd6Event["type"]) =>
  events.filter((event) => event.type === type);

describe("stations", () => {
  it("rule 8: a hit tells the damage and the hit points that are left", () => {
    const state = lay({ dice: ["T"], play: ["hijackers"] });
    const events = play(state, { type: "fire", die: 0, target: card("hijackers") });
    expect(told(events, "threat-hit")).toEqual([
      { type: "threat-hit", damage: 1, hp: 2, card: card("hijackers"), threat: "hijackers" },
    ]);
  });

  it("R31: a hit that Time Warp takes the rest of tells the damage that was done", () => {
    const state = lay({ dice: ["T"], play: [["hijackers", 1], "time-warp"] });
    const events = play(state, { type: "fire", die: 0, target: card("hijackers") });
    expect(told(events, "threat-hit")).toMatchObject([{ damage: 0, hp: 1 }]);
  });

  it("rule 9: repairs tell how much was repaired and what the hull is", () => {
    const state = lay({ dice: ["@E", "@E", "C", "C", "C", "C"], hull: 5 });
    const events = play(state, { type: "end-assign" }, [draw(state, "scout")]);
    expect(told(events, "hull-repaired")).toEqual([{ type: "hull-repaired", amount: 2, hull: 7 }]);
  });

  it("rule 11: recharging tells how much was missing", () => {
    const state = lay({ dice: ["S"], shields: 1 });
    const events = play(state, { type: "recharge", die: 0 });
    expect(told(events, "shields-recharged")).toEqual([
      { type: "shields-recharged", amount: 3, shields: 4 },
    ]);
  });

  it("R4: a changed die tells what it showed before, if it was rolled", () => {
    const change = { type: "change", die: 0, other: 1, face: "science" } as const;
    const rolled = play(lay({ dice: ["C", "M"] }), change);
    expect(told(rolled, "die-changed")).toEqual([
      { type: "die-changed", die: 1, face: "science", before: "medical" },
    ]);
    const healed = play(lay({ dice: ["C", "?"] }), change);
    expect(told(healed, "die-changed")).toMatchObject([{ before: null }]);
  });

  it("R6: healing without a Scanner die frees none, whichever way it is played", () => {
    for (const medical of ["both", "either"] as const) {
      const state = lay({ dice: ["M", "inf:T", medical === "both" ? "E" : "scan"], medical });
      const events = play(state, { type: "heal", die: 0, freed: null });
      expect(types(events)).toEqual(["die-assigned", "crew-healed"]);
      expect(told(events, "crew-healed")).toEqual([{ type: "crew-healed", dice: [1] }]);
    }
  });

  it("rule 21: a resolved threat tells the dice that were on it", () => {
    const state = lay({ dice: ["S", "on:nebula:S"], play: ["nebula"] });
    const events = play(state, { type: "resolve", die: 0, target: card("nebula") });
    expect(told(events, "die-put-on-threat")).toMatchObject([{ count: 2, needed: 2 }]);
    expect(told(events, "threat-resolved")).toEqual([
      { type: "threat-resolved", dice: [0, 1], card: card("nebula"), threat: "nebula" },
    ]);
  });
});

describe("threats", () => {
  it("rule 18: the threat die is told and reveals something", () => {
    const [rolled] = activate(lay({ phase: "draw" }), "hazard");
    expect(rolled).toEqual({ type: "threat-die-rolled", symbol: "hazard", reveals: true });
  });

  it("R30: a stasis token that is used up tells how many are left", () => {
    const state = lay({ play: [["scout", 2, 3]], phase: "draw" });
    expect(told(activate(state, "hazard"), "stasis-used")).toEqual([
      { type: "stasis-used", tokens: 2, card: card("scout"), threat: "scout" },
    ]);
  });

  it("R25: returned crew is told die by die, no more than the card says", () => {
    const state = lay({ dice: ["E", "inf:T", "inf:M"], play: ["boost-morale"], phase: "draw" });
    expect(told(activate(state, "nova"), "crew-returned")).toEqual([
      { type: "crew-returned", die: 1, card: card("boost-morale"), threat: "boost-morale" },
    ]);
  });

  it("R25, published: only as many Scanner dice come back as the card says", () => {
    const state = lay({
      dice: ["scan", "scan", "E", "E", "E", "E"],
      play: ["boost-morale"],
      phase: "draw",
      returnCrew: "from-scanners",
    });
    expect(told(activate(state, "nova"), "scanner-freed")).toEqual([
      { type: "scanner-freed", die: 0 },
    ]);
  });

  it("rule 23: a freed die is told with the card that held it", () => {
    const state = lay({ dice: ["on:distracted:T"], play: ["distracted"], phase: "draw" });
    expect(told(activate(state, "nova"), "die-unlocked")).toEqual([
      { type: "die-unlocked", die: 0, card: card("distracted"), threat: "distracted" },
    ]);
  });

  it("R21, published: nothing is locked when no die is in the pool or used", () => {
    const dice = ["inf:T", "inf:T", "inf:T", "inf:T", "scan", "scan"];
    const state = lay({ dice, lockedDie: "pool-or-used" });
    const events = play(state, { type: "end-assign" }, [draw(state, "distracted")]);
    expect(told(events, "die-locked")).toEqual([]);
    expect(types(events)).toContain("card-drawn");
  });

  it("R32: the cards that are shuffled in are told", () => {
    const discard = ["pirates", "scout", "dont-panic"];
    const state = lay({ play: ["time-warp"], discard, phase: "draw" });
    expect(told(activate(state, "nova"), "discards-shuffled")).toEqual([
      {
        type: "discards-shuffled",
        cards: discard.map(card),
        card: card("time-warp"),
        threat: "time-warp",
      },
    ]);
  });
});

describe("R24: what can still come back, by the options", () => {
  const table = { deck: [], boss: "destroyed" } as const;
  const isStuck = (state: ReturnType<typeof lay>) => dsd6.outcome(state)?.isStalemate === true;

  it("full Scanners that are released, and no fewer", () => {
    const three = ["scan", "scan", "scan", "inf:T", "inf:T", "inf:T"];
    const two = ["scan", "scan", "inf:T", "inf:T", "inf:T", "inf:T"];
    const at = (dice: readonly string[]) =>
      activated({ ...table, dice, play: ["hijackers"], scannerDice: "release" }, "skull");
    expect(isStuck(at(three))).toBe(false);
    expect(isStuck(at(two))).toBe(true);
  });

  it("crew in the Infirmary only by a card that returns it", () => {
    const dice = ["inf:T", "scan", "scan", "scan", "scan", "scan"];
    expect(isStuck(activated({ ...table, dice, play: ["hijackers"] }, "skull"))).toBe(true);
    expect(
      isStuck(activated({ ...table, dice, play: ["hijackers", "boost-morale"] }, "skull")),
    ).toBe(false);
  });

  it("as published, dice in the Scanners by a card that returns them, but no crew", () => {
    const play = ["hijackers", "boost-morale", "nebula"];
    const rules = { ...table, play, returnCrew: "from-scanners", unfinishedDice: "stay" } as const;
    const crew = ["inf:T", "inf:T", "inf:T", "inf:T", "inf:T", "on:nebula:S"];
    const scanned = ["scan", "inf:T", "inf:T", "inf:T", "inf:T", "on:nebula:S"];
    expect(isStuck(activated({ ...rules, dice: crew }, "skull"))).toBe(true);
    expect(isStuck(activated({ ...rules, dice: scanned }, "skull"))).toBe(false);
    const usual = { ...rules, returnCrew: "from-infirmary" } as const;
    expect(isStuck(activated({ ...usual, dice: crew }, "skull"))).toBe(false);
  });

  it("a die on a threat, when one card sends crew and another returns it", () => {
    const dice = ["on:nebula:S", "scan", "scan", "scan", "scan", "scan"];
    const stays = { ...table, unfinishedDice: "stay" } as const;
    const stuck = (play: readonly string[], other = dice) =>
      isStuck(activated({ ...stays, dice: other, play }, "skull"));
    expect(stuck(["nebula", "boost-morale", "hijackers"])).toBe(false);
    expect(stuck(["nebula", "hijackers"])).toBe(true);
    const locked = ["on:distracted:S", "scan", "scan", "scan", "scan", "scan"];
    expect(stuck(["boost-morale", "hijackers", "distracted"], locked)).toBe(false); // it is freed
  });
});

it("R23, published: all crew in the Infirmary is seen when the next turn begins", () => {
  const dice = ["inf:T", "inf:T", "inf:T", "inf:T", "@E", "@E"];
  const rules = { dice, play: ["spore-infestation"], phase: "draw", crewLoss: "no-die-to-roll" };
  const events = activate(lay(rules as Parameters<typeof lay>[0]), "alien");
  expect(types(events).slice(-3)).toEqual(["crew-sent", "turn-started", "game-ended"]);
});
