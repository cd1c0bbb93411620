// What can be done in every stage, and why anything else is refused.
import { oneOf, type Refusal, type Shape, actionShape as shapeOf } from "@games/core-game";
import type { Content } from "./content.js";
import { CARD_IDS } from "./data/cards.js";
import { refuse } from "./messages.js";
import { kingChoices, roleOf } from "./rules/cards.js";
import { canUseTool } from "./rules/pull.js";
import type { Action, RefusalCode, State } from "./types.js";

const actionsOf = (...types: Exclude<Action, { readonly card: unknown }>["type"][]) =>
  Object.freeze(Array.from(types, (type): Action => Object.freeze({ type })));

const LOG = actionsOf("write-log", "skip-log");
const TASKS = actionsOf("roll-tasks");
const TASKS_OR_END = actionsOf("roll-tasks", "end-story");
const TURN = actionsOf("turn-card");
const CHECK = actionsOf("pull");
const CHECK_OR_TOOL = actionsOf("pull", "use-tool");
const RESCUE = actionsOf("roll-rescue");
const KEEP_KING = actionsOf("keep-king");
const NONE = actionsOf();

/** What may be done with a King, by card number. */
const RETURN_KING = CARD_IDS.map((card): Action => Object.freeze({ type: "return-king", card }));
const REMOVE_KING = CARD_IDS.map((card): Action => Object.freeze({ type: "remove-king", card }));

/** What can be done, in a stable order. */
export function legalActions(state: Readonly<State>, content: Content): readonly Action[] {
  switch (state.stage) {
    case "processCard":
      return TURN;
    case "towerPull":
    case "finalPull":
      return canUseTool(state) ? CHECK_OR_TOOL : CHECK;
    case "rollForTasks":
      return state.config.isNarrativeOnly ? TASKS_OR_END : TASKS;
    case "firstLog":
    case "journalPhase":
    case "finalLog":
      return LOG;
    case "beaconRoll":
      return RESCUE;
    case "specialChecks":
      return kingActions(state, content);
    case "exit":
      return NONE;
  }
}

function kingActions(state: Readonly<State>, content: Content): readonly Action[] {
  const actions = roleOf(state, state.current) === "remove-king" ? REMOVE_KING : RETURN_KING;
  return [...kingChoices(state, content).map((card) => actions[card] as Action), ...KEEP_KING];
}

/** Why an action is not legal, or undefined. */
export function check(
  state: Readonly<State>,
  content: Content,
  action: Action,
): Refusal<RefusalCode> | undefined {
  for (const legal of legalActions(state, content))
    if (legal.type === action.type && cardOf(legal) === cardOf(action)) return undefined;
  return explain(state, action);
}

function cardOf(action: Action): string | undefined {
  return "card" in action ? action.card : undefined;
}

/** Why an action that is not legal is not. */
function explain({ stage }: Readonly<State>, { type }: Action): Refusal<RefusalCode> {
  if (stage === "exit") return refuse("game-over");
  const isAtCheck = stage === "towerPull" || stage === "finalPull";
  if (isAtCheck && type === "use-tool") return refuse("no-tool");
  if (stage === "rollForTasks" && type === "end-story") return refuse("not-narrative");
  if (stage === "specialChecks" && type.endsWith("-king")) return refuse("no-king");
  return refuse("wrong-stage", { stage });
}

/** The shape of an action; only trackers can be returned or removed. */
export function actionShape({ trackers }: Content): Shape<Action> {
  const card = oneOf(trackers);
  return shapeOf<Action>({
    "write-log": {},
    "skip-log": {},
    "roll-tasks": {},
    "end-story": {},
    "turn-card": {},
    pull: {},
    "use-tool": {},
    "return-king": { card },
    "remove-king": { card },
    "keep-king": {},
    "roll-rescue": {},
  });
}
