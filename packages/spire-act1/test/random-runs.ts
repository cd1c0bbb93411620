// Random runs for properties: plain ones, and ones with any deck against anyone, so that every card meets every enemy.
import { type Luck, pick, sample, seeded } from "@games/core-rng";
import {
  type Action,
  getAllCards,
  type Options,
  type Outcome,
  type Question,
  type SpireAct1Event,
  type State,
  spireAct1,
} from "../src/index.js";

const CARDS = getAllCards().flatMap(({ id, type }) => (type === "status" ? [] : [id]));
const FOES = spireAct1.rows.enemies.map(({ id }) => id);

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
  const state = spireAct1.clone(spireAct1.create({ seed: index, ...randomOptions(index) }));
  const context = spireAct1.open(state);
  const choices = seeded(index, "choices");
  for (let count = 0; ; count++) {
    look(state);
    const legal = spireAct1.legalActions(state);
    if (legal.length === 0) return count;
    if (count >= most) throw new Error(`Run ${index} does not end within ${most} actions.`);
    spireAct1.step(context, pick(choices, legal));
  }
}

/** Everything that happens, is done, is asked and comes out in some random runs. */
export function collectRuns(count: number) {
  const events: SpireAct1Event[] = [];
  const actions: Action[] = [];
  const questions: Question[] = [];
  const outcomes: Outcome[] = [];
  for (let index = 1; index < 2 * count; index += 2) {
    const state = spireAct1.clone(spireAct1.create({ seed: index, ...randomOptions(index) }));
    const context = spireAct1.open(state, (event) => events.push(event));
    const choices = seeded(index, "choices");
    for (;;) {
      const legal = spireAct1.legalActions(state);
      if (legal.length === 0) break;
      const { pending } = spireAct1.view(state);
      if (pending !== null) questions.push(pending);
      const action = pick(choices, legal);
      actions.push(action);
      spireAct1.step(context, action);
    }
    const outcome = spireAct1.outcome(state);
    if (outcome !== undefined) outcomes.push(outcome);
  }
  return { events, actions, questions, outcomes };
}
