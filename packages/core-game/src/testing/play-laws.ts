// Laws of play: determinism, the two doors, legality, endings.
import { pick } from "@games/core-rng";
import { canonical } from "../canonical.js";
import type { GameTypes } from "../contract.js";
import type { Game } from "../game.js";
import { Session } from "../session.js";
import {
  type ConformanceSettings,
  demand,
  demandSame,
  type Law,
  onTraces,
  playTrace,
  reach,
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
    law("an action is legal exactly when check passes", legalEqualsChecked),
    law("the game is over exactly when nothing is legal", overIsOver),
    law("every game ends within its bound", (_, trace) =>
      gamesEnd(game, { ...trace, hasTaste: false, length: settings.maxSteps }),
    ),
    law("undo and redo lead back to the same state", undoIsExact),
  ];
}

function setupIsDeterministic<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  demandSame(
    game.create(trace.options),
    game.create(trace.options),
    "One seed gave two first states.",
  );
}

function playIsDeterministic<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const [one, other] = [playTrace(game, trace), playTrace(game, trace)];
  demandSame(one.state, other.state, "The same seed and actions led to two states.");
}

function stateIsPlain<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state } = reach(game, trace);
  demandPlain(state, "state");
  demandPlain(game.view(state), "view");
  demandSame(JSON.parse(JSON.stringify(state)), state, "The state does not survive JSON.");
}

function applyIsPure<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  playTrace(game, trace, (state, action) => {
    const before = canonical(state);
    game.apply(state, action);
    demand(canonical(state) === before, `Applying ${canonical(action)} changed its input.`);
  });
}

function readersArePure<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state } = reach(game, trace);
  const before = canonical(state);
  game.legalActions(state);
  game.view(state);
  game.outcome(state);
  game.hash(state);
  game.clone(state);
  demand(canonical(state) === before, "A reader changed the state.");
}

function applyEqualsStep<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  playTrace(game, trace, (state, action) => {
    const stepped = game.clone(state);
    game.step(stepped, action, game.luckOf(stepped));
    const applied = game.apply(state, action);
    demand(applied.ok, `A legal action was refused: ${canonical(action)}.`);
    demandSame(applied.value.state, stepped, `apply and step part at ${canonical(action)}.`);
  });
}

function listeningIsFree<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  playTrace(game, trace, (state, action) => {
    const [heard, unheard] = [game.clone(state), game.clone(state)];
    game.step(unheard, action, game.luckOf(unheard));
    game.step(heard, action, game.luckOf(heard), (event) => {
      demand(KEBAB.test(event.type), `The event type "${event.type}" is not kebab-case.`);
      demandPlain(event, `event ${event.type}`);
    });
    demandSame(heard, unheard, `Listening to ${canonical(action)} changed its course.`);
  });
}

function clonesAreIndependent<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state, choices } = reach(game, trace);
  const copy = game.clone(state);
  demandSame(copy, state, "A clone differs from its original.");
  const before = canonical(state);
  const luck = game.luckOf(copy);
  for (let i = 0; i < 10; i++) {
    const legal = game.legalActions(copy);
    if (legal.length === 0) break;
    game.step(copy, pick(choices, legal), luck);
  }
  demand(canonical(state) === before, "Playing on a clone changed its original.");
}

/** Actions that were legal somewhere in a game must be legal elsewhere exactly when they are listed there. */
function legalEqualsChecked<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const known = new Map<string, T["action"]>();
  const visit = (state: T["state"]) => {
    const legal = game.legalActions(state);
    const listed = new Set(legal.map((action) => canonical(action)));
    demandSame(game.legalActions(game.clone(state)), legal, "The order of legal actions varies.");
    demand(listed.size === legal.length, "A legal action is listed twice.");
    for (const action of legal) known.set(canonical(action), action);
    for (const [key, action] of known) demandListed(game, state, action, listed.has(key));
  };
  visit(playTrace(game, trace, visit).state);
}

function demandListed<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  action: T["action"],
  isListed: boolean,
): void {
  const refusal = game.check(state, action);
  demand(
    (refusal === undefined) === isListed,
    `check and legalActions disagree on ${canonical(action)}.`,
  );
  if (refusal === undefined) return;
  demand(KEBAB.test(refusal.code), `The refusal code "${refusal.code}" is not kebab-case.`);
  demand(/^\S.*[.!?]$/s.test(refusal.message), `"${refusal.message}" is not a sentence.`);
}

function overIsOver<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const visit = (state: T["state"]) => {
    const isOver = game.outcome(state) !== undefined;
    demand(
      isOver === (game.legalActions(state).length === 0),
      "An outcome and legal actions exclude each other.",
    );
  };
  visit(playTrace(game, trace, visit).state);
}

function gamesEnd<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state, actions } = playTrace(game, trace);
  demand(game.outcome(state) !== undefined, `The game goes on after ${actions.length} actions.`);
}

function undoIsExact<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { actions } = playTrace(game, trace);
  const session = new Session(game, trace.options, { undo: "free" });
  const hashes = actions.map((action) => {
    const before = game.hash(session.state);
    demand(session.do(action).ok, "A session refused a legal action.");
    return before;
  });
  const end = game.hash(session.state);
  for (const hash of hashes.reverse().slice(0, 40)) {
    demand(
      session.undo() && game.hash(session.state) === hash,
      "Undo did not restore the state before.",
    );
  }
  while (session.redo());
  demand(game.hash(session.state) === end, "Redo did not restore the state after.");
}

/** Fails on anything JSON would change: undefined, -0, NaN, classes, functions. */
function demandPlain(value: unknown, place: string): void {
  if (typeof value === "number") {
    demand(
      Number.isFinite(value) && !Object.is(value, -0),
      `${place} is ${value === 0 ? "-0" : value}.`,
    );
  } else if (typeof value === "object" && value !== null) {
    const prototype: unknown = Object.getPrototypeOf(value);
    demand(
      prototype === Object.prototype || prototype === Array.prototype,
      `${place} is no plain object.`,
    );
    for (const [key, part] of Object.entries(value)) demandPlain(part, `${place}.${key}`);
  } else {
    demand(
      typeof value === "string" || typeof value === "boolean" || value === null,
      `${place} is ${typeof value}.`,
    );
  }
}
