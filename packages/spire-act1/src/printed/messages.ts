// What the game says when it refuses something of the printed act: one sentence per code.
import { messagesOf } from "@games/core-game";
import { PLAN_FAULTS, PLAN_REFUSALS } from "../messages.js";

/** Why an action is refused. */
export const REFUSALS = {
  ...PLAN_REFUSALS,
  "no-such-relic": "You do not have that relic.",
  "relic-used": "That relic was used as often as it can be here.",
  "cannot-use": "That relic cannot be used at this moment.",
  "cannot-drink": "That potion cannot be drunk at this moment.",
  "condition-unmet": "What that relic needs has not happened.",
  "cannot-reach": "No path leads there.",
  "potions-full": "You have no room for another potion.",
  "no-potions": "A relic keeps you from having potions.",
  "not-enough-gold": "You do not have enough gold for that.",
  "removed-before": "This merchant has already removed a card.",
  "cannot-remove": "You have no such card that could be removed.",
  "no-such-potion": "You have no such potion that could be used here.",
  "cannot-camp": "That cannot be done at this campfire.",
} as const;

/** What can be wrong with rows, options and saves, as the end of a sentence that begins with the field. */
export const FAULTS = {
  ...PLAN_FAULTS,
  "not-an-item": 'must be the id of a {kind}, not "{id}"',
  "not-an-encounter": 'must be the id of an encounter, not "{id}"',
  "no-rows": "must have at least one row",
  "needs-fight": 'cannot do "{op}" here, which needs a fight',
  "not-in-fight": 'cannot do "{op}" here, which works only between fights',
  "not-rolled": "must be the face that the die of this round shows",
  "broken-path": "has paths at level {level}, column {column} that lead nowhere",
} as const;

/** Makes a refusal by its code. */
export const refuse = /* @__PURE__ */ messagesOf(REFUSALS);

/** Makes a fault by its code. */
export const fault = /* @__PURE__ */ messagesOf(FAULTS);
