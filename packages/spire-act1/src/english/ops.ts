// What operations and conditions say: the parts that the texts of cards, relics, potions, events and Neow cards are made of.
import { capitalize, count, listWords } from "@games/core-game/text";
import type { CardId } from "../data/ids.js";
import type { OpName, OpOf } from "../rules/operations.js";
import type {
  Aim,
  Amount,
  CardType,
  Condition,
  Counter,
  DeckFilter,
  FightDeck,
  Place,
  Rarity,
  RewardPart,
} from "../vocabulary.js";
import { NODES } from "./nodes.js";

/** A phrase for every operation, from its fields and the names of cards. */
export type OpWords = {
  readonly [K in OpName]: (op: OpOf<K>, card: (id: CardId) => string) => string;
};

/** A phrase for every kind of condition, from its number and its other fields. */
export type ConditionWords = Readonly<
  Record<Condition["is"], (n: number, condition: Condition) => string>
>;

const PER: Readonly<Record<Counter, string>> = {
  block: "point of your block",
  exhausted: "card in your exhaust pile",
  hand: "other card in your hand",
  attacks: "Attack in your hand",
  strikes: "other card named Strike in your hand",
  attackers: "enemy about to attack",
  x: "energy spent",
  count: "card exhausted this way",
  "first-turn": "first turn that this is",
  gold: "purse of ten gold you own",
};

/** A number, or how it comes about. */
function amountText(amount: Amount): string {
  if (typeof amount === "number") return String(amount);
  const { n = 0, per, each = 1 } = amount;
  if (per === "first-turn") return `${n}, or ${n + each} on the first turn`;
  if (per === "gold") return `${n}, or ${n + each} with ten gold`;
  const grown = `${each} for each ${PER[per]}`;
  return n === 0 ? grown : `${n} and ${grown}`;
}

/** An amount of something: `2 block`, `1 block for each Attack in your hand`. */
function someText(amount: Amount, what: string): string {
  if (typeof amount === "number") return `${amount} ${what}`;
  const { n = 0, per, each = 1 } = amount;
  if (per === "first-turn" || per === "gold") return `${amountText(amount)} ${what}`;
  const grown = `${each} ${what} for each ${PER[per]}`;
  return n === 0 ? grown : `${n} ${what} and ${grown}`;
}

const REMOVED: Readonly<Record<Rarity | CardType, string>> = {
  starter: "a starter card",
  common: "a common card",
  uncommon: "an uncommon card",
  rare: "a rare card",
  special: "a special card",
  attack: "an Attack",
  skill: "a Skill",
  power: "a Power",
  status: "a Status",
  curse: "a Curse",
  ticket: "a Ticket",
};

const CONDITIONS: ConditionWords = {
  option: (n) => `if you chose option ${n + 1}`,
  die: (n) => `if the die shows ${n} or less`,
  killed: () => "if that kills the enemy",
  "no-attacks": () => "if there is no Attack in your hand",
  hand: (n) => (n === 0 ? "if your hand is empty" : `if your hand has at most ${count(n, "card")}`),
  cubes: (n) => `with ${count(n, "cube")} on it`,
  exhausted: (n) => (n <= 1 ? "if you do" : `if you exhausted ${count(n, "card")}`),
  "no-block": () => "if you have no block",
  hurt: () => "if you have lost HP in this fight",
  shuffled: () => "if you have shuffled your draw pile in this fight",
  "no-attack-played": () => "if you have played no Attack this turn",
  "power-played": () => "if you have played a Power this turn",
  rolled: (n, { to = n }) =>
    to - n > 1 ? `on ${n} to ${to}` : `on a ${n}${to === n ? "" : ` or ${to}`}`,
  removed: (_, { of }) => `if it was ${of === undefined ? "a card" : REMOVED[of]}`,
};

/** When something happens, as a part of a sentence. */
export function whenText(condition: Condition): string {
  return CONDITIONS[condition.is](condition.n ?? 0, condition);
}

const WHOM: Readonly<Record<Aim, string>> = {
  target: "the enemy",
  all: "every enemy",
  attackers: "each enemy about to attack, for each of its hits",
  self: "yourself",
};

function tokens(name: string): (op: { readonly n: Amount; readonly to?: Aim }) => string {
  return ({ n, to = "target" }) => `put ${amountText(n)} ${name} on ${WHOM[to]}`;
}

const FIGHTS: Readonly<Record<FightDeck, string>> = {
  first: "fight a first encounter",
  encounter: "fight an encounter",
  elite: "fight an elite",
  boss: "fight the boss",
};

const FILTERS: Readonly<Record<DeckFilter, string>> = {
  "starter-strike": "starter Strike",
  "starter-defend": "starter Defend",
  attack: "Attack",
  skill: "Skill",
};

function deckText({ do: verb, n = 1, of, random, atLeast = n }: OpOf<"deck">): string {
  const noun = of === undefined ? "card" : FILTERS[of];
  const what = `${random ? "random " : ""}${noun}`;
  const article = /^[aeiou]/i.test(what) ? "an" : "a";
  return `${atLeast === 0 ? "you may " : ""}${verb} ${n === 1 ? `${article} ${what}` : `${n} ${what}s`}`;
}

/** A part of a reward, in words. */
function partText({ part, n }: RewardPart): string {
  switch (part) {
    case "gold":
      return `${n ?? 1} gold`;
    case "potion":
      return n === undefined || n === 1 ? "a potion" : `${n} potions`;
    case "relic":
      return n === undefined || n === 1 ? "a relic" : `${n} relics`;
    case "boss-relic":
      return "a boss relic";
    case "rare":
      return n === 1 ? "a random rare card" : `a rare card reward${seenText(n)}`;
    case "colorless":
      return `a colorless card reward${seenText(n)}`;
    case "card":
      return `a card reward${seenText(n)}`;
  }
}

function seenText(n: number | undefined): string {
  return n === undefined ? "" : ` of ${n} cards`;
}

function drawText({ n }: OpOf<"draw">): string {
  if (typeof n === "number") return `draw ${n === 1 ? "a card" : `${n} cards`}`;
  const { n: least = 0, per, each = 1 } = n;
  const more = `${each === 1 ? "a card" : `${each} cards`} for each ${PER[per]}`;
  return least === 0 ? `draw ${more}` : `draw ${least} cards and ${more}`;
}

/** A reward; equal parts are told once. */
function rewardText({ parts }: OpOf<"reward">): string {
  const texts = parts.map(partText);
  const isOne = texts.length > 1 && texts.every((text) => text === texts[0]);
  return isOne ? `gain ${texts[0]} ${timesText(texts.length)}` : `gain ${listWords(texts)}`;
}

function hitText({ n, times, all, strength }: OpOf<"hit">): string {
  const whom = all ? " every enemy" : "";
  const often = times === undefined ? "" : hitsText(times);
  const bonus = strength === undefined ? "" : `; Strength counts ${timesText(strength)}`;
  return `hit${whom} for ${amountText(n)}${often}${bonus}`;
}

/** How often, in words as far as cards go. */
export function timesText(times: number): string {
  return { 1: "once", 2: "twice", 3: "three times", 5: "five times" }[times] ?? `${times} times`;
}

function hitsText(times: Amount): string {
  if (typeof times === "number") return ` ${timesText(times)}`;
  const { n = 0, per } = times;
  return `, once for each ${PER[per]}${n > 0 ? ` and ${timesText(n)} more` : ""}`;
}

const PILES = { hand: "your hand", discard: "your discard pile", exhaust: "your exhaust pile" };

const INTO: Readonly<Record<Exclude<Place, "exhaust">, string>> = {
  draw: "on top of your draw pile",
  hand: `into ${PILES.hand}`,
  discard: `into ${PILES.discard}`,
};

function chooseText({ from, to, n = 1, atLeast = n, free }: OpOf<"choose">): string {
  const may = n === 1 && atLeast === 0 ? "you may " : "";
  const many =
    n === 1
      ? "a card"
      : atLeast === n
        ? count(n, "card")
        : `${atLeast === 0 ? "up to" : `${atLeast} or`} ${count(n, "card")}`;
  if (to === "exhaust") return `${may}exhaust ${many} from ${PILES[from]}`;
  const cost = free ? ", where it costs nothing this turn" : "";
  return `${may}put ${many} from ${PILES[from]} ${INTO[to]}${cost}`;
}

/** What operations do, each as a part of a sentence. */
export const OPS: OpWords = {
  hit: hitText,
  damage: ({ n, to }) => `deal ${amountText(n)} damage to ${WHOM[to]}`,
  vulnerable: tokens("Vulnerable"),
  weak: tokens("Weak"),
  poison: tokens("poison"),
  block: ({ n }) => `gain ${someText(n, "block")}`,
  "lose-block": ({ n }) => `lose ${someText(n, "block")}`,
  energy: ({ n }) => `gain ${someText(n, "energy")}`,
  draw: drawText,
  "lose-hp": ({ n }) => `lose ${amountText(n)} HP`,
  heal: ({ n }) => `heal ${amountText(n)} HP`,
  "heal-to": ({ n }) => `if you have less than ${amountText(n)} HP, you have ${amountText(n)}`,
  strength: ({ n, temporary }) =>
    `gain ${someText(n, "Strength")}${temporary ? " until the end of the turn" : ""}`,
  double: ({ what }) => `double your ${what === "block" ? "block" : "Strength"}`,
  choose: chooseText,
  "exhaust-hand": ({ keep }) =>
    keep === undefined
      ? "exhaust your hand"
      : `exhaust every card in hand that is not ${keep === "attack" ? "an" : "a"} ${capitalize(keep)}`,
  add: ({ card: id, n, to }, card) => `put ${amountText(n)} ${card(id)} ${INTO[to]}`,
  "play-top": ({ exhaust }) =>
    `draw a card and play it for free${exhaust ? ", then exhaust it unless it is a Power" : ""}`,
  "play-drawn": ({ n }) => `draw ${n} cards and play them for free in any order`,
  "play-card": ({ n, card: id }, card) => `play ${card(id)}${hitsText(n)}`,
  scry: ({ n }) =>
    `look at the top ${amountText(n)} cards of your draw pile and discard any of them`,
  option: ({ of }) => `choose one of ${of}`,
  "stop-drawing": () => "draw no more cards this turn",
  "double-tap": ({ of = "attack" }) => `your next ${capitalize(of)} this turn is played twice`,
  "attack-strength": ({ n }) => `your next Attack has ${amountText(n)} more Strength`,
  "keep-block": () => "keep your block",
  "keep-hand": () => "Retain any number of cards this turn",
  "next-free": () => "your next card this turn costs nothing",
  "limit-loss": ({ from }) =>
    `you cannot lose more than 1 HP ${from === undefined ? "this round" : "in the rest of this round"}`,
  cleanse: () => "take all Weak and Vulnerable off yourself",
  cube: () => "put a cube on this",
  "exhaust-self": () => "exhaust this",
  "exhaust-this": () => "exhaust this card",
  "heal-full": () => "heal to full HP",
  gold: ({ n }) => `gain ${amountText(n)} gold`,
  "lose-gold": ({ n }) => `lose ${amountText(n)} gold`,
  curse: ({ n }) => `gain ${n === 1 ? "a Curse" : `${amountText(n)} Curses`}`,
  deck: deckText,
  reward: rewardText,
  roll: () => "roll the die",
  fight: ({ deck }) => FIGHTS[deck],
  visit: ({ room }) => `visit ${NODES[room]}`,
  again: () => "you may choose again",
  "max-hp": ({ n }) => `you can have no more than ${n} HP`,
  "trigger-die": ({ face }) =>
    face === undefined ? "trigger any die ability" : `trigger a die ability of a ${face}`,
  reroll: () => "roll the die again",
  "turn-die": ({ by }) =>
    by === 1 ? "add 1 to the die (6 becomes 1)" : "take 1 from the die (1 becomes 6)",
  "set-die": () => "turn the die to any face",
  courier: () => "look at the top potion or the top relic, and buy or discard it",
};
