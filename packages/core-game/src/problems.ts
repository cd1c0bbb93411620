// Refusals, faults and errors in the words of a language.
import type { Refusal } from "./contract.js";
import { ENGLISH, type Words } from "./english.js";
import type { LoadError, ReplayError } from "./errors.js";
import type { FairError } from "./fair-errors.js";
import { type Catalogue, type Message, translate } from "./messages.js";
import type { Fault } from "./shape.js";

/** The refusals and faults of a game in a language, as its text entry has them. */
export interface OwnWords {
  readonly refusals: Catalogue;
  readonly faults: Catalogue;
}

/** What can be wrong, in the words of a language. */
export interface ProblemWords extends Pick<Words, "theValue" | "moreFaults"> {
  readonly refusals: Catalogue;
  readonly faults: Catalogue;
  readonly loadErrors: Catalogue;
  readonly replayErrors: Catalogue;
  readonly fairErrors: Catalogue;
}

/** The words of the contract with a game's own refusals and faults: `problemWords(GERMAN, game.GERMAN)`. */
export function problemWords(common: ProblemWords, own: OwnWords): ProblemWords {
  return {
    ...common,
    refusals: { ...common.refusals, ...own.refusals },
    faults: { ...common.faults, ...own.faults },
  };
}

/** Faults in one sentence for a person. */
export function listFaults(faults: readonly Fault[], words: ProblemWords = ENGLISH): string {
  const shown = faults
    .slice(0, 3)
    .map((fault) => `${fault.path || words.theValue} ${translate(fault, words.faults)}`);
  const more = faults.length > 3 ? `, ${words.moreFaults(faults.length - 3)}` : "";
  return `${shown.join("; ")}${more}.`;
}

/** Why an action is refused. */
export function describeRefusal(refusal: Refusal, words: ProblemWords = ENGLISH): string {
  const { fault } = refusal;
  const problem = fault && translate(fault, words.faults);
  return say(refusal, words.refusals, problem === undefined ? {} : { problem });
}

/** Why a save cannot be loaded. */
export function describeLoadError(error: LoadError, words: ProblemWords = ENGLISH): string {
  return say(error, words.loadErrors, faultsOf(error, words));
}

/** Why a replay cannot be played. */
export function describeReplayError(error: ReplayError, words: ProblemWords = ENGLISH): string {
  const { refusal } = error;
  const problem = refusal && describeRefusal(refusal, words);
  const parts = problem === undefined ? {} : { problem };
  return say(error, words.replayErrors, { ...faultsOf(error, words), ...parts });
}

/** Why a game could not be verified as fair. */
export function describeFairError(error: FairError, words: ProblemWords = ENGLISH): string {
  const { cause, faults } = error;
  const problem =
    cause === undefined ? faults && listFaults(faults, words) : describeReplayError(cause, words);
  return say(error, words.fairErrors, problem === undefined ? {} : { problem });
}

function faultsOf({ faults }: Pick<LoadError, "faults">, words: ProblemWords) {
  return faults === undefined ? {} : { faults: listFaults(faults, words) };
}

/** A message whose parts that are sentences themselves are replaced by those of the language. */
function say(message: Message, catalogue: Catalogue, parts: Readonly<Record<string, string>>) {
  return translate({ ...message, params: { ...message.params, ...parts } }, catalogue);
}
