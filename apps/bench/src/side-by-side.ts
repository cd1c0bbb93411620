// Plays one game on two releases at once, from the same random states, and finds the first difference.
import { canonical } from "@games/core-game";
import type { AnyAction, AnyEvent, AnyLuck, AnyState, Driver, StreamState } from "./driver.js";
import type { Renames } from "./renames.js";

/** Two releases of one game with the same options. */
export interface Pair {
  readonly before: Driver;
  readonly after: Driver;
  readonly renames: Renames;
}

/** How far a game was the same. */
export interface Compared {
  readonly actions: number;
  readonly events: number;
  /** What differed first; undefined when nothing did. */
  readonly difference: string | undefined;
}

/** What is played: any action, or those of a recorded game. */
export type ChooseAction = (legal: readonly AnyAction[], step: number) => AnyAction | undefined;

/** Any legal action. */
export function atRandom(luck: AnyLuck): ChooseAction {
  return (legal) => (legal.length === 0 ? undefined : legal[luck.below(legal.length)]);
}

/** The actions of a recorded game, which must be legal one after the other. */
export function recorded(actions: readonly AnyAction[]): ChooseAction {
  return (legal, step) => {
    const wanted = actions[step];
    if (wanted === undefined) return undefined;
    const text = canonical(wanted);
    return legal.find((action) => canonical(action) === text) ?? wanted;
  };
}

const MAX_ACTIONS = 20_000;
const MAX_SHOWN = 1000;

/** A game on both sides. */
interface Game extends Pair {
  readonly old: AnyState;
  readonly now: AnyState;
  readonly oldEvents: AnyEvent[];
  readonly newEvents: AnyEvent[];
  hasEnded: boolean;
}

const copy = (states: Readonly<Record<string, StreamState>>) =>
  Object.fromEntries(Object.entries(states).map(([name, state]) => [name, { ...state }]));

function begin(pair: Pair, states: Readonly<Record<string, StreamState>>): Game {
  const [oldEvents, newEvents]: [AnyEvent[], AnyEvent[]] = [[], []];
  const old = pair.before.begin(copy(states), (event) => oldEvents.push(event));
  const now = pair.after.begin(copy(states), (event) => newEvents.push(event));
  return { ...pair, old, now, oldEvents, newEvents, hasEnded: false };
}

function differ(what: string, expected: unknown, found: unknown): string | undefined {
  const [a, b] = [canonical(expected ?? null), canonical(found ?? null)];
  if (a === b) return undefined;
  if (!Array.isArray(expected) || !Array.isArray(found)) {
    return `${what}: expected ${a.slice(0, MAX_SHOWN)}, found ${b.slice(0, MAX_SHOWN)}`;
  }
  const longer = expected.length > found.length ? expected : found;
  const at = longer.findIndex(
    (_, i) => canonical(expected[i] ?? null) !== canonical(found[i] ?? null),
  );
  return differ(`${what}, item ${at} of ${longer.length}`, expected[at], found[at]);
}

/** The events of a step, by the name map; the last event of a game must be its end. */
function compareEvents(game: Game): string | undefined {
  const { renames, oldEvents, newEvents } = game;
  const expected = oldEvents.flatMap((event) => renames.event({ ...event }) ?? []);
  const kept = newEvents.filter(({ type }) => !renames.added.includes(type));
  return differ("events", expected, kept) ?? (game.hasEnded ? compareEnd(game) : undefined);
}

/** The outcome by the field map, and the event that carries it. */
function compareEnd({ before, after, old, now, renames, newEvents }: Game): string | undefined {
  const expected = before.outcome(old);
  const found = after.outcome(now);
  if (expected === undefined || found === undefined) return differ("outcome", expected, found);
  const known = Object.entries(found).filter(([name]) => !renames.addedToOutcome.includes(name));
  const mapped = renames.outcome({ ...expected });
  const ends = newEvents.filter(({ type }) => type === "game-ended");
  return (
    differ("outcome", mapped, Object.fromEntries(known)) ??
    differ("game-ended", [{ type: "game-ended", outcome: found }], ends) ??
    differ("last event", newEvents.at(-1), ends[0])
  );
}

/** Plays a game on both sides; the random states are those of the streams before setup. */
export function playBoth(
  pair: Pair,
  states: Readonly<Record<string, StreamState>>,
  choose: ChooseAction,
): Compared {
  const game = begin(pair, states);
  const { before, after, renames, old, now } = game;
  let events = 0;
  for (let step = 0; ; step++) {
    const [legal, listed] = [before.legalActions(old), after.legalActions(now)];
    const mapped = legal.map((action) => renames.action({ ...action }));
    const stop = (difference: string | undefined) => ({ actions: step, events, difference });
    const unlike = differ(`legal actions after ${step}`, mapped, listed);
    if (unlike !== undefined) return stop(unlike);
    const action = choose(legal, step);
    if (action === undefined) return stop(undefined);
    const index = legal.indexOf(action);
    if (index < 0) return stop(`action ${step} is not legal: ${canonical(action)}`);
    if (step > MAX_ACTIONS) return stop(`The game is not over after ${MAX_ACTIONS} actions.`);
    game.oldEvents.length = 0;
    game.newEvents.length = 0;
    before.step(old, action);
    after.step(now, listed[index] as AnyAction);
    events += game.oldEvents.length;
    game.hasEnded = before.legalActions(old).length === 0;
    const difference = compareEvents(game);
    if (difference !== undefined) return stop(`after ${canonical(action)}, ${difference}`);
  }
}
