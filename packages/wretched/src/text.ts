/**
 * Sentences for actions, events and outcomes, made from facts when they are shown: in English or in the words of another
 * language, with the names and words that the story brings in the same.
 *
 * @packageDocumentation
 */
import { type Lesson, type Sentences, tellEvent } from "@games/core-game/text";
import { type CardId, type Rank, rankOf, type Suit, suitOf } from "./data/cards.js";
import { ENGLISH, type TemplateKey, type Words } from "./english.js";
import type { Names } from "./pack.js";
import type { IntegrityBand } from "./readers.js";
import type { Action, Event, Outcome } from "./types.js";
import { type GameWithStory, PLAIN_GAME, type Wording, wordingOf } from "./wording.js";

export { ODDS, type Odds, type OddsOf, type Share } from "./data/odds.js";
export { CHECK_REASONS, type CheckReason, LOG_KINDS, type LogKind } from "./data/stages.js";
export { ENGLISH, type TemplateKey, type Words } from "./english.js";
export { describeAssumption, describeFileError, translateFaults } from "./file-problems.js";
export { glossary } from "./glossary.js";
export { describeShare, optionFields, optionsFrom } from "./option-fields.js";
export type { Names } from "./pack.js";
export { type ProseBlock, type ProseSpan, plainProse, proseBlocks } from "./prose.js";
export {
  type Counted,
  type Facts,
  type GameWithStory,
  isToldByStory,
  type Wording,
  wordingOf,
} from "./wording.js";

/** The signs of the suits, the same in every language. */
const SUIT_SIGNS: Readonly<Record<Suit, string>> = {
  hearts: "♥",
  diamonds: "♦",
  clubs: "♣",
  spades: "♠",
};

/** What the game calls what the rules count: the names of its story, where it is told with them. */
export function namesOf(game: GameWithStory, words: Words = ENGLISH): Names {
  return wordingOf(game, words).names;
}

/** What a newcomer needs to know. */
export function lessons(words: Words = ENGLISH): readonly Lesson[] {
  return Object.values(words.lessons);
}

/** A card in words, such as `Ten of Spades`. */
export function cardName(
  id: CardId,
  game: GameWithStory = PLAIN_GAME,
  words: Words = ENGLISH,
): string {
  return wordingOf(game, words).card(id);
}

/** What stands in the corner of a card: `10` or `Q`. */
export function rankSign(id: CardId, { signs }: Words = ENGLISH): string {
  const rank = rankOf(id);
  return isLetter(rank, signs) ? signs[rank] : rank;
}

const isLetter = (rank: Rank, signs: Words["signs"]): rank is keyof Words["signs"] =>
  Object.hasOwn(signs, rank);

/** A card in short, such as `10♠`. */
export function cardSign(id: CardId, words: Words = ENGLISH): string {
  return `${rankSign(id, words)}${SUIT_SIGNS[suitOf(id)]}`;
}

/** What an action does, as a label for a button or a log. */
export function describeAction(
  action: Action,
  game: GameWithStory,
  words: Words = ENGLISH,
): string {
  const wording = wordingOf(game, words);
  return wording.say(
    `action.${action.type}`,
    "card" in action ? { card: wording.card(action.card) } : {},
  );
}

/** The name of an integrity band. */
export function describeBand(
  band: IntegrityBand,
  game: GameWithStory,
  words: Words = ENGLISH,
): string {
  return wordingOf(game, words).say(`band.${band}`);
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

const listCards = (
  cards: readonly CardId[],
  words: Wording,
  comma: TemplateKey,
  last: TemplateKey,
) =>
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
export function describeEvent(
  event: Event,
  game: GameWithStory,
  words: Words = ENGLISH,
): string | undefined {
  return tellEvent(SENTENCES, event, wordingOf(game, words));
}

/** How a game ended, in a sentence or two. */
export function describeOutcome(
  outcome: Outcome,
  game: GameWithStory,
  words: Words = ENGLISH,
): string {
  return tellOutcome(outcome, wordingOf(game, words));
}

function tellOutcome({ result, reason, days, integrity }: Outcome, words: Wording): string {
  const ending = reason === null ? "" : words.say(`ending.${reason}`);
  return words.say(`outcome.${result}`, {
    days: words.count("days", days),
    left: integrity,
    ending,
  });
}
