// R14 to R17: the bank, the reset of a run, the end of a game and its summary.
import { describe, expect, it } from "vitest";
import { BANK, bombFlip, FLIP_LEFT, FLIP_RIGHT, payout } from "../../src/index.js";
import {
  BOMB_LEFT,
  BOMB_RIGHT,
  EMPTY_RUN,
  eventsOf,
  NO_BOMB,
  number,
  play,
  position,
  uniques,
} from "../table.js";

const FIRST = [1, 2, 3, 4, 5, 6, 7];

describe("R14: the bank", () => {
  it.each([
    [1, 4],
    [2, 10],
    [3, 18],
    [4, 28],
    [5, 40],
    [6, 54],
    [7, 100],
  ])("pays for %i unique numbers %i points", (count, points) => {
    const state = position({ runUniques: uniques(...FIRST.slice(0, count)) });
    expect(payout(state)).toBe(points);
    const events = play(state, BANK);
    expect(state).toMatchObject({ totalScore: points, banks: 1 });
    expect(eventsOf(events, "run-banked")).toEqual([
      { type: "run-banked", uniques: count, points, bonus: 0, totalScore: points },
    ]);
  });

  it("asks chance nothing and pays the same for any numbers", () => {
    const state = position({ runUniques: uniques(2, 5, 7) });
    play(state, BANK);
    expect(state.totalScore).toBe(18);
  });

  it("adds the bonus that waits for it, once", () => {
    const state = position({ runUniques: uniques(4), bonusBank: 10 });
    const events = play(state, BANK);
    expect(state).toMatchObject({ totalScore: 14, bonusBank: 0 });
    expect(eventsOf(events, "run-banked")[0]).toMatchObject({ points: 4, bonus: 10 });
    play(state, FLIP_LEFT, NO_BOMB, number(4));
    play(state, BANK);
    expect(state.totalScore).toBe(18);
  });

  it("resets the run and keeps lives and score", () => {
    const state = position({
      lives: 2,
      bombs: 1,
      totalScore: 50,
      banks: 2,
      streak: 4,
      runUniques: uniques(1, 2),
      runHasShield: true,
      scramblerCharges: 4,
      jammerTurns: 3,
    });
    play(state, BANK);
    expect(state).toMatchObject({ ...EMPTY_RUN, lives: 2, totalScore: 60, banks: 3 });
  });

  it.each([
    [95, "none", []],
    [96, "bronze", ["bronze"]],
    [196, "silver", ["silver"]],
    [296, "gold", ["gold"]],
    [300, "gold", []],
  ] as const)("from %i points leads to the tier %s", (totalScore, tier, won) => {
    const state = position({ totalScore, banks: 9, runUniques: uniques(1) });
    const events = play(state, BANK);
    expect(bombFlip.view(state).trophyTier).toBe(tier);
    expect(eventsOf(events, "trophy-won").map(({ trophy }) => trophy)).toEqual(won);
  });

  it("tells of every trophy that one bank wins", () => {
    const state = position({ runUniques: uniques(...FIRST) }, { fullSetBonus: 500 });
    const events = play(state, BANK);
    expect(eventsOf(events, "trophy-won").map(({ trophy }) => trophy)).toEqual([
      "bronze",
      "silver",
      "gold",
    ]);
  });
});

describe("R15: a run reset", () => {
  const full = {
    lives: 2,
    bombs: 1,
    totalScore: 104,
    bonusBank: 5,
    streak: 3,
    runUniques: uniques(6),
    scramblerCharges: 0,
    jammerTurns: 3,
  };

  it("after a bust keeps lives, score, trophy and bonus", () => {
    const state = position(full);
    play(state, FLIP_LEFT, NO_BOMB, number(6));
    expect(state).toMatchObject({ ...EMPTY_RUN, lives: 2, totalScore: 104, bonusBank: 5 });
    expect(bombFlip.view(state).trophyTier).toBe("bronze");
  });

  it("after a bomb keeps score, trophy and bonus", () => {
    const state = position({ ...full, scramblerCharges: 4 });
    play(state, FLIP_RIGHT, BOMB_RIGHT);
    expect(state).toMatchObject({ ...EMPTY_RUN, lives: 1, totalScore: 104, bonusBank: 5 });
    expect(bombFlip.view(state).trophyTier).toBe("bronze");
  });
});

describe("R16: the end of a game", () => {
  it("shows score, trophy, best score, turns, banks, busts and bombs", () => {
    const state = position({}, { bestTotalScore: 8 });
    play(state, FLIP_LEFT, NO_BOMB, number(1));
    play(state, BANK);
    play(state, FLIP_LEFT, NO_BOMB, number(2));
    play(state, FLIP_LEFT, NO_BOMB, number(2));
    for (let i = 0; i < 2; i++) play(state, FLIP_LEFT, BOMB_LEFT);
    expect(bombFlip.outcome(state)).toBeUndefined();
    const events = play(state, FLIP_LEFT, BOMB_LEFT);
    expect(bombFlip.outcome(state)).toEqual({
      result: "none",
      totalScore: 4,
      bestTotalScore: 8,
      isBest: false,
      turns: 7,
      banks: 1,
      busts: 1,
      bombs: 3,
    });
    expect(events.at(-1)).toMatchObject({
      type: "game-ended",
      outcome: { totalScore: 4, isBest: false },
    });
  });

  it("names the highest trophy as the result", () => {
    const results = [99, 100, 200, 300].map(
      (totalScore) => bombFlip.outcome(position({ lives: 0, totalScore }))?.result,
    );
    expect(results).toEqual(["none", "bronze", "silver", "gold"]);
  });

  it("is followed by a game from three lives and no points that knows the best score", () => {
    const over = position({ lives: 0, totalScore: 214 });
    const best = bombFlip.outcome(over)?.bestTotalScore ?? 0;
    const next = bombFlip.create({ seed: "again", bestTotalScore: best });
    expect(next).toMatchObject({ ...EMPTY_RUN, lives: 3, totalScore: 0, bonusBank: 0 });
    expect(bombFlip.view(next).bestTotalScore).toBe(214);
  });

  it("says whether the score is a new best, which an equal one is not", () => {
    const last = (bestTotalScore: number) =>
      play(position({ lives: 1, totalScore: 50 }, { bestTotalScore }), FLIP_LEFT, BOMB_LEFT).at(-1);
    expect(last(49)).toMatchObject({ outcome: { isBest: true } });
    expect(last(50)).toMatchObject({ outcome: { isBest: false } });
  });
});

describe("R17: no other end", () => {
  it("a lucky player goes on after a thousand turns and past gold", () => {
    const state = position();
    for (let i = 0; i < 500; i++) {
      play(state, FLIP_LEFT, NO_BOMB, number(1));
      play(state, BANK);
    }
    expect(state).toMatchObject({ turns: 1000, totalScore: 2000, lives: 3 });
    expect(bombFlip.outcome(state)).toBeUndefined();
  });
});
