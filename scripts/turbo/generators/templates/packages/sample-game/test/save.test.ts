// Options and states from elsewhere are taken only when they make sense.
import { hashValue } from "@games/core-game";
import { describe, expect, it } from "vitest";
import { type State, sampleGame } from "../src/index.js";

const middle: State = {
  ...sampleGame.clone(sampleGame.create({ seed: "save" })),
  roundsLeft: 3,
  pot: 8,
  score: 21,
};

/** Loads a state as if it had been saved; its hash is right, so that only its content can be refused. */
function load(changes: Partial<Record<keyof State, unknown>>) {
  const state = { ...middle, ...changes };
  const save = { ...JSON.parse(sampleGame.save(middle)), state, hash: hashValue(state) };
  return sampleGame.load(JSON.stringify(save));
}

describe("a saved state", () => {
  it("is loaded as it was", () => {
    expect(load({})).toEqual({ ok: true, value: middle });
  });

  it.each<[string, Partial<Record<keyof State, unknown>>, string]>([
    ["too many rounds", { roundsLeft: 6 }, "has more rounds left than it began with"],
    ["a pot after the end", { roundsLeft: 0 }, "is over but has a pot"],
    ["a score too early", { roundsLeft: 5 }, "has a score before the first round was played"],
    ["a negative score", { score: -1 }, "score must be a whole number"],
  ])("with %s is refused", (_, changes, sentence) => {
    const refused = load(changes);
    expect(refused.ok ? "" : refused.error.message).toContain(sentence);
  });
});

describe("options", () => {
  it.each([{ rounds: 0 }, { rounds: 21 }, { target: 0 }, { target: 1000 }])("%o", (options) => {
    expect(sampleGame.tryCreate({ seed: "a", ...options }).ok).toBe(false);
  });
});
