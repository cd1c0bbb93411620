// The questions of the printed act between fights, one row each.
import type { Content } from "../content.js";
import { removalPrice } from "../data/printed/ascension.js";
import { cardOf, passiveOf } from "../state.js";
import type { Action, RefusalCode, State } from "../types.js";
import { moveTo, reachableNodes } from "./board.js";
import type { Frame, ItemFrame, MerchantFrame, RewardsFrame, Ware } from "./frames.js";
import { deckChoices } from "./gains.js";
import { ITEM_QUESTIONS } from "./item-questions.js";
import { discardPotion, drink, drinkable, openOptions, refuseDrink } from "./items.js";
import { choicesOf, claim, leaveOffers, refusePotion } from "./offers.js";
import type { AnyQuestion, Questions } from "./question-types.js";
import { chooseOption, itemOf, sourceOf, textQuestion } from "./questions.js";
import { buy, buyRemoval, leaveMerchant, refusePrice, restAtCamp, smithAtCamp } from "./rooms.js";

const REST: Action = Object.freeze({ type: "rest" });
const LEAVE: Action = Object.freeze({ type: "leave" });

/** Actions by one or two small numbers, made when first needed and then kept. */
function interned(make: (n: number, m: number) => Action): (n: number, m?: number) => Action {
  const made: Action[][] = [];
  return (n, m = 0) => {
    made[n] ??= [];
    const row = made[n] as Action[];
    row[m] ??= Object.freeze(make(n, m));
    return row[m] as Action;
  };
}
const move = /* @__PURE__ */ interned((node) => ({ type: "move", node }));
const buyItem = /* @__PURE__ */ interned((item) => ({ type: "buy", item }));
const claimPart = /* @__PURE__ */ interned((part, choice) => ({ type: "claim", part, choice }));

/** What each potion can be used for. */
const potionTakes = {
  drink: (play: Parameters<typeof drink>[0], { potion }: { readonly potion: string }) =>
    drink(play, potion),
  "discard-potion": (play: Parameters<typeof drink>[0], { potion }: { readonly potion: string }) =>
    discardPotion(play, potion),
};

/** Potions that can be drunk here, and those that can make room for another one. */
function potionActions(state: Readonly<State>, content: Content, isWanted: boolean): Action[] {
  const { potions } = state.run;
  const where = state.combat === null ? "anywhere" : "fight";
  const drinks = drinkable(state, content, where).map((potion) => potionAction("drink", potion));
  if (!isWanted || refusePotion(state, content) !== "potions-full") return drinks;
  const different = potions.filter((id, i) => potions.indexOf(id) === i);
  return [...drinks, ...different.map((potion) => potionAction("discard-potion", potion))];
}

function potionAction(type: "drink" | "discard-potion", potion: string): Action {
  return Object.freeze({ type, potion });
}

/** Why a potion cannot be drunk or thrown away here. */
function refusePotionAction(
  state: Readonly<State>,
  content: Content,
  action: Action,
): RefusalCode | undefined {
  if (!("potion" in action)) return undefined;
  if (action.type !== "drink") return "no-such-potion";
  return refuseDrink(state, content, action.potion, "anywhere");
}

/** Whether a potion is on offer. */
function hasPotion({ offers }: RewardsFrame): boolean {
  return offers.some(({ part }) => part === "potion");
}

const QUESTIONS: Questions<"path" | "rewards" | "merchant" | "room" | "camp"> = {
  camp: {
    show: (state, content) => ({
      ask: "camp",
      canRest: canRest(state, content),
      cards: smithable(state, content).map((card) => cardOf(content, card).id),
    }),
    list: (state, content) => {
      const smiths = smithable(state, content).map((card) => content.actions.smith[card] as Action);
      const rests = canRest(state, content) ? [REST] : [];
      const isStuck = rests.length + smiths.length === 0;
      return [
        ...rests,
        ...smiths,
        ...(isStuck ? [LEAVE] : []),
        ...potionActions(state, content, false),
      ];
    },
    take: {
      rest: restAtCamp,
      smith: (play, { card }) => smithAtCamp(play, card),
      leave: ({ state }) => {
        state.stack.pop();
      },
      ...potionTakes,
    },
    why: refusePotionAction,
    unlisted: "cannot-camp",
    otherwise: "not-now",
  },
  path: {
    show: (state, content) => ({ ask: "path", nodes: reachableNodes(state, content).slice() }),
    list: (state, content) => [
      ...reachableNodes(state, content).map((node) => move(node)),
      ...potionActions(state, content, false),
    ],
    take: { move: (play, { node }) => moveTo(play, node), ...potionTakes },
    why: refusePotionAction,
    unlisted: "cannot-reach",
    otherwise: "not-now",
  },
  rewards: {
    show: (_, __, { offers }) => ({ ask: "rewards", offers: offers.slice() }),
    list: (state, content, frame) => [
      ...frame.offers.flatMap((offer, part) => {
        if (offer.part === "potion" && refusePotion(state, content) !== undefined) return [];
        return Array.from({ length: choicesOf(offer) }, (_, choice) => claimPart(part, choice));
      }),
      LEAVE,
      ...potionActions(state, content, hasPotion(frame)),
    ],
    take: {
      claim: (play, { part, choice }, frame) => claim(play, frame, part, choice),
      leave,
      ...potionTakes,
    },
    why: (state, content, action, { offers }) =>
      action.type === "claim" && offers[action.part]?.part === "potion"
        ? refusePotion(state, content)
        : refusePotionAction(state, content, action),
    unlisted: "not-offered",
    otherwise: "not-now",
  },
  merchant: {
    show: ({ config }, _, { wares, hasRemoved }) => ({
      ask: "merchant",
      wares: wares.slice(),
      removal: hasRemoved ? null : removalPrice(config),
    }),
    list: listMerchant,
    take: {
      buy: (play, { item }, frame) => buy(play, frame, item),
      remove: (play, { card }, frame) => buyRemoval(play, frame, card),
      leave,
      ...potionTakes,
    },
    why: refuseAtMerchant,
    unlisted: "not-offered",
    otherwise: "not-now",
  },
  room: {
    show: ({ run }, content, frame) => ({
      ask: "room",
      by: sourceOf(content, frame),
      options: openOptions(run, content, frame),
    }),
    list: ({ run }, content, frame) => openOptions(run, content, frame).map(chooseOption),
    take: {
      "choose-option": (_, { option }, frame) => {
        frame.option = option;
      },
    },
    why: ({ run }, content, action, frame) => {
      const { options } = itemOf(content, frame);
      const { pay = 0 } = ("option" in action && options[action.option]) || {};
      return pay > run.gold ? "not-enough-gold" : undefined;
    },
  },
};

/** Whether no relic keeps the player from resting. */
function canRest({ run }: Readonly<State>, content: Content): boolean {
  return passiveOf(run, content, "no-rest") === 0;
}

/** The cards that can be upgraded at a campfire. */
function smithable({ run }: Readonly<State>, content: Content): number[] {
  return passiveOf(run, content, "no-smith") > 0 ? [] : deckChoices(run, content, "upgrade");
}

/** Leaves a reward or a merchant. */
function leave(
  play: Parameters<typeof leaveOffers>[0],
  _: unknown,
  frame: RewardsFrame | MerchantFrame,
): void {
  if (frame.kind === "rewards") leaveOffers(play, frame);
  else leaveMerchant(play, frame);
}

/** Wares that can be paid for, cards that can be removed, potions, and the way out. */
function listMerchant(state: Readonly<State>, content: Content, frame: MerchantFrame): Action[] {
  const isPotion = ({ kind }: Ware) => kind === "potion";
  const actions: Action[] = [];
  frame.wares.forEach((ware, i) => {
    if (refuseWare(state, content, ware) === undefined) actions.push(buyItem(i));
  });
  const price = removalPrice(state.config);
  if (!frame.hasRemoved && refusePrice(state, price) === undefined)
    for (const card of deckChoices(state.run, content, "remove"))
      actions.push(content.actions.remove[card] as Action);
  return [...actions, LEAVE, ...potionActions(state, content, frame.wares.some(isPotion))];
}

/** Why something cannot be bought, removed, drunk or thrown away at a merchant. */
function refuseAtMerchant(
  state: Readonly<State>,
  content: Content,
  action: Action,
  { wares, hasRemoved }: MerchantFrame,
): RefusalCode | undefined {
  if (action.type === "buy") {
    const ware = wares[action.item];
    return ware && refuseWare(state, content, ware);
  }
  if (action.type !== "remove") return refusePotionAction(state, content, action);
  if (hasRemoved) return "removed-before";
  return refusePrice(state, removalPrice(state.config)) ?? "cannot-remove";
}

/** Why a ware cannot be bought. */
function refuseWare(
  state: Readonly<State>,
  content: Content,
  { kind, price }: Ware,
): RefusalCode | undefined {
  return (
    refusePrice(state, price) ?? (kind === "potion" ? refusePotion(state, content) : undefined)
  );
}

/** The question of a frame that only the printed act has. */
export function printedQuestionOf(
  content: Content,
  frame: Readonly<Frame>,
): AnyQuestion | undefined {
  switch (frame.kind) {
    case "path":
      return QUESTIONS.path;
    case "rewards":
      return QUESTIONS.rewards;
    case "merchant":
      return QUESTIONS.merchant;
    case "camp":
      return QUESTIONS.camp;
    case "item":
      return itemQuestion(content, frame);
    case "die":
      return ITEM_QUESTIONS.die;
    case "order":
      return ITEM_QUESTIONS.order;
    case "plays":
      return ITEM_QUESTIONS["next-play"];
    case "scry":
      return ITEM_QUESTIONS.scry;
    case "turn-end":
      return frame.stage === "keep" ? ITEM_QUESTIONS.keep : undefined;
    case "turn-start":
      return frame.stage === "reset" ? ITEM_QUESTIONS.reset : undefined;
    default:
      return undefined;
  }
}

function itemQuestion(content: Content, frame: Readonly<ItemFrame>): AnyQuestion | undefined {
  return frame.stage === "option" ? QUESTIONS.room : textQuestion(content, frame);
}
