// A state from outside is taken only when every invariant of the game holds in it.
import { hashValue } from "@games/core-game";
import { describe, expect, it } from "vitest";
import { bombFlip, type State } from "../src/index.js";
import { position, uniques } from "./table.js";

/** A position in the middle of a game that satisfies every invariant. */
const middle = position({
  lives: 2,
  totalScore: 28,
  bonusBank: 5,
  streak: 2,
  runUniques: uniques(1, 4),
  runHasShield: true,
  scramblerCharges: 2,
  jammerTurns: 1,
  turns: 12,
  banks: 1,
  busts: 1,
  bombs: 2,
});

/** Loads a state as if it had been saved; its hash is right, so that only its content can be refused. */
function load(changes: Partial<Record<keyof State, unknown>>) {
  const state = { ...middle, ...changes };
  const save = { ...JSON.parse(bombFlip.save(middle)), state, hash: hashValue(state) };
  return bombFlip.load(JSON.stringify(save));
}

describe("a saved state", () => {
  it("is loaded as it was", () => {
    expect(load({})).toEqual({ ok: true, value: middle });
  });

  it.each<[string, Partial<Record<keyof State, unknown>>, string]>([
    ["more lives", { lives: 4 }, "has more lives than it began with"],
    ["lives lost without bombs", { bombs: 0 }, "has lost lives without bombs"],
    ["points without a bank", { banks: 0 }, "has a score without a bank"],
    ["too many charges", { scramblerCharges: 5 }, "has too many rerolls"],
    ["a long jammer", { jammerTurns: 4 }, "has a jammer that lasts too long"],
    ["a long streak", { streak: 12 }, "has a streak longer than the game"],
    ["more numbers than flips", { turns: 2, streak: 0 }, "has more numbers than flips"],
    ["more lost runs than flips", { busts: 10 }, "has lost more runs than flips"],
    ["a run after the end", { lives: 0, bombs: 3 }, "is over but has a run"],
    ["an eighth number", { runUniques: 128 }, "runUniques must be a whole number from 0 to 127"],
    ["a negative score", { totalScore: -1 }, "totalScore must be a whole number"],
    ["a list for a number", { streak: [2] }, "streak must be a whole number"],
    ["a text for a shield", { runHasShield: "yes" }, "runHasShield must be true or false"],
    ["other options", { config: { lives: 0 } }, "config.lives must be a whole number"],
    [
      "broken random state",
      { rng: { source: "alea", cards: {}, loot: null } },
      "rng.cards must be the random state of the source alea",
    ],
    ["a field too many", { cheat: 1 } as object, "cheat is not a known field"],
  ])("with %s is refused", (_, changes, sentence) => {
    const refused = load(changes);
    expect(refused.ok).toBe(false);
    if (refused.ok) return;
    expect(refused.error.code).toBe("bad-state");
    expect(refused.error.message).toContain(sentence);
  });
});
