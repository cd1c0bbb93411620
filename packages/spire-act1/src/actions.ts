// What can be done and why not: both are read off the question that the top of the stack asks.
import {
  type ActionFields,
  int,
  type Refusal,
  report,
  type Shape,
  actionShape as shapeOf,
} from "@games/core-game";
import type { Content } from "./content.js";
import { MAX_ENEMIES, MAX_ENERGY } from "./data/act1.js";
import { fault, showId } from "./messages.js";
import { topFrame } from "./rules/frames.js";
import { questionOf } from "./rules/questions.js";
import { cardOf } from "./state.js";
import type { Action, RefusalCode, State } from "./types.js";

/** The maximum number of options of one question: abilities of all relics can be on offer. */
const MAX_CHOICES = 10_000;

/** Everything that can be done, in a stable order. */
export function legalActions(state: Readonly<State>, content: Content): Action[] {
  const frame = topFrame(state);
  return (frame && questionOf(content, frame)?.list(state, content, frame)) ?? [];
}

/** Why an action is not legal, or undefined. */
export function check(
  state: Readonly<State>,
  content: Content,
  action: Action,
): Refusal<RefusalCode> | undefined {
  const code = findRefusal(state, content, action);
  return code && content.kit.refuse(code);
}

function findRefusal(
  state: Readonly<State>,
  content: Content,
  action: Action,
): RefusalCode | undefined {
  const frame = topFrame(state);
  if (frame === undefined) return "game-over";
  const question = questionOf(content, frame);
  if (question === undefined) return "not-now";
  if (question.take[action.type] === undefined) return question.otherwise ?? "question-open";
  if (question.refusal !== undefined) return question.refusal(state, content, action);
  const isListed = question.list(state, content, frame).some((one) => isSame(one, action));
  if (isListed) return undefined;
  return question.why?.(state, content, action, frame) ?? question.unlisted ?? "no-such-choice";
}

/** Whether two actions have the same fields. */
function isSame(one: Action, other: Action): boolean {
  return Object.entries(one).every(([key, value]) => other[key as "type"] === value);
}

/** The shape of an action. */
export function actionShape(content: Content): Shape<Action> {
  const card = cardIdShape(content);
  return shapeOf<Action>({
    proceed: {},
    play: { card },
    use: { card },
    "end-turn": {},
    "choose-enemy": { enemy: int(0, MAX_ENEMIES - 1) },
    "choose-card": { card },
    "choose-amount": { amount: int(0, MAX_ENERGY) },
    "choose-option": { option: int(0, MAX_CHOICES - 1) },
    "choose-none": {},
    take: { card },
    skip: {},
    rest: {},
    smith: { card },
    ...content.kit.actionFields?.(content),
  } as ActionFields<Action>); // a game of the plan alone does not know the actions of the printed act
}

/** A card by its own id; other names of it are for options only. */
export function cardIdShape(content: Content): Shape<string> {
  return (value, context) => {
    const number = content.cardNumbers.get(value as string);
    return number !== undefined && cardOf(content, number).id === value
      ? value
      : report(context, fault("not-a-card", { id: showId(value) }));
  };
}
