// Random runs for properties: plain ones, and ones with any deck against anyone, so that every card meets every enemy.
import { type Luck, pick, sample, seeded } from "@games/core-rng";
import { ENEMIES } from "../src/data/enemies.js";
import { getAllCards, type Options, type State, spireAct1 } from "../src/index.js";

const CARDS = getAllCards().flatMap(({ id, type }) => (type === "status" ? [] : [id]));
const FOES = ENEMIES.map(({ id }) => id);

/** The options of the index-th random run; every other one is plain. */
export function randomOptions(index: number): Options {
  if (index % 2 === 0) return {};
  const luck = seeded(index, "options");
  const deck = Array.from({ length: 5 + luck.below(25) }, () => pick(luck, CARDS));
  const groups = (count: number) => Array.from({ length: count }, () => randomGroup(luck));
  return {
    deck,
    maxHp: 10 + luck.below(60),
    encounters: groups(4),
    elites: groups(2),
    bosses: groups(2),
  };
}

function randomGroup(luck: Luck): string[] {
  return sample(luck, FOES, 1 + luck.below(3));
}

/** Plays a random run to its end, looking at every state; returns the number of actions. */
export function playRandomly(index: number, look: (state: State) => void, most: number): number {
  const state = spireAct1.create({ seed: index, ...randomOptions(index) });
  const luck = spireAct1.luckOf(state);
  const choices = seeded(index, "choices");
  for (let count = 0; ; count++) {
    look(state);
    const legal = spireAct1.legalActions(state);
    if (legal.length === 0) return count;
    if (count >= most) throw new Error(`Run ${index} does not end within ${most} actions.`);
    spireAct1.step(state, pick(choices, legal), luck);
  }
}
