/**
 * Everything the game says, in German.
 *
 * @packageDocumentation
 */
import { capitalize } from "@games/core-game/text";
import type { Words } from "../english/index.js";
import { CARDS } from "./cards.js";
import { ACTIONS, ANSWERS, QUESTIONS } from "./choices.js";
import { conditional } from "./conditions.js";
import { INTENTS, TRAITS } from "./enemies.js";
import { EVENTS, TOKENS } from "./events.js";
import { CARDS as CARD_FORMS, count, either, list, listDeeds, times } from "./forms.js";
import { GLOSSARY, mentions } from "./glossary.js";
import { ITEMS } from "./items.js";
import { ASCENSIONS, LESSONS } from "./lessons.js";
import { FAULTS, REASONS, REFUSALS } from "./messages.js";
import { NAMES, quote, subject } from "./names.js";
import { NODES, nodesBetween } from "./nodes.js";
import { OPS } from "./ops.js";
import { NEOW_SCENE, SCENES } from "./scenes.js";

const ENEMIES = { one: "Gegner", other: "Gegner" };
const FIGHTS = { one: "Kampf", other: "Kämpfe" };
const ROOMS_DATIVE = { one: "Raum", other: "Räumen" };

const gives = (what: string) => (n: number) => `gibt ${n} ${what}`;

/** The words of the game in German. */
export const GERMAN: Words = {
  refusals: REFUSALS,
  faults: FAULTS,
  reasons: REASONS,
  names: NAMES,
  nodes: NODES,
  tokens: TOKENS,
  cards: CARDS,
  ops: OPS,
  conditional,
  sentence: (phrase) => `${capitalize(phrase)}.`,
  items: ITEMS,
  intents: INTENTS,
  traits: TRAITS,
  events: EVENTS,
  questions: QUESTIONS,
  actions: ACTIONS,
  answers: ANSWERS,
  gold: (n) => `${n} Gold`,
  offers: (parts) => parts.map(either).join("; "),
  routes: { rooms: nodesBetween, all: list },
  forecast: {
    hits: (hits) => {
      const [size, often] = hits.split(" × ");
      return `trifft ${often === undefined ? "" : `${times(Number(often))} `}mit ${size}`;
    },
    block: gives("Block"),
    strength: gives("Stärke"),
    energy: gives("Energie"),
    healed: (n) => `heilt ${n} LP`,
    gold: gives("Gold"),
    paid: (n) => `kostet ${n} Gold`,
    lost: (n) => `kostet ${n} LP`,
    wins: "gewinnt den Kampf",
    kills: "wäre dein Tod",
    all: listDeeds,
  },
  beats: {
    blocked: "geblockt",
    hp: (n) => `+${n} LP`,
    block: (n) => `+${n} Block`,
    energy: (n) => `+${n} Energie`,
    token: (n, token) => `+${n} ${TOKENS[token]}`,
  },
  outcome: ({ result, hp, nodes, combatCount, deckSize }) => {
    const how =
      result === "act-complete"
        ? `Der Akt ist mit ${hp} LP geschafft`
        : `Der Lauf ist nach ${count(nodes, ROOMS_DATIVE)} verloren`;
    return `${how}: ${count(combatCount, FIGHTS)} gewonnen, ${count(deckSize, CARD_FORMS)} im Deck.`;
  },
  story: {
    beaten: (n) => `Unterwegs hast du ${count(n, ENEMIES)} besiegt.`,
    hardest: (size, card) => `Dein härtester Treffer war ${size}, mit ${quote(card)}.`,
    favourite: (card, n) => `Am häufigsten hast du ${quote(card)} gespielt, ${times(n)}.`,
    lastBlow: (enemy, round) =>
      `Den letzten Treffer landete ${subject(enemy)}, in Runde ${round} des Kampfes.`,
    lastToFall: (enemy, round) => `Zuletzt fiel ${subject(enemy)}, in Runde ${round} des Kampfes.`,
  },
  neowScene: NEOW_SCENE,
  scenes: SCENES,
  lessons: LESSONS,
  ascensions: ASCENSIONS,
  glossary: GLOSSARY,
  mentions,
  options: {
    rules: "Regeln",
    rulesHint:
      "Der gedruckte Akt hat einen Spielplan, Relikte, Tränke, Ereignisse und Händler. Der kurze Lauf hat zehn Räume in einer Reihe.",
    ruleChoices: {
      printed: "der gedruckte Akt",
      plan: "ein kurzer Lauf mit zehn Räumen",
      groups: "ein kurzer Lauf, mit Gruppen von Gegnern",
    },
    ascension: "Aufstieg",
    ascensionHint:
      "Schritt für Schritt schwerer; jeder kommt zu denen davor hinzu. Nur im gedruckten Akt.",
    asPrinted: "wie gedruckt",
    maxHp: "LP",
    maxHpHint: "Der Akt ist schwer. Mehr LP machen ihn freundlicher.",
    maxHpChoices: {
      rules: "wie in den Regeln: 10, im kurzen Lauf 11",
      "15": "15: freundlicher",
      "20": "20: viel freundlicher",
      "40": "40: zum Umsehen",
    },
  },
};
