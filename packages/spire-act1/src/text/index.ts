/**
 * English names and sentences for cards, enemies, actions and what happens.
 *
 * @packageDocumentation
 */
import { capitalize, count, listWords, type Sentences, tellEvent } from "@games/core-game/text";
import { REST_HEAL } from "../data/act1.js";
import { type Creature, type Event, type Pile, PLAYER } from "../events.js";
import type { Offer, Ware } from "../rules/frames.js";
import type { Action, Outcome } from "../types.js";
import type { Question, View } from "../view-types.js";
import type { NodeType } from "../vocabulary.js";
import { describeIntent } from "./enemies.js";
import {
  cardName,
  encounterName,
  enemyName,
  type GameWithNames,
  itemName,
  nameOf,
} from "./names.js";
import { describeAnswer, describeRoomOptions } from "./rooms.js";

export { describeAscension } from "./ascension.js";
export { BEAT_KINDS, type Beat, type BeatKind, beatsOf } from "./beats.js";
export { describeCard, describeOption } from "./cards.js";
export { describeDie, type FaceAction, type FaceOutlook } from "./die.js";
export { describeIntent, describeTraits } from "./enemies.js";
export { describeForecast, type Forecast, forecastOf, type Tally, tallyOf } from "./forecast.js";
export { GLOSSARY, type GlossaryEntry, wordsIn } from "./glossary.js";
export { describePotion, describeRelic } from "./items.js";
export { LESSONS, type Lesson } from "./lessons.js";
export {
  cardName,
  encounterName,
  enemyName,
  type GameWithNames,
  itemName,
  nameOf,
} from "./names.js";
export { describeAnswer, describeRoom, describeRoomOptions } from "./rooms.js";
export { describeRoutes, type RunChange, runChanges } from "./routes.js";
export { sceneOf } from "./scenes.js";
export { type RunStory, tellRun } from "./story.js";

/** The names of the kinds of node. */
export const NODE_NAMES: Readonly<Record<NodeType, string>> = {
  encounter: "an encounter",
  elite: "an elite",
  boss: "the boss",
  campfire: "a campfire",
  event: "an event",
  merchant: "a merchant",
  treasure: "a treasure",
};

const VERBS = {
  play: "Play",
  use: "Use",
  "choose-card": "Choose",
  take: "Take",
  smith: "Upgrade",
  remove: "Remove",
} as const;

const PLAIN_ACTIONS = {
  proceed: "Go on to the next node.",
  "end-turn": "End the turn.",
  "choose-none": "Choose no more cards.",
  skip: "Skip the reward.",
  rest: `Rest and heal ${REST_HEAL} HP.`,
  leave: "Leave.",
} as const;

const POTION_VERBS = { drink: "Drink", "discard-potion": "Discard" } as const;

/** What an action does, as a label for a button or a log; with the view before it, enemies have names. */
export function describeAction(action: Action, game: GameWithNames, view?: View): string {
  if ("potion" in action)
    return `${POTION_VERBS[action.type]} ${itemName("potion", action.potion, game)}.`;
  if ("relic" in action) return `Use ${itemName("relic", action.relic, game)}.`;
  if ("node" in action) return `Go to node ${action.node + 1}${nodeText(action.node, view)}.`;
  if ("item" in action) return `Buy ${wareText(action.item, game, view)}.`;
  if ("part" in action) return `Take ${offerText(action.part, action.choice, game, view)}.`;
  if ("card" in action) return `${VERBS[action.type]} ${cardName(action.card, game)}.`;
  if ("enemy" in action) return `Choose ${chosenEnemy(action.enemy, game, view)}.`;
  if ("amount" in action) return `Spend ${action.amount} energy.`;
  if (!("option" in action)) return PLAIN_ACTIONS[action.type];
  return `Choose ${answerText(action.option, game, view)}.`;
}

function answerText(option: number, game: GameWithNames, view: View | undefined): string {
  const answer = view?.pending ? describeAnswer(option, view.pending, game) : undefined;
  return answer === undefined ? `option ${option + 1}` : `“${answer}”`;
}

function nodeText(node: number, view: View | undefined): string {
  const type = view?.run.map.nodes[node]?.type;
  return type === undefined ? "" : `, ${NODE_NAMES[type]}`;
}

function wareText(item: number, game: GameWithNames, view: View | undefined): string {
  const ware = view?.pending?.ask === "merchant" ? view.pending.wares[item] : undefined;
  return ware === undefined ? `ware ${item + 1}` : `${wareName(ware, game)} for ${ware.price} gold`;
}

function wareName({ kind, id }: Ware, game: GameWithNames): string {
  return kind === "potion" || kind === "relic" ? itemName(kind, id, game) : cardName(id, game);
}

function offerText(
  part: number,
  choice: number,
  game: GameWithNames,
  view: View | undefined,
): string {
  const offer = view?.pending?.ask === "rewards" ? view.pending.offers[part] : undefined;
  return (offer && offerNames(offer, game)[choice]) ?? `part ${part + 1} of the reward`;
}

/** What can be chosen of a part of a reward. */
function offerNames(offer: Offer, game: GameWithNames): string[] {
  switch (offer.part) {
    case "gold":
      return [`${offer.amount} gold`];
    case "potion":
      return [itemName("potion", offer.potion, game)];
    case "relic":
      return offer.relics.map((id) => itemName("relic", id, game));
    case "card":
      return offer.cards.map((id) => cardName(id, game));
  }
}

function offersText(offers: readonly Offer[], game: GameWithNames): string {
  return listWords(offers.map((offer) => offerNames(offer, game).join(" or ")));
}

function chosenEnemy(enemy: number, game: GameWithNames, view: View | undefined): string {
  const id = view?.combat?.enemies[enemy]?.id;
  return id === undefined ? `enemy ${enemy + 1}` : enemyName(id, game, enemy);
}

/** A creature that something happens to. */
function who(creature: Creature, id: string | null, game: GameWithNames): string {
  return creature === PLAYER || id === null ? "you" : enemyName(id, game, creature);
}

/** The subject of a sentence with its verb, which ends in s for all but the player. */
function does(creature: Creature, id: string | null, verb: string, game: GameWithNames): string {
  return creature === PLAYER ? `You ${verb}` : `${who(creature, id, game)} ${verb}s`;
}

const PILE_NAMES: Readonly<Record<Pile, string>> = {
  hand: "the hand",
  draw: "the top of the draw pile",
  discard: "the discard pile",
  exhaust: "the exhaust pile",
  powers: "play as a power",
  supply: "the supply",
  play: "play",
};

const SENTENCES: Sentences<Event, GameWithNames> = {
  "node-entered": ({ node, kind }) => `Node ${node + 1}: ${NODE_NAMES[kind]}.`,
  "enemy-appeared": ({ enemy, id, hp }, game) =>
    `${enemyName(id, game, enemy)} appears with ${hp} HP.`,
  "turn-started": ({ turn }) => `Round ${turn} begins.`,
  "turn-ended": () => "Your turn ends.",
  "die-rolled": ({ face }) => `The die shows ${face}.`,
  "draw-pile-shuffled": ({ cards }) => `${count(cards, "card")} shuffled into a new draw pile.`,
  "cards-seen": ({ cards }, game) => `On top of your draw pile: ${cardNames(cards, game)}.`,
  "card-drawn": ({ card }, game) => `You draw ${cardName(card, game)}.`,
  "card-played": ({ card, energy, source }, game) =>
    source === "copy"
      ? `${cardName(card, game)} is played a second time.`
      : `You play ${cardName(card, game)} for ${energy} energy.`,
  "card-moved": ({ card, from, to }, game) =>
    `${cardName(card, game)} goes from ${from === "powers" ? "play" : PILE_NAMES[from]} to ${PILE_NAMES[to]}.`,
  "power-triggered": ({ card }, game) => `${cardName(card, game)} goes off.`,
  "power-used": ({ card }, game) => `You use ${cardName(card, game)}.`,
  "cube-added": ({ card, cubes }, game) => `${cardName(card, game)} has ${count(cubes, "cube")}.`,
  "energy-gained": ({ amount, energy }) => `You gain ${amount} energy and have ${energy}.`,
  hit: (event, game) => {
    const { by, target, id, size } = event;
    return `${does(by, id, "hit", game)} ${who(target, id, game)} for ${size}: ${harm(event)}.`;
  },
  damaged: (event, game) => {
    const { by, target, id, size } = event;
    const from = by === PLAYER || id === null ? "" : ` from ${enemyName(id, game, by)}`;
    return `${does(target, id, "take", game)} ${size} damage${from}: ${harm(event)}.`;
  },
  "hp-lost": ({ target, id, amount, hp }, game) =>
    `${does(target, id, "lose", game)} ${amount} HP: ${hp} left.`,
  healed: ({ amount, hp }) => `You heal ${amount} HP and have ${hp}.`,
  "block-gained": ({ target, id, amount, block }, game) =>
    `${does(target, id, "gain", game)} ${amount} block: ${block} in all.`,
  "block-lost": ({ target, id, amount, block }, game) =>
    `${does(target, id, "lose", game)} ${amount} block: ${block} left.`,
  "token-placed": ({ target, id, token, amount, total }, game) =>
    `${does(target, id, "get", game)} ${amount} ${capitalize(token)}: ${total} in all.`,
  "token-removed": ({ target, id, token, amount, total }, game) =>
    `${does(target, id, "lose", game)} ${amount} ${capitalize(token)}: ${total} left.`,
  "enemy-acted": ({ enemy, id, action }, game) =>
    `${enemyName(id, game, enemy)} ${describeIntent(action, game)}.`,
  "mode-shifted": ({ enemy, id }, game) => `${enemyName(id, game, enemy)} shifts its mode.`,
  "enemy-died": ({ enemy, id }, game) => `${enemyName(id, game, enemy)} dies.`,
  "enemy-left": ({ enemy, id }, game) => `${enemyName(id, game, enemy)} leaves.`,
  "fight-won": ({ combatCount }) => `The fight is won, number ${combatCount} of this run.`,
  "rewards-revealed": ({ cards }, game) => `The reward: ${cardNames(cards, game)}.`,
  "card-taken": ({ card }, game) => `${cardName(card, game)} joins your deck.`,
  "rewards-skipped": ({ cards }, game) =>
    `${cardNames(cards, game)} ${cards.length === 1 ? "goes" : "go"} back to the rewards.`,
  "card-upgraded": ({ card, to }, game) => `${cardName(card, game)} becomes ${cardName(to, game)}.`,
  "card-removed": ({ card }, game) => `${cardName(card, game)} leaves your deck.`,
  "board-laid": ({ board }) => `Map board ${board + 1} lies on the table.`,
  "boss-chosen": ({ boss }, game) => `The boss of this act is ${encounterName(boss, game)}.`,
  "offers-revealed": ({ offers }, game) => `The reward: ${offersText(offers, game)}.`,
  "offers-left": ({ offers }, game) => `You leave ${offersText(offers, game)}.`,
  "gold-gained": ({ amount, gold }) => `You gain ${amount} gold and have ${gold}.`,
  "gold-lost": ({ amount, gold }) => `You lose ${amount} gold and have ${gold}.`,
  "potion-gained": ({ potion }, game) => `You gain ${itemName("potion", potion, game)}.`,
  "potion-drunk": ({ potion }, game) => `You drink ${itemName("potion", potion, game)}.`,
  "potion-discarded": ({ potion }, game) => `You discard ${itemName("potion", potion, game)}.`,
  "relic-gained": ({ relic }, game) => `You gain ${itemName("relic", relic, game)}.`,
  "relic-used": ({ relic }, game) => `You use ${itemName("relic", relic, game)}.`,
  "relic-triggered": ({ relic }, game) => `${itemName("relic", relic, game)} goes off.`,
  "die-changed": ({ face }) => `The die is turned to ${face}.`,
  "max-hp-changed": ({ maxHp, hp }) => `You have ${hp} HP and can have no more than ${maxHp}.`,
  "relic-discarded": ({ relic }, game) => `${itemName("relic", relic, game)} is discarded.`,
  "neow-met": () => "You meet Neow.",
  "event-drawn": ({ event }, game) => `The event is ${itemName("event", event, game)}.`,
  "option-chosen": ({ by, option }, game) =>
    `You choose “${describeRoomOptions(by, game)[option]?.text ?? `option ${option + 1}`}”.`,
  "wares-shown": ({ wares }, game) =>
    `The merchant sells ${listWords(wares.map((ware) => wareName(ware, game)))}.`,
  "merchant-left": () => "You leave the merchant.",
  "node-cleared": ({ node }) => `Node ${node + 1} is cleared.`,
  "game-ended": ({ outcome }) =>
    outcome.result === "act-complete" ? "The act is complete." : "The run is lost.",
};

function cardNames(ids: readonly string[], game: GameWithNames, and?: string): string {
  return listWords(
    ids.map((id) => cardName(id, game)),
    and,
  );
}

/** What became of a hit or of damage. */
function harm({ blocked, lost }: { readonly blocked: number; readonly lost: number }): string {
  return `${blocked} blocked, ${lost} HP lost`;
}

/** What happened, in a sentence. */
export function describeEvent(event: Event, game: GameWithNames): string | undefined {
  return tellEvent(SENTENCES, event, game);
}

/** What the player is asked, in a sentence. */
export function describeQuestion(question: Question, game: GameWithNames): string {
  switch (question.ask) {
    case "map":
      return "Go on to the next node?";
    case "turn":
      return "Your turn: play a card, use a power or end it?";
    case "reward":
      return `The reward: ${cardNames(question.cards, game, "or")}, or none?`;
    case "next-play":
      return `Which card is played next: ${cardNames(question.cards, game, "or")}?`;
    case "scry":
      return `Discard ${cardNames(question.cards, game, "or")}, or no more?`;
    case "keep":
      return `Discard ${cardNames(question.cards, game, "or")}, or keep the rest?`;
    case "campfire":
      return question.cards.length === 0 ? "Rest?" : "Rest, or which card is upgraded?";
    case "camp":
      return question.canRest ? "Rest, or which card is upgraded?" : "Which card is upgraded?";
    case "path":
      return "Which node do you go to?";
    case "rewards":
      return `The reward: ${offersText(question.offers, game)}. What do you take?`;
    case "merchant":
      return "What do you buy?";
    case "die":
      return `The die shows ${question.face}. Do you change it?`;
    case "reset":
      return `Your block is about to go. Do you use ${listWords(
        question.relics.map((id) => nameOf(id, game)),
        "or",
      )}?`;
    case "order":
      return `What comes first: ${listWords(
        question.waiting.map(({ by }) => nameOf(by, game)),
        "or",
      )}?`;
    default:
      return `${nameOf(question.by, game)}: ${askText(question)}?`;
  }
}

/** What a card asks in the middle of its text. */
function askText(question: Extract<Question, { readonly by: string }>): string {
  switch (question.ask) {
    case "enemy":
      return "which enemy";
    case "amount":
      return `how much energy, up to ${question.max}`;
    case "option":
      return `which of ${question.options} options`;
    case "room":
      return "which option";
    case "ability":
      return "which die ability";
    case "card":
      return question.to === "upgrade" || question.to === "remove" || question.to === "transform"
        ? `which card do you ${question.to}`
        : `which card goes to ${PILE_NAMES[question.to]}${question.canStop ? ", or no more" : ""}`;
  }
}

/** How a run ended, in a sentence. */
export function describeOutcome({ result, hp, nodes, combatCount, deckSize }: Outcome): string {
  const how =
    result === "act-complete"
      ? `The act is complete with ${hp} HP left`
      : `The run is lost after ${count(nodes, "node")}`;
  return `${how}: ${count(combatCount, "fight")} won, ${count(deckSize, "card")} in the deck.`;
}
