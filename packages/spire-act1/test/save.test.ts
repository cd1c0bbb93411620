// Saves from outside: broken ones are refused with what is wrong, in words.
import { hashValue } from "@games/core-game";
import { describe, expect, it } from "vitest";
import { type CardFrame, type Enemy, type State, spireAct1 } from "../src/index.js";

/** A fight of two enemies in which Strike asks whom to hit. */
function atQuestion(): State {
  const state = spireAct1.clone(
    spireAct1.create({
      seed: 1,
      map: ["encounter"],
      encounters: [["cultist", "jaw_worm"]],
      deck: ["strike_r", "defend_r", "true_grit", "havoc", "whirlwind"],
    }),
  );
  const play = spireAct1.open(state);
  spireAct1.step(play, { type: "proceed" });
  spireAct1.step(play, { type: "play", card: "strike_r" });
  return state;
}

/** What loading a changed state says. */
function faultsOf(change: (state: State) => void): readonly string[] {
  const state = structuredClone(atQuestion());
  change(state);
  const save = JSON.parse(spireAct1.save(state)) as object;
  const loaded = spireAct1.load(JSON.stringify({ ...save, state, hash: hashValue(state) }));
  if (loaded.ok) return [];
  expect(loaded.error.code).toBe("bad-state");
  return loaded.error.faults?.map(({ path, message }) => `${path} ${message}`.trim()) ?? [];
}

const inFight = (state: State) => {
  if (state.combat === null) throw new Error("There is no fight.");
  return state.combat;
};
const enemy = (state: State): Enemy => {
  const [first] = inFight(state).enemies;
  if (first === undefined) throw new Error("There is no enemy.");
  return first;
};
/** The frame of the Strike: on the node and the fight. */
const frame = (state: State): CardFrame => {
  const top = state.stack[2];
  if (top?.kind !== "card") throw new Error("No card is being played.");
  return top;
};
const numberOf = (id: string): number => {
  const number = spireAct1.content.cardNumbers.get(id);
  if (number === undefined) throw new Error(`There is no card "${id}".`);
  return number;
};
const LAST_CARD = spireAct1.content.cards.length - 1;

describe("a save in the middle of a card", () => {
  it("loads as it was and goes on the same way", () => {
    const state = atQuestion();
    const loaded = spireAct1.load(spireAct1.save(state));
    if (!loaded.ok) throw new Error(loaded.error.message);
    const answer = { type: "choose-enemy", enemy: 1 } as const;
    const one = spireAct1.apply(state, answer);
    const other = spireAct1.apply(loaded.value, answer);
    expect(one.ok).toBe(true);
    expect(other).toEqual(one);
    expect(spireAct1.view(state).pending).toEqual({
      ask: "enemy",
      by: "strike_r",
      enemies: [0, 1],
    });
  });

  it("is sound before anything is changed", () => {
    expect(faultsOf(() => {})).toEqual([]);
  });

  it.each<[string, (state: State) => void]>([
    ["is in a fight without one", (s) => (s.stack = [{ kind: "map" }])],
    ["is in a fight without one", (s) => (s.combat = null)],
    ["is over without a result", (s) => Object.assign(s, { stack: [], combat: null })],
    [
      "resolves things that cannot be inside each other",
      (s) => s.stack.push({ kind: "reward", cards: ["anger"] }),
    ],
    [
      "resolves things that cannot be inside each other",
      (s) => s.stack.splice(1, 2, frame(s), { kind: "fight" }),
    ],
    ["is lost with HP left", (s) => (s.run.hp = 0)],
    ["has more HP than it can have", (s) => (s.run.hp = 12)],
    ["is off the map", (s) => (s.run.map.currentNode = 5)],
    ["has another map", (s) => (s.run.map.nodes[0] = { id: 0, type: "elite", cleared: false })],
    [
      "is at the wrong node",
      (s) => Object.assign(s, { stack: [{ kind: "node" }, { kind: "campfire" }], combat: null }),
    ],
    ["has the wrong HP", (s) => (inFight(s).player.maxHp = 50)],
    ["has the wrong HP", (s) => (inFight(s).player.hp = 12)],
    ["has more Strength to lose than it has", (s) => (inFight(s).player.temporaryStrength = 1)],
    ["has nobody to fight", (s) => inFight(s).enemies.map((one) => Object.assign(one, { hp: 0 }))],
    [
      "has a question without answers",
      (s) => {
        for (const one of inFight(s).enemies) one.hp = 0;
        inFight(s).arrivals.push(0);
      },
    ],
    ["has lost cards", (s) => inFight(s).hand.pop()],
    ["has lost status cards", (s) => (inFight(s).supplies.daze = 3)],
    [
      "has status cards in the exhaust pile",
      (s) => {
        inFight(s).exhaustPile.push(numberOf("daze"));
        inFight(s).supplies.daze--;
      },
    ],
    [
      "is not settled",
      (s) => {
        inFight(s).hand.push(frame(s).card);
        s.stack.pop();
        inFight(s).die = null;
      },
    ],
    ["waits without a question", (s) => Object.assign(frame(s), { stage: "text", next: 1 })],
    ["is at a step that is not there", (s) => Object.assign(frame(s), { stage: "text", next: 9 })],
    ["is at a step that is not there", (s) => (frame(s).stage = "energy")],
    ["stack[2].next must be a whole number from 0 to 1000", (s) => (frame(s).next = -2)],
    ["has a broken queue", (s) => Object.assign(frame(s), { waitingBefore: 4 })],
    [
      "resolves a power that is not there",
      (s) =>
        inFight(s).queue.push({
          card: numberOf("metallicize"),
          relic: null,
          trigger: 0,
          power: 0,
          target: null,
        }),
    ],
    [
      "combat.queue[0] has no such trigger",
      (s) =>
        inFight(s).queue.push({
          card: numberOf("bash"),
          relic: null,
          trigger: 0,
          power: null,
          target: null,
        }),
    ],
    [
      "combat.powers[0] is not a power",
      (s) => inFight(s).powers.push({ card: numberOf("bash"), cubes: 0, isUsed: false }),
    ],
    [
      `stack[2].card must be a whole number from 0 to ${LAST_CARD}`,
      (s) => Object.assign(frame(s), { card: -1 }),
    ],
    ["stack[2].trigger is not a known field", (s) => Object.assign(frame(s), { trigger: 0 })],
    ["combat.enemies[0] has no such slot", (s) => (enemy(s).slot = 4)],
    ["combat.enemies[0] has no such variant", (s) => (enemy(s).variant = 7)],
    ["combat.enemies[0] has more HP than it can have", (s) => (enemy(s).hp = 90)],
  ])("is refused when it %s", (fault, change) => {
    expect(faultsOf(change)).toEqual([fault]);
  });
});
