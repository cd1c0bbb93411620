/**
 * English names and sentences for cards, enemies, actions and what happens.
 *
 * @packageDocumentation
 */
import type { NodeType } from "../data/act1.js";
import { ENEMIES } from "../data/enemies.js";
import { type Event, type Pile, PLAYER } from "../events.js";
import type { Action, Outcome } from "../types.js";
import type { Question, View } from "../view-types.js";
import { describeIntent, describeTraits } from "./enemies.js";
import { capital, cardName, counted, listed } from "./words.js";

export { describeCard, describeOption } from "./cards.js";
export { describeIntent } from "./enemies.js";
export { cardName } from "./words.js";

/** The names of the kinds of node. */
export const NODE_NAMES: Readonly<Record<NodeType, string>> = {
  encounter: "an encounter",
  elite: "an elite",
  boss: "the boss",
  campfire: "a campfire",
};

/** The names of enemies by id. */
export const ENEMY_NAMES: Readonly<Record<string, string>> = /* @__PURE__ */ Object.fromEntries(
  ENEMIES.map(({ id, name }) => [id, name]),
);

/** What enemies do besides their actions, a sentence each, by id. */
export const ENEMY_TRAITS: Readonly<Record<string, readonly string[]>> =
  /* @__PURE__ */ Object.fromEntries(ENEMIES.map((row) => [row.id, describeTraits(row)]));

const VERBS = {
  play: "Play",
  use: "Use",
  "choose-card": "Choose",
  take: "Take",
  smith: "Upgrade",
} as const;

const PLAIN_ACTIONS = {
  proceed: "Go on to the next node.",
  "end-turn": "End the turn.",
  "choose-none": "Choose no more cards.",
  skip: "Skip the reward.",
  rest: "Rest and heal 3 HP.",
} as const;

/** What an action does, as a label for a button or a log; with the view before it, enemies have names. */
export function describeAction(action: Action, view?: View): string {
  if ("card" in action) return `${VERBS[action.type]} ${cardName(action.card)}.`;
  if ("enemy" in action) return `Choose ${chosenEnemy(action.enemy, view)}.`;
  if ("amount" in action) return `Spend ${action.amount} energy.`;
  return "option" in action ? `Choose option ${action.option + 1}.` : PLAIN_ACTIONS[action.type];
}

function chosenEnemy(enemy: number, view: View | undefined): string {
  const id = view?.combat?.enemies[enemy]?.id;
  return id === undefined ? `enemy ${enemy + 1}` : enemyName(id, enemy);
}

/** An enemy of a fight: its name, and its number when it is not the first from the left. */
export function enemyName(id: string, enemy: number): string {
  const name = ENEMY_NAMES[id] ?? id;
  return enemy === 0 ? name : `${name} (${enemy + 1})`;
}

/** A creature that something happens to. */
function who({ target, id }: { readonly target: number; readonly id: string | null }): string {
  return id === null ? "you" : enemyName(id, target);
}

/** The subject of a sentence with its verb, which ends in s for all but the player. */
function does(creature: Parameters<typeof who>[0], verb: string): string {
  return creature.id === null ? `You ${verb}` : `${who(creature)} ${verb}s`;
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

/** The member of the union of events that can have a type. */
type EventOf<K extends string, E extends Event = Event> = E extends Event
  ? K extends E["type"]
    ? E
    : never
  : never;
type EventTexts = { readonly [K in Event["type"]]: (event: EventOf<K>) => string };

const EVENT_TEXTS: EventTexts = {
  "node-entered": ({ node, kind }) => `Node ${node + 1}: ${NODE_NAMES[kind]}.`,
  "enemy-appeared": ({ enemy, id, hp }) => `${enemyName(id, enemy)} appears with ${hp} HP.`,
  "turn-started": ({ turn }) => `Round ${turn} begins.`,
  "turn-ended": () => "Your turn ends.",
  "die-rolled": ({ face }) => `The die shows ${face}.`,
  "draw-pile-shuffled": ({ cards }) => `${counted(cards, "card")} shuffled into a new draw pile.`,
  "card-drawn": ({ card }) => `You draw ${cardName(card)}.`,
  "card-played": ({ card, energy, way }) =>
    way === "copy"
      ? `${cardName(card)} is played a second time.`
      : `You play ${cardName(card)} for ${energy} energy.`,
  "card-moved": ({ card, from, to }) =>
    `${cardName(card)} goes from ${from === "powers" ? "play" : PILE_NAMES[from]} to ${PILE_NAMES[to]}.`,
  "power-triggered": ({ card }) => `${cardName(card)} goes off.`,
  "power-used": ({ card }) => `You use ${cardName(card)}.`,
  "cube-added": ({ card, cubes }) => `${cardName(card)} has ${counted(cubes, "cube")}.`,
  "energy-gained": ({ amount, energy }) => `You gain ${amount} energy and have ${energy}.`,
  hit: (event) => {
    const { by, target, id, size } = event;
    const hits = does({ target: by, id: by === PLAYER ? null : id }, "hit");
    return `${hits} ${target === PLAYER ? "you" : who(event)} for ${size}: ${harm(event)}.`;
  },
  damaged: (event) => {
    const { by, target, id, size } = event;
    const takes = does({ target, id: target === PLAYER ? null : id }, "take");
    const from = by === PLAYER || id === null ? "" : ` from ${enemyName(id, by)}`;
    return `${takes} ${size} damage${from}: ${harm(event)}.`;
  },
  "hp-lost": (event) => `${does(event, "lose")} ${event.amount} HP: ${event.hp} left.`,
  healed: ({ amount, hp }) => `You heal ${amount} HP and have ${hp}.`,
  "block-gained": (event) => `${does(event, "gain")} ${event.amount} block: ${event.block} in all.`,
  "block-lost": (event) => `${does(event, "lose")} ${event.amount} block: ${event.block} left.`,
  "token-placed": (event) =>
    `${does(event, "get")} ${event.amount} ${capital(event.token)}: ${event.total} in all.`,
  "token-removed": (event) =>
    `${does(event, "lose")} ${event.amount} ${capital(event.token)}: ${event.total} left.`,
  "enemy-acted": ({ enemy, id, action }) => `${enemyName(id, enemy)} ${describeIntent(action)}.`,
  "mode-shifted": ({ enemy, id }) => `${enemyName(id, enemy)} shifts its mode.`,
  "enemy-died": ({ enemy, id }) => `${enemyName(id, enemy)} dies.`,
  "enemy-left": ({ enemy, id }) => `${enemyName(id, enemy)} leaves.`,
  "fight-won": ({ combatCount }) => `The fight is won, number ${combatCount} of this run.`,
  "rewards-revealed": ({ cards }) => `The reward: ${listed(cards.map(cardName))}.`,
  "card-taken": ({ card }) => `${cardName(card)} joins your deck.`,
  "rewards-skipped": ({ cards }) => `${listed(cards.map(cardName))} go back to the rewards.`,
  "card-upgraded": ({ card, to }) => `${cardName(card)} becomes ${cardName(to)}.`,
  "node-cleared": ({ node }) => `Node ${node + 1} is cleared.`,
  "act-completed": () => "The act is complete.",
  "run-lost": () => "The run is lost.",
};

/** What became of a hit or of damage. */
function harm({ blocked, lost }: EventOf<"hit">): string {
  return `${blocked} blocked, ${lost} HP lost`;
}

/** What happened, in a sentence. */
export function describeEvent(event: Event): string {
  const tell = EVENT_TEXTS[event.type] as (event: Event) => string;
  return tell(event);
}

/** What the player is asked in the middle of a card, in a sentence. */
export function describeQuestion(question: Question): string {
  const by = cardName(question.by);
  if (question.ask === "enemy") return `${by}: which enemy?`;
  if (question.ask === "amount") return `${by}: how much energy, up to ${question.most}?`;
  if (question.ask === "option") return `${by}: which of ${question.options} options?`;
  const stop = question.canStop ? ", or no more" : "";
  return `${by}: which card goes to ${PILE_NAMES[question.to]}${stop}?`;
}

/** How a run ended, in a sentence. */
export function describeOutcome({ result, hp, nodes, combatCount, deckSize }: Outcome): string {
  const how =
    result === "act-complete"
      ? `The act is complete with ${hp} HP left`
      : `The run is lost after ${counted(nodes, "node")}`;
  return `${how}: ${counted(combatCount, "fight")} won, ${counted(deckSize, "card")} in the deck.`;
}
