// Saves from outside: broken ones are refused with what is wrong, in words.
import { hashValue } from "@games/core-game";
import { describe, expect, it } from "vitest";
import { type State, spireAct1 } from "../src/index.js";

/** A fight of two dummies in which Strike asks whom to hit. */
function atQuestion(): State {
  const state = spireAct1.create({
    seed: 1,
    map: ["encounter"],
    encounters: [["cultist", "jaw_worm"]],
    deck: ["strike_r", "defend_r", "true_grit", "havoc", "whirlwind"],
  });
  const luck = spireAct1.luckOf(state);
  spireAct1.step(state, { type: "proceed" }, luck);
  spireAct1.step(state, { type: "play", card: "strike_r" }, luck);
  return state;
}

/** What loading a changed state says. */
function faultsOf(change: (state: State) => void): readonly string[] {
  const state = structuredClone(atQuestion());
  change(state);
  const loaded = spireAct1.load(
    JSON.stringify({ game: "spire-act1", schema: 1, rules: 1, hash: hashValue(state), state }),
  );
  if (loaded.ok) return [];
  expect(loaded.error.code).toBe("bad-state");
  return loaded.error.faults?.map(({ path, message }) => `${path} ${message}`.trim()) ?? [];
}

const inFight = (state: State) => {
  if (state.combat === null) throw new Error("There is no fight.");
  return state.combat;
};
const frame = (state: State) => {
  const [first] = inFight(state).stack;
  if (first === undefined) throw new Error("Nothing is being resolved.");
  return first;
};

describe("a save in the middle of a card", () => {
  it("loads as it was and goes on the same way", () => {
    const state = atQuestion();
    const loaded = spireAct1.load(spireAct1.save(state));
    if (!loaded.ok) throw new Error(loaded.error.message);
    const answer = { type: "choose-enemy", enemy: 1 } as const;
    const one = spireAct1.apply(state, answer);
    const other = spireAct1.apply(loaded.value, answer);
    expect(other).toEqual(one);
    expect(spireAct1.view(state).combat?.pending).toEqual({
      ask: "enemy",
      by: "strike_r",
      enemies: [0, 1],
    });
  });

  it.each<[string, (state: State) => void]>([
    ["is in a fight without one", (s) => (s.phase = "map")],
    ["is over without a result", (s) => Object.assign(s, { phase: "over", combat: null })],
    ["has rewards out of place", (s) => s.revealed.push("anger")],
    ["is lost with HP left", (s) => (s.run.hp = 0)],
    ["is off the map", (s) => (s.run.map.currentNode = 5)],
    ["has another map", (s) => (s.run.map.nodes[0] = { id: 0, type: "elite", cleared: false })],
    ["has the wrong HP", (s) => (inFight(s).player.maxHp = 50)],
    ["has more Strength to lose than it has", (s) => (inFight(s).player.flex = 1)],
    [
      "has nobody to fight",
      (s) => inFight(s).enemies.map((enemy) => Object.assign(enemy, { hp: 0 })),
    ],
    ["has lost cards", (s) => inFight(s).hand.pop()],
    ["has lost status cards", (s) => (inFight(s).dazeLeft = 3)],
    [
      "is not settled",
      (s) =>
        Object.assign(inFight(s), { stack: [], die: 0, hand: [...inFight(s).hand, frame(s).card] }),
    ],
    ["waits without a question", (s) => (frame(s).pc = 1)],
    ["is at no step of a text", (s) => (frame(s).pc = 9)],
    ["is at no step of a text", (s) => (frame(s).pc = -2)],
    ["has a broken queue", (s) => (frame(s).base = 4)],
    ["resolves a power that is not there", (s) => (frame(s).power = 0)],
    ["combat.stack[0] has the wrong card", (s) => (frame(s).card = -1)],
    ["combat.stack[0] has no trigger", (s) => (frame(s).trigger = 0)],
    [
      "combat.enemies[0] has no such slot",
      (s) => Object.assign(inFight(s).enemies[0] ?? {}, { slot: 4 }),
    ],
    [
      "combat.enemies[0] has no such variant",
      (s) => Object.assign(inFight(s).enemies[0] ?? {}, { variant: 7 }),
    ],
    [
      "combat.enemies[0] has more HP than it can have",
      (s) => Object.assign(inFight(s).enemies[0] ?? {}, { hp: 90 }),
    ],
  ])("is refused when it %s", (fault, change) => {
    expect(faultsOf(change)).toEqual([fault]);
  });
});
