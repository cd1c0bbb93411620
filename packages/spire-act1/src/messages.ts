// What the game says when it refuses: one sentence per code. Those of the printed act alone are in printed/messages.ts.
import { messagesOf } from "@games/core-game";

/** Why an action is refused. */
export const PLAN_REFUSALS = {
  "game-over": "The run is over.",
  "not-now": "That cannot be done at this point of the run.",
  "question-open": "First answer the question of the card that is being played.",
  "no-question": "Nothing asks for that now.",
  "not-in-hand": "That card is not in your hand.",
  unplayable: "That card cannot be played.",
  "not-enough-energy": "You do not have enough energy for that card.",
  "only-attacks": "That card can be played only while every card in your hand is an Attack.",
  "no-target": "There is no enemy to attack.",
  "no-such-power": "You have no such power to use.",
  "already-used": "That power was used this turn.",
  "no-such-choice": "That is not one of the choices.",
  "not-offered": "That is not on offer.",
  "cannot-upgrade": "You have no such card that could be upgraded.",
} as const;

/** What can be wrong with rows, options and saves, as the end of a sentence that begins with the field. */
export const PLAN_FAULTS = {
  "not-an-id": "must be an id of lower-case letters, digits and _",
  "not-a-card": 'must be the id of a card, not "{id}"',
  "not-an-enemy": 'must be the id of an enemy, not "{id}"',
  "not-a-status": 'must be the id of a status card, not "{id}"',
  "status-card": "must not be a status card or a ticket",
  "id-twice": 'has the id "{id}" twice',
  "row-missing": 'must have a row with the id "{id}"',
  "status-changed": 'must stay "status" for {id}',
  "status-upgraded": "must be missing for a status card",
  "nested-companions": "must have no companions of their own, but {id} has",
  "uneven-die": "must have 1, 2, 3 or 6 rows of die faces",
  "slot-missing": "names a slot that is not there",
  "not-a-character": 'must be "ironclad", not "{id}"',
  "no-luck": "must be a source of luck, such as seeded(seed)",
  "printed-only": "belongs to the printed act, not to the plan",
  "hp-above-max": "must not be above maxHp",
  "variant-of-nobody": 'names "{id}", which is not an enemy',
  "no-such-variant": "asks for variant {variant} of {id}, which has {count}",
  "variant-missing": "has no such variant",
  "track-too-short": "has no such slot",
  "too-much-hp": "has more HP than it can have",
  "not-a-power": "is not a power",
  "trigger-missing": "has no such trigger",
  "stray-fight": "is in a fight without one",
  "no-result": "is over without a result",
  "lost-with-hp": "is lost with HP left",
  "off-the-map": "is off the map",
  "other-map": "has another map",
  "wrong-node": "is at the wrong node",
  "wrong-stack": "resolves things that cannot be inside each other",
  "wrong-hp": "has the wrong HP",
  "lost-strength": "has more Strength to lose than it has",
  "no-enemies": "has nobody to fight",
  "lost-statuses": "has lost status cards",
  "lost-cards": "has lost cards",
  "exhausted-statuses": "has status cards in the exhaust pile",
  "not-settled": "is not settled",
  "broken-queue": "has a broken queue",
  "power-missing": "resolves a power that is not there",
  "no-such-step": "is at a step that is not there",
  "no-question": "waits without a question",
  "no-answers": "has a question without answers",
} as const;

/** Makes a refusal by its code. */
export const refuse = /* @__PURE__ */ messagesOf(PLAN_REFUSALS);

/** Makes a fault by its code. */
export const fault = /* @__PURE__ */ messagesOf(PLAN_FAULTS);

/** What was given in place of an id, short enough for a sentence. */
export function showId(value: unknown): string {
  return typeof value === "string" ? value.slice(0, 40) : typeof value;
}
