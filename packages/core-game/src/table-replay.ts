// Replays and share strings of games whose luck was answered at a table.
import { type Answer, type Luck, LuckError, ok, type Result } from "@games/core-rng";
import type { Context, GameTypes, RngOf } from "./contract.js";
import { type ReplayError, replayError } from "./errors.js";
import type { Game } from "./game.js";
import {
  badOptions,
  compareHashes,
  type NextAction,
  packReplay,
  playAlong,
  type Replay,
  type Replayed,
  readReplay,
} from "./replay.js";
import {
  openShare,
  packShare,
  readActions,
  readBits,
  widthOf,
  writeAction,
  writeBits,
} from "./share.js";
import { luckOf, readBeginning } from "./table-ask.js";
import { answersByStep, possibleAnswers, Stop } from "./table-questions.js";

/** Answers that somebody gave instead of a generator: which streams were asked, and what was answered at each step. */
export interface AskedAnswers<T extends GameTypes> {
  /** The streams that were asked. */
  readonly asked: readonly T["stream"][];
  /** The answers of setup, then those of each action, in the order in which they were asked. */
  readonly answers: readonly (readonly Answer[])[];
}

/** Plays a replay of a table: its beginning and every action, with luck that answers for the asked streams. */
function playTable<T extends GameTypes>(
  game: Game<T>,
  { seed, options, asked = [] }: Pick<Replay<T>, "seed" | "options" | "asked">,
  luck: Luck,
  next: NextAction<T>,
): Result<Replayed<T>, ReplayError> {
  const begun = readBeginning(game, { ...options, seed }, asked);
  if (!begun.ok) return badOptions(begun.error);
  let step = 0;
  try {
    const state = begun.value(() => luck);
    const context: Context<T> = game.openWith(
      state,
      luckOf(game, state.rng as RngOf<T>, () => luck),
    );
    return playAlong(game, context, (now, at) => {
      const action = next(now, at); // answers that the step before left over are found here
      step = at;
      return action;
    });
  } catch (error) {
    if (error instanceof LuckError || error instanceof Stop)
      return replayError("bad-answers", { step });
    throw error;
  }
}

/** A replay of a game that was answered at the table. */
export function recordTable<T extends GameTypes>(
  game: Game<T>,
  created: { readonly seed: Replay<T>["seed"] } & T["options"],
  actions: readonly T["action"][],
  { asked, answers }: AskedAnswers<T>,
): Result<Replay<T>, ReplayError> {
  const { seed, ...options } = created;
  const given = answersByStep(answers);
  const hashes: string[] = [];
  const played = playTable(game, { seed, options, asked }, given.luck, (state, step) => {
    given.startStep(step + 1);
    hashes.push(game.hash(state));
    return ok(actions[step]);
  });
  return played.ok
    ? ok(packReplay(game, { seed, options, asked, answers, actions, hashes }))
    : played;
}

/** Plays an untrusted replay of a table, or any other, and compares every hash it carries. */
export function replayTable<T extends GameTypes>(
  game: Game<T>,
  value: unknown,
): Result<Replayed<T>, ReplayError> {
  const known = readReplay(game, value);
  if (!known.ok) return known;
  if (known.value.asked === undefined) return game.replay(value);
  const { answers = [], actions } = known.value;
  if (answers.length > actions.length + 1) {
    return replayError("bad-answers", { step: actions.length });
  }
  const given = answersByStep(answers);
  const next = compareHashes(game, known.value);
  return playTable(game, known.value, given.luck, (state, step) => {
    given.startStep(step + 1);
    return next(state, step);
  });
}

/** A replay of a table, or any other, as a short URL-safe text. */
export function shareTable<T extends GameTypes>(
  game: Game<T>,
  replay: Replay<T>,
): Result<string, ReplayError> {
  const known = readReplay(game, replay);
  if (!known.ok) return known;
  if (known.value.asked === undefined) return game.share(replay);
  const { actions, answers = [] } = known.value;
  const given = answersByStep(answers);
  const bits: string[] = [];
  const luck = writingLuck(given.luck, bits);
  const played = playTable(game, known.value, luck, (state, step) => {
    given.startStep(step + 1);
    const action = actions[step];
    if (action !== undefined) writeAction(bits, game, state, action);
    return ok(action);
  });
  return played.ok ? packShare(game, known.value, played.value, bits) : played;
}

/** A replay of a table, or any other, from such a text, verified. */
export function unshareTable<T extends GameTypes>(
  game: Game<T>,
  text: string,
): Result<Replay<T>, ReplayError> {
  const opened = openShare(game, text);
  if (!opened.ok) return opened;
  const { replay, steps, bits } = opened.value;
  if (replay.asked === undefined) return game.unshare(text);
  const actions: T["action"][] = [];
  const answers: Answer[][] = [[]];
  const next = readActions(game, bits, steps, actions);
  const luck = readingLuck((width) => readBits(bits, width), answers);
  const played = playTable(game, replay, luck, (state, step) => {
    if (step < steps) answers.push([]);
    return next(state, step);
  });
  if (!played.ok) return played;
  return played.value.hash === replay.hashes[0]
    ? ok({ ...replay, answers, actions })
    : replayError("different", { step: steps });
}

/** Passes answers on and writes each of them as bits. */
function writingLuck(luck: Luck, bits: string[]): Luck {
  return {
    below(n, about, cards) {
      const answer = luck.below(n, about, cards);
      const possible = possibleAnswers(n, about, cards);
      writeBits(bits, possible.indexOf(answer), widthOf(possible.length));
      return answer;
    },
    chance(p, about) {
      const answer = luck.chance(p, about);
      if (p > 0 && p < 1) writeBits(bits, answer ? 1 : 0, 1);
      return answer;
    },
  };
}

/** Reads answers from bits and keeps them by step. */
function readingLuck(read: (width: number) => number, answers: Answer[][]): Luck {
  const keep = <V extends Answer>(answer: V): V => {
    answers.at(-1)?.push(answer);
    return answer;
  };
  return {
    below(n, about, cards) {
      const possible = possibleAnswers(n, about, cards);
      if (possible.length === 1) return 0;
      const answer = possible[read(widthOf(possible.length))];
      if (answer !== undefined) return keep(answer);
      throw new LuckError("script-mismatch", "The link holds an answer that is not possible.");
    },
    chance: (p) => (p === 0 || p === 1 ? p === 1 : keep(read(1) === 1)),
  };
}
