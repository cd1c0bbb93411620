// What can be wrong with a fair game: one sentence per code.
import type { ReplayError } from "./errors.js";
import type { Message } from "./messages.js";
import type { Fault } from "./shape.js";

/** What can be wrong with a fair game, one sentence per code. */
export const FAIR_ERRORS = {
  "bad-offer": "This is not an offer of this game: {problem}",
  "other-game": "This offer is of another game.",
  "other-rules": "This offer is of another version of the rules.",
  "other-content": "This offer is of a game with other content.",
  "bad-proof": "This is not a proof: {problem}",
  "bad-record": "This is not a record of what was sent: {problem}",
  "wrong-secret": "The secret is not the one that was committed to.",
  "wrong-seed": "The game was not played with the agreed seed.",
  "wrong-options": "The game was not played with the agreed options.",
  "wrong-actions": "Action {step} is not the one that was sent.",
  "wrong-length": "{sent} actions were sent, but the replay has {found}.",
  "wrong-replay": "The replay does not play out as it says: {problem}",
  "wrong-view": "What was shown after {step} actions is not what the game shows there.",
} as const;

/** One of the codes of {@link FAIR_ERRORS}. */
export type FairErrorCode = keyof typeof FAIR_ERRORS;

/** Why a game could not be verified as fair. */
export interface FairError extends Message<FairErrorCode> {
  /** What was wrong with the replay. */
  readonly cause?: ReplayError;
  /** What cannot be read, each fault with its path. */
  readonly faults?: readonly Fault[];
}

/** The sentences of the faults that offers and proofs have beside those of every shape. */
export const FAIR_FAULTS = { "not-hex": "must be hexadecimal digits" } as const;
