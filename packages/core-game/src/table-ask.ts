// Asking: setup and actions played with the answers so far, up to the next question.
import {
  type Answer,
  err,
  type Luck,
  mixedStreams,
  ok,
  type Result,
  seedStreams,
} from "@games/core-rng";
import type { GameTypes, LuckOf, ReadonlyState, Refusal, RngOf } from "./contract.js";
import { type CommonCode, OptionsError } from "./errors.js";
import type { Applied, Created, Game } from "./game.js";
import { seed as seedShape } from "./game-shapes.js";
import type { Replay } from "./replay.js";
import { isObject, type ParseContext, parseAt, report, say } from "./shape.js";
import { type AskCode, type AskedResult, runAsked } from "./table-questions.js";

/** What a game at a table is created from: a seed unless every stream is asked, and options. */
export type TableOptions<T extends GameTypes> = {
  readonly seed?: Replay<T>["seed"];
} & T["options"];

/** The streams of a state that are answered at the table. */
export function askedStreams<T extends GameTypes>(
  game: Game<T>,
  state: ReadonlyState<T>,
): T["stream"][] {
  const rng = state.rng as RngOf<T>;
  return game.streams.filter((stream) => rng[stream] === null);
}

/** Plays an action with the answers so far: the result, or the next question. Pure, so that a screen can go back one answer. */
export function ask<T extends GameTypes>(
  game: Game<T>,
  state: ReadonlyState<T>,
  action: T["action"],
  answers: readonly Answer[],
): Result<AskedResult<Applied<T>>, Refusal<T["code"] | CommonCode | AskCode>> {
  const known = game.parseAction(action);
  if (!known.ok) return known;
  const refusal = game.check(state, known.value);
  if (refusal !== undefined) return err(refusal);
  return runAsked(answers, (asked) => {
    const events: T["event"][] = [];
    const next = game.clone(state);
    const luck = luckOf(game, next.rng as RngOf<T>, asked);
    const context = game.openWith(next, luck, (event) => events.push(event));
    game.step(context, known.value);
    return { state: next, events, action: known.value };
  });
}

/** Creates a game whose setup is answered at the table: the first state, or the next question. */
export function askCreate<T extends GameTypes>(
  game: Game<T>,
  options: unknown,
  asked: readonly T["stream"][],
  answers: readonly Answer[],
): Result<AskedResult<Created<T>>, OptionsError | Refusal<AskCode>> {
  const begun = readBeginning(game, options, asked);
  if (!begun.ok) return begun;
  return runAsked(answers, (luck) => {
    const events: T["event"][] = [];
    const state = begun.value(luck, (event) => events.push(event));
    return { state, events };
  });
}

/** Luck from the random state where a stream has one, and from the table where it has none. */
export function luckOf<T extends GameTypes>(
  game: Game<T>,
  rng: RngOf<T>,
  asked: (stream: T["stream"]) => Luck,
): LuckOf<T> {
  return mixedStreams(game.rngSource, game.streams, rng, asked);
}

type Begin<T extends GameTypes> = (
  asked: (stream: T["stream"]) => Luck,
  emit?: (event: T["event"]) => void,
) => T["state"];

/** What creates a game from untrusted options with the luck of the table; the seed may be missing when every stream is asked. */
export function readBeginning<T extends GameTypes>(
  game: Game<T>,
  options: unknown,
  asked: readonly T["stream"][],
): Result<Begin<T>, OptionsError> {
  const { seed, ...rest } = isObject(options) ? options : {};
  const config = game.configure(rest);
  const context: ParseContext = { faults: config.ok ? [] : [...config.error.faults] };
  for (const stream of asked) {
    if (!game.streams.includes(stream)) report(context, say("unknown-field"), "asked");
  }
  const isAllAsked = game.streams.every((stream) => asked.includes(stream));
  const known = isAllAsked ? "" : parseAt(seedShape, seed, "seed", context);
  if (!config.ok || known === undefined || context.faults.length > 0) {
    return err(new OptionsError(context.faults));
  }
  return ok((luck, emit) => {
    const rng: Record<string, unknown> = seedStreams(game.rngSource, game.streams, known);
    for (const stream of asked) rng[stream] = null;
    const own = rng as RngOf<T>;
    return game.setup(config.value, own, emit, luckOf(game, own, luck));
  });
}
