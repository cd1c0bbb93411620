// What the player is asked, what can be done, and what the answers mean.
import { capitalize, listWords } from "@games/core-game/text";
import { REST_HEAL } from "../data/act1.js";
import type { Question } from "../view-types.js";
import type { NodeType } from "../vocabulary.js";
import { sayVerbsOnce } from "./deeds.js";
import { PILES } from "./events.js";
import type { Facts } from "./facts.js";
import { NODES } from "./nodes.js";

/** A sentence for every question. */
export type QuestionWords = {
  readonly [K in Question["ask"]]: (
    question: Extract<Question, { readonly ask: K }>,
    facts: Facts,
  ) => string;
};

const orOf = (ids: readonly string[], nameOf: (id: string) => string): string =>
  listWords(
    ids.map((id) => nameOf(id)),
    "or",
  );

/** What the player is asked. */
export const QUESTIONS: QuestionWords = {
  map: () => "Go on to the next node?",
  turn: () => "Your turn: play a card, use a power or end it?",
  reward: ({ cards }, { card }) => `The reward: ${orOf(cards, card)}, or none?`,
  "next-play": ({ cards }, { card }) => `Which card is played next: ${orOf(cards, card)}?`,
  scry: ({ cards }, { card }) => `Discard ${orOf(cards, card)}, or no more?`,
  keep: ({ cards }, { card }) => `Discard ${orOf(cards, card)}, or keep the rest?`,
  campfire: ({ cards }) => (cards.length === 0 ? "Rest?" : "Rest, or which card is upgraded?"),
  camp: ({ canRest }) => (canRest ? "Rest, or which card is upgraded?" : "Which card is upgraded?"),
  path: () => "Which node do you go to?",
  rewards: ({ offers }, facts) => `The reward: ${facts.offers(offers)}. What do you take?`,
  merchant: () => "What do you buy?",
  die: ({ face }) => `The die shows ${face}. Do you change it?`,
  reset: ({ relics }, { any }) => `Your block is about to go. Do you use ${orOf(relics, any)}?`,
  order: ({ waiting }, { any }) =>
    `What comes first: ${orOf(
      waiting.map(({ by }) => by),
      any,
    )}?`,
  // What a card asks in the middle of its text.
  enemy: ({ by }, { any }) => `${any(by)}: which enemy?`,
  amount: ({ by, max }, { any }) => `${any(by)}: how much energy, up to ${max}?`,
  option: ({ by, options }, { any }) => `${any(by)}: which of ${options} options?`,
  room: ({ by }, { any }) => `${any(by)}: which option?`,
  ability: ({ by }, { any }) => `${any(by)}: which die ability?`,
  card: ({ by, to, canStop }, { any }) =>
    to === "upgrade" || to === "remove" || to === "transform"
      ? `${any(by)}: which card do you ${to}?`
      : `${any(by)}: which card goes to ${PILES[to]}${canStop ? ", or no more" : ""}?`,
};

/** What actions do, as labels for buttons or a log; what they are about has a name when the view is at hand. */
export const ACTIONS = {
  proceed: "Go on to the next node.",
  "end-turn": "End the turn.",
  "choose-none": "Choose no more cards.",
  skip: "Skip the reward.",
  rest: `Rest and heal ${REST_HEAL} HP.`,
  leave: "Leave.",
  play: (card: string) => `Play ${card}.`,
  use: (card: string) => `Use ${card}.`,
  "choose-card": (card: string) => `Choose ${card}.`,
  take: (card: string) => `Take ${card}.`,
  smith: (card: string) => `Upgrade ${card}.`,
  remove: (card: string) => `Remove ${card}.`,
  drink: (potion: string) => `Drink ${potion}.`,
  "discard-potion": (potion: string) => `Discard ${potion}.`,
  "use-relic": (relic: string) => `Use ${relic}.`,
  move: (number: number, type: NodeType | undefined) =>
    `Go to node ${number}${type === undefined ? "" : `, ${NODES[type]}`}.`,
  buy: (number: number, ware: string | undefined, price: number) =>
    ware === undefined ? `Buy ware ${number}.` : `Buy ${ware} for ${price} gold.`,
  claim: (number: number, offer: string | undefined) =>
    `Take ${offer ?? `part ${number} of the reward`}.`,
  "choose-enemy": (number: number, enemy: string | undefined) =>
    `Choose ${enemy ?? `enemy ${number}`}.`,
  "choose-amount": (amount: number) => `Spend ${amount} energy.`,
  "choose-option": (number: number, answer: string | undefined) =>
    `Choose ${answer === undefined ? `option ${number}` : `“${answer}”`}.`,
};

/** What the options of questions mean, as phrases. */
export const ANSWERS = {
  leave: "Leave",
  /** An option of an event or a Neow card: what it costs, what it always does, and what it may do. */
  option: (pay: number, always: readonly string[], perhaps: readonly string[]) => {
    const deeds = sayVerbsOnce(always, /^(gain|lose) /);
    const does = [listWords(deeds), ...perhaps].join("; ");
    return capitalize(pay === 0 ? does : `pay ${pay} gold: ${does}`);
  },
  first: (name: string) => `${name} first`,
  ability: (relic: string, does: string) => `${relic}: ${does}`,
  turnDie: (face: number) => `Turn the die to ${face}`,
  lookAt: (what: "potion" | "relic") => `Look at the top ${what}`,
};
