import type { Content } from "../content.js";
import type { Action, Play, RefusalCode, State } from "../types.js";
import type { Question } from "../view-types.js";
import type {
  CampFrame,
  CampfireFrame,
  CardFrame,
  DieFrame,
  FightFrame,
  Frame,
  ItemFrame,
  MapFrame,
  MerchantFrame,
  OrderFrame,
  PathFrame,
  PlaysFrame,
  RewardFrame,
  RewardsFrame,
  ScryFrame,
  TextFrame,
  TurnEndFrame,
  TurnStartFrame,
} from "./frames.js";

/** The frame that asks each question, and the types of action that answer it. */
interface Asked {
  readonly path: [PathFrame, "move" | "drink" | "discard-potion"];
  readonly rewards: [RewardsFrame, "claim" | "leave" | "drink" | "discard-potion"];
  readonly merchant: [MerchantFrame, "buy" | "remove" | "leave" | "drink" | "discard-potion"];
  readonly camp: [CampFrame, "rest" | "smith" | "leave" | "drink" | "discard-potion"];
  readonly room: [ItemFrame, "choose-option"];
  readonly die: [DieFrame, "drink" | "use-relic" | "leave"];
  readonly reset: [TurnStartFrame, "use-relic" | "leave"];
  readonly order: [OrderFrame, "choose-option"];
  readonly ability: [TextFrame, "choose-option"];
  readonly map: [MapFrame, "proceed"];
  readonly reward: [RewardFrame, "take" | "skip"];
  readonly campfire: [CampfireFrame, "rest" | "smith"];
  readonly turn: [FightFrame, "play" | "use" | "end-turn"];
  readonly keep: [TurnEndFrame, "choose-card" | "choose-none"];
  readonly "next-play": [PlaysFrame, "choose-card"];
  readonly scry: [ScryFrame, "choose-card" | "choose-none"];
  readonly amount: [CardFrame, "choose-amount"];
  readonly enemy: [TextFrame, "choose-enemy"];
  readonly option: [TextFrame, "choose-option"];
  readonly card: [TextFrame, "choose-card" | "choose-none"];
}

/** What is asked. */
export type Ask = keyof Asked;

type ActionOf<K, A = Action> = A extends { readonly type: infer T }
  ? K extends T
    ? A
    : never
  : never;

/** Does what was chosen, before anything is resolved. */
type Take<A, F> = (play: Play, action: A, frame: F) => void;

/** A question: a row of the table. */
interface QuestionRow<F, Q, Takes> {
  /** The question as the player sees it. */
  show(state: Readonly<State>, content: Content, frame: F): Q;
  /** Everything that answers it, in a stable order. */
  list(state: Readonly<State>, content: Content, frame: F): Action[];
  /** What each type of answer does. */
  readonly take: Takes;
  /** Why an answer is not legal, for a question that need not list all answers to know. */
  refusal?(state: Readonly<State>, content: Content, action: Action): RefusalCode | undefined;
  /** Why an answer that is not listed is refused (default: `no-such-choice`). */
  readonly unlisted?: RefusalCode;
  /** Why an answer that is not listed is refused, where that depends on the answer; undefined for the same as others. */
  why?(state: Readonly<State>, content: Content, action: Action, frame: F): RefusalCode | undefined;
  /** Why actions that are no answers are refused (default: `question-open`). */
  readonly otherwise?: RefusalCode;
}

/** The rows of some questions. */
export type Questions<A extends Ask> = {
  readonly [K in A]: QuestionRow<
    Asked[K][0],
    Extract<Question, { ask: K }>,
    { readonly [T in Asked[K][1]]: Take<ActionOf<T>, Asked[K][0]> }
  >;
};

/** As the type of a method, so that what answers questions of some frames fits where all are. */
export type AnyTake = { bivariant(play: Play, action: Action, frame: Frame): void }["bivariant"];
/** A question of any frame. */
export type AnyQuestion = QuestionRow<Frame, Question, Partial<Record<Action["type"], AnyTake>>>;
