// Seeded play against the exact figures: what comes up in many flips must be as frequent as the rules say.
import { type Cell, chiSquareDeviation, MAX_DEVIATION } from "@games/core-game/testing";
import { describe, expect, it } from "vitest";
import { type BombFlipEvent, bombFlip, FLIP_LEFT, FLIP_RIGHT } from "../src/index.js";
import { position, uniques } from "./table.js";

const FLIPS = 40_000;

/** Flips from the same position again and again, luck running on, and counts what `ask` says of the events. */
function count(
  start: ReturnType<typeof position>,
  ask: (events: readonly BombFlipEvent[]) => string,
  action = FLIP_LEFT as typeof FLIP_LEFT | typeof FLIP_RIGHT,
): Map<string, number> {
  const counts = new Map<string, number>();
  const heard: BombFlipEvent[] = [];
  const context = bombFlip.open(start, (event) => heard.push(event));
  for (let i = 0; i < FLIPS; i++) {
    heard.length = 0;
    bombFlip.point(context, { ...start });
    bombFlip.step(context, action);
    const key = ask(heard);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Expects that counts agree with exact chances, and that nothing else was counted. */
function expectChances(counts: Map<string, number>, chances: Readonly<Record<string, number>>) {
  expect([...counts.keys()].sort()).toEqual(Object.keys(chances).sort());
  const cells = Object.entries(chances).map(
    ([key, chance]): Cell => ({ observed: counts.get(key) ?? 0, expected: chance * FLIPS }),
  );
  expect(chiSquareDeviation(cells)).toBeLessThan(MAX_DEVIATION);
}

const cards = (events: readonly BombFlipEvent[]) => {
  const [flipped] = events;
  return flipped?.type === "card-flipped" ? `${flipped.card}, ${flipped.other}` : "";
};

describe("frequencies of seeded play", () => {
  it.each([
    ["left", FLIP_LEFT, 0, 0.2],
    ["right", FLIP_RIGHT, 3, 0.38],
    ["left", FLIP_LEFT, 9, 0.56],
  ] as const)("cards, flipped %s", (_, action, streak, pBomb) => {
    expectChances(count(position({ streak }), cards, action), {
      "bomb, treasure": pBomb / 2,
      "treasure, bomb": pBomb / 2,
      "treasure, treasure": 1 - pBomb,
    });
  });

  it("loot", () => {
    const loot = (events: readonly BombFlipEvent[]) => {
      const [, drawn] = events;
      if (drawn?.type === "joker-drawn") return drawn.joker;
      return drawn?.type === "number-drawn" ? String(drawn.number) : "bomb";
    };
    expectChances(count(position(), loot), {
      bomb: 0.1,
      shield: 0.9 * 0.05,
      scrambler: 0.9 * 0.05,
      jammer: 0.9 * 0.05,
      ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((n) => [n, (0.9 * 0.85) / 7])),
    });
  });

  it("busts with two rerolls and five numbers", () => {
    const start = position({ runUniques: uniques(1, 2, 3, 4, 5), scramblerCharges: 2 });
    const isBust = (events: readonly BombFlipEvent[]) =>
      String(events.some(({ type }) => type === "run-busted"));
    const bust = 0.9 * 0.85 * (5 / 7) ** 3;
    expectChances(count(start, isBust), { true: bust, false: 1 - bust });
  });
});
