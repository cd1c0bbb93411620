/**
 * English sentences for actions, events and outcomes; a story pack may lend its own names.
 *
 * @packageDocumentation
 */
import { type CardId, type Rank, rankOf, type Suit, suitOf } from "./data/cards.js";
import { CHECK_REASONS, type CheckReason, LOG_KINDS, type LogKind } from "./data/kinds.js";
import type { Action, DefeatReason, Event, Outcome } from "./types.js";

export { CHECK_REASONS, type CheckReason, LOG_KINDS, type LogKind };

/** The names a story gives to what the rules count. */
export interface Names {
  /** What the counter that must not reach 0 stands for, such as `hull integrity`. */
  readonly integrity: string;
  /** One step of the countdown, and several. */
  readonly token: string;
  readonly tokens: string;
  /** What the win card starts. */
  readonly beacon: string;
  /** What lets a pull be declined. */
  readonly tool: string;
  /** One of the four cards that end the game, and several. */
  readonly tracker: string;
  readonly trackers: string;
  /** What a check is called. */
  readonly check: string;
}

/** The names of the framework itself, when no story lends others. */
export const FRAMEWORK_NAMES: Names = {
  integrity: "integrity",
  token: "token",
  tokens: "tokens",
  beacon: "the beacon",
  tool: "the tool",
  tracker: "King",
  trackers: "Kings",
  check: "pull",
};

const SUIT_NAMES: Readonly<Record<Suit, string>> = {
  hearts: "Hearts",
  diamonds: "Diamonds",
  clubs: "Clubs",
  spades: "Spades",
};

const SUIT_SIGNS: Readonly<Record<Suit, string>> = {
  hearts: "♥",
  diamonds: "♦",
  clubs: "♣",
  spades: "♠",
};

const RANK_NAMES: Readonly<Record<Rank, string>> = {
  A: "Ace",
  "2": "Two",
  "3": "Three",
  "4": "Four",
  "5": "Five",
  "6": "Six",
  "7": "Seven",
  "8": "Eight",
  "9": "Nine",
  "10": "Ten",
  J: "Jack",
  Q: "Queen",
  K: "King",
};

/** A card in words, such as `Ten of Spades`. */
export function cardName(id: CardId): string {
  return `${RANK_NAMES[rankOf(id)]} of ${SUIT_NAMES[suitOf(id)]}`;
}

/** A card in short, such as `10♠`. */
export function cardSign(id: CardId): string {
  return `${rankOf(id)}${SUIT_SIGNS[suitOf(id)]}`;
}

/** What doing an action means. */
export function describeAction(action: Action, names: Names = FRAMEWORK_NAMES): string {
  switch (action.type) {
    case "write-log":
      return "Write the log.";
    case "skip-log":
      return "Let the log go unwritten.";
    case "roll-tasks":
      return "Roll for the day's cards.";
    case "end-story":
      return "End the story here.";
    case "turn-card":
      return "Turn the next card.";
    case "pull":
      return `Make the ${names.check}.`;
    case "use-tool":
      return `Use ${names.tool} and decline the ${names.check}.`;
    case "return-king":
      return `Shuffle the ${cardName(action.card)} back into the deck.`;
    case "remove-king":
      return `Take the ${cardName(action.card)} out of the game.`;
    case "keep-king":
      return `Leave the ${names.trackers} as they lie.`;
    case "roll-rescue":
      return "Roll for rescue.";
  }
}

const LOG_NAMES: Readonly<Record<LogKind, string>> = {
  opening: "opening log",
  day: "log",
  closing: "closing log",
};

const REASON_TEXTS: Readonly<Record<CheckReason, string>> = {
  "pull-card": "the card asks for it",
  "severe-card": "the card asks for it, and it is a severe one",
  "odd-rank": "its rank is odd",
  "danger-level": "the card is dangerous",
  "fixed-damage": "the card has a price",
  "final-pull": "one last thing must hold",
};

type EventOf<K extends Event["type"]> = Extract<Event, { readonly type: K }>;

type EventTexts = {
  readonly [K in Event["type"]]: (event: EventOf<K>, names: Names) => string;
};

const EVENT_TEXTS: EventTexts = {
  "stage-entered": () => "",
  "log-written": ({ kind, day }) => `The ${LOG_NAMES[kind]} of day ${day} was written.`,
  "log-skipped": ({ kind, day }) => `The ${LOG_NAMES[kind]} of day ${day} was left unwritten.`,
  "day-began": ({ day }) => `Day ${day} began.`,
  "tasks-rolled": ({ face, cards }) =>
    `The day's die showed ${face}: ${plural(cards, "card", "cards")} to turn.`,
  "card-turned": ({ card }) => `The ${cardName(card)} was turned.`,
  "check-called": ({ reason, reduction }, { check }) =>
    `A ${check} is due, because ${REASON_TEXTS[reason]}.${reduction > 0 ? ` The Aces take off ${reduction}.` : ""}`,
  "damage-taken": ({ faces, damage, integrity }, names) =>
    `${faces.length > 0 ? `Rolled ${faces.join(" + ")}` : "No roll"}: ${damage} lost, ${integrity} ${names.integrity} left.`,
  "pull-skipped": (_, { tool, check }) => `${capital(tool)} spared the ${check}.`,
  "bonus-raised": ({ card, reduction }) =>
    `The ${cardName(card)} helps: damage is lower by ${reduction} from now on.`,
  "beacon-lit": ({ tokens }, names) =>
    `Now ${names.beacon} is at work, with ${plural(tokens, names.token, names.tokens)} to go.`,
  "rescue-boosted": ({ need }) => `From now on a ${need} is enough for rescue.`,
  "tool-found": (_, { tool, check }) => `Now ${tool} is at hand: one ${check} may be declined.`,
  "king-revealed": ({ kings, limit }, { tracker }) =>
    `That is ${tracker} number ${kings}; number ${limit} would be the last.`,
  "king-choice-offered": ({ cards }) =>
    `There is a chance to be rid of the ${cards.map(cardName).join(" or the ")}.`,
  "king-returned": ({ card, kings }, names) =>
    `The ${cardName(card)} was shuffled back; ${inSight(kings, names)}.`,
  "king-removed": ({ card, kings }, names) =>
    `The ${cardName(card)} left the game; ${inSight(kings, names)}.`,
  "king-kept": ({ kings }, names) => `Everything stayed as it lay; ${inSight(kings, names)}.`,
  "cards-discarded": ({ count }) => `${plural(count, "card", "cards")} put away for the day.`,
  "rescue-rolled": ({ faces, need, removed, tokens }, names) =>
    `Rolled ${faces.join(", ")} for rescue, ${need} or more needed: ${removed === 0 ? "nothing came of it" : `${removed} removed`}, ${plural(tokens, names.token, names.tokens)} left.`,
  rescued: ({ integrity }, names) =>
    `It held. Rescue came, with ${integrity} ${names.integrity} left.`,
  defeated: ({ reason }) => `${DEFEAT_TEXTS[reason]} The game was lost.`,
  "story-ended": ({ day }) => `The story was ended on day ${day}.`,
};

/** What happened, as a sentence for a log; only a change of stage has nothing to say. */
export function describeEvent(event: Event, names: Names = FRAMEWORK_NAMES): string {
  const describe = EVENT_TEXTS[event.type] as (event: Event, names: Names) => string;
  return describe(event, names);
}

const DEFEAT_TEXTS: Readonly<Record<DefeatReason, string>> = {
  ship_destroyed: "Nothing was left that could hold.",
  four_kings: "All four had been seen.",
  deck_exhausted: "Time ran out with the last card.",
  final_pull_failed: "Rescue came, and found nothing standing.",
};

/** How a game ended, in a sentence. */
export function describeOutcome(outcome: Outcome): string {
  const after = `after ${plural(outcome.days, "day", "days")}`;
  if (outcome.result === "victory") return `You were rescued ${after}.`;
  if (outcome.reason === null) return `Your story ended ${after}.`;
  return `${DEFEAT_TEXTS[outcome.reason]} The game was lost ${after}.`;
}

function inSight(kings: number, { tracker, trackers }: Names): string {
  return `${plural(kings, tracker, trackers)} in sight`;
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
