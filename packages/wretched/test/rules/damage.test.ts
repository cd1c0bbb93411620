// Rules 21-27: pulls and damage in every system.
import { unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import {
  CARD_IDS,
  type CardId,
  calculateDamage,
  type DamageSystem,
  isOddRank,
  rankOf,
  type State,
  wretched,
} from "../../src/index.js";
import { damageChances, survivalChance } from "../../src/screen.js";
import { begin, deal, eventsOf, play, pull, turn } from "../table.js";

const FACES = [1, 2, 3, 4, 5, 6];

/** A game that waits for the check of a card, with that many Aces counted already. */
function waiting(card: CardId, system: DamageSystem = "hybrid", bonus = 0, integrity = 54): State {
  const state = begin({ system, integrity });
  state.bonusCounter = bonus;
  deal(state, 1);
  turn(state, card);
  return state;
}

/** The damage of each face for a card. */
const damages = (card: CardId, system: DamageSystem, bonus = 0): number[] =>
  FACES.map((face) => {
    const state = waiting(card, system, bonus);
    const faces = system === "fixed" ? [] : [face];
    return eventsOf(pull(state, ...faces), "damage-taken")[0]?.damage ?? Number.NaN;
  });

describe("damage", () => {
  it("rule 21: damage comes off the counter; exactly 0 is lethal, 1 is not", () => {
    const dead = waiting("H5", "hybrid", 0, 3);
    pull(dead, 3);
    expect(dead).toMatchObject({ integrity: 0, status: "defeat", defeatReason: "ship_destroyed" });
    const alive = waiting("H5", "hybrid", 0, 4);
    pull(alive, 3);
    expect(alive).toMatchObject({ integrity: 1, status: "active" });
  });

  it("rule 22: option A takes the roll less the bonus, never below 0", () => {
    expect(damages("H3", "odd")).toEqual([1, 2, 3, 4, 5, 6]);
    expect(damages("H3", "odd", 2)).toEqual([0, 0, 1, 2, 3, 4]);
    expect(damages("H3", "odd", 4)).toEqual([0, 0, 0, 0, 1, 2]);
  });

  it("rule 22: option A with Aces checks all 20 odd cards, without Aces 16", () => {
    const calls = (system: DamageSystem) =>
      CARD_IDS.filter((id) => waiting(id, system).stage === "towerPull");
    expect(calls("odd-and-aces")).toEqual(CARD_IDS.filter((id) => isOddRank(rankOf(id))));
    expect(calls("odd")).toHaveLength(16);
  });

  it("rule 23, R8: option B loses the level unless the roll is 2 + level or more", () => {
    expect(damages("D2", "danger")).toEqual([1, 1, 0, 0, 0, 0]);
    expect(damages("H5", "danger")).toEqual([2, 2, 2, 0, 0, 0]);
    expect(damages("DQ", "danger")).toEqual([3, 3, 3, 3, 0, 0]);
    expect(damages("DQ", "danger", 4)).toEqual([3, 3, 3, 3, 0, 0]); // no bonus
    for (const id of ["H5", "D6", "S4"] as const) expect(wretched.rows.pulls[id]?.danger).toBe(2);
    for (const id of ["DQ", "DJ"] as const) expect(wretched.rows.pulls[id]?.danger).toBe(3);
  });

  it("rule 24: option C costs a fixed amount without a die or a bonus", () => {
    const values = { H3: 1, H5: 2, H7: 1, H9: 2, D2: 1, D3: 2, DQ: 3, DJ: 3 } as const;
    for (const [id, damage] of Object.entries(values))
      expect(new Set(damages(id as CardId, "fixed", 3))).toEqual(new Set([damage]));
  });

  it("rule 25: the hybrid checks pull cards only; severe cards add 1 and cost at least 1", () => {
    expect(CARD_IDS.filter((id) => waiting(id).stage === "towerPull")).toHaveLength(32);
    for (const id of ["DQ", "DJ"] as const) {
      expect(damages(id, "hybrid")).toEqual([2, 3, 4, 5, 6, 7]);
      expect(damages(id, "hybrid", 4)).toEqual([1, 1, 1, 1, 2, 3]);
    }
    expect(damages("D10", "hybrid", 4)).toEqual([0, 0, 0, 0, 1, 2]);
  });

  it("rule 26: expected damage by bonus is 3.5, 2.5, 5/3, 1, 1/2, and 4.5, 3.5, 8/3, 2, 3/2 for severe cards", () => {
    const mean = (level: number, bonus: number) =>
      FACES.reduce(
        (sum, face) =>
          sum + calculateDamage({ system: "hybrid", severeBonus: 1 }, level, face, bonus) / 6,
        0,
      );
    [3.5, 2.5, 5 / 3, 1, 1 / 2].forEach((expected, bonus) => {
      expect(mean(1, bonus)).toBeCloseTo(expected, 12);
    });
    [4.5, 3.5, 8 / 3, 2, 3 / 2].forEach((expected, bonus) => {
      expect(mean(2, bonus)).toBeCloseTo(expected, 12);
    });
  });

  it("rule 27, R10: severe damage takes nothing from the maximum", () => {
    const state = waiting("DQ");
    pull(state, 1);
    expect(state.config.integrity).toBe(54);
    expect(state.integrity).toBe(52);
  });

  it("R6: by odd ranks a Queen is safe; severity is for the hybrid alone", () => {
    expect(waiting("DQ", "odd").stage).toBe("journalPhase");
    expect(calculateDamage({ system: "odd", severeBonus: 1 }, 2, 4, 0)).toBe(4);
  });

  it("R9: by fixed values the ship can barely fall: its 32 pull cards cost 52 in all", () => {
    const total = Object.values(wretched.rows.pulls).reduce((sum, { damage }) => sum + damage, 0);
    expect(total).toBe(52);
  });

  it("R53: without checks no card calls for one", () => {
    expect(CARD_IDS.every((id) => waiting(id, "off").stage !== "towerPull")).toBe(true);
  });
});

describe("transparency", () => {
  it.each([
    ["H5", "hybrid", "pull-card"],
    ["DJ", "hybrid", "severe-card"],
    ["H5", "odd", "odd-rank"],
    ["SA", "odd-and-aces", "odd-rank"],
    ["H5", "danger", "danger-level"],
    ["H5", "fixed", "fixed-damage"],
  ] as const)(
    "rule 46: a check of %s in %s tells that it is called by %s",
    (card, system, reason) => {
      const state = begin({ system });
      state.bonusCounter = 2;
      deal(state, 1);
      expect(eventsOf(turn(state, card), "check-called")).toEqual([
        { type: "check-called", card, reason, reduction: 2 },
      ]);
      expect(wretched.view(state).check).toMatchObject({ card, reason, dice: 1, reduction: 2 });
    },
  );

  it("rule 47: a damage event tells the day, the card, the roll, the bonus, the damage and what is left", () => {
    const state = waiting("H5", "hybrid", 1);
    expect(eventsOf(pull(state, 5), "damage-taken")).toEqual([
      {
        type: "damage-taken",
        tower: "integrity",
        day: 1,
        card: "H5",
        reason: "pull-card",
        faces: [5],
        bonusCounter: 1,
        reduction: 1,
        damage: 4,
        integrity: 50,
        reveals: true,
      },
    ]);
  });
});

describe("chances", () => {
  it("the chance to survive a pull is that of a low enough face", () => {
    for (const integrity of [1, 2, 3, 4, 5, 6, 7])
      expect(survivalChance(wretched.view(waiting("H5", "hybrid", 0, integrity)))).toBeCloseTo(
        Math.min(integrity - 1, 6) / 6,
        12,
      );
    expect(survivalChance(wretched.view(begin()))).toBe(1);
  });

  it.each([
    ["DQ", "hybrid"],
    ["H5", "danger"],
    ["H5", "fixed"],
    ["S9", "odd"],
  ] as const)("agrees with the enumerated odds for %s in %s", (card, system) => {
    for (const integrity of [1, 2, 3, 4, 5, 6]) {
      const state = waiting(card, system, 1, integrity);
      const odds = unwrap(
        wretched.odds(state, { type: "pull" }, ({ view }) => view.status === "defeat"),
      );
      const alive = odds.find(({ value }) => !value)?.probability ?? 0;
      expect(survivalChance(wretched.view(state))).toBeCloseTo(alive, 12);
    }
  });

  it("three final dice add up before the Aces take theirs off", () => {
    const state = begin({ preset: "calibrated", tokens: 1, hasEarlyBeacon: true, rescueBase: 6 });
    deal(state, 1);
    turn(state, "HA");
    pull(state, 1);
    play(state, { type: "skip-log" });
    play(state, { type: "roll-rescue" }, [5]);
    const { config, check } = wretched.view(state);
    if (check === null) throw new Error("The final pull is missing.");
    const chances = damageChances(config, check);
    expect(chances[2]).toBeCloseTo(1 / 216, 12); // 1 + 1 + 1 - 1
    expect(chances[9]).toBeCloseTo(27 / 216, 12); // 27 ways to roll 10
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    pull(state, 4, 4, 2);
    expect(state.integrity).toBe(53 - 9);
  });
});
