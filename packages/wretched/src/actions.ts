// What can be done in every stage, and why anything else is refused.
import { oneOf, type Refusal, type Shape, actionShape as shapeOf } from "@games/core-game";
import type { Content } from "./content.js";
import { CARD_IDS } from "./data/cards.js";
import { refuse } from "./messages.js";
import { kingChoices, kingPower } from "./rules/cards.js";
import { canUseTool } from "./rules/pull.js";
import type { Action, RefusalCode, State } from "./types.js";

const actionsOf = (...types: Exclude<Action, { readonly card: unknown }>["type"][]) =>
  Object.freeze(Array.from(types, (type): Action => Object.freeze({ type })));

const LOG = actionsOf("write-log", "skip-log");
const TASKS = actionsOf("roll-tasks");
const STOOD_OR_FELL = actionsOf("tower-stood", "tower-fell");
const STOOD_OR_FELL_OR_TOOL = actionsOf("tower-stood", "tower-fell", "use-tool");
const TURN = actionsOf("turn-card");
const CHECK = actionsOf("pull");
const CHECK_OR_TOOL = actionsOf("pull", "use-tool");
const RESCUE = actionsOf("roll-rescue");
const KEEP_KING = actionsOf("keep-king");
const END = actionsOf("end-story");
const NONE = actionsOf();

/** The same actions and `end-story`: in a narrative-only game every decision can be the last (R61). */
const WITH_END: ReadonlyMap<readonly Action[], readonly Action[]> = new Map(
  [LOG, TASKS, TURN, RESCUE].map((actions) => [actions, Object.freeze([...actions, ...END])]),
);

/** What may be done with a King, by card number. */
const RETURN_KING = CARD_IDS.map((card): Action => Object.freeze({ type: "return-king", card }));
const REMOVE_KING = CARD_IDS.map((card): Action => Object.freeze({ type: "remove-king", card }));

/** What can be done, in a stable order. */
export function legalActions(state: Readonly<State>, content: Content): readonly Action[] {
  const actions = ownActions(state, content);
  if (!canEndStory(state)) return actions;
  return WITH_END.get(actions) ?? [...actions, ...END];
}

/** R61: a narrative-only story can be ended at every decision before its closing log. */
function canEndStory({ config, stage }: Readonly<State>): boolean {
  return config.isNarrativeOnly && stage !== "finalLog" && stage !== "exit";
}

function ownActions(state: Readonly<State>, content: Content): readonly Action[] {
  switch (state.stage) {
    case "processCard":
      return TURN;
    case "towerPull":
    case "finalPull":
      return checkActions(state);
    case "rollForTasks":
      return TASKS;
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

function checkActions(state: Readonly<State>): readonly Action[] {
  const hasTool = canUseTool(state);
  if (state.config.tower === "real") return hasTool ? STOOD_OR_FELL_OR_TOOL : STOOD_OR_FELL;
  return hasTool ? CHECK_OR_TOOL : CHECK;
}

function kingActions(state: Readonly<State>, content: Content): readonly Action[] {
  const actions = kingPower(state, content) === "remove-king" ? REMOVE_KING : RETURN_KING;
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
function explain({ stage, config }: Readonly<State>, { type }: Action): Refusal<RefusalCode> {
  if (stage === "exit") return refuse("game-over");
  if (type === "end-story" && !config.isNarrativeOnly) return refuse("not-narrative");
  const isAtCheck = stage === "towerPull" || stage === "finalPull";
  if (isAtCheck && type === "use-tool") return refuse("no-tool");
  if (isAtCheck && (type === "pull" || type.startsWith("tower-")))
    return refuse("other-tower", { tower: config.tower });
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
    "tower-stood": {},
    "tower-fell": {},
    "use-tool": {},
    "return-king": { card },
    "remove-king": { card },
    "keep-king": {},
    "roll-rescue": {},
  });
}
