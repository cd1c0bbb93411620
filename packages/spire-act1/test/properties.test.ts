// What holds in every state of every run. RUNS=100000 plays as many random runs instead of the usual two thousand.
import { describe, expect, it } from "vitest";
import { type State, spireAct1 } from "../src/index.js";
import { invariantsOf } from "../src/invariants.js";
import { collectRuns, playRandomly, randomOptions } from "./random-runs.js";

const RUNS = Number(process.env.RUNS ?? 2000);
/** Eight fights of at most 1,000 decisions each, and at most two decisions at each node. */
const MAX_ACTIONS = 8 * 1000 + 2 * 10;

const INVARIANTS = invariantsOf(spireAct1.content);

/** Every invariant: cards conserved, caps kept, HP at most the maximum, the stack settled at a question. */
function lookClosely(state: State): void {
  for (const [holds, { message }] of INVARIANTS)
    if (!holds(state)) throw new Error(`A run ${message}.`);
  const { combat } = state;
  if (combat === null) return;
  const { player, enemies } = combat;
  const isWithin =
    player.block <= 20 &&
    player.energy >= 0 &&
    player.energy <= 6 &&
    player.strength <= 8 &&
    player.weak <= 3 &&
    player.vulnerable <= 3 &&
    player.hp >= 1 &&
    player.hp <= player.maxHp &&
    enemies.every((e) => e.strength <= 8 && e.weak <= 3 && e.vulnerable <= 3 && e.poison <= 30);
  if (!isWithin) throw new Error("A token is beyond its cap.");
}

/** Whether a card or a trigger asks in the middle of its text. */
function isInsideText({ stack }: State): boolean {
  const kind = stack.at(-1)?.kind;
  return kind === "card" || kind === "trigger";
}

describe("random runs", () => {
  it(`${RUNS} of them keep every invariant and end`, { timeout: 3_600_000 }, () => {
    const met = { won: 0, lost: 0 };
    for (let index = 0; index < RUNS; index++) {
      playRandomly(
        index,
        (state) => {
          lookClosely(state);
          if (state.result === "act-complete") met.won++;
          if (state.result === "defeat") met.lost++;
        },
        MAX_ACTIONS,
      );
    }
    expect(met.won + met.lost).toBe(RUNS);
    expect(met.won).toBeGreaterThan(0);
  });

  it("every state can be saved and loaded, in the middle of a card too", () => {
    let questions = 0;
    for (let index = 1; index < 60; index += 2) {
      playRandomly(
        index,
        (state) => {
          if (isInsideText(state)) questions++;
          const loaded = spireAct1.load(spireAct1.save(state));
          if (!loaded.ok) throw new Error(loaded.error.message);
          expect(loaded.value).toEqual(state);
        },
        MAX_ACTIONS,
      );
    }
    expect(questions).toBeGreaterThan(50);
  });

  it("no event tells of nothing: what is gained, lost, placed or removed is at least 1", () => {
    const { events } = collectRuns(100);
    const empty = events.filter(
      (event) => "amount" in event && event.type !== "healed" && event.amount < 1,
    );
    expect(empty).toEqual([]);
    expect(events.length).toBeGreaterThan(10_000);
  });

  it("the options of random runs are met as they are", () => {
    const state = spireAct1.create({ seed: 1, ...randomOptions(1) });
    expect(state.run.deck).toEqual(randomOptions(1).deck);
  });
});
