// What the game says when it refuses: one sentence per code.
import { messagesOf } from "@games/core-game";

/** Why an action is refused. */
export const REFUSALS = {
  "game-over": "The game is over: no life is left.",
  "nothing-to-bank": "There is nothing to bank before the run has a number.",
} as const;

/** What can be wrong with options and saves, as the end of a sentence that begins with the field. */
export const FAULTS = {
  "always-joker": "must be below 1, or no number would ever come",
  "no-weight": "must have a weight above 0",
  "falling-points": "must not pay less for more numbers",
  "falling-trophies": "must rise from bronze over silver to gold",
  "cap-below-base": "must have a bombCap of at least its bombBase",
  "no-bombs": "must allow bombs, or no game would end",
  "charges-above-cap": "must have at most scramblerCap scramblerCharges",
  "too-many-lives": "has more lives than it began with",
  "lives-without-bombs": "has lost lives without bombs",
  "score-without-bank": "has a score without a bank",
  "too-many-charges": "has too many rerolls",
  "jammer-too-long": "has a jammer that lasts too long",
  "streak-too-long": "has a streak longer than the game",
  "too-many-numbers": "has more numbers than flips",
  "too-many-losses": "has lost more runs than flips",
  "run-after-end": "is over but has a run",
} as const;

/** Makes a refusal by its code. */
export const refuse = /* @__PURE__ */ messagesOf(REFUSALS);

/** Makes a fault by its code. */
export const fault = /* @__PURE__ */ messagesOf(FAULTS);
