// The players: legal play from the view alone, and that care pays.
import type { Policy } from "@games/core-game";
import { seeded } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { bankAt, bots, careful } from "../src/bots.js";
import { BANK, ROLL, type SampleGame, sampleGame } from "../src/index.js";

const GAMES = 500;
const view = (pot: number, score = 0) => ({
  ...sampleGame.view(sampleGame.create({ seed: "a" })),
  pot,
  score,
});
const choose = (policy: Policy<SampleGame>, seen: SampleGame["view"]) =>
  policy(seen, [ROLL, BANK], seeded("choices"));

/** How many of some games a player wins; every action must be legal. */
function winsOf(policy: Policy<SampleGame>): number {
  const luck = seeded("choices");
  let wins = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const state = sampleGame.clone(sampleGame.create({ seed }));
    const context = sampleGame.open(state);
    while (state.roundsLeft > 0) {
      const action = policy(sampleGame.view(state), sampleGame.legalActions(state), luck);
      expect(sampleGame.check(state, action)).toBeUndefined();
      sampleGame.step(context, action);
    }
    if (sampleGame.outcome(state)?.result === "won") wins++;
  }
  return wins;
}

describe("the players", () => {
  it("bankAt banks at its pot and not before, and at once what wins", () => {
    expect(choose(bankAt(10), view(9))).toBe(ROLL);
    expect(choose(bankAt(10), view(10))).toBe(BANK);
    expect(choose(careful, view(2, 38))).toBe(BANK);
  });

  it("careful wins more often than random", () => {
    expect(winsOf(bots.careful)).toBeGreaterThan(2 * winsOf(bots.random));
  });
});
