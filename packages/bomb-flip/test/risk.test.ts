// R18: the risk model against the document's formulas and against an independent calculation.
import { unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { bombFlip, FLIP_LEFT, FLIP_RIGHT, risk } from "../src/index.js";
import { position, uniques } from "./table.js";

const firstNumbers = (count: number) => uniques(...Array.from({ length: count }, (_, i) => i + 1));
const STREAKS = [0, 1, 2, 3, 4, 5, 6, 7, 20];
const COUNTS = [0, 1, 2, 3, 4, 5, 6, 7];

describe("R18: the risk of a flip", () => {
  it("is a bomb with half the chance that there is one", () => {
    for (const streak of STREAKS) {
      const pBomb = Math.min(0.2 + 0.06 * streak, 0.56);
      expect(risk(position({ streak })).bombPresent).toBeCloseTo(pBomb, 12);
      expect(risk(position({ streak })).bomb).toBeCloseTo(pBomb / 2, 12);
      expect(risk(position({ streak, jammerTurns: 1 })).bomb).toBeCloseTo((pBomb - 0.15) / 2, 12);
    }
  });

  it("busts a treasure with 0.85 u/7 without shield and scrambler", () => {
    for (const u of COUNTS) {
      const { bustOfTreasure, bust, newNumber } = risk(position({ runUniques: firstNumbers(u) }));
      expect(bustOfTreasure).toBeCloseTo((0.85 * u) / 7, 12);
      expect(bust).toBeCloseTo((0.9 * 0.85 * u) / 7, 12);
      expect(newNumber).toBeCloseTo((0.9 * 0.85 * (7 - u)) / 7, 12);
    }
  });

  it("busts only when the number and every reroll are duplicates", () => {
    for (const u of COUNTS) {
      for (const charges of [1, 2, 3]) {
        const state = position({ runUniques: firstNumbers(u), scramblerCharges: charges });
        const duplicates = (u / 7) ** (charges + 1);
        expect(risk(state).bustOfTreasure).toBeCloseTo(0.85 * duplicates, 12);
        expect(risk(state).newNumber).toBeCloseTo(0.9 * 0.85 * (1 - duplicates), 12);
      }
    }
  });

  it("walks every branch of the largest position", () => {
    const state = position({ runUniques: firstNumbers(7), scramblerCharges: 4 });
    expect(risk(state).bustOfTreasure).toBeCloseTo(0.85, 12);
    const next = unwrap(
      bombFlip.odds(state, FLIP_LEFT, ({ view }) => view.busts, { limit: 100_000 }),
    );
    expect(next.map(({ value }) => value).sort()).toEqual([0, 1]);
  });

  it("has neither bust nor lost life behind a shield", () => {
    const state = position({ runUniques: firstNumbers(5), runHasShield: true });
    expect(risk(state)).toMatchObject({ bust: 0, bustOfTreasure: 0, lifeLost: 0 });
    expect(risk(state).bomb).toBeCloseTo(0.1, 12);
    expect(risk(position()).lifeLost).toBeCloseTo(0.1, 12);
  });

  it("knows what banking is worth", () => {
    expect(risk(position({ bonusBank: 5 })).bankValue).toBe(0);
    expect(risk(position({ runUniques: firstNumbers(4), bonusBank: 5 })).bankValue).toBe(33);
  });

  it("is nothing once the game is over", () => {
    const none = {
      bombPresent: 0,
      bomb: 0,
      lifeLost: 0,
      bust: 0,
      bustOfTreasure: 0,
      newNumber: 0,
      bankValue: 0,
    };
    expect(risk(position({ lives: 0 }))).toEqual(none);
  });

  it("leaves half a chance when there is always a bomb", () => {
    const state = position({}, { bombBase: 1, bombCap: 1 });
    expect(risk(state)).toMatchObject({ bombPresent: 1, bomb: 0.5, lifeLost: 0.5 });
  });

  it("is the same on both sides and the same as the odds", () => {
    const state = position({ streak: 3, runUniques: firstNumbers(4), scramblerCharges: 1 });
    for (const side of [FLIP_LEFT, FLIP_RIGHT]) {
      const odds = unwrap(
        bombFlip.odds(state, side, ({ view }) => [view.bombs, view.busts].join()),
      );
      const chance = (key: string) => odds.find(({ value }) => value === key)?.probability;
      expect(chance("1,0")).toBeCloseTo(risk(state).bomb, 12);
      expect(chance("0,1")).toBeCloseTo(risk(state).bust, 12);
    }
  });
});
