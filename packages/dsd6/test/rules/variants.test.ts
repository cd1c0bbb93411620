// The other readings that the rulings name, as options.
import { describe, expect, it } from "vitest";
import { dsd6, type Options, PRINTED_GAME } from "../../src/index.js";
import {
  activate,
  activated,
  card,
  discards,
  draw,
  drawTurn,
  hpOf,
  lay,
  places,
  play,
  refusal,
  threats,
  types,
} from "../position.js";

describe("variants", () => {
  it("R16 resolvedDice spent: dice of a resolved card wait until Gather", () => {
    const state = lay({ dice: ["E", "T"], play: ["panel-explosion"], resolvedDice: "spent" });
    play(state, { type: "resolve", die: 0, target: card("panel-explosion") });
    expect(places(state)[0]).toBe("spent");
    expect(refusal(state, { type: "repair", die: 0 })).toBe("not-in-pool");
    drawTurn(state, "dont-panic");
    activate(state, "nova");
    expect(places(state)[0]).toBe("pool");
  });

  it("R16 resolvedDice spent: spent dice are reached by send-crew after the pool, and repair nothing", () => {
    const dice = ["spent:E", "E", "scan", "scan", "@T", "scan"];
    const state = activated(
      { dice, play: ["robot-uprising"], resolvedDice: "spent", hull: 3 },
      "warning",
    );
    expect(places(state).slice(0, 2)).toEqual(["infirmary", "infirmary"]);
    expect(state.hull).toBe(3);
  });

  it("R17 unfinishedDice stay: dice on a card wait for the rest and are not rolled", () => {
    const state = lay({ dice: ["S", "S", "E"], play: ["nebula"], unfinishedDice: "stay" });
    play(state, { type: "resolve", die: 0, target: card("nebula") });
    drawTurn(state, "dont-panic");
    activate(state, "nova");
    expect(places(state)[0]).toBe("threat");
    play(state, { type: "roll" }, [3, 4, 4, 4, 4]);
    play(state, { type: "resolve", die: 1, target: card("nebula") });
    expect([places(state)[0], threats(state).length]).toEqual(["pool", 0]);
  });

  it("R1 scannerDice release: the dice that drew an extra card come back after the draw", () => {
    const dice = ["scan", "scan", "E", "scan", "scan", "E"];
    const state = lay({ dice, scannerDice: "release" });
    const answers = [draw(state, "scout"), draw(state, "pirates", ["scout"])];
    const events = play(state, { type: "end-assign" }, answers);
    expect(places(state)).toEqual(["pool", "pool", "pool", "pool", "scanners", "pool"]);
    expect(types(events)).toEqual([
      "card-drawn",
      "card-drawn",
      "scanner-freed",
      "scanner-freed",
      "scanner-freed",
    ]);
  });

  it("R1 scannerDice release: full Scanners are no stalemate, they come back", () => {
    const state = activated(
      {
        dice: ["scan", "scan", "scan", "scan", "scan", "scan"],
        play: ["hijackers"],
        deck: [],
        boss: "destroyed",
        scannerDice: "release",
      },
      "skull",
    );
    expect(dsd6.outcome(state)).toBeUndefined();
    play(state, { type: "roll" });
    play(state, { type: "end-assign" });
    expect(places(state)).toEqual(["pool", "pool", "pool", "pool", "pool", "pool"]);
  });

  it("R5 medical either: a Medical die heals or frees", () => {
    const dice = ["M", "M", "inf:T", "scan", "E", "E"];
    const state = lay({ dice, medical: "either" });
    play(state, { type: "heal", die: 0, freed: 3 });
    expect(places(state).slice(2, 4)).toEqual(["infirmary", "pool"]);
    play(state, { type: "heal", die: 1, freed: null });
    expect(places(state)[2]).toBe("pool");
  });

  it("R30 stasis one-turn: on enemies outside only, and gone at Gather", () => {
    const state = lay({ dice: ["S"], play: ["pirates", "nebula"], stasis: "one-turn" });
    expect(refusal(state, { type: "stasis", die: 0, target: card("nebula") })).toBe("no-stasis");
    play(state, { type: "stasis", die: 0, target: card("pirates") });
    drawTurn(state, "dont-panic");
    activate(state, "nova");
    expect(state.stasisTokens).toEqual([0, 0]);
  });

  it("R38 barrier returns: a destroyed Barrier is whole again when Alien is rolled, without damage", () => {
    const state = activated({ play: [["ouroboros-barrier", 0]], barrier: "returns" }, "alien");
    expect([hpOf(state, "ouroboros-barrier"), state.shields]).toEqual([4, 4]);
  });

  it("R13 tactical concentrated: 1 damage for the first die of the turn, 2 for each after it", () => {
    const state = lay({
      dice: ["T", "T", "T"],
      play: ["space-pirates", "scout"],
      tactical: "concentrated",
    });
    play(state, { type: "fire", die: 0, target: card("space-pirates") });
    play(state, { type: "fire", die: 1, target: card("space-pirates") });
    play(state, { type: "fire", die: 2, target: card("scout") });
    expect([hpOf(state, "space-pirates"), hpOf(state, "scout")]).toEqual([2, undefined]);
  });

  it("R14 engineering concentrated: n dice repair 1 + 2(n - 1)", () => {
    for (const [dice, hull] of [
      [1, 2],
      [2, 4],
      [3, 6],
    ] as const) {
      const state = lay({
        dice: ["@E", dice > 1 ? "@E" : "T", dice > 2 ? "@E" : "T", "T", "T", "T"],
        hull: 1,
        engineering: "concentrated",
      });
      drawTurn(state, "dont-panic");
      expect(state.hull).toBe(hull);
    }
  });

  it("R9, R10 stationUse once: Commander and Science work once a turn, the others for each die", () => {
    const state = lay({
      dice: ["C", "C", "S", "S", "T", "T"],
      play: ["pirates"],
      shields: 0,
      stationUse: "once",
    });
    play(state, { type: "change", die: 0, other: 4, face: "tactical" });
    expect(refusal(state, { type: "reroll", die: 1 })).toBe("station-used");
    play(state, { type: "recharge", die: 2 });
    expect(refusal(state, { type: "stasis", die: 3, target: card("pirates") })).toBe(
      "station-used",
    );
    play(state, { type: "fire", die: 4, target: card("pirates") });
    play(state, { type: "fire", die: 5, target: card("pirates") });
    expect(hpOf(state, "pirates")).toBe(2);
  });

  const SCAN3 = ["!", "!", "!", "E", "E", "E"];

  it("R2, E9, published: three dice in the Scanners draw a card at once and come back", () => {
    const dice = ["?", "?", "?", "?", "?", "?"];
    const state = lay({ dice, phase: "roll", scannerDice: "release-at-once" });
    const faces = SCAN3.map((face) => "CTMSE!".indexOf(face));
    const events = play(state, { type: "roll" }, [...faces, draw(state, "scout")]);
    expect(types(events)).toEqual([
      "crew-rolled",
      "die-scanned",
      "die-scanned",
      "die-scanned",
      "card-drawn",
      "scanner-freed",
      "scanner-freed",
      "scanner-freed",
    ]);
    expect(places(state)).toEqual(["pool", "pool", "pool", "pool", "pool", "pool"]);
    expect(dsd6.view(state).drawn).toMatchObject([{ threat: "scout" }]);
    expect(types(drawTurn(state, "pirates")).filter((type) => type === "card-drawn")).toHaveLength(
      1,
    );
    expect(dsd6.view(state).drawn).toMatchObject([{ threat: "scout" }, { threat: "pirates" }]);
  });

  it("R2, published: a die changed to Threat counts at once", () => {
    const state = lay({ dice: ["C", "E", "scan", "scan"], scannerDice: "release-at-once" });
    play(state, { type: "change", die: 0, other: 1, face: "threat" }, [draw(state, "scout")]);
    expect(threats(state)).toContain("scout");
    expect(dsd6.view(state).scannerCards).toBe(0);
  });

  it("R21, published: a used die is locked when the pool is empty", () => {
    const dice = ["inf:T", "@T", "@E", "inf:T", "inf:T", "inf:T"];
    const locked = (options: Options) => {
      const state = lay({ dice, ...options });
      drawTurn(state, "distracted");
      return places(state).indexOf("threat");
    };
    expect([locked({}), locked({ lockedDie: "pool-or-used" })]).toEqual([-1, 1]);
  });

  it("R23, published: the crew is lost when there is no die to roll, and not before", () => {
    const dice = ["scan", "scan", "inf:E", "inf:E", "inf:E", "E"];
    const table = { dice, play: ["spore-infestation"], crewLoss: "no-die-to-roll" } as const;
    const state = activated(table, "alien");
    expect(dsd6.outcome(state)).toMatchObject({
      result: "crew-lost",
      killer: null,
      isStalemate: false,
    });
    expect(dsd6.outcome(activated({ ...table, crewLoss: "all-in-infirmary" }, "alien"))).toBe(
      undefined,
    );
  });

  it("R25, published: Boost Morale frees a Scanner die and is discarded", () => {
    const dice = ["scan", "inf:E", "E", "E", "E", "E"];
    const state = activated({ dice, play: ["boost-morale"], returnCrew: "from-scanners" }, "nova");
    expect(places(state).slice(0, 2)).toEqual(["pool", "infirmary"]);
    expect(discards(state).at(-1)).toBe("boost-morale");
    expect(threats(state)).not.toContain("boost-morale");
  });

  it("R39, published: Barrier and boss do not protect the Orbital Cannon", () => {
    const table = { dice: ["T"], play: ["orbital-cannon", "ouroboros-barrier"] };
    const fire = { type: "fire", die: 0, target: card("orbital-cannon") };
    expect(refusal(lay(table), fire)).toBe("not-alone");
    expect(refusal(lay({ ...table, onlyAlone: "no-other-external" }), fire)).toBe(undefined);
    const scout = { ...table, play: ["orbital-cannon", "scout"] };
    expect(refusal(lay({ ...scout, onlyAlone: "no-other-external" }), fire)).toBe("not-alone");
  });

  it("R49: the printed game sets every reading that the rulings give to it", () => {
    const config = dsd6.configure(PRINTED_GAME);
    expect(config.ok && config.value).toMatchObject({
      resolvedDice: "spent",
      unfinishedDice: "stay",
      scannerDice: "release-at-once",
      lockedDie: "pool-or-used",
      crewLoss: "no-die-to-roll",
      returnCrew: "from-scanners",
      onlyAlone: "no-other-external",
      medical: "either",
      stasis: "one-turn",
      barrier: "returns",
      tactical: "concentrated",
      engineering: "concentrated",
      stationUse: "each-die",
    });
  });

  it("bad options are refused, each fault with its place", () => {
    const created = dsd6.tryCreate({ seed: 1, difficulty: "brutal", medical: 3, lives: 9 });
    expect(created.ok ? [] : created.error.faults.map(({ path }) => path)).toEqual([
      "difficulty",
      "medical",
      "lives",
    ]);
  });
});
