// Towers (R60, E5): a pool of dice, a countdown, and a real tower on the player's own table.

import { ask, askCreate } from "@games/core-game/table";
import { enumerate, MAX_BELOW, seeded } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { type Options, type State, wretched } from "../../src/index.js";
import { countOnes, onesOdds } from "../../src/rules/tower.js";
import { damageChances, survivalChance } from "../../src/screen.js";
import { begin, deal, eventsOf, play, turn } from "../table.js";

/** A game that waits for the check of a card. */
function waiting(options: Options, integrity?: number): State {
  const state = begin(options);
  deal(state, 2);
  if (integrity !== undefined) state.integrity = integrity;
  turn(state, "H5");
  return state;
}

/** The binomial probability, by factorials: another way than the engine's. */
function binomial(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways * (1 / 6) ** k * (5 / 6) ** (n - k);
}

describe("the dice tower", () => {
  it("R60: starts with 100 dice and falls with the last one", () => {
    expect(wretched.create({ seed: 1, tower: "dice", initialDamage: null }).integrity).toBe(100);
    const state = waiting({ tower: "dice" }, 1);
    const fatal = onesOdds(1)[0] as number; // the first answer that means "one die shows 1"
    const events = play(state, { type: "pull" }, [fatal]);
    expect(eventsOf(events, "damage-taken")).toMatchObject([
      { damage: 1, integrity: 0, faces: [] },
    ]);
    expect(state.defeatReason).toBe("ship_destroyed");
  });

  it("R60: a pull asks one question, how many dice show 1, and removes those", () => {
    const state = waiting({ tower: "dice" });
    const upTo16 = onesOdds(100)
      .slice(0, 17)
      .reduce((sum, size) => sum + size, 0);
    play(state, { type: "pull" }, [upTo16]);
    expect(state.integrity).toBe(83);
  });

  it.each([1, 2, 6, 50, 100, 200])("R60: %i dice show 1 as often as dice do", (dice) => {
    const odds = onesOdds(dice);
    expect(odds.reduce((sum, size) => sum + size, 0)).toBe(MAX_BELOW);
    odds.forEach((size, ones) => {
      expect(Math.abs(size / MAX_BELOW - binomial(dice, ones))).toBeLessThanOrEqual(1 / MAX_BELOW);
    });
  });

  it("R60: can be enumerated, one branch for each number of dice", () => {
    const odds = enumerate((luck) => countOnes(luck, 100));
    expect(odds.length).toBeLessThan(50);
    const mean = odds.reduce((sum, { value, probability }) => sum + value * probability, 0);
    expect(mean).toBeCloseTo(100 / 6, 4);
    const state = waiting({ tower: "dice" }, 3);
    const after = wretched.odds(state, { type: "pull" }, ({ view }) => view.integrity);
    if (!after.ok) throw new Error(after.error.message);
    const standing = after.value.find(({ value }) => value === 3);
    expect(standing?.probability).toBeCloseTo((5 / 6) ** 3, 6);
  });

  it("R60: seeded rolls agree with the odds", () => {
    const luck = seeded("tower");
    const rolls = Array.from({ length: 20_000 }, () => countOnes(luck, 12));
    const mean = rolls.reduce((sum, ones) => sum + ones, 0) / rolls.length;
    expect(mean).toBeGreaterThan(1.96); // 2, with a standard error of 0.009
    expect(mean).toBeLessThan(2.04);
  });

  it("R60: at a table the player says how many dice show 1", () => {
    const created = askCreate(
      wretched,
      { seed: 1, tower: "dice", initialDamage: null },
      ["dice"],
      [],
    );
    if (!created.ok || !created.value.isDone) throw new Error("Setup asks nothing here.");
    const state = wretched.clone(created.value.value.state);
    state.stage = "towerPull";
    state.current = 4;
    const asked = ask(wretched, state, { type: "pull" }, []);
    if (!asked.ok || asked.value.isDone) throw new Error("A pull asks one question.");
    const { question } = asked.value;
    expect(question).toMatchObject({ kind: "pick", name: "dice-showing-1", count: 1 });
    const sixteen = question.options.find(({ label }) => label === "16");
    expect(sixteen?.probability).toBeCloseTo(binomial(100, 16), 6);
    const done = ask(wretched, state, { type: "pull" }, [sixteen?.answer ?? false]);
    expect(done.ok && done.value.isDone && done.value.value.state.integrity).toBe(84);
  });

  it("R60: the chance to stand is that all dice do not show 1 together", () => {
    const view = wretched.view(waiting({ tower: "dice" }, 2));
    expect(survivalChance(view)).toBeCloseTo(1 - 1 / 36, 6);
    if (view.check === null) throw new Error("A check waits.");
    expect(damageChances(view.config, view.check, 2)[1]).toBeCloseTo(10 / 36, 6);
  });

  it("E5: the final pull rolls what is left as often as it has dice", () => {
    const state = begin({
      tower: "dice",
      finalDice: 3,
      rescueBase: 1,
      rescueBoosted: 1,
      tokens: 1,
    });
    deal(state, 1);
    turn(state, "HA");
    play(state, { type: "pull" }, [0]);
    play(state, { type: "skip-log" });
    play(state, { type: "roll-rescue" }, [0]);
    state.integrity = 2;
    const none = 0;
    const one = onesOdds(2)[0] as number;
    play(state, { type: "pull" }, [one, none, onesOdds(1)[0] as number]);
    expect(state.defeatReason).toBe("final_pull_failed");
  });
});

describe("the countdown", () => {
  it("R60, E5: starts from 100 and takes the die as it falls, whatever the card and the Aces", () => {
    const state = begin({ tower: "countdown" });
    expect(state.integrity).toBe(100);
    deal(state, 3);
    turn(state, "CA");
    state.hasTool = false;
    turn(state, "DQ"); // severe, and one Ace seen
    const events = play(state, { type: "pull" }, [3]);
    expect(eventsOf(events, "damage-taken")).toMatchObject([
      { faces: [4], reduction: 0, damage: 4 },
    ]);
    expect(state.integrity).toBe(96);
    expect(survivalChance(wretched.view(waiting({ tower: "countdown" }, 6)))).toBeCloseTo(5 / 6);
  });

  it("R60: other systems only say which cards call for a check", () => {
    const state = begin({ tower: "countdown", system: "fixed" });
    deal(state, 1);
    turn(state, "S10");
    play(state, { type: "pull" }, [5]);
    expect(state.integrity).toBe(94);
  });
});

describe("a real tower", () => {
  it("R60: the player says whether it stood or fell", () => {
    const stood = waiting({ tower: "real" });
    expect(wretched.legalActions(stood).map(({ type }) => type)).toEqual([
      "tower-stood",
      "tower-fell",
    ]);
    expect(survivalChance(wretched.view(stood))).toBeNull();
    const events = play(stood, { type: "tower-stood" });
    expect(eventsOf(events, "tower-stood")).toEqual([
      { type: "tower-stood", card: "H5", reason: "pull-card" },
    ]);
    expect([stood.stage, stood.integrity]).toEqual(["processCard", 54]);
    const fell = waiting({ tower: "real" });
    play(fell, { type: "tower-fell" });
    expect([fell.defeatReason, fell.integrity]).toEqual(["ship_destroyed", 0]);
  });

  it("R60: it is not rolled, and no other tower is reported", () => {
    expect(wretched.check(waiting({ tower: "real" }), { type: "pull" })?.code).toBe("other-tower");
    expect(wretched.check(waiting({}), { type: "tower-fell" })?.code).toBe("other-tower");
  });
});

describe("options", () => {
  it("R56: a pack's balance is the default, and the caller's options win", () => {
    const made = wretched.withContent({
      ...wretched.rows,
      balance: { calibrated: { finalDice: 2, dayDie: 5, modes: { normal: { integrity: 26 } } } },
    });
    if (!made.ok) throw new Error(made.error.message);
    const config = (options: Options) => made.value.create({ seed: 1, ...options }).config;
    expect(config({ preset: "calibrated" })).toMatchObject({
      integrity: 26,
      finalDice: 2,
      dayDie: 5,
    });
    expect(config({ preset: "calibrated", finalDice: 1 })).toMatchObject({ finalDice: 1 });
    expect(config({ preset: "calibrated", difficulty: "hard" })).toMatchObject({ integrity: 44 });
    expect(config({})).toMatchObject({ integrity: 54, finalDice: 1, dayDie: 6 });
    const wrong = wretched.withContent({
      ...wretched.rows,
      balance: { calibrated: { dayDie: 0 } },
    });
    expect(wrong.ok ? "" : wrong.error.message).toContain("balance.calibrated.dayDie");
  });
});

describe("narrative-only play", () => {
  it("R61: the story can be ended at every decision before its closing log", () => {
    const state = wretched.clone(wretched.create({ seed: 1, isNarrativeOnly: true }));
    const canEnd = () => wretched.check(state, { type: "end-story" }) === undefined;
    expect(canEnd()).toBe(true);
    play(state, { type: "skip-log" });
    expect(canEnd()).toBe(true);
    deal(state, 3);
    expect(canEnd()).toBe(true);
    turn(state, "SK");
    turn(state, "SA");
    expect([state.stage, canEnd()]).toEqual(["specialChecks", true]);
    play(state, { type: "end-story" });
    expect([state.stage, state.status, state.current]).toEqual(["finalLog", "ended", null]);
    expect(canEnd()).toBe(false);
    expect(wretched.load(wretched.save(state)).ok).toBe(true);
  });
});
