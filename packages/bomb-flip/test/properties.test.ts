// What holds in every game, whatever is played and whatever comes: seen turn by turn in random games.
import { pick, seeded } from "@games/core-rng";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Action,
  type BombFlipEvent,
  bombFlip,
  countUniques,
  listUniques,
  payout,
  type State,
} from "../src/index.js";

/** A turn of a random game: the states around it, what was done and what happened. */
interface Turn {
  readonly before: State;
  readonly after: State;
  readonly action: Action;
  readonly events: readonly BombFlipEvent[];
}

/** The turns of a game under random play, at most n. */
function* turnsOf(seed: number, limit = 400): Generator<Turn> {
  const choices = seeded(seed, "choices");
  let before = bombFlip.create({ seed, jokerChance: 0.3, lives: 5 });
  for (let turn = 0; turn < limit && before.lives > 0; turn++) {
    const action = pick(choices, bombFlip.legalActions(before));
    const applied = bombFlip.apply(before, action);
    if (!applied.ok) throw new Error(applied.error.message);
    const { state: after, events } = applied.value;
    yield { before, after, action, events };
    before = after;
  }
}

/** Expects something of every turn of many games. */
function always(expectation: (turn: Turn) => void): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      for (const turn of turnsOf(seed)) expectation(turn);
    }),
    { numRuns: 60, seed: 7 },
  );
}

describe("in every game", () => {
  it("the score never falls and lives never rise", () => {
    always(({ before, after }) => {
      expect(after.totalScore).toBeGreaterThanOrEqual(before.totalScore);
      expect(after.lives).toBeLessThanOrEqual(before.lives);
    });
  });

  it("only a bank pays, and it pays what the view promised", () => {
    always(({ before, after, action }) => {
      const paid = after.totalScore - before.totalScore;
      expect(paid).toBe(action.type === "bank" ? bombFlip.view(before).payout : 0);
    });
  });

  it("a life is lost exactly to a bomb without a shield", () => {
    always(({ before, after }) => {
      const isHit = after.bombs > before.bombs && !before.runHasShield;
      expect(before.lives - after.lives).toBe(isHit ? 1 : 0);
    });
  });

  it("uniques are unique, ascending, from 1 to 7, and as many as are counted", () => {
    always(({ after }) => {
      const numbers = listUniques(after);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers.every((n) => n >= 1 && n <= 7)).toBe(true);
      expect(countUniques(after)).toBe(numbers.length);
    });
  });

  it("one turn adds at most one number", () => {
    always(({ before, after }) => {
      expect(countUniques(after) - countUniques(before)).toBeLessThanOrEqual(1);
    });
  });

  it("charges and jammer stay within their caps", () => {
    always(({ after }) => {
      expect(after.scramblerCharges).toBeLessThanOrEqual(4);
      expect(after.jammerTurns).toBeLessThanOrEqual(3);
    });
  });

  it("a bust and a lost life leave an empty run behind", () => {
    always(({ after, events }) => {
      if (!events.some(({ type }) => type === "run-busted" || type === "life-lost")) return;
      expect(payout(after) + after.streak + after.scramblerCharges + after.jammerTurns).toBe(0);
      expect(after.runHasShield).toBe(false);
    });
  });

  it("a bank reveals nothing, a flip begins by showing both cards", () => {
    always(({ action, events }) => {
      if (action.type === "flip") expect(events[0]).toMatchObject({ type: "card-flipped" });
      else expect(events.some((event) => "reveals" in event)).toBe(false);
    });
  });

  it("the events alone tell the score and the lives", () => {
    always(({ before, after, events }) => {
      let { totalScore, lives } = before;
      for (const event of events) {
        if (event.type === "run-banked") totalScore += event.points + event.bonus;
        if (event.type === "life-lost") lives--;
      }
      expect([totalScore, lives]).toEqual([after.totalScore, after.lives]);
    });
  });
});
