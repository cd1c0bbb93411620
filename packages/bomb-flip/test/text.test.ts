// The English sentences: one for everything that can happen, and each of them whole.
import { pick, seeded } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import {
  type BombFlipEvent,
  bombFlip,
  FLIP_LEFT,
  JOKERS,
  type Outcome,
  TROPHY_TIERS,
} from "../src/index.js";
import { describeAction, describeEvent, describeOutcome, ENGLISH } from "../src/text.js";

/** Everything that happens in some games full of jokers. */
function manyEvents(): BombFlipEvent[] {
  const choices = seeded("text");
  const events: BombFlipEvent[] = [];
  for (let seed = 0; seed < 60; seed++) {
    const trophies = { bronze: 4, silver: 20, gold: 40 };
    const state = bombFlip.create({ seed, jokerChance: 0.4, trophies });
    const context = bombFlip.open(state, (event) => events.push(event));
    while (state.lives > 0) {
      const action = pick(choices, bombFlip.legalActions(state));
      bombFlip.step(context, action);
    }
  }
  return events;
}

const SUMMARY: Outcome = {
  result: "bronze",
  totalScore: 104,
  bestTotalScore: 120,
  isBest: false,
  turns: 31,
  banks: 5,
  busts: 1,
  bombs: 3,
};

const SENTENCES = /^[A-Z0-9][^{}\n]*\.$/;

describe("the sentences", () => {
  const events = manyEvents();

  it("tell of every type of event, whole and without gaps", () => {
    expect(new Set(events.map(({ type }) => type)).size).toBe(15);
    for (const event of events) {
      const sentence = describeEvent(event);
      expect(sentence).toMatch(SENTENCES);
      expect(sentence).not.toMatch(/undefined|NaN|null|\d\.\d{3}/);
    }
  });

  it.each<[BombFlipEvent, string]>([
    [
      { type: "cards-dealt", turn: 3, bombChance: 0.32 },
      "Turn 3: two cards are dealt face down, one of them a bomb with a chance of 32%.",
    ],
    [
      { type: "card-flipped", side: "left", card: "treasure", other: "bomb", reveals: true },
      "The left card is a treasure; the other one was a bomb.",
    ],
    [
      { type: "number-rerolled", number: 6, isNew: true, chargesLeft: 1, reveals: true },
      "The Scrambler draws again: the number 6, which is new. It has 1 charge left.",
    ],
    [
      { type: "number-drawn", number: 6, isNew: false, reveals: true },
      "The loot is the number 6, a duplicate.",
    ],
    [{ type: "run-busted", number: 6 }, "The second 6 ends the run."],
    [
      { type: "shield-overflowed", bonus: 5, bonusBank: 10 },
      "A shield is up already: 5 points more for the next bank, 10 in all.",
    ],
    [
      { type: "shield-overflowed", bonus: 0, bonusBank: 0 },
      "A shield is up already: this one is lost.",
    ],
    [{ type: "life-lost", lives: 1 }, "The bomb takes a life and the run: 1 life is left."],
    [{ type: "life-lost", lives: 2 }, "The bomb takes a life and the run: 2 lives are left."],
    [
      { type: "run-banked", uniques: 1, points: 4, bonus: 5, totalScore: 9 },
      "1 unique number banked for 4 points and a bonus of 5: 9 in all.",
    ],
    [
      { type: "game-ended", outcome: { ...SUMMARY, totalScore: 120, isBest: true } },
      "The game is over with 120 points, a new best.",
    ],
  ])("put %o into words", (event, sentence) => {
    expect(describeEvent(event)).toBe(sentence);
  });

  it("name actions, jokers and trophies", () => {
    expect(describeAction(FLIP_LEFT)).toBe("Flip the left card.");
    expect(describeAction({ type: "bank" })).toBe("Bank the run.");
    expect(Object.keys(ENGLISH.jokers)).toEqual([...JOKERS]);
    expect(Object.keys(ENGLISH.jokerEffects)).toEqual([...JOKERS]);
    expect(["none", ...Object.keys(ENGLISH.trophies)]).toEqual([...TROPHY_TIERS]);
  });

  it("sum up a game", () => {
    expect(describeOutcome(SUMMARY)).toBe(
      "104 points and the Bronze trophy. The best score so far is 120. 31 turns: 5 banks, 1 bust, 3 bombs.",
    );
    expect(describeOutcome({ ...SUMMARY, result: "none" })).toContain("no trophy");
  });
});
