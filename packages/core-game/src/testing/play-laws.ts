// Laws of play: determinism, the two APIs, legality, endings.
import { pick } from "@games/core-rng";
import { canonical } from "../canonical.js";
import type { GameTypes } from "../contract.js";
import type { Game } from "../game.js";
import { Session } from "../session.js";
import {
  assert,
  assertSame,
  type ConformanceSettings,
  type Law,
  midGame,
  onTraces,
  playTrace,
  type Trace,
} from "./traces.js";

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The laws of play for a game. */
export function playLaws<T extends GameTypes>(
  game: Game<T>,
  settings: ConformanceSettings<T>,
): Law[] {
  const law = (name: string, check: (game: Game<T>, trace: Trace<T>) => void): Law => ({
    name,
    check: () => onTraces(settings, (trace) => check(game, trace)),
  });
  return [
    law("setup is deterministic", setupIsDeterministic),
    law("play is deterministic", playIsDeterministic),
    law("the state is plain JSON", stateIsPlain),
    law("apply leaves its input alone", applyIsPure),
    law("readers leave the state alone", readersArePure),
    law("apply equals step", applyEqualsStep),
    law("listening to events changes nothing", listeningIsFree),
    law("clones are equal and independent", clonesAreIndependent),
    law("a context moves with its luck", contextsMove),
    law("an action is legal exactly when check passes", legalEqualsChecked),
    law("the game is over exactly when nothing is legal", overIsOver),
    law("a game that ends says so once, last and with its outcome", endIsTold),
    law("a preview is what apply does, up to where luck comes in", previewAgrees),
    law("every game ends within its bound", (_, trace) =>
      gamesEnd(game, { ...trace, isBiased: false, length: settings.maxSteps }),
    ),
    law("undo and redo lead back to the same state", undoIsExact),
  ];
}

function setupIsDeterministic<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  assertSame(
    game.create(trace.options),
    game.create(trace.options),
    "One seed gave two first states.",
  );
}

function playIsDeterministic<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const [one, other] = [playTrace(game, trace), playTrace(game, trace)];
  assertSame(one.state, other.state, "The same seed and actions led to two states.");
}

function stateIsPlain<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state } = midGame(game, trace);
  assertPlain(state, "state");
  assertPlain(game.view(state), "view");
  assertSame(JSON.parse(JSON.stringify(state)), state, "The state does not survive JSON.");
}

function applyIsPure<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  playTrace(game, trace, (state, action) => {
    const before = canonical(state);
    game.apply(state, action);
    assert(canonical(state) === before, `Applying ${canonical(action)} changed its input.`);
  });
}

function readersArePure<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state } = midGame(game, trace);
  const before = canonical(state);
  game.legalActions(state);
  game.view(state);
  game.outcome(state);
  game.hash(state);
  game.clone(state);
  assert(canonical(state) === before, "A reader changed the state.");
}

function applyEqualsStep<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  playTrace(game, trace, (state, action) => {
    const stepped = game.clone(state);
    game.step(game.open(stepped), action);
    const applied = game.apply(state, action);
    assert(applied.ok, `A legal action was refused: ${canonical(action)}.`);
    assertSame(applied.value.state, stepped, `apply and step part at ${canonical(action)}.`);
  });
}

function listeningIsFree<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  playTrace(game, trace, (state, action) => {
    const [heard, unheard] = [game.clone(state), game.clone(state)];
    const listen = (event: T["event"]) => {
      assert(KEBAB.test(event.type), `The event type "${event.type}" is not kebab-case.`);
      assertPlain(event, `event ${event.type}`);
    };
    game.step(game.open(unheard), action);
    game.step(game.open(heard, listen), action);
    assertSame(heard, unheard, `Listening to ${canonical(action)} changed its course.`);
  });
}

function clonesAreIndependent<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state, choices } = midGame(game, trace);
  const copy = game.clone(state);
  assertSame(copy, state, "A clone differs from its original.");
  const before = canonical(state);
  const context = game.open(copy);
  for (let i = 0; i < 10; i++) {
    const legal = game.legalActions(copy);
    if (legal.length === 0) break;
    game.step(context, pick(choices, legal));
  }
  assert(canonical(state) === before, "Playing on a clone changed its original.");
}

/** A context that is pointed at another state must play it exactly as a context of its own would. */
function contextsMove<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state, choices } = midGame(game, trace);
  const elsewhere = game.clone(game.create(trace.options));
  const context = game.open(elsewhere);
  const [first] = game.legalActions(elsewhere);
  if (first !== undefined) game.step(context, first);
  const before = canonical(context.state);
  const left = context.state;
  const [moved, own] = [game.clone(state), game.clone(state)];
  game.point(context, moved);
  const legal = game.legalActions(state);
  if (legal.length === 0) return;
  const action = pick(choices, legal);
  game.step(context, action);
  game.step(game.open(own), action);
  assertSame(moved, own, `A context that was moved plays ${canonical(action)} differently.`);
  assert(canonical(left) === before, "A context still plays the state it was moved from.");
}

/** Actions that were legal somewhere in a game must be legal elsewhere exactly when they are listed there. */
function legalEqualsChecked<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const known = new Map<string, T["action"]>();
  const visit = (state: T["state"]) => {
    const legal = game.legalActions(state);
    const listed = new Set(legal.map((action) => canonical(action)));
    assert(legal.every(Object.isFrozen), "A legal action is not frozen.");
    assertSame(game.legalActions(game.clone(state)), legal, "The order of legal actions varies.");
    assert(listed.size === legal.length, "A legal action is listed twice.");
    for (const action of legal) known.set(canonical(action), action);
    for (const [key, action] of known) assertListed(game, state, action, listed.has(key));
  };
  visit(playTrace(game, trace, visit).state);
}

function assertListed<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  action: T["action"],
  isListed: boolean,
): void {
  const refusal = game.check(state, action);
  assert(
    (refusal === undefined) === isListed,
    `check and legalActions disagree on ${canonical(action)}.`,
  );
  if (refusal === undefined) return;
  assert(KEBAB.test(refusal.code), `The refusal code "${refusal.code}" is not kebab-case.`);
  assert(/^\S.*[.!?]$/s.test(refusal.message), `"${refusal.message}" is not a sentence.`);
}

function overIsOver<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const visit = (state: T["state"]) => {
    const isOver = game.outcome(state) !== undefined;
    assert(
      isOver === (game.legalActions(state).length === 0),
      "An outcome and legal actions exclude each other.",
    );
  };
  visit(playTrace(game, trace, visit).state);
}

function endIsTold<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  playTrace(game, trace, (state, action) => {
    const applied = game.apply(state, action);
    if (!applied.ok) return;
    const { state: next, events } = applied.value;
    const outcome = game.outcome(next);
    const ends = events.filter(({ type }) => type === "game-ended");
    assert(ends.length === (outcome === undefined ? 0 : 1), "The end is not told exactly once.");
    if (outcome === undefined) return;
    assert(events.at(-1) === ends[0], "The end is not the last event.");
    const told = (ends[0] as { readonly outcome?: unknown }).outcome;
    assertSame(told, outcome, "The end is told with another outcome.");
  });
}

function previewAgrees<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state } = midGame(game, trace);
  const before = canonical(state);
  for (const action of game.legalActions(state)) {
    const preview = game.preview(state, action);
    assert(preview.ok, `A legal action has no preview: ${canonical(action)}.`);
    const applied = game.apply(state, action);
    if (preview.value.isOpen || !applied.ok) continue;
    assertSame(preview.value.view, game.view(applied.value.state), "A preview shows another view.");
    assertSame(preview.value.events, applied.value.events, "A preview tells other events.");
  }
  assert(canonical(state) === before, "A preview changed the state.");
}

function gamesEnd<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state, actions } = playTrace(game, trace);
  assert(game.outcome(state) !== undefined, `The game continues after ${actions.length} actions.`);
}

function undoIsExact<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { actions } = playTrace(game, trace);
  const session = new Session(game, trace.options, { undo: "free" });
  const hashes = actions.map((action) => {
    const before = game.hash(session.state);
    assert(session.do(action).ok, "A session refused a legal action.");
    return before;
  });
  const end = game.hash(session.state);
  for (const hash of hashes.reverse().slice(0, 40)) {
    assert(
      session.undo() && game.hash(session.state) === hash,
      "Undo did not restore the state before.",
    );
  }
  while (session.redo());
  assert(game.hash(session.state) === end, "Redo did not restore the state after.");
}

/** Fails on anything JSON would change: undefined, -0, NaN, classes, functions. */
function assertPlain(value: unknown, place: string): void {
  if (typeof value === "number") {
    assert(
      Number.isFinite(value) && !Object.is(value, -0),
      `${place} is ${value === 0 ? "-0" : value}.`,
    );
  } else if (typeof value === "object" && value !== null) {
    const prototype: unknown = Object.getPrototypeOf(value);
    assert(
      prototype === Object.prototype || prototype === Array.prototype,
      `${place} is not a plain object.`,
    );
    for (const [key, part] of Object.entries(value)) assertPlain(part, `${place}.${key}`);
  } else {
    assert(
      typeof value === "string" || typeof value === "boolean" || value === null,
      `${place} is ${typeof value}.`,
    );
  }
}
