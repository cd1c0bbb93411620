// What may be done: the legal actions of every stage, and why anything else is refused.
import type { Refusal } from "@games/core-game";
import { cardId } from "./data/cards.js";
import type { RestingStage } from "./data/stages.js";
import type { Sheet } from "./pack.js";
import { kingChoices, roleOf } from "./rules/cards.js";
import { canUseTool } from "./rules/pull.js";
import type { Action, RefusalCode, State } from "./types.js";

const WRITE: Action = { type: "write-log" };
const SKIP: Action = { type: "skip-log" };
const ROLL_TASKS: Action = { type: "roll-tasks" };
const END_STORY: Action = { type: "end-story" };
const PULL: Action = { type: "pull" };
const USE_TOOL: Action = { type: "use-tool" };
const KEEP_KING: Action = { type: "keep-king" };

const LOG: readonly Action[] = [WRITE, SKIP];
const TASKS: readonly Action[] = [ROLL_TASKS];
const TASKS_OR_END: readonly Action[] = [ROLL_TASKS, END_STORY];
const TURN: readonly Action[] = [{ type: "turn-card" }];
const CHECK: readonly Action[] = [PULL];
const CHECK_OR_TOOL: readonly Action[] = [PULL, USE_TOOL];
const RESCUE: readonly Action[] = [{ type: "roll-rescue" }];
const NONE: readonly Action[] = [];

/** What can be done, in a stable order. */
export function legalActions(state: Readonly<State>, sheet: Sheet): readonly Action[] {
  switch (state.stage) {
    case "processCard":
      return TURN;
    case "towerPull":
    case "finalPull":
      return canUseTool(state) ? CHECK_OR_TOOL : CHECK;
    case "rollForTasks":
      return state.config.narrativeOnly ? TASKS_OR_END : TASKS;
    case "firstLog":
    case "journalPhase":
    case "finalLog":
      return LOG;
    case "beaconRoll":
      return RESCUE;
    case "specialChecks":
      return kingOptions(state, sheet);
    case "exit":
      return NONE;
  }
}

function kingOptions(state: Readonly<State>, sheet: Sheet): Action[] {
  const type = roleOf(state, state.current) === "remove-king" ? "remove-king" : "return-king";
  const choices = kingChoices(state, sheet);
  return [...choices.map((card): Action => ({ type, card: cardId(card) })), KEEP_KING];
}

/** The stages in which each kind of action has its place. */
const PLACES: Readonly<Record<Action["type"], readonly RestingStage[]>> = {
  "write-log": ["firstLog", "journalPhase", "finalLog"],
  "skip-log": ["firstLog", "journalPhase", "finalLog"],
  "roll-tasks": ["rollForTasks"],
  "end-story": ["rollForTasks"],
  "turn-card": ["processCard"],
  pull: ["towerPull", "finalPull"],
  "use-tool": ["towerPull", "finalPull"],
  "return-king": ["specialChecks"],
  "remove-king": ["specialChecks"],
  "keep-king": ["specialChecks"],
  "roll-rescue": ["beaconRoll"],
};

/** Why an action is not legal, or undefined. */
export function check(
  state: Readonly<State>,
  sheet: Sheet,
  action: Action,
): Refusal<RefusalCode> | undefined {
  const { type } = action;
  if (typeof type !== "string" || !Object.hasOwn(PLACES, type))
    return refuse("unknown-action", "There is no such action.");
  if (state.stage === "exit") return refuse("game-over", "The game is over.");
  if (!PLACES[type].includes(state.stage))
    return refuse("wrong-stage", `This cannot be done in the stage ${state.stage}.`);
  switch (action.type) {
    case "use-tool":
      return canUseTool(state) ? undefined : refuse("no-tool", "No tool can spare this pull.");
    case "end-story":
      return state.config.narrativeOnly
        ? undefined
        : refuse("not-narrative", "Only a narrative-only game can be ended by its player.");
    case "return-king":
    case "remove-king":
      return kingOptions(state, sheet).some((one) => isSameKing(one, action))
        ? undefined
        : refuse("no-king", "This Ace cannot do that with this card.");
    default:
      return undefined;
  }
}

function isSameKing(one: Action, other: Action & { readonly card: unknown }): boolean {
  return one.type === other.type && "card" in one && one.card === other.card;
}

function refuse(code: RefusalCode, message: string): Refusal<RefusalCode> {
  return { code, message };
}
