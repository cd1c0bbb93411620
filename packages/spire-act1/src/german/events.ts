// What happens, a sentence each.
import { capitalize, type Sentences } from "@games/core-game/text";
import type { Facts } from "../english/facts.js";
import { type Creature, type Event, type Pile, PLAYER, type TokenChange } from "../events.js";
import { CARDS, count, list, pick } from "./forms.js";
import { object, quote, subject } from "./names.js";
import { NODES } from "./nodes.js";

const CUBES = { one: "Klötzchen", other: "Klötzchen" };

const FROM: Readonly<Record<Pile, string>> = {
  hand: "von der Hand",
  draw: "vom Nachziehstapel",
  discard: "vom Ablagestapel",
  exhaust: "vom Erschöpfungsstapel",
  powers: "aus dem Spiel",
  supply: "aus dem Vorrat",
  play: "aus dem Spiel",
};

/** Where cards go. */
export const INTO: Readonly<Record<Pile, string>> = {
  hand: "auf die Hand",
  draw: "oben auf den Nachziehstapel",
  discard: "auf den Ablagestapel",
  exhaust: "auf den Erschöpfungsstapel",
  powers: "als Kraft ins Spiel",
  supply: "in den Vorrat",
  play: "ins Spiel",
};

/** What tokens are called. */
export const TOKENS: Readonly<Record<TokenChange<string>["token"], string>> = {
  vulnerable: "Verwundbar",
  weak: "Schwach",
  poison: "Gift",
  strength: "Stärke",
};

/** The verbs of creatures, after "du" and after the name of an enemy. */
const VERBS = {
  hit: ["triffst", "trifft"],
  suffer: ["erleidest", "erleidet"],
  lose: ["verlierst", "verliert"],
  gain: ["erhältst", "erhält"],
} as const;

/** The subject of a sentence with its verb. */
function does(
  creature: Creature,
  id: string | null,
  verb: keyof typeof VERBS,
  { enemy }: Facts,
): string {
  const [yours, theirs] = VERBS[verb];
  if (creature === PLAYER) return `Du ${yours}`;
  return id === null ? `Du ${yours}` : `${capitalize(subject(enemy(id, creature)))} ${theirs}`;
}

/** What became of a hit or of damage. */
function harm({ blocked, lost }: { readonly blocked: number; readonly lost: number }): string {
  return `${blocked} geblockt, ${lost} LP verloren`;
}

/** Names in quotation marks, as a list. */
const quoted = (ids: readonly string[], nameOf: (id: string) => string): string =>
  list(ids.map((id) => quote(nameOf(id))));

/** An enemy at the beginning of a sentence. */
const Subject = (enemy: string): string => capitalize(subject(enemy));

/** Everything that can happen. */
export const EVENTS: Sentences<Event, Facts> = {
  "node-entered": ({ node, kind }) => `Raum ${node + 1}: ${NODES[kind]}.`,
  "enemy-appeared": ({ enemy, id, hp }, facts) =>
    `${Subject(facts.enemy(id, enemy))} erscheint mit ${hp} LP.`,
  "turn-started": ({ turn }) => `Runde ${turn} beginnt.`,
  "turn-ended": () => "Dein Zug endet.",
  "die-rolled": ({ face }) => `Der Würfel zeigt ${face}.`,
  "draw-pile-shuffled": ({ cards }) =>
    `${count(cards, CARDS)} ${pick(cards, { one: "wird", other: "werden" })} zu einem neuen Nachziehstapel gemischt.`,
  "cards-seen": ({ cards }, facts) =>
    `Oben auf deinem Nachziehstapel: ${quoted(cards, facts.card)}.`,
  "card-drawn": ({ card }, facts) => `Du ziehst ${quote(facts.card(card))}.`,
  "card-played": ({ card, energy, source }, facts) =>
    source === "copy"
      ? `${quote(facts.card(card))} wird ein zweites Mal gespielt.`
      : `Du spielst ${quote(facts.card(card))} für ${energy} Energie.`,
  "card-moved": ({ card, from, to }, facts) =>
    `${quote(facts.card(card))} kommt ${FROM[from]} ${INTO[to]}.`,
  "power-triggered": ({ card }, facts) => `${quote(facts.card(card))} wird ausgelöst.`,
  "power-used": ({ card }, facts) => `Du benutzt ${quote(facts.card(card))}.`,
  "cube-added": ({ card, cubes }, facts) =>
    `Auf ${quote(facts.card(card))} ${pick(cubes, { one: "liegt", other: "liegen" })} ${count(cubes, CUBES)}.`,
  "energy-gained": ({ amount, energy }) => `Du erhältst ${amount} Energie und hast ${energy}.`,
  hit: (event, facts) => {
    const { by, target, id, size } = event;
    const whom = target === PLAYER || id === null ? "dich" : object(facts.enemy(id, target));
    return `${does(by, id, "hit", facts)} ${whom} mit ${size}: ${harm(event)}.`;
  },
  damaged: (event, facts) => {
    const { by, target, id, size } = event;
    const from = by === PLAYER || id === null ? "" : ` durch ${object(facts.enemy(id, by))}`;
    return `${does(target, id, "suffer", facts)} ${size} Schaden${from}: ${harm(event)}.`;
  },
  "hp-lost": ({ target, id, amount, hp }, facts) =>
    `${does(target, id, "lose", facts)} ${amount} LP: noch ${hp}.`,
  healed: ({ amount, hp }) => `Du heilst ${amount} LP und hast ${hp}.`,
  "block-gained": ({ target, id, amount, block }, facts) =>
    `${does(target, id, "gain", facts)} ${amount} Block: zusammen ${block}.`,
  "block-lost": ({ target, id, amount, block }, facts) =>
    `${does(target, id, "lose", facts)} ${amount} Block: noch ${block}.`,
  "token-placed": ({ target, id, token, amount, total }, facts) =>
    `${does(target, id, "gain", facts)} ${amount} ${TOKENS[token]}: zusammen ${total}.`,
  "token-removed": ({ target, id, token, amount, total }, facts) =>
    `${does(target, id, "lose", facts)} ${amount} ${TOKENS[token]}: noch ${total}.`,
  "enemy-acted": ({ enemy, id, action }, facts) =>
    `${Subject(facts.enemy(id, enemy))} ${facts.intent(action)}.`,
  "mode-shifted": ({ enemy, id }, facts) =>
    `${Subject(facts.enemy(id, enemy))} wechselt den Modus.`,
  "enemy-died": ({ enemy, id }, facts) => `${Subject(facts.enemy(id, enemy))} stirbt.`,
  "enemy-left": ({ enemy, id }, facts) => `${Subject(facts.enemy(id, enemy))} verschwindet.`,
  "fight-won": ({ combatCount }) => `Der Kampf ist gewonnen, der ${combatCount}. dieses Laufs.`,
  "rewards-revealed": ({ cards }, facts) => `Die Belohnung: ${quoted(cards, facts.card)}.`,
  "card-taken": ({ card }, facts) => `${quote(facts.card(card))} kommt in dein Deck.`,
  "rewards-skipped": ({ cards }, facts) =>
    `${quoted(cards, facts.card)} ${pick(cards.length, { one: "kommt", other: "kommen" })} zurück zu den Belohnungen.`,
  "card-upgraded": ({ card, to }, facts) =>
    `Aus ${quote(facts.card(card))} wird ${quote(facts.card(to))}.`,
  "card-removed": ({ card }, facts) => `${quote(facts.card(card))} verlässt dein Deck.`,
  "board-laid": ({ board }) => `Spielplan ${board + 1} liegt auf dem Tisch.`,
  "boss-chosen": ({ boss }, facts) => `Der Boss dieses Akts ist ${subject(facts.encounter(boss))}.`,
  "offers-revealed": ({ offers }, facts) => `Die Belohnung: ${facts.offers(offers)}.`,
  "offers-left": ({ offers }, facts) => `Du lässt liegen: ${facts.offers(offers)}.`,
  "gold-gained": ({ amount, gold }) => `Du erhältst ${amount} Gold und hast ${gold}.`,
  "gold-lost": ({ amount, gold }) => `Du verlierst ${amount} Gold und hast ${gold}.`,
  "potion-gained": ({ potion }, facts) => `Du erhältst ${quote(facts.potion(potion))}.`,
  "potion-drunk": ({ potion }, facts) => `Du trinkst ${quote(facts.potion(potion))}.`,
  "potion-discarded": ({ potion }, facts) => `Du legst ${quote(facts.potion(potion))} ab.`,
  "relic-gained": ({ relic }, facts) => `Du erhältst ${quote(facts.relic(relic))}.`,
  "relic-used": ({ relic }, facts) => `Du benutzt ${quote(facts.relic(relic))}.`,
  "relic-triggered": ({ relic }, facts) => `${quote(facts.relic(relic))} wird ausgelöst.`,
  "die-changed": ({ face }) => `Der Würfel wird auf ${face} gedreht.`,
  "max-hp-changed": ({ maxHp, hp }) => `Du hast ${hp} LP und kannst höchstens ${maxHp} haben.`,
  "relic-discarded": ({ relic }, facts) => `${quote(facts.relic(relic))} wird abgelegt.`,
  "neow-met": () => "Du begegnest Neow.",
  "event-drawn": ({ event }, facts) => `Das Ereignis ist ${quote(facts.event(event))}.`,
  "option-chosen": ({ by, option }, facts) =>
    `Du wählst ${quote(facts.option(by, option) ?? `Möglichkeit ${option + 1}`)}.`,
  "wares-shown": ({ wares }, { ware }) =>
    `Der Händler verkauft ${list(wares.map((one) => quote(ware(one))))}.`,
  "merchant-left": () => "Du verlässt den Händler.",
  "node-cleared": ({ node }) => `Raum ${node + 1} ist geschafft.`,
  "game-ended": ({ outcome }) =>
    outcome.result === "act-complete" ? "Der Akt ist geschafft." : "Der Lauf ist verloren.",
};
