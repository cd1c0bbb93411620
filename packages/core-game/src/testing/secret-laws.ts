// The law of secrets: whoever hears the events of an action learns no more than the view shows.
import { branches, enumerate, type Luck, pick } from "@games/core-rng";
import { canonical } from "../canonical.js";
import type { GameTypes } from "../contract.js";
import type { Game } from "../game.js";
import { MOST_BRANCHES, playSibling, RUNS, sibling, tally, within } from "./siblings.js";
import { MOST_DEVIATION, twoSampleDeviation } from "./statistics.js";
import { demand, reach, type Trace } from "./traces.js";

const FEWEST_RUNS = 60;

function withoutLuck<T extends GameTypes>(state: Readonly<T["state"]>): string {
  return canonical({ ...state, luck: null });
}

/** Whoever heard the same events and sees the same view must find all that is hidden as open as dealing anew does. */
export function eventsKeepSecrets<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state, choices } = reach(game, trace);
  const legal = game.legalActions(state);
  if (legal.length === 0) return;
  const action = pick(choices, legal);
  if (keepsSecretsExactly(game, state, action)) return;
  const groups = new Map<string, T["state"][]>();
  for (let i = 0; i < RUNS; i++) {
    const run = playSibling(game, state, action, choices);
    const heard = canonical([game.view(run.state), run.events]);
    groups.set(heard, [...(groups.get(heard) ?? []), run.state]);
  }
  for (const states of groups.values()) {
    if (states.length < FEWEST_RUNS) continue;
    const real = tally(states.map((one) => withoutLuck(one)));
    const dealt = tally(states.map((one) => withoutLuck(sibling(game, one, choices))));
    demand(
      twoSampleDeviation(real, dealt) < MOST_DEVIATION,
      `The events of ${canonical(action)} tell hidden things.`,
    );
  }
}

/** The same by enumeration; false when there are too many branches to walk. */
function keepsSecretsExactly<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T["state"]>,
  action: T["action"],
): boolean {
  const groups = within(() => hearings(game, state, action));
  if (groups === undefined) return false;
  for (const { next, total, hidden } of groups.values()) {
    const dealt = within(() => deals(game, next));
    if (dealt === undefined) return false;
    for (const { value, probability } of dealt) {
      const real = (hidden.get(value) ?? 0) / total;
      demand(
        Math.abs(real - probability) < 1e-9,
        `The events of ${canonical(action)} tell hidden things.`,
      );
    }
  }
  return true;
}

/** What can be heard and seen of an action, and how likely each hidden state is behind it. */
function hearings<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<T["state"]>,
  action: T["action"],
) {
  const groups = new Map<
    string,
    { next: T["state"]; total: number; hidden: Map<string, number> }
  >();
  const run = (luck: Luck) => {
    const next = game.clone(state);
    const streams = game.shareLuck(luck);
    const events: T["event"][] = [];
    game.determinize(next, streams);
    game.step(next, action, streams, (event) => events.push(event));
    return { next, heard: canonical([game.view(next), events]) };
  };
  for (const { value, probability } of branches(run, MOST_BRANCHES)) {
    const group = groups.get(value.heard) ?? { next: value.next, total: 0, hidden: new Map() };
    const key = withoutLuck(value.next);
    group.total += probability;
    group.hidden.set(key, (group.hidden.get(key) ?? 0) + probability);
    groups.set(value.heard, group);
  }
  return groups;
}

/** Every way in which what is hidden can be dealt anew. */
function deals<T extends GameTypes>(game: Game<T>, state: Readonly<T["state"]>) {
  return enumerate(
    (luck) => {
      const other = game.clone(state);
      game.determinize(other, game.shareLuck(luck));
      return withoutLuck(other);
    },
    { limit: MOST_BRANCHES },
  );
}
