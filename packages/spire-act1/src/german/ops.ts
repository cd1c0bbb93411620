// What operations say: the parts that the texts of cards, relics, potions, events and Neow cards are made of.
// Each is an instruction that begins with its verb, so that a condition can stand before it.
import type { OpWords } from "../english/ops.js";
import type { OpOf } from "../rules/operations.js";
import type {
  Aim,
  Amount,
  CardType,
  Counter,
  DeckFilter,
  DeckVerb,
  FightDeck,
  Place,
  RewardPart,
  Source,
} from "../vocabulary.js";
import { CARDS, count, list, times } from "./forms.js";
import { quote } from "./names.js";
import { NODE_OBJECTS } from "./nodes.js";

const PER: Readonly<Record<Counter, string>> = {
  block: "jeden Punkt deines Blocks",
  exhausted: "jede Karte in deinem Erschöpfungsstapel",
  hand: "jede andere Karte auf deiner Hand",
  attacks: "jeden Angriff auf deiner Hand",
  strikes: "jede andere Karte auf deiner Hand mit „Schlag“ im Namen",
  attackers: "jeden Gegner, der angreifen wird",
  x: "jede ausgegebene Energie",
  count: "jede so erschöpfte Karte",
  "first-turn": "den ersten Zug",
  gold: "zehn Gold",
};

/** A number, or how it comes about. */
function amountText(amount: Amount): string {
  return someText(amount, "");
}

/** An amount of something: `2 Block`, `1 Block für jeden Angriff auf deiner Hand`. */
function someText(amount: Amount, what: string): string {
  const some = (n: number | string) => `${n} ${what}`.trim();
  if (typeof amount === "number") return some(amount);
  const { n = 0, per, each = 1 } = amount;
  if (per === "first-turn") return `${some(n)} (im ersten Zug ${n + each})`;
  if (per === "gold") return `${some(n)} (ab zehn Gold ${n + each})`;
  return `${some(n === 0 ? each : `${n} plus ${each}`)} für ${PER[per]}`;
}

/** Types of card as objects of a sentence. */
export const TYPE_OBJECTS: Readonly<Record<CardType, string>> = {
  attack: "einen Angriff",
  skill: "eine Fertigkeit",
  power: "eine Kraft",
  status: "eine Statuskarte",
  curse: "einen Fluch",
  ticket: "ein Los",
};

const TYPE_PLURALS: Readonly<Record<CardType, string>> = {
  attack: "Angriffe",
  skill: "Fertigkeiten",
  power: "Kräfte",
  status: "Statuskarten",
  curse: "Flüche",
  ticket: "Lose",
};

const WHOM: Readonly<Record<Aim, string>> = {
  target: "dem Gegner",
  all: "allen Gegnern",
  attackers: "jedem Gegner, der angreifen wird,",
  self: "dir",
};

/** To whom something is given, where what it is about was not named before. */
export const toAnEnemy = (text: string): string => text.replace("dem Gegner", "einem Gegner");

function tokens(name: string): (op: { readonly n: Amount; readonly to?: Aim }) => string {
  return ({ n, to = "target" }) => {
    if (to === "self") return `erhalte ${someText(n, name)}`;
    return `gib ${WHOM[to]} ${someText(n, name)}${to === "attackers" ? " je Treffer" : ""}`;
  };
}

function damageText({ n, to }: OpOf<"damage">): string {
  if (to === "self") return `erleide ${someText(n, "Schaden")}`;
  return `füge ${WHOM[to]} ${someText(n, "Schaden")}${to === "attackers" ? " je Treffer" : ""} zu`;
}

const FIGHTS: Readonly<Record<FightDeck, string>> = {
  first: "bestreite eine erste Begegnung",
  encounter: "bestreite eine Begegnung",
  elite: "bestreite einen Elitekampf",
  boss: "bestreite den Bosskampf",
};

/** Cards of the deck: one of them as an object, alone and at random, and several. */
const FILTERS: Readonly<Record<DeckFilter | "any", readonly [string, string, string]>> = {
  any: ["eine Karte", "eine zufällige Karte", "Karten"],
  "starter-strike": [
    "eine Startkarte „Schlag“",
    "eine zufällige Startkarte „Schlag“",
    "Startkarten „Schlag“",
  ],
  "starter-defend": [
    "eine Startkarte „Abwehr“",
    "eine zufällige Startkarte „Abwehr“",
    "Startkarten „Abwehr“",
  ],
  attack: ["einen Angriff", "einen zufälligen Angriff", "Angriffe"],
  skill: ["eine Fertigkeit", "eine zufällige Fertigkeit", "Fertigkeiten"],
};

/** What is done with cards of the deck, as an instruction and after "du darfst". */
const VERBS: Readonly<Record<DeckVerb, readonly [order: string, infinitive: string]>> = {
  upgrade: ["verbessere", "verbessern"],
  remove: ["entferne", "entfernen"],
  transform: ["verwandle", "verwandeln"],
};

function deckText({ do: verb, n = 1, of, random, atLeast = n }: OpOf<"deck">): string {
  const [one, anyOne, many] = FILTERS[of ?? "any"];
  const single = random ? anyOne : one;
  const what = n === 1 ? single : `${n} ${random ? "zufällige " : ""}${many}`;
  const [order, infinitive] = VERBS[verb];
  return atLeast === 0 ? `du darfst ${what} ${infinitive}` : `${order} ${what}`;
}

/** A part of a reward as an object. */
function partText({ part, n }: RewardPart): string {
  switch (part) {
    case "gold":
      return `${n ?? 1} Gold`;
    case "potion":
      return n === undefined || n === 1 ? "einen Trank" : `${n} Tränke`;
    case "relic":
      return n === undefined || n === 1 ? "ein Relikt" : `${n} Relikte`;
    case "boss-relic":
      return "ein Bossrelikt";
    case "rare":
      return n === 1
        ? "eine zufällige seltene Karte"
        : `eine Belohnung mit ${seen(n)}seltenen Karten`;
    case "colorless":
      return `eine Belohnung mit ${seen(n)}farblosen Karten`;
    case "card":
      return n === undefined ? "eine Kartenbelohnung" : `eine Belohnung mit ${count(n, CARDS)}`;
  }
}

const seen = (n: number | undefined): string => (n === undefined ? "" : `${n} `);

/** A reward; equal parts are told once. */
function rewardText({ parts }: OpOf<"reward">): string {
  const texts = parts.map(partText);
  const isOne = texts.length > 1 && texts.every((text) => text === texts[0]);
  return isOne ? `erhalte ${times(texts.length)} ${texts[0]}` : `erhalte ${list(texts)}`;
}

function drawText({ n }: OpOf<"draw">): string {
  if (typeof n === "number") return `ziehe ${cards(n)}`;
  const { n: least = 0, per, each = 1 } = n;
  return `ziehe ${least === 0 ? cards(each) : `${least} plus ${count(each, CARDS)}`} für ${PER[per]}`;
}

const cards = (n: number): string => (n === 1 ? "eine Karte" : count(n, CARDS));

const BONUSES: Readonly<Record<number, string>> = { 2: "doppelt", 3: "dreifach", 5: "fünffach" };

function hitText({ n, times: often, all, strength }: OpOf<"hit">): string {
  const whom = all ? " alle Gegner" : "";
  const fixed = typeof often === "number" ? ` ${times(often)}` : "";
  const counted = often === undefined || typeof often === "number" ? "" : onceFor(often);
  const bonus =
    strength === undefined ? "" : `; Stärke zählt ${BONUSES[strength] ?? `${strength}-fach`}`;
  return `triff${whom}${fixed} mit ${amountText(n)}${counted}${bonus}`;
}

function onceFor({ n = 0, per }: Exclude<Amount, number>): string {
  const more = n === 0 ? "" : ` und noch ${times(n)}`;
  return `, einmal für ${PER[per]}${more}`;
}

function playText({ n, card: id }: OpOf<"play-card">, card: (id: string) => string): string {
  return typeof n === "number"
    ? `spiele ${times(n)} ${quote(card(id))}`
    : `spiele ${quote(card(id))}${onceFor(n)}`;
}

const FROM: Readonly<Record<Source, string>> = {
  hand: "von deiner Hand",
  discard: "aus deinem Ablagestapel",
  exhaust: "aus deinem Erschöpfungsstapel",
};

/** Where cards go, with the verb as an instruction and after "du darfst". */
const INTO: Readonly<
  Record<Exclude<Place, "exhaust">, readonly [where: string, order: string, infinitive: string]>
> = {
  draw: ["oben auf deinen Nachziehstapel", "lege", "legen"],
  hand: ["auf deine Hand", "nimm", "nehmen"],
  discard: ["auf deinen Ablagestapel", "lege", "legen"],
};

function chosen(n: number, atLeast: number): string {
  if (n === 1) return "eine Karte";
  if (atLeast === n) return count(n, CARDS);
  const from = atLeast === 0 ? "bis zu" : `${atLeast} ${n - atLeast === 1 ? "oder" : "bis"}`;
  return `${from} ${count(n, CARDS)}`;
}

function chooseText({ from, to, n = 1, atLeast = n, free }: OpOf<"choose">): string {
  const mayStop = n === 1 && atLeast === 0;
  const what = `${chosen(n, atLeast)} ${FROM[from]}`;
  if (to === "exhaust") return mayStop ? `du darfst ${what} erschöpfen` : `erschöpfe ${what}`;
  const [where, order, infinitive] = INTO[to];
  const cost = free ? "; sie kostet in diesem Zug nichts" : "";
  return `${mayStop ? `du darfst ${what} ${where} ${infinitive}` : `${order} ${what} ${where}`}${cost}`;
}

function addText({ card: id, n, to }: OpOf<"add">, card: (id: string) => string): string {
  const [where, order] = INTO[to];
  const what = typeof n === "number" ? count(n, CARDS) : someText(n, "Karten");
  return `${order} ${what} ${quote(card(id))} ${where}`;
}

/** What operations do, each as a part of a sentence. */
export const OPS: OpWords = {
  hit: hitText,
  damage: damageText,
  vulnerable: tokens("Verwundbar"),
  weak: tokens("Schwach"),
  poison: tokens("Gift"),
  block: ({ n }) => `erhalte ${someText(n, "Block")}`,
  "lose-block": ({ n }) => `verliere ${someText(n, "Block")}`,
  energy: ({ n }) => `erhalte ${someText(n, "Energie")}`,
  draw: drawText,
  "lose-hp": ({ n }) => `verliere ${someText(n, "LP")}`,
  heal: ({ n }) => `heile ${someText(n, "LP")}`,
  "heal-to": ({ n }) => `heile auf ${someText(n, "LP")}, wenn du weniger hast`,
  strength: ({ n, temporary }) =>
    `erhalte ${someText(n, "Stärke")}${temporary ? " bis zum Ende des Zuges" : ""}`,
  double: ({ what }) => `verdopple ${what === "block" ? "deinen Block" : "deine Stärke"}`,
  choose: chooseText,
  "exhaust-hand": ({ keep }) =>
    keep === undefined
      ? "erschöpfe alle deine Handkarten"
      : `erschöpfe alle deine Handkarten, die keine ${TYPE_PLURALS[keep]} sind`,
  add: addText,
  "play-top": ({ exhaust }) =>
    `ziehe eine Karte und spiele sie kostenlos${exhaust ? ", dann erschöpfe sie, wenn sie keine Kraft ist" : ""}`,
  "play-drawn": ({ n }) =>
    `ziehe ${cards(n)} und spiele sie kostenlos${n === 1 ? "" : " in beliebiger Reihenfolge"}`,
  "play-card": playText,
  scry: ({ n }) =>
    `sieh dir die obersten ${amountText(n)} Karten deines Nachziehstapels an und lege beliebig viele davon ab`,
  option: ({ of }) => `wähle eine von ${of} Möglichkeiten`,
  "stop-drawing": () => "ziehe in diesem Zug keine Karten mehr",
  "double-tap": ({ of }) =>
    `spiele ${of === undefined ? "deinen nächsten Angriff" : "deine nächste Fertigkeit"} in diesem Zug zweimal`,
  "attack-strength": ({ n }) => `gib deinem nächsten Angriff ${someText(n, "Stärke")}`,
  "keep-block": () => "behalte deinen Block",
  "keep-hand": () => "du darfst in diesem Zug beliebig viele Karten behalten",
  "next-free": () => "deine nächste Karte in diesem Zug kostet nichts",
  "limit-loss": ({ from }) =>
    from === undefined
      ? "du kannst in dieser Runde höchstens 1 LP verlieren"
      : "du kannst im Rest dieser Runde höchstens 1 LP verlieren",
  cleanse: () => "entferne alle Marker „Schwach“ und „Verwundbar“ von dir",
  cube: () => "lege ein Klötzchen auf diese Karte",
  "exhaust-self": () => "erschöpfe diese Karte",
  "exhaust-this": () => "erschöpfe diese Karte",
  "heal-full": () => "heile alle LP",
  gold: ({ n }) => `erhalte ${someText(n, "Gold")}`,
  "lose-gold": ({ n }) => `verliere ${someText(n, "Gold")}`,
  curse: ({ n }) => `erhalte ${n === 1 ? "einen Fluch" : someText(n, "Flüche")}`,
  deck: deckText,
  reward: rewardText,
  roll: () => "wirf den Würfel",
  fight: ({ deck }) => FIGHTS[deck],
  visit: ({ room }) => `besuche ${NODE_OBJECTS[room]}`,
  again: () => "du darfst noch einmal wählen",
  "max-hp": ({ n }) => `du kannst höchstens ${n} LP haben`,
  "trigger-die": ({ face }) =>
    face === undefined
      ? "löse eine beliebige Würfelfähigkeit aus"
      : `löse eine Würfelfähigkeit für die ${face} aus`,
  reroll: () => "wirf den Würfel noch einmal",
  "turn-die": ({ by }) =>
    by === 1
      ? "erhöhe den Würfel um 1 (aus 6 wird 1)"
      : "verringere den Würfel um 1 (aus 1 wird 6)",
  "set-die": () => "drehe den Würfel auf eine beliebige Seite",
  courier: () =>
    "sieh dir den obersten Trank oder das oberste Relikt an und kaufe es oder lege es ab",
};
