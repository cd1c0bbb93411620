// Rules 22-43 and rulings R19-R22, R25-R39: every card of the deck.
import { describe, expect, it } from "vitest";
import { dsd6 } from "../../src/index.js";
import {
  activate,
  activated,
  card,
  discards,
  drawTurn,
  hpOf,
  lay,
  places,
  play,
  refusal,
  standardCards,
  THREATS,
  threats,
  types,
} from "../position.js";

const count = (state: ReturnType<typeof lay>, place: string) =>
  places(state).filter((one) => one === place).length;

/** A row of the table of the rules: symbol, copies, and what destroys or resolves it. */
function row(id: string) {
  const found = THREATS.find((threat) => threat.id === id);
  return [found?.kind, found?.symbol, found?.count, found?.hp ?? found?.needs];
}

describe("internal cards", () => {
  it("rule 22: Panel Explosion x2, Warning, Engineering 1: one crew to the Infirmary", () => {
    expect(row("panel-explosion")).toEqual([
      "internal",
      "warning",
      2,
      { face: "engineering", count: 1 },
    ]);
    expect(count(activated({ play: ["panel-explosion"] }, "warning"), "infirmary")).toBe(1);
  });

  it("rule 23: Distracted x3, Nova: locks a pool die; Nova frees it and discards the card", () => {
    expect(row("distracted")).toEqual(["internal", "nova", 3, undefined]);
    const state = lay({ dice: ["@E", "T", "T", "T", "T", "T"] });
    drawTurn(state, "distracted");
    expect(places(state).slice(0, 3)).toEqual(["engineering", "threat", "pool"]);
    activate(state, "nova");
    expect([places(state)[1], threats(state).length]).toEqual(["pool", 0]);
    expect(discards(state)).toEqual(["distracted"]);
  });

  it("rule 24: Friendly Fire x2, Lightning, Tactical 1: 1 hull damage", () => {
    expect(row("friendly-fire")).toEqual([
      "internal",
      "lightning",
      2,
      { face: "tactical", count: 1 },
    ]);
    expect(activated({ play: ["friendly-fire"], shields: 0 }, "lightning").hull).toBe(7);
  });

  it("rule 25, R25: Boost Morale, Nova, Commander 1: one crew back, and it stays in play", () => {
    expect(row("boost-morale")).toEqual(["internal", "nova", 1, { face: "commander", count: 1 }]);
    const state = activated({ dice: ["inf:T", "inf:E"], play: ["boost-morale"] }, "nova");
    expect(places(state).slice(0, 2)).toEqual(["pool", "infirmary"]);
    expect(threats(state)).toEqual(["boost-morale"]);
    const idle = activated({ play: ["boost-morale"] }, "nova");
    expect(threats(idle)).toEqual(["boost-morale"]);
    const resolved = lay({ dice: ["C"], play: ["boost-morale"] });
    play(resolved, { type: "resolve", die: 0, target: card("boost-morale") });
    expect(threats(resolved)).toEqual([]);
  });

  it("rule 26: Nebula, Hazard, Science 2: 1 shield damage", () => {
    expect(row("nebula")).toEqual(["internal", "hazard", 1, { face: "science", count: 2 }]);
    const state = activated({ play: ["nebula"] }, "hazard");
    expect([state.shields, state.hull]).toEqual([3, 8]);
  });

  it("rule 27, R32: Time Warp, Nova, Science 2: the 3 newest discards go back above the boss", () => {
    expect(row("time-warp")).toEqual(["internal", "nova", 1, { face: "science", count: 2 }]);
    const state = lay({
      play: ["time-warp"],
      discard: ["scout", "dont-panic", "pirates", "nebula"],
      deck: ["ouroboros-barrier"],
      phase: "draw",
    });
    const before = state.discard.length;
    activate(state, "nova");
    expect(state.deck.rest).toEqual(
      ["dont-panic", "pirates", "nebula", "ouroboros-barrier"].map(card).sort((a, b) => a - b),
    );
    expect(state.deck.bottom).toEqual([card("ouroboros")]);
    expect(state.discard).toHaveLength(before - 3);
    expect(state.discard.at(-1)).toBe(card("scout"));
  });

  it("R32: with fewer than 3 discards all of them go back; with the boss drawn they form the deck", () => {
    const all = standardCards("normal");
    const few = lay({ play: ["time-warp"], discard: ["scout", "pirates"], phase: "draw" });
    activate(few, "nova");
    expect(few.discard).toEqual([]);
    expect(few.deck.rest).toHaveLength(all.length - 2);
    const late = lay({ play: ["time-warp"], deck: [], boss: "play", phase: "draw" });
    activate(late, "nova");
    expect([late.deck.rest.length, late.deck.bottom.length]).toEqual([3, 0]);
  });

  it("rule 28, R20: Pandemic, Hazard, Medical 2: exactly the dice in the pool", () => {
    expect(row("pandemic")).toEqual(["internal", "hazard", 1, { face: "medical", count: 2 }]);
    const dice = ["T", "@E", "scan", "E", "on:nebula:S", "!"];
    const state = activated({ dice, play: ["pandemic", "nebula"] }, "hazard");
    expect(places(state)).toEqual([
      "infirmary",
      "pool",
      "scanners",
      "infirmary",
      "pool",
      "infirmary",
    ]);
  });

  it("rule 29: Spore Infestation, Alien, Medical 1: two crew to the Infirmary", () => {
    expect(row("spore-infestation")).toEqual([
      "internal",
      "alien",
      1,
      { face: "medical", count: 1 },
    ]);
    expect(count(activated({ play: ["spore-infestation"] }, "alien"), "infirmary")).toBe(2);
  });

  it("rule 30: Robot Uprising, Warning, Tactical 2: two crew to the Infirmary", () => {
    expect(row("robot-uprising")).toEqual([
      "internal",
      "warning",
      1,
      { face: "tactical", count: 2 },
    ]);
    expect(count(activated({ play: ["robot-uprising"] }, "warning"), "infirmary")).toBe(2);
  });

  it("rule 31, R35: Comms Offline, Lightning, Engineering 2: one card after all activations, which does not activate", () => {
    expect(row("comms-offline")).toEqual([
      "internal",
      "lightning",
      1,
      { face: "engineering", count: 2 },
    ]);
    const state = lay({ play: ["comms-offline", "friendly-fire"], phase: "draw" });
    const events = activate(state, "lightning", [state.deck.rest.indexOf(card("strike-bombers"))]);
    expect(types(events)).toEqual([
      "threat-die-rolled",
      "threat-activated",
      "threat-activated",
      "ship-damaged",
      "card-drawn",
      "turn-started",
    ]);
    expect([threats(state).at(-1), state.shields]).toEqual(["strike-bombers", 3]);
  });

  it("R35: the reveal effect of the card that Comms Offline draws fires", () => {
    const state = lay({ play: ["comms-offline"], phase: "draw" });
    activate(state, "lightning", [state.deck.rest.indexOf(card("solar-winds-flagship"))]);
    expect([state.hull, state.shields]).toEqual([7, 0]);
  });
});

describe("crew effects", () => {
  it("R19: pool first, then stations, then cards under resolution, lowest die first", () => {
    const dice = ["on:nebula:S", "@T", "scan", "E", "@E", "inf:T"];
    const one = activated({ dice, play: ["nebula", "panel-explosion"] }, "warning");
    expect(places(one)[3]).toBe("infirmary");
    const two = activated({ dice, play: ["nebula", "robot-uprising"] }, "warning");
    expect([places(two)[3], places(two)[1], places(two)[4]]).toEqual([
      "infirmary",
      "infirmary",
      "pool",
    ]);
    const three = activated(
      { dice, play: ["nebula", "robot-uprising", "panel-explosion", "panel-explosion#2"] },
      "warning",
    );
    expect(places(three)).toEqual([
      "infirmary",
      "infirmary",
      "scanners",
      "infirmary",
      "infirmary",
      "infirmary",
    ]);
  });

  it("R19: Scanner and Distracted dice are out of reach, and as many are sent as there are", () => {
    const dice = ["scan", "on:distracted:T", "scan", "scan", "scan", "E"];
    const state = activated({ dice, play: ["distracted", "robot-uprising"] }, "warning");
    expect(places(state)).toEqual([
      "scanners",
      "threat",
      "scanners",
      "scanners",
      "scanners",
      "infirmary",
    ]);
  });

  it("R21: Distracted takes the lowest pool die, none from an empty pool, and stays until Nova", () => {
    const state = lay({ dice: ["@E", "@E", "@E", "@E", "@E", "@E"] });
    drawTurn(state, "distracted");
    expect(count(state, "threat")).toBe(0);
    activate(state, "skull");
    expect(threats(state)).toEqual(["distracted"]);
    play(state, { type: "roll" }, [4, 4, 4, 4, 4, 4]);
    drawTurn(state, "dont-panic");
    activate(state, "nova");
    expect(discards(state)).toEqual(["dont-panic", "distracted"]);
  });

  it("R22: a distracted die is neither rolled nor gathered, and is no crew loss", () => {
    const dice = ["on:distracted:T", "inf:E", "inf:E", "inf:E", "inf:E", "E"];
    const state = activated({ dice, play: ["distracted", "panel-explosion"] }, "warning");
    expect(places(state)[0]).toBe("threat");
    expect(count(state, "infirmary")).toBe(5);
    expect(dsd6.outcome(state)).toBeUndefined();
    expect(types(play(state, { type: "roll" }))).toEqual(["crew-rolled"]);
    expect(places(state)[0]).toBe("threat");
  });
});

describe("external cards", () => {
  it("rule 32: Strike Bombers x2, Lightning, 3 HP: 1 hull damage", () => {
    expect(row("strike-bombers")).toEqual(["external", "lightning", 2, 3]);
    expect(activated({ play: ["strike-bombers"], shields: 0 }, "lightning").hull).toBe(7);
  });

  it("rule 33, R27: Scout x2, Hazard, 2 HP: 1 shield damage, or 1 hull if shields are 0", () => {
    expect(row("scout")).toEqual(["external", "hazard", 2, 2]);
    const shielded = activated({ play: ["scout"], shields: 1 }, "hazard");
    expect([shielded.shields, shielded.hull]).toEqual([0, 8]);
    const bare = activated({ play: ["scout"], shields: 0 }, "hazard");
    expect([bare.shields, bare.hull]).toEqual([0, 7]);
  });

  it("R27: other shield damage does not overflow", () => {
    expect(activated({ play: ["nebula"], shields: 0 }, "hazard").hull).toBe(8);
  });

  it("rule 34, R26: Pirates, Skull, 4 HP: 2 hull damage, through the shields", () => {
    expect(row("pirates")).toEqual(["external", "skull", 1, 4]);
    const state = activated({ play: ["pirates"] }, "skull");
    expect([state.shields, state.hull]).toEqual([2, 8]);
  });

  it("rule 35, R28: Space Pirates, Skull, 5 HP: 2 hull damage, then 1 shield damage", () => {
    expect(row("space-pirates")).toEqual(["external", "skull", 1, 5]);
    const after = (shields: number) => {
      const state = activated({ play: ["space-pirates"], shields }, "skull");
      return [state.shields, state.hull];
    };
    expect([after(4), after(2), after(1), after(0)]).toEqual([
      [1, 8],
      [0, 8],
      [0, 7],
      [0, 6],
    ]);
  });

  it("rule 36, R39: Orbital Cannon, Warning, 6 HP: 3 hull damage; live Barrier and boss keep it safe", () => {
    expect(row("orbital-cannon")).toEqual(["external", "warning", 1, 6]);
    expect(activated({ play: ["orbital-cannon"], shields: 0 }, "warning").hull).toBe(5);
    const fire = { type: "fire", die: 0, target: card("orbital-cannon") };
    const dice = ["T"];
    const barrier = lay({ dice, play: ["orbital-cannon", "ouroboros-barrier"] });
    expect(refusal(barrier, fire)).toBe("not-alone");
    const boss = lay({ dice, play: ["orbital-cannon"], boss: "play", deck: [] });
    expect(refusal(boss, fire)).toBe("not-alone");
    const destroyed = lay({ dice, play: ["orbital-cannon", ["ouroboros-barrier", 0]] });
    expect(refusal(destroyed, fire)).toBeUndefined();
  });

  it("rule 37, R36: Solar Winds Flagship: 5 damage through the shields, then discarded, never active", () => {
    expect(row("solar-winds-flagship")).toEqual(["external", "skull", 1, undefined]);
    const state = lay();
    drawTurn(state, "solar-winds-flagship");
    expect([state.hull, state.shields, threats(state).length]).toEqual([7, 0, 0]);
    expect(discards(state)).toEqual(["solar-winds-flagship"]);
    activate(state, "skull");
    expect(state.hull).toBe(7);
  });

  it("rule 38: Hijackers, Alien, 3 HP: one crew to the Infirmary", () => {
    expect(row("hijackers")).toEqual(["external", "alien", 1, 3]);
    expect(count(activated({ play: ["hijackers"] }, "alien"), "infirmary")).toBe(1);
  });
});

describe("boss and filler", () => {
  it("rule 39: the Barrier, Alien, 4 HP: 2 hull damage and back to 4 HP", () => {
    expect(row("ouroboros-barrier")).toEqual(["boss-barrier", "alien", 1, 4]);
    const state = activated({ play: [["ouroboros-barrier", 1]], shields: 0 }, "alien");
    expect([state.hull, hpOf(state, "ouroboros-barrier")]).toEqual([6, 4]);
  });

  it("rule 39, R38: a destroyed Barrier stays in play, does not block, does not come back", () => {
    const state = lay({ dice: ["T"], play: [["ouroboros-barrier", 1]] });
    const events = play(state, { type: "fire", die: 0, target: card("ouroboros-barrier") });
    expect(types(events)).toContain("threat-destroyed");
    expect(dsd6.view(state).threats[0]).toMatchObject({ hp: 0, isDestroyed: true });
    drawTurn(state, "dont-panic");
    activate(state, "alien");
    expect([state.shields, hpOf(state, "ouroboros-barrier")]).toEqual([4, 0]);
  });

  it("rule 40: Ouroboros, Alien, 8 HP, always last: 3 hull damage", () => {
    expect(row("ouroboros")).toEqual(["boss", "alien", 1, 8]);
    const state = lay({ deck: ["scout"] });
    play(state, { type: "end-assign" });
    expect(threats(state)).toEqual(["ouroboros-barrier", "scout"]);
    activate(state, "nova");
    play(state, { type: "roll" }, [0, 0, 0, 0, 0, 0]);
    play(state, { type: "end-assign" });
    expect(threats(state).at(-1)).toBe("ouroboros");
    state.shields = 0;
    activate(state, "alien");
    expect(state.hull).toBe(5);
  });

  it("rule 41: Don't Panic x6, x3, x0 by difficulty, discarded on draw", () => {
    expect(THREATS.find(({ kind }) => kind === "filler")?.count).toEqual({
      easy: 6,
      normal: 3,
      hard: 0,
    });
  });

  it("rule 42: 24, 27 and 30 cards beside Ouroboros; 23, 26 and 29 left after setup with it", () => {
    for (const [difficulty, cards, left] of [
      ["hard", 24, 23],
      ["normal", 27, 26],
      ["easy", 30, 29],
    ] as const) {
      expect(standardCards(difficulty)).toHaveLength(cards + 1);
      expect(dsd6.view(dsd6.create({ seed: 3, difficulty })).deckSize).toBe(left);
    }
    const sum = (kind: string) =>
      THREATS.filter((threat) => threat.kind === kind).reduce((n, one) => n + Number(one.count), 0);
    expect([sum("internal"), sum("external"), sum("boss-barrier"), sum("boss")]).toEqual([
      14, 9, 1, 1,
    ]);
  });

  it("rule 43: 40 hit points in all, and Nova never hurts", () => {
    const points = THREATS.reduce(
      (sum, { hp, count: n }) => sum + (hp === undefined ? 0 : hp * Number(n)),
      0,
    );
    expect(points).toBe(40);
    const nova = THREATS.filter(({ symbol }) => symbol === "nova").map(({ id }) => id);
    expect(nova).toEqual(["distracted", "boost-morale", "time-warp"]);
    const state = activated({ play: nova }, "nova");
    expect([state.hull, state.shields, count(state, "infirmary")]).toEqual([8, 4, 0]);
  });
});

describe("order and stasis", () => {
  it("R29: cards act in the order they entered play, and a lost game stops at once", () => {
    const state = activated(
      { play: ["space-pirates", "pirates"], shields: 0, hull: 2, dice: ["E"] },
      "skull",
    );
    expect(dsd6.outcome(state)).toMatchObject({ result: "hull-lost", killer: "space-pirates" });
    const other = activated(
      { play: ["pirates", "space-pirates"], shields: 0, hull: 2, dice: ["E"] },
      "skull",
    );
    expect(dsd6.outcome(other)).toMatchObject({ result: "hull-lost", killer: "pirates" });
  });

  it("R29: an activation that loses the game stops there: the Barrier does not regenerate any more", () => {
    const state = activated({ play: [["ouroboros-barrier", 1]], shields: 0, hull: 2 }, "alien");
    expect([state.hull, hpOf(state, "ouroboros-barrier")]).toEqual([0, 1]);
  });

  it("R29: a card that discards itself does not hide the next one", () => {
    const dice = ["on:distracted:T", "on:distracted#2:T", "inf:E", "E", "E", "E"];
    const table = { dice, play: ["distracted", "distracted#2", "boost-morale"] };
    const state = activated(table, "nova");
    expect(threats(state)).toEqual(["boost-morale"]);
    expect(places(state).slice(0, 3)).toEqual(["pool", "pool", "pool"]);
  });

  it("R30: the tokens of a Barrier go when it is destroyed for good", () => {
    const state = lay({ dice: ["T"], play: [["ouroboros-barrier", 1, 2]] });
    play(state, { type: "fire", die: 0, target: card("ouroboros-barrier") });
    expect(state.stasisTokens).toEqual([0]);
  });

  it("R48: a Barrier that returns does no damage then, and its tokens stay and hold it back afterwards", () => {
    const state = lay({ dice: ["T"], play: [["ouroboros-barrier", 1, 1]], barrier: "returns" });
    play(state, { type: "fire", die: 0, target: card("ouroboros-barrier") });
    expect(state.stasisTokens).toEqual([1]);
    state.phase = "draw";
    expect(types(activate(state, "alien"))).toEqual([
      "threat-die-rolled",
      "threat-regenerated",
      "turn-started",
    ]);
    expect([state.hull, state.shields, state.stasisTokens]).toEqual([8, 4, [1]]);
    state.phase = "draw";
    expect(types(activate(state, "alien"))).toContain("stasis-used");
    expect([state.shields, state.stasisTokens]).toEqual([4, [0]]);
  });

  it("R30: tokens stack, one is used for each activation, and they last", () => {
    const state = lay({ play: [["pirates", 4, 2]], phase: "draw", deck: ["ouroboros-barrier"] });
    for (const left of [1, 0]) {
      activate(state, "skull");
      expect([state.stasisTokens[0], state.shields]).toEqual([left, 4]);
      state.phase = "draw";
    }
    activate(state, "skull");
    expect(state.shields).toBe(2);
  });

  it("R30: internal threats and bosses can be put in stasis, a destroyed Barrier cannot; passives stay", () => {
    const state = lay({
      dice: ["S", "S", "S", "S"],
      play: ["nebula", "ouroboros-barrier"],
      boss: "play",
      deck: [],
    });
    for (const [die, name] of ["nebula", "ouroboros-barrier", "ouroboros"].entries())
      play(state, { type: "stasis", die, target: card(name) });
    expect(refusal(state, { type: "recharge", die: 3 })).toBe("recharge-blocked");
    const destroyed = lay({ dice: ["S"], play: [["ouroboros-barrier", 0]] });
    expect(refusal(destroyed, { type: "stasis", die: 0, target: card("ouroboros-barrier") })).toBe(
      "already-destroyed",
    );
  });

  it("R31: Time Warp keeps Barrier and Ouroboros at 1 HP too; the hit is allowed and wasted", () => {
    const dice = ["T"];
    const barrier = lay({ dice, play: ["time-warp", ["ouroboros-barrier", 1]] });
    play(barrier, { type: "fire", die: 0, target: card("ouroboros-barrier") });
    expect(hpOf(barrier, "ouroboros-barrier")).toBe(1);
    const boss = lay({ dice, play: ["time-warp", ["ouroboros", 1]], boss: "play", deck: [] });
    play(boss, { type: "fire", die: 0, target: card("ouroboros") });
    expect(hpOf(boss, "ouroboros")).toBe(1);
  });

  it("R33: what enters the discard, and what never does", () => {
    const state = lay({
      dice: ["T", "E", "T", "T"],
      play: [["scout", 1], "panel-explosion", ["ouroboros-barrier", 1], ["ouroboros", 1]],
      boss: "play",
      deck: ["dont-panic", "solar-winds-flagship"],
      discard: [],
    });
    const before = state.discard.length;
    play(state, { type: "fire", die: 0, target: card("scout") });
    play(state, { type: "resolve", die: 1, target: card("panel-explosion") });
    play(state, { type: "fire", die: 2, target: card("ouroboros-barrier") });
    play(state, { type: "fire", die: 3, target: card("ouroboros") });
    drawTurn(state, "solar-winds-flagship");
    const added = discards(state).slice(before);
    expect(added).toEqual(["scout", "panel-explosion", "solar-winds-flagship"]);
    expect(threats(state)).toEqual(["ouroboros-barrier"]);
    expect(state.isBossDestroyed).toBe(true);
  });
});
