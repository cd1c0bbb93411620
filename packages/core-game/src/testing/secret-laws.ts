// The law of secrets: whoever hears the events of an action learns no more than the view shows.
import { branches, enumerate, type Luck, pick } from "@games/core-rng";
import { canonical } from "../canonical.js";
import type { GameTypes, ReadonlyState } from "../contract.js";
import type { Game } from "../game.js";
import { MAX_BRANCHES, playSample, RUNS, sample, tally, within } from "./samples.js";
import { MAX_DEVIATION, twoSampleDeviation } from "./statistics.js";
import { assert, midGame, type Trace } from "./traces.js";

const MIN_RUNS = 60;

function withoutRng<T extends GameTypes>(state: ReadonlyState<T>): string {
  return canonical({ ...state, rng: null });
}

/** Whoever heard the same events and sees the same view must find all that is hidden as open as re-dealing does. */
export function eventsKeepSecrets<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state, choices } = midGame(game, trace);
  const legal = game.legalActions(state);
  if (legal.length === 0) return;
  const action = pick(choices, legal);
  if (keepsSecretsExactly(game, state, action)) return;
  const groups = new Map<string, T["state"][]>();
  for (let i = 0; i < RUNS; i++) {
    const run = playSample(game, state, action, choices);
    const heard = canonical([game.view(run.state), run.events]);
    groups.set(heard, [...(groups.get(heard) ?? []), run.state]);
  }
  for (const states of groups.values()) {
    if (states.length < MIN_RUNS) continue;
    const real = tally(states.map((one) => withoutRng(one)));
    const dealt = tally(states.map((one) => withoutRng(sample(game, one, choices))));
    assert(
      twoSampleDeviation(real, dealt) < MAX_DEVIATION,
      `The events of ${canonical(action)} tell hidden things.`,
    );
  }
}

/** The same by enumeration; false when there are too many branches to walk. */
function keepsSecretsExactly<T extends GameTypes>(
  game: Game<T>,
  state: ReadonlyState<T>,
  action: T["action"],
): boolean {
  const groups = within(() => observations(game, state, action));
  if (groups === undefined) return false;
  for (const { next, total, hidden } of groups.values()) {
    const dealt = within(() => deals(game, next));
    if (dealt === undefined) return false;
    for (const { value, probability } of dealt) {
      const real = (hidden.get(value) ?? 0) / total;
      assert(
        Math.abs(real - probability) < 1e-9,
        `The events of ${canonical(action)} tell hidden things.`,
      );
    }
  }
  return true;
}

/** What can be heard and seen of an action, and how likely each hidden state is behind it. */
function observations<T extends GameTypes>(
  game: Game<T>,
  state: ReadonlyState<T>,
  action: T["action"],
) {
  const groups = new Map<
    string,
    { next: T["state"]; total: number; hidden: Map<string, number> }
  >();
  const run = (luck: Luck) => {
    const events: T["event"][] = [];
    const next = game.clone(state);
    const context = game.openWith(next, luck, (event) => events.push(event));
    game.determinize(context);
    game.step(context, action);
    return { next, heard: canonical([game.view(next), events]) };
  };
  for (const { value, probability } of branches(run, MAX_BRANCHES)) {
    const group = groups.get(value.heard) ?? { next: value.next, total: 0, hidden: new Map() };
    const key = withoutRng(value.next);
    group.total += probability;
    group.hidden.set(key, (group.hidden.get(key) ?? 0) + probability);
    groups.set(value.heard, group);
  }
  return groups;
}

/** Every way in which what is hidden can be re-dealt. */
function deals<T extends GameTypes>(game: Game<T>, state: ReadonlyState<T>) {
  return enumerate(
    (luck) => {
      const other = game.clone(state);
      game.determinize(game.openWith(other, luck));
      return withoutRng(other);
    },
    { limit: MAX_BRANCHES },
  );
}
