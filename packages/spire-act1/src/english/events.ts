// What happens, a sentence each.
import { capitalize, count, listWords, type Sentences } from "@games/core-game/text";
import { type Creature, type Event, type Pile, PLAYER } from "../events.js";
import type { Facts } from "./facts.js";
import { NODES } from "./nodes.js";

/** Where cards go. */
export const PILES: Readonly<Record<Pile, string>> = {
  hand: "the hand",
  draw: "the top of the draw pile",
  discard: "the discard pile",
  exhaust: "the exhaust pile",
  powers: "play as a power",
  supply: "the supply",
  play: "play",
};

/** A creature that something happens to. */
function who(creature: Creature, id: string | null, { enemy }: Facts): string {
  return creature === PLAYER || id === null ? "you" : enemy(id, creature);
}

/** The subject of a sentence with its verb, which ends in s for all but the player. */
function does(creature: Creature, id: string | null, verb: string, facts: Facts): string {
  return creature === PLAYER ? `You ${verb}` : `${who(creature, id, facts)} ${verb}s`;
}

/** What became of a hit or of damage. */
function harm({ blocked, lost }: { readonly blocked: number; readonly lost: number }): string {
  return `${blocked} blocked, ${lost} HP lost`;
}

/** Everything that can happen. */
export const EVENTS: Sentences<Event, Facts> = {
  "node-entered": ({ node, kind }) => `Node ${node + 1}: ${NODES[kind]}.`,
  "enemy-appeared": ({ enemy, id, hp }, facts) =>
    `${facts.enemy(id, enemy)} appears with ${hp} HP.`,
  "turn-started": ({ turn }) => `Round ${turn} begins.`,
  "turn-ended": () => "Your turn ends.",
  "die-rolled": ({ face }) => `The die shows ${face}.`,
  "draw-pile-shuffled": ({ cards }) => `${count(cards, "card")} shuffled into a new draw pile.`,
  "cards-seen": ({ cards }, { card }) =>
    `On top of your draw pile: ${listWords(cards.map((id) => card(id)))}.`,
  "card-drawn": ({ card }, facts) => `You draw ${facts.card(card)}.`,
  "card-played": ({ card, energy, source }, facts) =>
    source === "copy"
      ? `${facts.card(card)} is played a second time.`
      : `You play ${facts.card(card)} for ${energy} energy.`,
  "card-moved": ({ card, from, to }, facts) =>
    `${facts.card(card)} goes from ${from === "powers" ? "play" : PILES[from]} to ${PILES[to]}.`,
  "power-triggered": ({ card }, facts) => `${facts.card(card)} goes off.`,
  "power-used": ({ card }, facts) => `You use ${facts.card(card)}.`,
  "cube-added": ({ card, cubes }, facts) => `${facts.card(card)} has ${count(cubes, "cube")}.`,
  "energy-gained": ({ amount, energy }) => `You gain ${amount} energy and have ${energy}.`,
  hit: (event, facts) => {
    const { by, target, id, size } = event;
    return `${does(by, id, "hit", facts)} ${who(target, id, facts)} for ${size}: ${harm(event)}.`;
  },
  damaged: (event, facts) => {
    const { by, target, id, size } = event;
    const from = by === PLAYER || id === null ? "" : ` from ${facts.enemy(id, by)}`;
    return `${does(target, id, "take", facts)} ${size} damage${from}: ${harm(event)}.`;
  },
  "hp-lost": ({ target, id, amount, hp }, facts) =>
    `${does(target, id, "lose", facts)} ${amount} HP: ${hp} left.`,
  healed: ({ amount, hp }) => `You heal ${amount} HP and have ${hp}.`,
  "block-gained": ({ target, id, amount, block }, facts) =>
    `${does(target, id, "gain", facts)} ${amount} block: ${block} in all.`,
  "block-lost": ({ target, id, amount, block }, facts) =>
    `${does(target, id, "lose", facts)} ${amount} block: ${block} left.`,
  "token-placed": ({ target, id, token, amount, total }, facts) =>
    `${does(target, id, "get", facts)} ${amount} ${capitalize(token)}: ${total} in all.`,
  "token-removed": ({ target, id, token, amount, total }, facts) =>
    `${does(target, id, "lose", facts)} ${amount} ${capitalize(token)}: ${total} left.`,
  "enemy-acted": ({ enemy, id, action }, facts) =>
    `${facts.enemy(id, enemy)} ${facts.intent(action)}.`,
  "mode-shifted": ({ enemy, id }, facts) => `${facts.enemy(id, enemy)} shifts its mode.`,
  "enemy-died": ({ enemy, id }, facts) => `${facts.enemy(id, enemy)} dies.`,
  "enemy-left": ({ enemy, id }, facts) => `${facts.enemy(id, enemy)} leaves.`,
  "fight-won": ({ combatCount }) => `The fight is won, number ${combatCount} of this run.`,
  "rewards-revealed": ({ cards }, { card }) =>
    `The reward: ${listWords(cards.map((id) => card(id)))}.`,
  "card-taken": ({ card }, facts) => `${facts.card(card)} joins your deck.`,
  "rewards-skipped": ({ cards }, { card }) =>
    `${listWords(cards.map((id) => card(id)))} ${cards.length === 1 ? "goes" : "go"} back to the rewards.`,
  "card-upgraded": ({ card, to }, facts) => `${facts.card(card)} becomes ${facts.card(to)}.`,
  "card-removed": ({ card }, facts) => `${facts.card(card)} leaves your deck.`,
  "board-laid": ({ board }) => `Map board ${board + 1} lies on the table.`,
  "boss-chosen": ({ boss }, facts) => `The boss of this act is ${facts.encounter(boss)}.`,
  "offers-revealed": ({ offers }, facts) => `The reward: ${facts.offers(offers)}.`,
  "offers-left": ({ offers }, facts) => `You leave ${facts.offers(offers)}.`,
  "gold-gained": ({ amount, gold }) => `You gain ${amount} gold and have ${gold}.`,
  "gold-lost": ({ amount, gold }) => `You lose ${amount} gold and have ${gold}.`,
  "potion-gained": ({ potion }, facts) => `You gain ${facts.potion(potion)}.`,
  "potion-drunk": ({ potion }, facts) => `You drink ${facts.potion(potion)}.`,
  "potion-discarded": ({ potion }, facts) => `You discard ${facts.potion(potion)}.`,
  "relic-gained": ({ relic }, facts) => `You gain ${facts.relic(relic)}.`,
  "relic-used": ({ relic }, facts) => `You use ${facts.relic(relic)}.`,
  "relic-triggered": ({ relic }, facts) => `${facts.relic(relic)} goes off.`,
  "die-changed": ({ face }) => `The die is turned to ${face}.`,
  "max-hp-changed": ({ maxHp, hp }) => `You have ${hp} HP and can have no more than ${maxHp}.`,
  "relic-discarded": ({ relic }, facts) => `${facts.relic(relic)} is discarded.`,
  "neow-met": () => "You meet Neow.",
  "event-drawn": ({ event }, facts) => `The event is ${facts.event(event)}.`,
  "option-chosen": ({ by, option }, facts) =>
    `You choose “${facts.option(by, option) ?? `option ${option + 1}`}”.`,
  "wares-shown": ({ wares }, { ware }) =>
    `The merchant sells ${listWords(wares.map((one) => ware(one)))}.`,
  "merchant-left": () => "You leave the merchant.",
  "node-cleared": ({ node }) => `Node ${node + 1} is cleared.`,
  "game-ended": ({ outcome }) =>
    outcome.result === "act-complete" ? "The act is complete." : "The run is lost.",
};
