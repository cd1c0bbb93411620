// Every question to the player, one row each: how it is shown, which answers it takes, and what each answer does.
import type {
  CardQuestion,
  CardText,
  CompiledTrigger,
  Content,
  OptionQuestion,
} from "../content.js";
import { cardOf } from "../state.js";
import type { Action, Combat, Play, RefusalCode, State } from "../types.js";
import type { Question } from "../view-types.js";
import type {
  CampfireFrame,
  CardFrame,
  FightFrame,
  Frame,
  MapFrame,
  RewardFrame,
  TextFrame,
} from "./frames.js";
import { enterNode, restHere, skipReward, smithHere, takeReward } from "./nodes.js";
import { isFirst, moveChosen, pileOf } from "./piles.js";
import { payFor, playFromHand, refusePlay, refuseUse, usePower } from "./play.js";
import { upgradableCards } from "./run.js";
import { beginTurnEnd } from "./turn.js";

/** The frame that asks each question, and the types of action that answer it. */
interface Asked {
  readonly map: [MapFrame, "proceed"];
  readonly reward: [RewardFrame, "take" | "skip"];
  readonly campfire: [CampfireFrame, "rest" | "smith"];
  readonly turn: [FightFrame, "play" | "use" | "end-turn"];
  readonly amount: [CardFrame, "choose-amount"];
  readonly enemy: [TextFrame, "choose-enemy"];
  readonly option: [TextFrame, "choose-option"];
  readonly card: [TextFrame, "choose-card" | "choose-none"];
}

/** What is asked. */
type Ask = keyof Asked;

type ActionOf<K, A = Action> = A extends { readonly type: infer T }
  ? K extends T
    ? A
    : never
  : never;

/** One type of answer to a question. */
interface Answer<A, F> {
  /** Does what was chosen, before anything is resolved. */
  take(play: Play, action: A, frame: F): void;
  /** Why such an action is not legal, for those who need not list all that are. */
  refusal?(state: Readonly<State>, content: Content, action: A): RefusalCode | undefined;
  /** Why such an action is refused when it is not listed. Without this and `refusal` it is always legal. */
  readonly unlisted?: RefusalCode;
}

/** A question: a row of the table. */
interface QuestionRow<F, Q, Answers> {
  /** The question as the player sees it. */
  show(state: Readonly<State>, content: Content, frame: F): Q;
  /** Everything that answers it, in a stable order. */
  list(state: Readonly<State>, content: Content, frame: F): Action[];
  /** Why actions of other types are refused. */
  readonly otherwise: RefusalCode;
  readonly answers: Answers;
}

type Questions = {
  readonly [K in Ask]: QuestionRow<
    Asked[K][0],
    Extract<Question, { ask: K }>,
    { readonly [T in Asked[K][1]]: Answer<ActionOf<T>, Asked[K][0]> }
  >;
};

const QUESTIONS: Questions = {
  map: {
    show: () => ({ ask: "map" }),
    list: () => [PROCEED],
    otherwise: "not-now",
    answers: { proceed: { take: (play) => enterNode(play) } },
  },
  reward: {
    show: (_, __, { cards }) => ({ ask: "reward", cards: cards.slice() }),
    list: (_, content, { cards }) => [...cardActions(content, "take", cards), SKIP],
    otherwise: "not-now",
    answers: {
      take: { take: (play, { card }) => takeReward(play, card), unlisted: "not-offered" },
      skip: { take: (play, _, frame) => skipReward(play, frame) },
    },
  },
  campfire: {
    show: ({ run }, content) => ({ ask: "campfire", cards: upgradableCards(run, content) }),
    list: ({ run }, content) => [
      REST,
      ...cardActions(content, "smith", upgradableCards(run, content)),
    ],
    otherwise: "not-now",
    answers: {
      rest: { take: (play) => restHere(play) },
      smith: { take: (play, { card }) => smithHere(play, card), unlisted: "cannot-upgrade" },
    },
  },
  turn: {
    show: () => ({ ask: "turn" }),
    list: listTurn,
    otherwise: "no-question",
    answers: {
      play: {
        take: (play, { card }) => playFromHand(play, numberOf(play.content, card)),
        refusal: (state, content, { card }) => {
          const combat = fightOf(state);
          const number = numberOf(content, card);
          return combat.hand.includes(number) ? refusePlay(combat, content, number) : "not-in-hand";
        },
      },
      use: {
        take: (play, { card }) => usePower(play, numberOf(play.content, card)),
        refusal: (state, content, { card }) =>
          refuseUse(fightOf(state), content, numberOf(content, card)),
      },
      "end-turn": { take: (play) => beginTurnEnd(play) },
    },
  },
  amount: {
    show: (state, content, { card }) => ({
      ask: "amount",
      by: cardOf(content, card).id,
      max: fightOf(state).player.energy,
    }),
    list: (state) => upTo(fightOf(state).player.energy + 1).map(chooseAmount),
    otherwise: "question-open",
    answers: {
      "choose-amount": {
        take: (play, { amount }, frame) => payFor(play, frame, amount, amount),
        unlisted: "no-such-choice",
      },
    },
  },
  enemy: {
    show: (state, content, { card }) => ({
      ask: "enemy",
      by: cardOf(content, card).id,
      enemies: targetsOf(state),
    }),
    list: (state) => targetsOf(state).map(chooseEnemy),
    otherwise: "question-open",
    answers: {
      "choose-enemy": {
        take: (_, { enemy }, frame) => {
          frame.target = enemy;
        },
        unlisted: "no-such-choice",
      },
    },
  },
  option: {
    show: (_, content, frame) => ({
      ask: "option",
      by: cardOf(content, frame.card).id,
      options: optionsOf(content, frame).options,
    }),
    list: (_, content, frame) => upTo(optionsOf(content, frame).options).map(chooseOption),
    otherwise: "question-open",
    answers: {
      "choose-option": {
        take: (_, { option }, frame) => {
          frame.option = option;
        },
        unlisted: "no-such-choice",
      },
    },
  },
  card: {
    show: showCards,
    list: (state, content, frame) => {
      const { from, min } = cardsOf(content, frame);
      const actions = distinct(pileOf(fightOf(state), from)).map(
        (card) => content.actions["choose-card"][card] as Action,
      );
      return frame.chosen >= min ? [...actions, NONE] : actions;
    },
    otherwise: "question-open",
    answers: {
      "choose-card": {
        take: (play, { card }, frame) =>
          moveChosen(play, frame, cardsOf(play.content, frame), numberOf(play.content, card)),
        unlisted: "no-such-choice",
      },
      "choose-none": {
        take: (play, _, frame) => {
          frame.chosen = cardsOf(play.content, frame).max;
        },
        unlisted: "no-such-choice",
      },
    },
  },
};

const PROCEED: Action = Object.freeze({ type: "proceed" });
const SKIP: Action = Object.freeze({ type: "skip" });
const REST: Action = Object.freeze({ type: "rest" });
const END_TURN: Action = Object.freeze({ type: "end-turn" });
const NONE: Action = Object.freeze({ type: "choose-none" });

/** Actions with a small number, made when first needed and then kept. */
function numbered(make: (n: number) => Action): (n: number) => Action {
  const made: Action[] = [];
  return (n) => {
    made[n] ??= Object.freeze(make(n));
    return made[n];
  };
}
const chooseEnemy = /* @__PURE__ */ numbered((enemy) => ({ type: "choose-enemy", enemy }));
const chooseAmount = /* @__PURE__ */ numbered((amount) => ({ type: "choose-amount", amount }));
const chooseOption = /* @__PURE__ */ numbered((option) => ({ type: "choose-option", option }));

function cardActions(content: Content, type: "take" | "smith", ids: readonly string[]): Action[] {
  return ids.map((id) => content.actions[type][numberOf(content, id)] as Action);
}

function numberOf(content: Content, id: string): number {
  return content.cardNumbers.get(id) as number;
}

/** The fight in which a question is asked. */
function fightOf(state: Readonly<State>): Combat {
  return state.combat as Combat;
}

/** Cards of the hand, powers to use, and the end of the turn. */
function listTurn(state: Readonly<State>, content: Content): Action[] {
  const combat = fightOf(state);
  const { hand, powers } = combat;
  const actions: Action[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number;
    if (isFirst(hand, i) && refusePlay(combat, content, card) === undefined)
      actions.push(content.actions.play[card] as Action);
  }
  for (const { card, isUsed } of powers) {
    if (isUsed || cardOf(content, card).use === null) continue;
    const action = content.actions.use[card] as Action;
    if (!actions.includes(action)) actions.push(action);
  }
  actions.push(END_TURN);
  return actions;
}

/** The enemies that can be aimed at. */
function targetsOf(state: Readonly<State>): number[] {
  const { enemies } = fightOf(state);
  const targets: number[] = [];
  for (let i = 0; i < enemies.length; i++) if ((enemies[i]?.hp ?? 0) > 0) targets.push(i);
  return targets;
}

function upTo(n: number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < n; i++) numbers.push(i);
  return numbers;
}

/** The different cards of a pile in the order they first come. */
function distinct(pile: readonly number[]): number[] {
  return pile.filter((_, i) => isFirst(pile, i));
}

function showCards(
  state: Readonly<State>,
  content: Content,
  frame: TextFrame,
): Extract<Question, { ask: "card" }> {
  const { from, to, min, max } = cardsOf(content, frame);
  const { chosen, card } = frame;
  const nameOf = (one: number) => cardOf(content, one).id;
  const cards = distinct(pileOf(fightOf(state), from)).map(nameOf);
  return {
    ask: "card",
    by: nameOf(card),
    from,
    to,
    cards,
    max: max - chosen,
    canStop: chosen >= min,
  };
}

/** The text that a frame resolves. */
export function textOf(content: Content, frame: Readonly<TextFrame>): CardText {
  const { text, triggers } = cardOf(content, frame.card);
  return frame.kind === "card" ? text : (triggers[frame.trigger] as CompiledTrigger).text;
}

/** What the operation that a frame is at asks. */
function opQuestion(content: Content, frame: Readonly<TextFrame>) {
  return textOf(content, frame).ops[frame.next]?.question;
}

function cardsOf(content: Content, frame: Readonly<TextFrame>): CardQuestion {
  return opQuestion(content, frame) as CardQuestion;
}

function optionsOf(content: Content, frame: Readonly<TextFrame>): OptionQuestion {
  return opQuestion(content, frame) as OptionQuestion;
}

type AnyAnswer = Answer<Action, Frame>;
type AnyQuestion = QuestionRow<Frame, Question, Partial<Record<Action["type"], AnyAnswer>>>;

/** The question that a frame on top of the stack asks; undefined for one that does not wait for the player. */
export function questionOf(content: Content, frame: Readonly<Frame>): AnyQuestion | undefined {
  switch (frame.kind) {
    case "fight":
      return QUESTIONS.turn;
    case "card":
    case "trigger":
      return textQuestion(content, frame);
    case "map":
      return QUESTIONS.map;
    case "reward":
      return QUESTIONS.reward;
    case "campfire":
      return QUESTIONS.campfire;
    case "node":
    case "turn-start":
    case "turn-end":
      return undefined;
  }
}

function textQuestion(content: Content, frame: Readonly<TextFrame>): AnyQuestion | undefined {
  if (frame.stage === "energy") return QUESTIONS.amount;
  if (frame.stage === "target") return QUESTIONS.enemy;
  const asked = opQuestion(content, frame);
  return asked ? QUESTIONS[asked.ask] : undefined;
}

/** Every answer by the type of its action, for whatever question. */
export const ANSWERS: Readonly<Record<Action["type"], AnyAnswer>> = /* @__PURE__ */ Object.assign(
  {},
  ...Object.values(QUESTIONS).map(({ answers }) => answers),
);
