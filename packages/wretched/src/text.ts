/**
 * Sentences for actions, events and outcomes, made from facts when they are shown: in English, or in the words that the
 * story of the game brings.
 *
 * @packageDocumentation
 */
import type { Game } from "@games/core-game";
import { capitalize, type Sentences, tellEvent } from "@games/core-game/text";
import { type CardId, rankOf, suitOf } from "./data/cards.js";
import type { Names } from "./pack.js";
import type { IntegrityBand } from "./readers.js";
import type { Action, Event, Outcome, Wretched } from "./types.js";
import { type Counted, ENGLISH, ENGLISH_NAMES, SUIT_SIGNS, type WordKey } from "./words.js";

export { CHECK_REASONS, type CheckReason, LOG_KINDS, type LogKind } from "./data/stages.js";
export type { Names } from "./pack.js";
export { type ProseBlock, type ProseSpan, plainProse, proseBlocks } from "./prose.js";
export { type Counted, ENGLISH, type WordKey } from "./words.js";

/** What text reads of a game: its story pack. */
export type GameWithStory = Pick<Game<Wretched>, "rows">;

/** The names of a game's story; those of the framework for a pack without prose. */
export function namesOf({ rows }: GameWithStory): Names {
  return rows.prose?.names ?? ENGLISH_NAMES;
}

/** The facts of a sentence. */
export type Facts = Readonly<Record<string, string | number>>;

/** Makes sentences in the words of one story. */
export class Wording {
  readonly #words: Readonly<Record<string, string>>;
  readonly #names: Names;
  readonly #plurals: Plurals;

  constructor({ rows }: GameWithStory) {
    this.#words = rows.prose?.words ?? {};
    this.#names = namesOf({ rows });
    this.#plurals = pluralsOf(rows.prose?.language ?? "en");
  }

  /** The text of a key, with its facts and the story's names filled in. */
  say(key: WordKey, facts: Facts = {}): string {
    return this.#fill(this.#find(key) ?? key, facts);
  }

  /** The text of a key of another table that the story's words can replace. */
  sayFrom<K extends string>(table: Readonly<Record<K, string>>, key: K, facts: Facts = {}): string {
    return this.#fill(
      Object.hasOwn(this.#words, key) ? (this.#words[key] ?? "") : table[key],
      facts,
    );
  }

  /** A number with its noun. */
  count(counted: Counted, n: number): string {
    const category = this.#plurals.select(n);
    const template = this.#find(`${counted}.${category}`) ?? this.#find(`${counted}.other`);
    return this.#fill(template ?? "{n}", { n });
  }

  /** Items one after the other, the last one after a word of its own. */
  list(items: readonly string[], comma: WordKey, last: WordKey): string {
    const head = items.slice(0, -1).join(this.say(comma));
    return [...(head === "" ? [] : [head]), ...items.slice(-1)].join(this.say(last));
  }

  /** A card in words. */
  card(id: CardId): string {
    return this.say("card", {
      rank: this.say(`rank.${rankOf(id)}`),
      suit: this.say(`suit.${suitOf(id)}`),
    });
  }

  #find(key: string): string | undefined {
    if (Object.hasOwn(this.#words, key)) return this.#words[key];
    return Object.hasOwn(ENGLISH, key) ? ENGLISH[key as WordKey] : undefined;
  }

  #fill(template: string, facts: Facts): string {
    return template.replace(/\{([\w.]+)\}/g, (whole, name: string) => {
      if (Object.hasOwn(facts, name)) return String(facts[name]);
      const [kind, key = ""] = name.split(".");
      if (!Object.hasOwn(this.#names, key)) return whole;
      const text = this.#names[key as keyof Names];
      if (kind === "Name") return capitalize(text);
      return kind === "name" ? text : whole;
    });
  }
}

/** Tells the plural category of a number. */
interface Plurals {
  select(n: number): string;
}

// biome-ignore lint/style/noRestrictedGlobals: its language is always given, so that machines do not differ
const { PluralRules } = Intl;

const plurals = new Map<string, Plurals>();

/** The plural rules of a language; those of English where the platform knows none, never those of the machine. */
function pluralsOf(language: string): Plurals {
  const known = plurals.get(language);
  if (known !== undefined) return known;
  const made = new PluralRules(isKnown(language) ? language : "en");
  plurals.set(language, made);
  return made;
}

function isKnown(language: string): boolean {
  try {
    return PluralRules.supportedLocalesOf(language).length > 0;
  } catch {
    return false; // not a language tag
  }
}

const ENGLISH_GAME: GameWithStory = {
  rows: {
    id: "english",
    system: "odd",
    easyIntegrity: 65,
    tracker: "K",
    returnableKing: null,
    aces: { hearts: "win", diamonds: "none", clubs: "none", spades: "none" },
    pulls: {},
  },
};

const wordings = new WeakMap<object, Wording>();

/** The words of a game's story, made once per story. */
export function wordingOf(game: GameWithStory): Wording {
  const known = wordings.get(game.rows);
  if (known !== undefined) return known;
  const made = new Wording(game);
  wordings.set(game.rows, made);
  return made;
}

/** A card in words, such as `Ten of Spades`; in English without a game. */
export function cardName(id: CardId, game: GameWithStory = ENGLISH_GAME): string {
  return wordingOf(game).card(id);
}

/** A card in short, such as `10♠`. */
export function cardSign(id: CardId): string {
  return `${rankOf(id)}${SUIT_SIGNS[suitOf(id)]}`;
}

/** What an action does, as a label for a button or a log. */
export function describeAction(action: Action, game: GameWithStory): string {
  const words = wordingOf(game);
  return words.say(
    `action.${action.type}`,
    "card" in action ? { card: words.card(action.card) } : {},
  );
}

/** The name of an integrity band. */
export function describeBand(band: IntegrityBand, game: GameWithStory): string {
  return wordingOf(game).say(`band.${band}`);
}

const facesOf = (faces: readonly number[], words: Wording): string =>
  faces.join(words.say("dice.plus"));

const SENTENCES: Sentences<Event, Wording> = {
  "initial-damage-taken": ({ type, faces, damage, integrity }, words) =>
    words.say(`event.${type}`, { faces: facesOf(faces, words), damage, left: integrity }),
  "log-written": ({ type, kind, day }, words) =>
    words.say(`event.${type}`, { log: words.say(`log.${kind}`), day }),
  "log-skipped": ({ type, kind, day }, words) =>
    words.say(`event.${type}`, { log: words.say(`log.${kind}`), day }),
  "day-began": ({ type, day }, words) => words.say(`event.${type}`, { day }),
  "tasks-rolled": ({ type, face, cards }, words) =>
    words.say(`event.${type}`, { face, cards: words.count("cards", cards) }),
  "card-turned": ({ type, card }, words) => words.say(`event.${type}`, { card: words.card(card) }),
  "check-called": ({ reason, reduction }, words) =>
    words.say(reduction > 0 ? "event.check-called.reduced" : "event.check-called", {
      reason: words.say(`reason.${reason}`),
      reduction,
    }),
  "damage-taken": ({ tower, faces, damage, integrity }, words) => {
    const facts = { faces: facesOf(faces, words), damage, left: integrity };
    if (tower === "dice")
      return words.say("event.damage-taken.dice", { ...facts, dice: words.count("dice", damage) });
    return words.say(
      faces.length > 0 ? "event.damage-taken" : "event.damage-taken.unrolled",
      facts,
    );
  },
  "tower-stood": ({ type }, words) => words.say(`event.${type}`),
  "tower-fell": ({ type }, words) => words.say(`event.${type}`),
  "pull-skipped": ({ type }, words) => words.say(`event.${type}`),
  "bonus-raised": ({ card, reduction }, words) =>
    words.say(reduction > 0 ? "event.bonus-raised" : "event.bonus-raised.unused", {
      card: words.card(card),
      reduction,
    }),
  "beacon-lit": ({ type, tokens }, words) =>
    words.say(`event.${type}`, { tokens: words.count("tokens", tokens) }),
  "rescue-boosted": ({ type, need }, words) => words.say(`event.${type}`, { need }),
  "tool-found": ({ type }, words) => words.say(`event.${type}`),
  "king-revealed": ({ type, kings, limit }, words) => words.say(`event.${type}`, { kings, limit }),
  "king-choice-offered": ({ type, cards }, words) =>
    words.say(`event.${type}`, { cards: listCards(cards, words, "list.comma", "list.or") }),
  "king-returned": (event, words) => tellKings(event, words, event.card),
  "king-removed": (event, words) => tellKings(event, words, event.card),
  "king-kept": (event, words) => tellKings(event, words),
  "integrity-repaired": ({ card, amount, integrity }, words) =>
    words.say(amount > 0 ? "event.integrity-repaired" : "event.integrity-repaired.none", {
      card: words.card(card),
      amount,
      left: integrity,
    }),
  "tokens-changed": ({ card, change, tokens }, words) =>
    words.say(`event.tokens-changed.${directionOf(change)}`, {
      card: words.card(card),
      tokens: words.count("tokens", tokens),
    }),
  "day-changed": ({ card, change }, words) =>
    words.say(`event.day-changed.${directionOf(change)}`, {
      card: words.card(card),
      cards: words.count("cards", Math.abs(change)),
    }),
  "cards-peeked": ({ cards }, words) =>
    words.say(cards.length > 0 ? "event.cards-peeked" : "event.cards-peeked.none", {
      cards: listCards(cards, words, "list.then", "list.then"),
    }),
  "cards-discarded": ({ type, count }, words) =>
    words.say(`event.${type}`, { cards: words.count("cards", count) }),
  "rescue-rolled": ({ faces, need, removed, tokens }, words) =>
    words.say(removed > 0 ? "event.rescue-rolled" : "event.rescue-rolled.none", {
      faces: faces.join(words.say("list.comma")),
      need,
      removed,
      tokens: words.count("tokens", tokens),
    }),
  "ending-reached": ({ ending }, words) => words.say(`ending.${ending}`),
  "game-ended": ({ outcome }, words) => tellOutcome(outcome, words),
};

type KingEvent = Extract<Event, { readonly type: "king-returned" | "king-removed" | "king-kept" }>;

function tellKings({ type, kings }: KingEvent, words: Wording, card?: CardId): string {
  const trackers = words.count("trackers", kings);
  return words.say(`event.${type}`, { trackers, ...(card && { card: words.card(card) }) });
}

const listCards = (cards: readonly CardId[], words: Wording, comma: WordKey, last: WordKey) =>
  words.list(
    cards.map((card) => words.card(card)),
    comma,
    last,
  );

function directionOf(change: number): "added" | "removed" | "none" {
  if (change === 0) return "none";
  return change > 0 ? "added" : "removed";
}

/** What happened, in a sentence. */
export function describeEvent(event: Event, game: GameWithStory): string | undefined {
  return tellEvent(SENTENCES, event, wordingOf(game));
}

/** How a game ended, in a sentence or two. */
export function describeOutcome(outcome: Outcome, game: GameWithStory): string {
  return tellOutcome(outcome, wordingOf(game));
}

function tellOutcome({ result, reason, days, integrity }: Outcome, words: Wording): string {
  const ending = reason === null ? "" : words.say(`ending.${reason}`);
  return words.say(`outcome.${result}`, {
    days: words.count("days", days),
    left: integrity,
    ending,
  });
}
