// The rulings R1-R55 that no other file tests under their number; the table in RULES.md tells where each one is.
import { unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import {
  CARD_IDS,
  calculateDamage,
  DEFEAT_REASONS,
  isOddRank,
  rankOf,
  STATUSES,
  wretched,
} from "../../src/index.js";
import { loadCardPrompts, salvageShip } from "../../src/packs/index.js";
import {
  damageChances,
  INTEGRITY_BANDS,
  integrityBand,
  nextCardOdds,
  presence,
} from "../../src/screen.js";
import {
  begin,
  day,
  deal,
  eventsOf,
  number,
  play,
  pull,
  roll,
  turn,
  turnAndPull,
} from "../table.js";

const pulls = Object.keys(wretched.rows.pulls);

describe("which cards hurt", () => {
  it("R1: 32 pull cards: the table less the Ten of Hearts, with both Hearts courts and two Aces", () => {
    expect(pulls).not.toContain("H10");
    expect(pulls).toEqual(expect.arrayContaining(["HQ", "HJ", "HA", "DA"]));
    expect(pulls.length / 52).toBeCloseTo(0.615, 3);
  });

  it("R2: the ship plays the hybrid", () => {
    expect(wretched.create({ seed: 1 }).config.system).toBe("hybrid");
  });

  it("R3, R5, R7: parity counts Aces as odd, the check does not", () => {
    expect(CARD_IDS.filter((id) => isOddRank(rankOf(id)))).toHaveLength(20);
    const state = begin({ system: "odd" });
    deal(state, 1);
    turn(state, "DA");
    expect(state).toMatchObject({ stage: "journalPhase", integrity: 54, bonusCounter: 1 });
  });

  it("R52: a King is even by convention", () => {
    expect(isOddRank("K")).toBe(false);
  });
});

describe("Aces and the bonus", () => {
  it("R11: the counter starts at 0 and counts Aces", () => {
    const state = begin();
    expect(state.bonusCounter).toBe(0);
    day(state, ["DA", "CA"]);
    expect(state.bonusCounter).toBe(2);
  });

  it("R12: reduction is counter times bonus per Ace, and nothing clamps it", () => {
    const state = begin({ bonusPerAce: 2 });
    day(state, ["CA", "DA"]);
    deal(state, 1);
    turn(state, "S2");
    expect(wretched.view(state).check?.reduction).toBe(4);
    expect(calculateDamage({ system: "hybrid", severeBonus: 1 }, 1, 6, 8)).toBe(0);
  });

  it("R13: an Ace's own pull is not yet helped by it", () => {
    const state = begin();
    deal(state, 1);
    turn(state, "HA");
    pull(state, 6);
    expect(state).toMatchObject({ integrity: 48, bonusCounter: 1 });
  });

  it("R14: if the pull of the Ace of Hearts is lethal, no beacon is lit", () => {
    const state = begin({ integrity: 4 });
    deal(state, 1);
    turn(state, "HA");
    pull(state, 4);
    expect(state).toMatchObject({ status: "defeat", isBeaconActive: false, bonusCounter: 0 });
    expect(wretched.load(wretched.save(state)).ok).toBe(true);
  });

  it("R17: an Ace of Spades before its King does nothing, and is not banked", () => {
    const state = begin();
    deal(state, 2);
    turn(state, "SA");
    expect(state.stage).toBe("processCard");
    turn(state, "SK");
    expect(state).toMatchObject({ stage: "journalPhase", kingsRevealed: 1 });
  });

  it("R19: a fourth King before the Ace of Spades is the end", () => {
    const state = begin();
    day(state, ["HK", "DK", "CK"]);
    deal(state, 2);
    turn(state, "SK");
    expect(state).toMatchObject({ status: "defeat", faceDownCount: 1 });
  });

  it("R20: a beacon that is lit is not lit again", () => {
    const state = begin();
    day(state, ["HA"], [6]);
    state.discard = [];
    state.deck.top = [number("HA")];
    deal(state, 1);
    turn(state, "HA");
    expect(eventsOf(pull(state, 1), "beacon-lit")).toEqual([]);
    expect(state.tokens).toBe(9);
  });

  it("R21: the boost is a role of an Ace like any other", () => {
    const state = begin({ aces: { diamonds: "none", clubs: "boost" } });
    day(state, ["CA"]);
    expect(state.isBoosted).toBe(true);
  });
});

describe("order and timing", () => {
  it("R22: the rescue roll comes after the log", () => {
    const state = begin();
    deal(state, 1);
    turnAndPull(state, "HA");
    expect(wretched.check(state, { type: "roll-rescue" })?.code).toBe("wrong-stage");
    play(state, { type: "skip-log" });
    expect(wretched.check(state, { type: "roll-rescue" })).toBeUndefined();
  });

  it("R23: the fourth King ends the game before the day does", () => {
    const state = begin();
    deal(state, 5);
    for (const king of ["HK", "DK", "CK", "SK"] as const) turn(state, king);
    expect(state).toMatchObject({ stage: "finalLog", faceDownCount: 1, day: 1 });
  });

  it("R24: there is a rescue roll on the day of the beacon itself", () => {
    const state = begin();
    const events = day(state, ["HA"], [6]);
    expect(eventsOf(events, "rescue-rolled")).toHaveLength(1);
    expect(state.tokens).toBe(9);
  });

  it("R25: the final pull is a roll, and the bonus applies", () => {
    const state = begin({ tokens: 1 });
    day(state, ["CA", "HA"], [6]);
    expect(eventsOf(pull(state, 5), "damage-taken")[0]).toMatchObject({ damage: 3, reduction: 2 });
  });

  it("R54: no rescue roll without a beacon", () => {
    const state = begin();
    day(state, ["C4"]);
    expect(state).toMatchObject({ day: 2, tokens: 10, stage: "rollForTasks" });
  });
});

describe("state and names", () => {
  it("rules 6, 7: what the documents keep in a state is in the view", () => {
    const state = begin();
    day(state, ["HA", "DA", "CA", "SK"], [6]);
    deal(state, 2);
    expect(wretched.view(state)).toMatchObject({
      day: 2,
      integrity: 53, // the Ace of Hearts' pull of 1; that of the Ace of Diamonds is less the bonus
      tokens: 9,
      deckSize: 46,
      faceDownCount: 2,
      discard: ["HA", "DA", "CA", "SK"],
      kingsRevealed: 1,
      bonusCounter: 3,
      isBeaconActive: true,
      isBoosted: true,
      hasTool: true,
      cardsThisTurn: 2,
      visible: ["HA", "DA", "SK"],
    });
  });

  it("rule 8: the status is one of the documents' four, or ours for a story that was ended", () => {
    expect(STATUSES).toEqual(["active", "final_pull_required", "victory", "defeat", "ended"]);
  });

  it("rule 9: a defeat has one of four reasons", () => {
    expect(DEFEAT_REASONS).toEqual([
      "ship_destroyed",
      "four_kings",
      "deck_exhausted",
      "final_pull_failed",
    ]);
  });

  it("rule 20, R38: a card has its prompt under both names, its pull, its mechanic, its place in sight", () => {
    const { HA, HK, H10 } = loadCardPrompts(salvageShip);
    expect(HA).toEqual({
      id: "HA",
      suit: "hearts",
      rank: "A",
      promptText: salvageShip.prose.prompts.HA,
      text: salvageShip.prose.prompts.HA,
      requiresTowerPull: true,
      keepVisible: false,
      specialMechanic: "beacon_activation",
    });
    expect(HK).toMatchObject({ keepVisible: true, requiresTowerPull: false });
    expect(H10).toMatchObject({ requiresTowerPull: false });
  });

  it("R35: what a card did is told by events, not by what a call returns", () => {
    const state = begin();
    deal(state, 1);
    expect(turn(state, "C4").map(({ type }) => type)).toContain("card-turned");
  });

  it("R16: the tool is there until it is used, not since it was drawn", () => {
    const state = begin();
    deal(state, 2);
    turn(state, "CA");
    turn(state, "S2");
    play(state, { type: "use-tool" });
    expect(state.hasTool).toBe(false);
    expect(wretched.view(state).discard).toContain("CA");
  });

  it("R31: Kings and Aces that stay visible are in the discard all the same", () => {
    const state = begin();
    day(state, ["HK", "HA", "DA"], [1]);
    expect(state.discard).toHaveLength(3);
    expect(wretched.view(state).visible).toHaveLength(3);
  });

  it("R36: reasons have the first document's names and one for the failed final pull", () => {
    const state = begin({ tokens: 1, integrity: 5 });
    day(state, ["HA"], [6]);
    pull(state, 6);
    expect(state.defeatReason).toBe("final_pull_failed");
  });

  it("R37: one field has the stage, one the status", () => {
    const state = begin({ tokens: 1 });
    expect(state).toMatchObject({ stage: "rollForTasks", status: "active" });
    day(state, ["HA"], [6]);
    expect(state).toMatchObject({ stage: "finalPull", status: "final_pull_required" });
  });

  it("R39: the initial damage is dice, sides and plus, or nothing", () => {
    const hard = wretched.create({ seed: 3, difficulty: "hard" });
    expect(hard.integrity).toBeLessThanOrEqual(48 - 3);
    expect(hard.integrity).toBeGreaterThanOrEqual(48 - 8);
    const fixed = { dice: 3, sides: 1, plus: 4 };
    expect(wretched.create({ seed: 3, initialDamage: fixed }).integrity).toBe(54 - 7);
  });

  it("R41: the initial damage is on unless it is switched off", () => {
    expect(wretched.create({ seed: 3 }).integrity).toBeLessThan(54);
    expect(wretched.create({ seed: 3, initialDamage: null }).integrity).toBe(54);
  });
});

describe("screens", () => {
  it("R42: bands go by the share of the starting integrity", () => {
    const band = (integrity: number, most = 54) => {
      const state = begin({ integrity: most });
      return integrityBand({ ...wretched.view(state), integrity });
    };
    expect([54, 45, 44, 36, 35, 25, 24, 16, 15, 1, 0].map((value) => band(value))).toEqual([
      "pristine",
      "pristine",
      "operational",
      "operational",
      "damaged",
      "damaged",
      "critical",
      "critical",
      "failing",
      "failing",
      "destroyed",
    ]);
    expect(band(70, 70)).toBe("pristine");
    expect(INTEGRITY_BANDS).toHaveLength(6);
  });

  it("rule 49: presence counts Spades and Kings, from nothing to everything", () => {
    const state = begin({ trackerLimit: 4 });
    expect(presence(wretched.view(state))).toEqual({ spades: 0, kings: 0, level: 0 });
    day(state, ["SK", "S2", "HK"]);
    const { spades, kings, level } = presence(wretched.view(state));
    expect([spades, kings]).toEqual([2, 2]);
    expect(level).toBeCloseTo((2 / 13 + 2 / 4) / 2, 12);
  });

  it("the next card's odds are those of the unseen cards, and of a known card when there is one", () => {
    const state = begin({ hasEarlyBeacon: true });
    deal(state, 2);
    expect(nextCardOdds(wretched.view(state), wretched.content)).toEqual({
      check: 1,
      tracker: 0,
      ace: 1,
    });
    turnAndPull(state, "HA");
    const odds = nextCardOdds(wretched.view(state), wretched.content);
    expect(odds.check).toBeCloseTo(31 / 51, 12);
    expect(odds.tracker).toBeCloseTo(4 / 51, 12);
    expect(odds.ace).toBeCloseTo(3 / 51, 12);
    const turned = unwrap(
      wretched.odds(state, { type: "turn-card" }, ({ view }) => view.check !== null),
    );
    expect(turned.find(({ value }) => value)?.probability).toBeCloseTo(odds.check, 12);
  });

  it("R44: seven sixes in ten rolls leave three tokens", () => {
    const state = begin();
    day(state, ["HA"], [6]);
    for (const face of [3, 6, 2, 6, 6, 1, 6, 6, 6]) {
      deal(state, 1);
      turn(state, "C2");
      state.discard.pop();
      state.deck.rest = [...state.deck.rest, number("C2")].sort((a, b) => a - b);
      play(state, { type: "skip-log" });
      roll(state, face);
    }
    expect(state.tokens).toBe(3);
  });

  it("R55: the framework's own system has calibrated rows of its own; options still win", () => {
    const of = (options: object) =>
      unwrap(wretched.configure({ preset: "calibrated", ...options }));
    const row = (options: object) => {
      const { integrity, finalDice, dayDie, rescueDice } = of({ system: "odd", ...options });
      return [integrity, finalDice, dayDie, rescueDice];
    };
    expect(row({})).toEqual([26, 2, 4, "aces"]);
    expect(row({ difficulty: "easy" })).toEqual([34, 2, 4, "aces"]);
    expect(row({ difficulty: "hard" })).toEqual([21, 2, 4, "aces"]);
    expect(row({ difficulty: "nightmare" })).toEqual([16, 2, 4, "aces"]);
    expect(row({ integrity: 40, finalDice: 3 })).toEqual([40, 3, 4, "aces"]);
    expect(of({}).integrity).toBe(54); // the ship's own system
    expect(of({ preset: "as-written", system: "odd" }).integrity).toBe(54);
  });

  it("R46: a final pull of three dice can fail with up to 18 integrity, one die with up to 6", () => {
    const check = { card: null, reason: "final-pull", level: 1, reduction: 0, plus: 0 } as const;
    const { config } = begin();
    expect(damageChances(config, { ...check, dice: 3 })).toHaveLength(19);
    expect(damageChances(config, { ...check, dice: 1 })).toHaveLength(7);
  });
});
