// What can be done in every stage, and why anything else is refused.
import { oneOf, type Refusal, type Shape, actionShape as shapeOf } from "@games/core-game";
import type { Content } from "./content.js";
import { CARD_IDS } from "./data/cards.js";
import { refuse } from "./messages.js";
import { kingChoices, kingPower } from "./rules/cards.js";
import { canUseTool } from "./rules/pull.js";
import type { Action, RefusalCode, State } from "./types.js";

const action = (type: Exclude<Action, { readonly card: unknown }>["type"]): Action =>
  Object.freeze({ type });

const TURN_CARD = action("turn-card");
const PULL = action("pull");
const TOWER_STOOD = action("tower-stood");
const TOWER_FELL = action("tower-fell");
const USE_TOOL = action("use-tool");
const ROLL_TASKS = action("roll-tasks");
const WRITE_LOG = action("write-log");
const SKIP_LOG = action("skip-log");
const ROLL_RESCUE = action("roll-rescue");
const KEEP_KING = action("keep-king");
const END_STORY = action("end-story");

/** What may be done with a King, by card number. */
const RETURN_KING = CARD_IDS.map((card): Action => Object.freeze({ type: "return-king", card }));
const REMOVE_KING = CARD_IDS.map((card): Action => Object.freeze({ type: "remove-king", card }));

/** What can be done, in a stable order: a new list every time, because V8 reads frozen lists more slowly. */
export function legalActions(state: Readonly<State>, content: Content): readonly Action[] {
  const actions = ownActions(state, content);
  if (canEndStory(state)) actions.push(END_STORY);
  return actions;
}

/** R61: a narrative-only story can be ended at every decision before its closing log. */
function canEndStory({ config, stage }: Readonly<State>): boolean {
  return config.isNarrativeOnly && stage !== "finalLog" && stage !== "exit";
}

function ownActions(state: Readonly<State>, content: Content): Action[] {
  switch (state.stage) {
    case "processCard":
      return [TURN_CARD];
    case "towerPull":
    case "finalPull":
      return checkActions(state);
    case "rollForTasks":
      return [ROLL_TASKS];
    case "firstLog":
    case "journalPhase":
    case "finalLog":
      return [WRITE_LOG, SKIP_LOG];
    case "beaconRoll":
      return [ROLL_RESCUE];
    case "specialChecks":
      return kingActions(state, content);
    case "exit":
      return [];
  }
}

function checkActions(state: Readonly<State>): Action[] {
  const actions = state.config.tower === "real" ? [TOWER_STOOD, TOWER_FELL] : [PULL];
  if (canUseTool(state)) actions.push(USE_TOOL);
  return actions;
}

function kingActions(state: Readonly<State>, content: Content): Action[] {
  const actions = kingPower(state, content) === "remove-king" ? REMOVE_KING : RETURN_KING;
  return [...kingChoices(state, content).map((card) => actions[card] as Action), KEEP_KING];
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
