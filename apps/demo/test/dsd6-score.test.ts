// The best results of Deep Space D-6: any win is above any loss, and a harder one above an easier one.
import { DIFFICULTIES, MAX_HULL, type Outcome } from "@games/dsd6";
import { expect, test } from "vitest";
import { nameScore, scoreOf } from "../src/games/dsd6/score.ts";

const OUTCOME: Outcome = {
  result: "won",
  turns: 30,
  hull: MAX_HULL,
  shields: 0,
  difficulty: "easy",
  killer: null,
  isStalemate: false,
};

test("a harder win is worth more than an easier one, and the hull decides between equals", () => {
  const wins = DIFFICULTIES.flatMap((difficulty) => [
    scoreOf({ ...OUTCOME, difficulty, hull: 1 }),
    scoreOf({ ...OUTCOME, difficulty }),
  ]);
  expect(wins).toEqual(wins.toSorted((a, b) => a - b));
  expect(new Set(wins).size).toBe(wins.length);
  expect(nameScore(scoreOf({ ...OUTCOME, difficulty: "hard", hull: 3 }))).toBe(
    "Won on Hard, hull 3",
  );
});

test("a loss is worth less than any win, however late it came", () => {
  const lost = { ...OUTCOME, result: "hull-lost", hull: 0 } as const;
  expect(scoreOf({ ...lost, turns: 9 })).toBeGreaterThan(scoreOf({ ...lost, turns: 8 }));
  expect(scoreOf({ ...lost, turns: 5000 })).toBeLessThan(scoreOf({ ...OUTCOME, hull: 1 }));
  expect(nameScore(scoreOf({ ...lost, turns: 1 }))).toBe("Lost after 1 turn");
});
