// Everything the game says, in English.
import type { Translation } from "@games/core-game";
import { capitalize, count, listWords } from "@games/core-game/text";
import { REASONS } from "../bots/reasons.js";
import type { TokenChange } from "../events.js";
import { OWN_NAMES } from "../names.js";
import { FAULTS, REFUSALS } from "../printed/messages.js";
import type { Outcome } from "../types.js";
import type { Condition } from "../vocabulary.js";
import { CARDS } from "./cards.js";
import { ACTIONS, ANSWERS, QUESTIONS } from "./choices.js";
import { INTENTS, TRAITS } from "./enemies.js";
import { EVENTS } from "./events.js";
import { GLOSSARY } from "./glossary.js";
import { ITEMS } from "./items.js";
import { ASCENSIONS, LESSONS } from "./lessons.js";
import { NODES, nodesBetween } from "./nodes.js";
import { OPS, timesText, whenText } from "./ops.js";
import { NEOW_SCENE, SCENES } from "./scenes.js";

type TokenName = TokenChange<string>["token"];

const TOKENS: Readonly<Record<TokenName, string>> = {
  vulnerable: "Vulnerable",
  weak: "Weak",
  poison: "Poison",
  strength: "Strength",
};

const gives = (what: string) => (n: number) => `gives ${n} ${what}`;

/** Words that are known after the first turn, or mean something else in a sentence. */
const PLAIN = "attack skill power hit damage hp die energy potion relic".split(" ");

/** The words of the game in English: every string is text for people, every key is for programs. */
export const ENGLISH = {
  refusals: REFUSALS as Translation<typeof REFUSALS>,
  faults: FAULTS as Translation<typeof FAULTS>,
  /** Why the planner does something. */
  reasons: REASONS as Translation<typeof REASONS>,
  /** What things are called, from the names that their rows have. */
  names: OWN_NAMES,
  /** What is at a node. */
  nodes: NODES,
  tokens: TOKENS,
  cards: CARDS,
  /** What operations do, as parts of a sentence. */
  ops: OPS,
  /** An operation that happens only sometimes. */
  conditional: (condition: Condition, deed: string) => `${whenText(condition)}, ${deed}`,
  /** A phrase as a sentence. */
  sentence: (phrase: string) => `${capitalize(phrase)}.`,
  items: ITEMS,
  intents: INTENTS,
  traits: TRAITS,
  events: EVENTS,
  questions: QUESTIONS,
  actions: ACTIONS,
  answers: ANSWERS,
  /** An amount of gold. */
  gold: (n: number) => `${n} gold`,
  /** The parts of a reward, each with what can be chosen of it. */
  offers: (parts: readonly (readonly string[])[]) =>
    listWords(parts.map((choices) => choices.join(" or "))),
  /** The rooms on the routes. */
  routes: { rooms: nodesBetween, all: (rooms: readonly string[]) => listWords(rooms) },
  /** The numbers of a forecast, as ends of a sentence. */
  forecast: {
    hits: (hits: string) => `hits for ${hits.replace("×", "times")}`,
    block: gives("block"),
    strength: gives("Strength"),
    energy: gives("energy"),
    healed: (n: number) => `heals ${n} HP`,
    gold: gives("gold"),
    paid: (n: number) => `costs ${n} gold`,
    lost: (n: number) => `costs ${n} HP`,
    wins: "wins the fight",
    kills: "would kill you",
    all: (parts: readonly string[]) => listWords(parts),
  },
  /** What a screen shows beside a creature. */
  beats: {
    blocked: "blocked",
    hp: (n: number) => `+${n} HP`,
    block: (n: number) => `+${n} block`,
    energy: (n: number) => `+${n} energy`,
    token: (n: number, token: TokenName) => `+${n} ${TOKENS[token]}`,
  },
  /** How a run ended. */
  outcome: ({ result, hp, nodes, combatCount, deckSize }: Outcome) => {
    const how =
      result === "act-complete"
        ? `The act is complete with ${hp} HP left`
        : `The run is lost after ${count(nodes, "node")}`;
    return `${how}: ${count(combatCount, "fight")} won, ${count(deckSize, "card")} in the deck.`;
  },
  /** The lines of the story of a run. */
  story: {
    beaten: (n: number) => `You beat ${count(n, "enemy", "enemies")} on the way.`,
    hardest: (size: number, card: string) => `Your hardest blow was ${size}, with ${card}.`,
    favourite: (card: string, times: number) =>
      `You played ${card} most often, ${timesText(times)}.`,
    lastBlow: (enemy: string, round: number) =>
      `${enemy} dealt the last blow, in round ${round} of the fight.`,
    lastToFall: (enemy: string, round: number) =>
      `${enemy} was the last to fall, in round ${round} of the fight.`,
  },
  /** What the player comes upon at Neow and at the events. */
  neowScene: NEOW_SCENE,
  scenes: SCENES,
  lessons: LESSONS,
  ascensions: ASCENSIONS,
  glossary: GLOSSARY,
  /** Whether a text uses a word of the glossary that needs to be explained. */
  mentions: (text: string, id: keyof typeof GLOSSARY) =>
    !PLAIN.includes(id) && new RegExp(`\\b${GLOSSARY[id].term}s?\\b`, "i").test(text),
  /** The options worth choosing. */
  options: {
    rules: "Rules",
    rulesHint:
      "The printed act has a map, relics, potions, events and merchants. The short run has ten nodes in a line.",
    ruleChoices: {
      printed: "the printed act",
      plan: "a short run of ten nodes",
      groups: "a short run, with groups of enemies",
    },
    ascension: "Ascension",
    ascensionHint: "Harder, step by step; each adds to those before it. Printed act only.",
    asPrinted: "as printed",
    maxHp: "HP",
    maxHpHint: "The act is hard. More HP make it kinder.",
    maxHpChoices: {
      rules: "as the rules say: 10, or 11 in the short run",
      "15": "15: kinder",
      "20": "20: much kinder",
      "40": "40: to look around",
    },
  },
};

/** The words of the game in some language: {@link ENGLISH}, or the same object in other words. */
export type Words = typeof ENGLISH;
