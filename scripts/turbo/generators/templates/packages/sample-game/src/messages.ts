// What the game says when it refuses: one sentence per code.
import { messagesOf } from "@games/core-game";

/** Why an action is refused. */
export const REFUSALS = {
  "game-over": "The game is over: no round is left.",
  "nothing-to-bank": "There is nothing to bank before the first roll of the round.",
} as const;

/** What can be wrong with saves, as the end of a sentence that begins with the field. */
export const FAULTS = {
  "too-many-rounds": "has more rounds left than it began with",
  "pot-after-end": "is over but has a pot",
  "score-without-round": "has a score before the first round was played",
} as const;

/** Makes a refusal by its code. */
export const refuse = /* @__PURE__ */ messagesOf(REFUSALS);

/** Makes a fault by its code. */
export const fault = /* @__PURE__ */ messagesOf(FAULTS);
