// Laws of sharing: nothing that a caller passes or receives is a mutable part of a game, of its states or of its module.
import { canonical } from "../canonical.js";
import type { GameTypes, ReadonlyState } from "../contract.js";
import type { Game } from "../game.js";
import { Session } from "../session.js";
import {
  assert,
  assertSame,
  type ConformanceSettings,
  type Law,
  midGame,
  onTraces,
  type Trace,
} from "./traces.js";

/** The laws of sharing for a game. */
export function sharingLaws<T extends GameTypes>(
  game: Game<T>,
  settings: ConformanceSettings<T>,
): Law[] {
  const few = Math.ceil((settings.games ?? 30) / 3);
  const law = (name: string, check: (trace: Trace<T>) => void): Law => ({
    name,
    check: () => onTraces(settings, check, few),
  });
  const laws = [
    law("nothing handed out is shared", (trace) => nothingShared(game, trace)),
    law("snapshots and history are frozen throughout", (trace) => snapshotsFrozen(game, trace)),
  ];
  const { renamed } = settings;
  if (renamed !== undefined) {
    laws.push(law("names and prose are not rules", (trace) => namesAreFree(game, renamed, trace)));
  }
  return laws;
}

/** Spoils everything a game hands out and everything it was handed, then compares with a game that nobody spoiled. */
function nothingShared<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state, actions } = midGame(game, trace);
  const options = JSON.parse(JSON.stringify(trace.options)) as typeof trace.options;
  const expected = observe(game, state);
  const created = canonical(game.create(trace.options));
  const spoiled = game.tryCreate(options);
  spoil(options);
  spoil(game.rows);
  spoil(game.view(state));
  spoil(game.legalActions(state));
  spoil(game.outcome(state));
  const config = game.configure(withoutSeed(trace.options));
  if (config.ok) spoil(config.value);
  if (spoiled.ok) {
    assert(
      canonical(spoiled.value.state) === created,
      "A game shares its options with its caller.",
    );
    spoil(spoiled.value.events);
  }
  for (const action of game.legalActions(state)) {
    const applied = game.apply(state, action);
    assert(applied.ok, "A legal action was refused.");
    const next = canonical(applied.value.state);
    spoil(applied.value.events);
    assert(canonical(applied.value.state) === next, "Events share something with the state.");
    const preview = game.preview(state, action);
    if (preview.ok) spoil(preview.value);
  }
  const replay = game.record(trace.options, actions);
  if (replay.ok) spoil(replay.value);
  assertSame(observe(game, state), expected, "What was handed out is a part of the game.");
  assert(canonical(game.create(trace.options)) === created, "A spoiled game changed later ones.");
}

/** What a game shows of a state, as text, which nobody can spoil. */
function observe<T extends GameTypes>(game: Game<T>, state: ReadonlyState<T>): string {
  return canonical([
    state,
    game.view(state),
    game.legalActions(state),
    game.outcome(state),
    game.rows,
  ]);
}

function withoutSeed<O extends { readonly seed: unknown }>({ seed: _, ...options }: O): object {
  return options;
}

/** Tries to change every field of a value and of all that is in it; what is frozen stays as it is. */
function spoil(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const part of Object.values(value)) spoil(part);
  for (const key of Object.keys(value)) Reflect.set(value, key, "spoiled");
  Reflect.set(value, "spoiled", true);
  if (Array.isArray(value) && !Object.isFrozen(value)) value.length = 0;
}

function snapshotsFrozen<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { actions } = midGame(game, trace);
  const session = new Session(game, trace.options);
  assertFrozen(session.getSnapshot());
  for (const action of actions.slice(0, 40)) session.do(action);
  assertFrozen(session.getSnapshot());
  for (const { action, events } of session.history()) {
    assertFrozen(action);
    assertFrozen(events);
  }
}

function assertFrozen(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  assert(Object.isFrozen(value), `Not frozen: ${canonical(value).slice(0, 100)}`);
  for (const part of Object.values(value)) assertFrozen(part);
}

/** The same content under other names loads the saves and replays of the game. */
function namesAreFree<T extends GameTypes>(
  game: Game<T>,
  renamed: NonNullable<T["rows"]>,
  trace: Trace<T>,
): void {
  const other = game.withContent(renamed);
  assert(other.ok, `Renamed rows are refused: ${other.ok || other.error.message}`);
  const { state, actions } = midGame(game, trace);
  assert(canonical(renamed) !== canonical(game.rows), "The renamed rows are the game's own.");
  const loaded = other.value.load(game.save(state));
  assert(loaded.ok, `A name is a rule: ${loaded.ok || loaded.error.message}`);
  assertSame(loaded.value, state, "A save of a renamed game loads as another state.");
  const replay = game.record(trace.options, actions);
  assert(replay.ok && other.value.replay(replay.value).ok, "A replay of a renamed game differs.");
}
