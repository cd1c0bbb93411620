// What can be wrong with actions, saves and replays: one sentence per code.
import { err, type Failure } from "@games/core-rng";
import type { GameTypes, Refusal } from "./contract.js";
import type { Game } from "./game.js";
import { type Message, type MessageArgs, messagesOf } from "./messages.js";
import { describeFaults, type Fault } from "./shape.js";

/** The sentences with which any game may refuse an action, beside its own. */
export const COMMON_REFUSALS = {
  "not-an-action": "An action is an object with a type.",
  "unknown-action": "This game has no such action.",
  "bad-field": "The action cannot be read: {field} {problem}.",
  "needs-table": "This game is played with real dice or cards: the table has to answer.",
  "needs-answer": "A question has to be answered first.",
  "nothing-asked": "Nothing is asked.",
  "too-many-actions": "A session holds at most {max} actions.",
  "too-many-branches": "There are more than {limit} ways this can go.",
} as const;

/** One of the codes of {@link COMMON_REFUSALS}. */
export type CommonCode = keyof typeof COMMON_REFUSALS;

const IDENTITY = {
  "old-format": "This was made by an early version that can no longer be read.",
  "newer-format": "This was made by a newer version of the game.",
  "wrong-game": 'This belongs to "{found}", not to "{game}".',
  "wrong-content": "This belongs to a game with other content.",
  "unknown-rng": 'This uses the random source "{source}", which is not loaded.',
} as const;

/** The sentences for a save that cannot be loaded. */
export const LOAD_ERRORS = {
  ...IDENTITY,
  "too-large": "This file is too large to be a save.",
  "not-json": "This is not a save of a game, or only a part of one.",
  "not-a-save": "This is not a save of a game.",
  "not-a-session": "This save holds a state but no session.",
  "newer-schema": "This save was made by a newer version of the game.",
  "no-migration": "This save is too old to be read.",
  damaged: "This save has been changed or damaged.",
  "bad-state": "This save is broken: {faults}",
} as const;

/** One of the codes of {@link LOAD_ERRORS}. */
export type LoadErrorCode = keyof typeof LOAD_ERRORS;

/** Why a save could not be loaded. */
export interface LoadError extends Message<LoadErrorCode> {
  /** What is wrong with the state, each fault with its path. */
  readonly faults?: readonly Fault[];
}

/** The sentences for a replay that cannot be played. */
export const REPLAY_ERRORS = {
  ...IDENTITY,
  "too-large": "This replay or link is too long.",
  "not-a-replay": "This is not a replay: {faults}",
  "not-a-link": "This is not a link to a replay.",
  "other-rules": "This replay was made with another version of the rules.",
  "bad-options": "The options of this replay are wrong: {faults}",
  "illegal-action": "Step {step}: {problem}",
  "bad-answers": "The answers of step {step} do not fit what is asked there.",
  "needs-table": "This game was played with real dice or cards, and is opened as such.",
  different: "This replay differs from the game at step {step}.",
  damaged: "This link is damaged: a part is missing or changed.",
  "no-history": "This session began from a state, so there is no replay of what came before it.",
} as const;

/** One of the codes of {@link REPLAY_ERRORS}. */
export type ReplayErrorCode = keyof typeof REPLAY_ERRORS;

/** Why a replay could not be played. */
export interface ReplayError extends Message<ReplayErrorCode> {
  /** How many actions had been played when the replay first went wrong. */
  readonly step?: number;
  /** Why the action there was refused. */
  readonly refusal?: Refusal;
  /** What is wrong with the replay or its options, each fault with its path. */
  readonly faults?: readonly Fault[];
}

/** Makes refusals that any game may give. */
export const commonRefusal = /* @__PURE__ */ messagesOf(COMMON_REFUSALS);
const loadMessage = /* @__PURE__ */ messagesOf(LOAD_ERRORS);
const replayMessage = /* @__PURE__ */ messagesOf(REPLAY_ERRORS);

/** A failure to load. */
export function loadError<K extends LoadErrorCode>(
  code: K,
  ...args: MessageArgs<(typeof LOAD_ERRORS)[K]>
): Failure<LoadError> {
  return err(loadMessage(code, ...args));
}

/** A failure to replay; a parameter `step` is kept as a field too. */
export function replayError<K extends ReplayErrorCode>(
  code: K,
  ...args: MessageArgs<(typeof REPLAY_ERRORS)[K]>
): Failure<ReplayError> {
  const message = replayMessage(code, ...args);
  const { step } = message.params;
  return err(typeof step === "number" ? { ...message, step } : message);
}

/** The version of all formats of this contract: saves, sessions, replays and share strings. */
export const FORMAT = 2;

/** What every format says of the game it belongs to. */
export interface Identity {
  readonly format?: unknown;
  readonly game?: unknown;
  readonly contentHash?: unknown;
}

/** Why something that was kept does not belong to a game: a code and its parameters, or undefined. */
export function findMismatch<T extends GameTypes>(
  game: Pick<Game<T>, "id" | "contentHash" | "rngSource">,
  kept: Identity,
  source: unknown,
): Message<keyof typeof IDENTITY> | undefined {
  const say = messagesOf(IDENTITY);
  if (kept.format === undefined) return say("old-format");
  if (kept.format !== FORMAT) return say("newer-format");
  if (kept.game !== game.id) {
    return say("wrong-game", { found: `${kept.game}`.slice(0, 40), game: game.id });
  }
  if (kept.contentHash !== game.contentHash) return say("wrong-content");
  if (source !== game.rngSource.id) {
    return say("unknown-rng", { source: typeof source === "string" ? source.slice(0, 40) : "" });
  }
  return undefined;
}

/** Thrown by `create` when options are wrong, and the error of `withContent`; `faults` names each of them. */
export class OptionsError extends Error {
  override readonly name = "OptionsError";
  /** The code of this error. */
  readonly code = "bad-options";
  constructor(
    /** Everything that is wrong, each with its path. */
    readonly faults: readonly Fault[],
  ) {
    super(describeFaults(faults));
  }
}
