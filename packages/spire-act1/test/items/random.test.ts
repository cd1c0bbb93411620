// Random printed fights with any relics, potions and deck: every state keeps the invariants and can be saved and loaded.
import { type Luck, pick, sample, seeded } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { type Options, type State, spireAct1 } from "../../src/index.js";
import { invariantsOf } from "../../src/invariants.js";

const RUNS = Number(process.env.RUNS ?? 300);
const INVARIANTS = invariantsOf(spireAct1.content);
const { cards, enemies, relics = [], potions = [] } = spireAct1.rows;
const CARDS = cards.flatMap(({ id, type, plus }) => {
  if (type === "status" || type === "ticket") return [];
  return plus === undefined ? [id] : [id, `${id}+`];
});
const FOES = enemies.map(({ id }) => id);
const RELICS = relics.map(({ id }) => id);
const POTIONS = potions.map(({ id }) => id);

/** The options of a random printed run; every fourth has all relics. */
function optionsOf(index: number): Options {
  const luck = seeded(index, "options");
  const groups = (n: number) => Array.from({ length: n }, () => group(luck));
  return {
    ruleSet: "printed",
    hasNeow: false,
    map: ["encounter", "event", "encounter", "merchant", "elite", "boss"],
    maxHp: 10 + luck.below(40),
    gold: luck.below(30),
    deck: Array.from({ length: 5 + luck.below(20) }, () => pick(luck, CARDS)),
    relics: index % 4 === 0 ? RELICS : sample(luck, RELICS, luck.below(20)),
    potions: sample(luck, POTIONS, luck.below(4)),
    encounters: groups(4),
    elites: groups(2),
    bosses: groups(2),
  };
}

function group(luck: Luck): string[] {
  return sample(luck, FOES, 1 + luck.below(3));
}

/** Plays a random run to its end, looking at every state. */
function playRandomly(index: number, look: (state: State) => void): void {
  const state = spireAct1.clone(spireAct1.create({ seed: index, ...optionsOf(index) }));
  const context = spireAct1.open(state);
  const choices = seeded(index, "choices");
  for (let count = 0; count < 10_000; count++) {
    look(state);
    const legal = spireAct1.legalActions(state);
    if (legal.length === 0) return;
    spireAct1.step(context, pick(choices, legal));
  }
  throw new Error(`Run ${index} does not end.`);
}

describe("random runs with items", () => {
  it(`${RUNS} of them keep every invariant and end`, { timeout: 3_600_000 }, () => {
    const asked = new Set<string>();
    for (let index = 0; index < RUNS; index++)
      playRandomly(index, (state) => {
        for (const [holds, { message }] of INVARIANTS)
          if (!holds(state)) throw new Error(`Run ${index} ${message}.`);
        asked.add(spireAct1.view(state).pending?.ask ?? "");
      });
    for (const ask of ["order", "die", "reset", "ability", "keep", "scry", "next-play"])
      expect(asked).toContain(ask);
  });

  it("every state can be saved and loaded", () => {
    for (let index = 0; index < 20; index++)
      playRandomly(index, (state) => {
        const loaded = spireAct1.load(spireAct1.save(state));
        if (!loaded.ok) throw new Error(`Run ${index}: ${loaded.error.message}`);
        expect(loaded.value).toEqual(state);
      });
  });
});
