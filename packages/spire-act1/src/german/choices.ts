// What the player is asked, what can be done, and what the answers mean.
import { capitalize } from "@games/core-game/text";
import { REST_HEAL } from "../data/act1.js";
import type { QuestionWords } from "../english/choices.js";
import type { Words } from "../english/index.js";
import type { DeckVerb } from "../vocabulary.js";
import { INTO } from "./events.js";
import { either, listDeeds } from "./forms.js";
import { object, quote } from "./names.js";
import { NODES } from "./nodes.js";

const quotedOr = (ids: readonly string[], nameOf: (id: string) => string): string =>
  either(ids.map((id) => quote(nameOf(id))));

const DECK_QUESTIONS: Readonly<Record<DeckVerb, string>> = {
  upgrade: "Welche Karte verbesserst du?",
  remove: "Welche Karte entfernst du?",
  transform: "Welche Karte verwandelst du?",
};

/** What the player is asked. */
export const QUESTIONS: QuestionWords = {
  map: () => "Weiter zum nächsten Raum?",
  turn: () => "Dein Zug: Spielst du eine Karte, benutzt du eine Kraft oder beendest du ihn?",
  reward: ({ cards }, { card }) => `Die Belohnung: ${quotedOr(cards, card)}, oder keine?`,
  "next-play": ({ cards }, { card }) =>
    `Welche Karte wird als nächste gespielt: ${quotedOr(cards, card)}?`,
  scry: ({ cards }, { card }) => `Legst du ${quotedOr(cards, card)} ab, oder keine mehr?`,
  keep: ({ cards }, { card }) => `Legst du ${quotedOr(cards, card)} ab, oder behältst du den Rest?`,
  campfire: ({ cards }) =>
    cards.length === 0 ? "Rastest du?" : "Rastest du, oder welche Karte verbesserst du?",
  camp: ({ canRest }) =>
    canRest ? "Rastest du, oder welche Karte verbesserst du?" : DECK_QUESTIONS.upgrade,
  path: () => "In welchen Raum gehst du?",
  rewards: ({ offers }, facts) => `Die Belohnung: ${facts.offers(offers)}. Was nimmst du?`,
  merchant: () => "Was kaufst du?",
  die: ({ face }) => `Der Würfel zeigt ${face}. Änderst du ihn?`,
  reset: ({ relics }, { any }) =>
    `Dein Block würde verfallen. Benutzt du ${quotedOr(relics, any)}?`,
  order: ({ waiting }, { any }) => {
    const ids = waiting.map(({ by }) => by);
    return `Was kommt zuerst: ${quotedOr(ids, any)}?`;
  },
  enemy: ({ by }, { any }) => `${any(by)}: Welchen Gegner wählst du?`,
  amount: ({ by, max }, { any }) => `${any(by)}: Wie viel Energie gibst du aus, höchstens ${max}?`,
  option: ({ by, options }, { any }) =>
    `${any(by)}: Welche von ${options} Möglichkeiten wählst du?`,
  room: ({ by }, { any }) => `${any(by)}: Welche Möglichkeit wählst du?`,
  ability: ({ by }, { any }) => `${any(by)}: Welche Würfelfähigkeit wählst du?`,
  card: ({ by, to, canStop }, { any }) => {
    if (to === "upgrade" || to === "remove" || to === "transform")
      return `${any(by)}: ${DECK_QUESTIONS[to]}`;
    return `${any(by)}: Welche Karte kommt ${INTO[to]}${canStop ? ", oder keine mehr" : ""}?`;
  },
};

/** What actions do. */
export const ACTIONS: Words["actions"] = {
  proceed: "Zum nächsten Raum gehen.",
  "end-turn": "Den Zug beenden.",
  "choose-none": "Keine weitere Karte wählen.",
  skip: "Auf die Belohnung verzichten.",
  rest: `Rasten und ${REST_HEAL} LP heilen.`,
  leave: "Weitergehen.",
  play: (card) => `${quote(card)} spielen.`,
  use: (card) => `${quote(card)} benutzen.`,
  "choose-card": (card) => `${quote(card)} wählen.`,
  take: (card) => `${quote(card)} nehmen.`,
  smith: (card) => `${quote(card)} verbessern.`,
  remove: (card) => `${quote(card)} entfernen.`,
  drink: (potion) => `${quote(potion)} trinken.`,
  "discard-potion": (potion) => `${quote(potion)} ablegen.`,
  "use-relic": (relic) => `${quote(relic)} benutzen.`,
  move: (number, type) =>
    type === undefined ? `In Raum ${number} gehen.` : `In Raum ${number} gehen: ${NODES[type]}.`,
  buy: (number, ware, price) =>
    ware === undefined ? `Ware ${number} kaufen.` : `${quote(ware)} für ${price} Gold kaufen.`,
  claim: (number, offer) => `Nehmen: ${offer ?? `Teil ${number} der Belohnung`}.`,
  "choose-enemy": (number, enemy) =>
    `${enemy === undefined ? `Gegner ${number}` : capitalize(object(enemy))} wählen.`,
  "choose-amount": (amount) => `${amount} Energie ausgeben.`,
  "choose-option": (number, answer) =>
    `${answer === undefined ? `Möglichkeit ${number}` : quote(answer)} wählen.`,
};

/** What the options of questions mean. */
export const ANSWERS: Words["answers"] = {
  leave: "Weitergehen",
  option: (pay, always, perhaps) => {
    const does = [listDeeds(always), ...perhaps].join("; ");
    return pay === 0 ? capitalize(does) : `Bezahle ${pay} Gold: ${capitalize(does)}`;
  },
  first: (name) => `${quote(name)} zuerst`,
  ability: (relic, does) => `${relic}: ${does}`,
  turnDie: (face) => `Den Würfel auf ${face} drehen`,
  lookAt: (what) =>
    what === "potion" ? "Den obersten Trank ansehen" : "Das oberste Relikt ansehen",
};
