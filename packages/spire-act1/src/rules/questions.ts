// Every question to the player, one row each: how it is shown, which answers it takes, and what each answer does.
import type { CompiledItem } from "../act-content.js";
import type {
  CardQuestion,
  CardText,
  CompiledTrigger,
  Content,
  OptionQuestion,
} from "../content.js";
import { cardOf } from "../state.js";
import type { Action, Combat, State } from "../types.js";
import type { Question } from "../view-types.js";
import type { Frame, ItemFrame, TextFrame } from "./frames.js";
import { enterNode, restHere, skipReward, smithHere, takeReward } from "./nodes.js";
import { isFirst } from "./piles.js";
import { payFor, playFromHand, refusePlay, refuseUse, usePower } from "./play.js";
import type { AnyQuestion, Ask, Questions } from "./question-types.js";
import { upgradableCards } from "./run.js";
import { beginTurnEnd } from "./turn.js";

/** The questions that only the printed act has. */
type PrintedAsk =
  | "path"
  | "rewards"
  | "merchant"
  | "room"
  | "camp"
  | "die"
  | "reset"
  | "order"
  | "ability"
  | "keep"
  | "next-play"
  | "scry";

const QUESTIONS: Questions<Exclude<Ask, PrintedAsk>> = {
  map: {
    show: () => ({ ask: "map" }),
    list: () => [PROCEED],
    take: { proceed: enterNode },
    otherwise: "not-now",
  },
  reward: {
    show: (_, __, { cards }) => ({ ask: "reward", cards: cards.slice() }),
    list: (_, content, { cards }) => [...cardActions(content, "take", cards), SKIP],
    take: {
      take: (play, { card }) => takeReward(play, card),
      skip: (play, _, frame) => skipReward(play, frame),
    },
    unlisted: "not-offered",
    otherwise: "not-now",
  },
  campfire: {
    show: ({ run }, content) => ({ ask: "campfire", cards: upgradableCards(run, content) }),
    list: ({ run }, content) => [
      REST,
      ...cardActions(content, "smith", upgradableCards(run, content)),
    ],
    take: { rest: restHere, smith: (play, { card }) => smithHere(play, card) },
    unlisted: "cannot-upgrade",
    otherwise: "not-now",
  },
  turn: {
    show: () => ({ ask: "turn" }),
    list: listTurn,
    take: {
      play: (play, { card }) => playFromHand(play, numberOf(play.content, card)),
      use: (play, { card }) => usePower(play, numberOf(play.content, card)),
      "end-turn": beginTurnEnd,
    },
    refusal: (state, content, action) => {
      if (!("card" in action)) return undefined;
      const combat = fightOf(state);
      const number = numberOf(content, action.card);
      if (action.type === "use") return refuseUse(combat, content, number);
      return combat.hand.includes(number) ? refusePlay(combat, content, number) : "not-in-hand";
    },
    otherwise: "no-question",
  },
  amount: {
    show: (state, content, { card }) => ({
      ask: "amount",
      by: cardOf(content, card).id,
      max: fightOf(state).player.energy,
    }),
    list: (state) => upTo(fightOf(state).player.energy + 1).map(chooseAmount),
    take: {
      "choose-amount": (play, { amount }, frame) => payFor(play, frame, amount, amount, false),
    },
  },
  enemy: {
    show: (state, content, frame) => ({
      ask: "enemy",
      by: sourceOf(content, frame),
      enemies: targetsOf(state),
    }),
    list: (state) => targetsOf(state).map(chooseEnemy),
    take: {
      "choose-enemy": (_, { enemy }, frame) => {
        frame.target = enemy;
      },
    },
  },
  option: {
    show: (_, content, frame) => ({
      ask: "option",
      by: sourceOf(content, frame),
      options: optionsOf(content, frame).options,
    }),
    list: (_, content, frame) => upTo(optionsOf(content, frame).options).map(chooseOption),
    take: {
      "choose-option": (_, { option }, frame) => {
        frame.option = option;
      },
    },
  },
  card: {
    show: showCards,
    list: (state, content, frame) => {
      const { cards, min } = cardsOf(content, frame);
      const actions = choices(content, cards(state, content));
      return frame.chosen >= min ? [...actions, NONE] : actions;
    },
    take: {
      "choose-card": (play, { card }, frame) =>
        cardsOf(play.content, frame).take(play, frame, numberOf(play.content, card)),
      "choose-none": (play, _, frame) => {
        frame.chosen = cardsOf(play.content, frame).max;
      },
    },
  },
};

const PROCEED: Action = Object.freeze({ type: "proceed" });
const SKIP: Action = Object.freeze({ type: "skip" });
const REST: Action = Object.freeze({ type: "rest" });
const END_TURN: Action = Object.freeze({ type: "end-turn" });
/** Chooses nothing more. */
export const NONE: Action = Object.freeze({ type: "choose-none" });

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
/** Chooses an option. */
export const chooseOption = /* @__PURE__ */ numbered((option) => ({
  type: "choose-option",
  option,
}));

function cardActions(content: Content, type: "take" | "smith", ids: readonly string[]): Action[] {
  return ids.map((id) => content.actions[type][numberOf(content, id)] as Action);
}

/** The number of a card. */
export function numberOf(content: Content, id: string): number {
  return content.cardNumbers.get(id) as number;
}

/** The fight in which a question is asked. */
export function fightOf(state: Readonly<State>): Combat {
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

/** An action for each different card of a pile. */
export function choices(content: Content, pile: readonly number[]): Action[] {
  return distinct(pile).map((card) => content.actions["choose-card"][card] as Action);
}

/** The different cards of a pile by id. */
export function idsOf(content: Content, pile: readonly number[]): string[] {
  return distinct(pile).map((card) => cardOf(content, card).id);
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
  const { from, to, min, max, cards: listCards } = cardsOf(content, frame);
  const { chosen } = frame;
  const cards = idsOf(content, listCards(state, content));
  return {
    ask: "card",
    by: sourceOf(content, frame),
    from,
    to,
    cards,
    max: max - chosen,
    canStop: chosen >= min,
  };
}

/** The text that a frame resolves. */
export function textOf(content: Content, frame: Readonly<TextFrame>): CardText {
  if (frame.kind === "item") {
    const { text, texts } = itemOf(content, frame);
    return frame.text === null ? text : (texts[frame.text] as CardText);
  }
  const { text, triggers } = cardOf(content, frame.card);
  return frame.kind === "card" ? text : (triggers[frame.trigger] as CompiledTrigger).text;
}

/** The potion, relic, event or Neow card whose text a frame resolves. */
export function itemOf(content: Content, { of, row }: Readonly<ItemFrame>): CompiledItem {
  return content.act.items[of][row] as CompiledItem;
}

/** The id of the card or item whose text a frame resolves. */
export function sourceOf(content: Content, frame: Readonly<TextFrame>): string {
  return frame.kind === "item" ? itemOf(content, frame).id : cardOf(content, frame.card).id;
}

/** What the operation that a frame is at asks. */
export function opQuestion(content: Content, frame: Readonly<TextFrame>) {
  return textOf(content, frame).ops[frame.next]?.question;
}

function cardsOf(content: Content, frame: Readonly<TextFrame>): CardQuestion {
  return opQuestion(content, frame) as CardQuestion;
}

function optionsOf(content: Content, frame: Readonly<TextFrame>): OptionQuestion {
  return opQuestion(content, frame) as OptionQuestion;
}

/** The turn as every set of rules has it. */
export const TURN: AnyQuestion = QUESTIONS.turn;

/** The question that a frame on top of the stack asks; undefined for one that does not wait for the player. */
export function questionOf(content: Content, frame: Readonly<Frame>): AnyQuestion | undefined {
  switch (frame.kind) {
    case "fight":
      return content.kit.turn ?? QUESTIONS.turn;
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
      return undefined;
    default:
      return content.kit.questionOf?.(content, frame);
  }
}

/** What a text asks where it is. */
export function textQuestion(
  content: Content,
  frame: Readonly<TextFrame>,
): AnyQuestion | undefined {
  if (frame.stage === "energy") return QUESTIONS.amount;
  if (frame.stage === "target") return QUESTIONS.enemy;
  const asked = opQuestion(content, frame);
  if (asked?.ask === "ability") return content.kit.ability;
  return asked ? QUESTIONS[asked.ask] : undefined;
}
