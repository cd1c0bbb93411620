// Why something is refused or cannot be read, in the page's own words or in those it comes with.
import type { LoadError, Refusal, ReplayError } from "@games/core-game";

/** Why an action is refused, or a save, or a replay and its link, cannot be read. */
export type Problem =
  | { readonly kind: "refusal"; readonly error: Refusal }
  | { readonly kind: "save"; readonly error: LoadError }
  | { readonly kind: "replay"; readonly error: ReplayError };

/** Tells a problem in a sentence. */
export type Explain = (problem: Problem) => string;

/** The sentence that a problem comes with. */
export const explainPlainly: Explain = ({ error }) => error.message;
