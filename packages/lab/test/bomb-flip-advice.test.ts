// Advice in bomb flip: the value of each choice, compared with figures by hand and against the game's own odds.
import {
  type Action,
  BANK,
  bombFlip,
  FLIP_LEFT,
  type Options,
  type State,
  type View,
} from "@games/bomb-flip";
import { bankAt } from "@games/bomb-flip/bots";
import { seeded, unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { adviseGold, adviseScore, type Choices } from "../src/studies/bomb-flip/advice.js";

const best = ({ bank = 0, flip }: Choices) => Math.max(bank, flip);

/** The decisions of a game that banks late, so that many kinds of place come up. */
function* statesOf(options: Options & { seed: string }): Generator<State> {
  const luck = seeded("advice");
  const player = bankAt(4);
  let state = bombFlip.create(options);
  while (bombFlip.outcome(state) === undefined) {
    yield state;
    const action = player(bombFlip.view(state), bombFlip.legalActions(state), luck);
    const played = bombFlip.apply(state, action);
    if (!played.ok) throw new Error(played.error.message);
    state = played.value.state;
  }
}

/** The value of a choice by the odds of the game: the mean of what best play makes of every view after it. */
function meanOf(state: State, action: Action, value: (view: View) => number): number {
  const after = unwrap(bombFlip.odds(state, action, ({ view }) => value(view)));
  return after.reduce((sum, { value: mean, probability }) => sum + probability * mean, 0);
}

describe("advice", () => {
  it("is a geometric series where banking at one is all there is", () => {
    // One life, no jokers, and a second number that is worth no more than the first.
    const bankPoints = [4, 4, 4, 4, 4, 4, 4];
    const state = bombFlip.create({
      seed: 1,
      lives: 1,
      jokerChance: 0,
      fullSetBonus: 0,
      bankPoints,
    });
    // A flip at streak 0 meets a bomb with 0.1: nine banks on average.
    expect(adviseScore(bombFlip.view(state))).toEqual({
      bank: undefined,
      flip: expect.closeTo(36, 8),
    });
    Object.assign(state, { streak: 1, runUniques: 1, totalScore: 8 });
    const { bank, flip } = adviseScore(bombFlip.view(state));
    expect(bank).toBeCloseTo(8 + 4 + 36, 8);
    expect(flip).toBeLessThan(8 + 4 + 36);
  });

  it("has the chance of gold of a single bank", () => {
    const state = bombFlip.create({
      seed: 1,
      lives: 1,
      jokerChance: 0,
      trophies: { bronze: 1, silver: 2, gold: 4 },
    });
    // 1 - 0.1 that the first card is no bomb; any number can then be banked for gold.
    expect(adviseGold(bombFlip.view(state))?.flip).toBeCloseTo(0.9, 10);
    Object.assign(state, { streak: 1, runUniques: 1 });
    expect(adviseGold(bombFlip.view(state))?.bank).toBe(1);
    Object.assign(state, { totalScore: 4 });
    expect(adviseGold(bombFlip.view(state))).toBeUndefined();
  });

  const trophies = { bronze: 10, silver: 20, gold: 40 };
  const few = { jokerWeights: { shield: 2, scrambler: 0, jammer: 1 }, jammerLength: 1 };
  it.each([{ lives: 2 }, { lives: 1, jokerChance: 0.4 }, { lives: 4, jokerChance: 0 }])(
    "is the mean of what can come after it: %j",
    (options) => {
      const scoreOf = (view: View) =>
        view.lives === 0 ? view.totalScore : best(adviseScore(view));
      const goldOf = (view: View) => {
        if (view.totalScore >= trophies.gold) return 1;
        const choices = view.lives === 0 ? undefined : adviseGold(view);
        return choices === undefined ? 0 : best(choices);
      };
      for (const state of statesOf({ seed: "mean", trophies, ...few, ...options })) {
        const score = adviseScore(bombFlip.view(state));
        const gold = adviseGold(bombFlip.view(state));
        expect(score.flip).toBeCloseTo(meanOf(state, FLIP_LEFT, scoreOf), 6);
        if (gold !== undefined) expect(gold.flip).toBeCloseTo(meanOf(state, FLIP_LEFT, goldOf), 6);
        if (score.bank === undefined) continue;
        expect(score.bank).toBeCloseTo(meanOf(state, BANK, scoreOf), 6);
        if (gold !== undefined) expect(gold.bank).toBeCloseTo(meanOf(state, BANK, goldOf), 6);
      }
    },
  );
});
