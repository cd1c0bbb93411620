// Rules 7-13 and rulings R4-R14: what crew does at each station.
import { describe, expect, it } from "vitest";
import { dsd6 } from "../../src/index.js";
import { card, drawTurn, hpOf, lay, places, play, refusal, threats, types } from "../position.js";

const face = (state: ReturnType<typeof lay>, die: number) => dsd6.view(state).dice[die]?.face;

describe("Commander", () => {
  it("rule 7: Reroll rolls all other pool dice and Threat faces lock", () => {
    const state = lay({ dice: ["C", "T", "M", "@E", "scan", "inf:S"] });
    const events = play(state, { type: "reroll", die: 0 }, [4, 5]);
    expect(places(state)).toEqual([
      "commander",
      "pool",
      "scanners",
      "engineering",
      "scanners",
      "infirmary",
    ]);
    expect([face(state, 1), face(state, 2)]).toEqual(["engineering", "threat"]);
    expect(types(events)).toEqual(["die-assigned", "crew-rolled", "die-scanned"]);
  });

  it("rule 7: Change turns one pool die to any face", () => {
    for (const to of ["commander", "tactical", "medical", "science", "engineering"] as const) {
      const state = lay({ dice: ["C", "T", "E", "E", "E", "E"] });
      play(state, { type: "change", die: 0, other: 1, face: to });
      expect([places(state)[0], places(state)[1], face(state, 1)]).toEqual([
        "commander",
        "pool",
        to,
      ]);
    }
  });

  it("rule 7: Comms Offline blocks both", () => {
    const state = lay({ dice: ["C", "T"], play: ["comms-offline"] });
    expect(refusal(state, { type: "reroll", die: 0 })).toBe("commander-blocked");
    expect(refusal(state, { type: "change", die: 0, other: 1, face: "medical" })).toBe(
      "commander-blocked",
    );
  });

  it("R4: a die changed to Threat locks and counts this turn", () => {
    const state = lay({ dice: ["C", "T", "scan", "scan", "E", "E"] });
    play(state, { type: "change", die: 0, other: 1, face: "threat" });
    expect(places(state)[1]).toBe("scanners");
    expect(dsd6.view(state).scannerCards).toBe(1);
    drawTurn(state, "scout", "pirates");
    expect(threats(state)).toEqual(["scout", "pirates"]);
  });

  it("R10: one action for each Commander die, and a die changed to Commander may be used", () => {
    const state = lay({ dice: ["C", "T", "T", "E", "E", "E"] });
    play(state, { type: "change", die: 0, other: 1, face: "commander" });
    play(state, { type: "change", die: 1, other: 2, face: "commander" });
    play(state, { type: "change", die: 2, other: 3, face: "medical" });
    expect(places(state).slice(0, 4)).toEqual(["commander", "commander", "commander", "pool"]);
  });

  it("R11: only other pool dice can be changed, and a reroll needs one", () => {
    const state = lay({ dice: ["C", "@T", "scan", "inf:E", "@E", "@M"] });
    const change = { type: "change", die: 0, face: "medical" };
    for (const other of [1, 2, 3, 4])
      expect(refusal(state, { ...change, other })).toBe("not-in-pool");
    expect(refusal(state, { ...change, other: 0 })).toBe("same-die");
    expect(refusal(state, { ...change, other: 6 })).toBe("bad-field");
    expect(refusal(state, { type: "reroll", die: 0 })).toBe("nothing-to-reroll");
  });

  it("R12: under Comms Offline a Commander die still resolves Boost Morale", () => {
    const state = lay({ dice: ["C"], play: ["comms-offline", "boost-morale"] });
    play(state, { type: "resolve", die: 0, target: card("boost-morale") });
    expect(threats(state)).toEqual(["comms-offline"]);
  });
});

describe("Tactical", () => {
  it("rule 8, R13: each die deals 1 damage, and fire may be split", () => {
    const state = lay({ dice: ["T", "T", "T", "E", "E", "E"], play: ["pirates", "scout"] });
    play(state, { type: "fire", die: 0, target: card("pirates") });
    play(state, { type: "fire", die: 1, target: card("scout") });
    play(state, { type: "fire", die: 2, target: card("pirates") });
    expect([hpOf(state, "pirates"), hpOf(state, "scout")]).toEqual([2, 1]);
  });

  it("rule 8: the boss cannot be hit while the Barrier is undestroyed", () => {
    const state = lay({ dice: ["T"], play: ["ouroboros-barrier"], boss: "play", deck: [] });
    expect(refusal(state, { type: "fire", die: 0, target: card("ouroboros") })).toBe("barrier-up");
    const open = lay({ dice: ["T"], play: [["ouroboros-barrier", 0]], boss: "play", deck: [] });
    play(open, { type: "fire", die: 0, target: card("ouroboros") });
    expect(hpOf(open, "ouroboros")).toBe(7);
  });

  it("rule 8: the Orbital Cannon can be hit only as the only external threat", () => {
    const fire = { type: "fire", die: 0, target: card("orbital-cannon") };
    expect(refusal(lay({ dice: ["T"], play: ["orbital-cannon", "scout"] }), fire)).toBe(
      "not-alone",
    );
    expect(refusal(lay({ dice: ["T"], play: ["orbital-cannon", "nebula"] }), fire)).toBeUndefined();
  });

  it("rule 8: under Time Warp no target falls below 1 hit point", () => {
    const state = lay({ dice: ["T", "T"], play: ["time-warp", ["scout", 2]] });
    play(state, { type: "fire", die: 0, target: card("scout") });
    play(state, { type: "fire", die: 1, target: card("scout") });
    expect(hpOf(state, "scout")).toBe(1);
  });

  it("rule 8: internal threats and a destroyed Barrier cannot be shot at", () => {
    const state = lay({ dice: ["T"], play: ["nebula", ["ouroboros-barrier", 0]] });
    expect(refusal(state, { type: "fire", die: 0, target: card("nebula") })).toBe("not-an-enemy");
    expect(refusal(state, { type: "fire", die: 0, target: card("ouroboros-barrier") })).toBe(
      "already-destroyed",
    );
  });

  it("rule 8: a shot needs an enemy in play", () => {
    const pirates = { type: "fire", die: 0, target: card("pirates") };
    expect(refusal(lay({ dice: ["T"], play: ["nebula"] }), pirates)).toBe("no-target");
    expect(refusal(lay({ dice: ["T"], play: ["scout"] }), pirates)).toBe("not-in-play");
  });
});

describe("Engineering", () => {
  it("rule 9, R14: each die repairs 1, only at the end of Assign and before the draw", () => {
    const state = lay({ dice: ["E", "E", "C", "C", "C", "C"], hull: 1, shields: 4 });
    play(state, { type: "repair", die: 0 });
    play(state, { type: "repair", die: 1 });
    expect(dsd6.view(state).repairs).toBe(2);
    expect(state.hull).toBe(1);
    const events = drawTurn(state, "solar-winds-flagship");
    expect(state.hull).toBe(2);
    expect(types(events).indexOf("hull-repaired")).toBeLessThan(
      types(events).indexOf("card-drawn"),
    );
    expect(state.phase).toBe("draw");
  });
});

describe("Medical", () => {
  it("rule 10, R5: a die heals all crew and frees one Scanner die, whatever their number", () => {
    const state = lay({ dice: ["M", "inf:T", "inf:S", "scan", "scan", "E"] });
    play(state, { type: "heal", die: 0, freed: 4 });
    expect(places(state)).toEqual(["medical", "pool", "pool", "scanners", "pool", "pool"]);
  });

  it("R5: a Scanner die must be named when there is one, and only then", () => {
    const state = lay({ dice: ["M", "scan", "T", "inf:E"] });
    expect(refusal(state, { type: "heal", die: 0, freed: null })).toBe("must-free");
    expect(refusal(state, { type: "heal", die: 0, freed: 2 })).toBe("not-in-scanners");
    expect(refusal(state, { type: "heal", die: 0, freed: 3 })).toBe("not-in-scanners");
    const none = lay({ dice: ["M", "T"] });
    expect(refusal(none, { type: "heal", die: 0, freed: 1 })).toBe("not-in-scanners");
    expect(refusal(none, { type: "heal", die: 0, freed: null })).toBeUndefined();
  });

  it("R6: each Medical die works by itself", () => {
    const state = lay({ dice: ["M", "M", "scan", "scan", "inf:E", "E"] });
    play(state, { type: "heal", die: 0, freed: 2 });
    play(state, { type: "heal", die: 1, freed: 3 });
    expect(places(state)).toEqual(["medical", "medical", "pool", "pool", "pool", "pool"]);
  });

  it("R7: a freed die shows Threat, cannot be assigned, is not locked again, and Commander may use it", () => {
    const state = lay({ dice: ["M", "scan", "C", "C", "E", "E"] });
    play(state, { type: "heal", die: 0, freed: 1 });
    expect(face(state, 1)).toBe("threat");
    for (const action of [
      { type: "repair", die: 1 },
      { type: "heal", die: 1, freed: null },
      { type: "recharge", die: 1 },
    ]) {
      expect(refusal(state, action)).toBe("threat-face");
    }
    play(state, { type: "change", die: 2, other: 1, face: "tactical" });
    expect([places(state)[1], face(state, 1)]).toEqual(["pool", "tactical"]);
    play(state, { type: "reroll", die: 3 }, [0, 1, 2]);
    expect(face(state, 1)).toBe("commander");
  });

  it("R8: recovered crew is usable this turn with the face it last showed", () => {
    const state = lay({ dice: ["M", "inf:T"], play: ["scout"] });
    play(state, { type: "heal", die: 0, freed: null });
    play(state, { type: "fire", die: 1, target: card("scout") });
    expect(hpOf(state, "scout")).toBe(1);
  });
});

describe("Science", () => {
  it("rule 11: recharges the shields to 4, but not under Nebula", () => {
    const state = lay({ dice: ["S"], shields: 0 });
    play(state, { type: "recharge", die: 0 });
    expect(state.shields).toBe(4);
    const nebula = lay({ dice: ["S"], shields: 0, play: ["nebula"] });
    expect(refusal(nebula, { type: "recharge", die: 0 })).toBe("recharge-blocked");
  });

  it("rule 11: a stasis token skips the next activation and is used up", () => {
    const state = lay({ dice: ["S"], play: ["pirates"] });
    play(state, { type: "stasis", die: 0, target: card("pirates") });
    drawTurn(state, "dont-panic");
    const rolled = play(state, { type: "continue" }, [0]);
    expect(types(rolled)).toEqual(["threat-die-rolled"]);
    const events = play(state, { type: "continue" });
    expect(types(events)).toEqual(["stasis-used", "turn-started"]);
    expect([state.shields, state.stasisTokens[0]]).toEqual([4, 0]);
  });

  it("R9: one action for each Science die", () => {
    const state = lay({ dice: ["S", "S", "S"], shields: 1, play: ["pirates"] });
    play(state, { type: "recharge", die: 0 });
    play(state, { type: "stasis", die: 1, target: card("pirates") });
    play(state, { type: "stasis", die: 2, target: card("pirates") });
    expect([state.shields, state.stasisTokens[0]]).toEqual([4, 2]);
  });
});

describe("Scanners and Infirmary", () => {
  it("rule 12: no action puts a die in Scanners by choice but Change to Threat", () => {
    const state = lay({ dice: ["C", "T", "M", "S", "E", "scan"], play: ["scout", "nebula"] });
    for (const action of dsd6.legalActions(state)) {
      const next = dsd6.clone(state);
      if (action.type === "reroll" || action.type === "end-assign") continue;
      dsd6.step(dsd6.open(next), action);
      const scanned = places(next).filter((place) => place === "scanners").length;
      if (action.type === "change" && action.face === "threat") expect(scanned).toBe(2);
      else expect(scanned).toBe(action.type === "heal" ? 0 : 1);
    }
  });

  it("rule 12: Scanner dice stay through Gather and are not rolled", () => {
    const state = lay({ dice: ["scan", "scan", "T", "T", "T", "T"] });
    drawTurn(state, "dont-panic");
    play(state, { type: "continue" }, [5]);
    play(state, { type: "continue" });
    play(state, { type: "roll" }, [0, 0, 0, 0]);
    expect(places(state).slice(0, 3)).toEqual(["scanners", "scanners", "pool"]);
  });

  it("rule 13: crew in the Infirmary is not rolled and cannot be used", () => {
    const state = lay({ dice: ["inf:T", "inf:C", "E", "E", "E", "E"], phase: "roll" });
    play(state, { type: "roll" }, [1, 1, 1, 1]);
    expect(places(state).slice(0, 2)).toEqual(["infirmary", "infirmary"]);
    expect(refusal(state, { type: "reroll", die: 1 })).toBe("not-in-pool");
  });
});
