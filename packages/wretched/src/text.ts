/**
 * English sentences for actions, events and outcomes, with the names of the story that the game plays.
 *
 * @packageDocumentation
 */
import type { Game } from "@games/core-game";
import { capitalize, count, listWords, type Sentences, tellEvent } from "@games/core-game/text";
import { type CardId, RANKS, rankOf, suitOf } from "./data/cards.js";
import type { CheckReason, LogKind } from "./data/stages.js";
import type { DefeatReason, Names } from "./pack.js";
import type { Action, Event, Outcome, Wretched } from "./types.js";

export { CHECK_REASONS, type CheckReason, LOG_KINDS, type LogKind } from "./data/stages.js";
export type { Names } from "./pack.js";

/** What text reads of a game: its story pack. */
export type GameWithStory = Pick<Game<Wretched>, "rows">;

const FRAMEWORK_NAMES: Names = {
  integrity: "integrity",
  token: "token",
  tokens: "tokens",
  beacon: "the beacon",
  tool: "the tool",
  tracker: "King",
  trackers: "Kings",
  check: "pull",
};

/** The names of a game's story; those of the framework for a pack without prose. */
export function namesOf({ rows }: GameWithStory): Names {
  return rows.prose?.names ?? FRAMEWORK_NAMES;
}

const RANK_NAMES: readonly string[] =
  "Ace Two Three Four Five Six Seven Eight Nine Ten Jack Queen King".split(" ");

const SUIT_SIGNS = { hearts: "♥", diamonds: "♦", clubs: "♣", spades: "♠" } as const;

/** A card in words, such as `Ten of Spades`. */
export function cardName(id: CardId): string {
  return `${RANK_NAMES[RANKS.indexOf(rankOf(id))]} of ${capitalize(suitOf(id))}`;
}

/** A card in short, such as `10♠`. */
export function cardSign(id: CardId): string {
  return `${rankOf(id)}${SUIT_SIGNS[suitOf(id)]}`;
}

const ACTION_TEXTS: Sentences<Action, Names> = {
  "write-log": () => "Write the log.",
  "skip-log": () => "Leave the log unwritten.",
  "roll-tasks": () => "Roll for the day's cards.",
  "end-story": () => "End the story here.",
  "turn-card": () => "Turn the next card.",
  pull: (_, { check }) => `Make the ${check}.`,
  "use-tool": (_, { tool, check }) => `Use ${tool} and decline the ${check}.`,
  "return-king": ({ card }) => `Shuffle the ${cardName(card)} back into the deck.`,
  "remove-king": ({ card }) => `Take the ${cardName(card)} out of the game.`,
  "keep-king": (_, { trackers }) => `Leave the ${trackers} where they are.`,
  "roll-rescue": () => "Roll for rescue.",
};

/** What an action does, as a label for a button or a log. */
export function describeAction(action: Action, game: GameWithStory): string {
  return tellEvent(ACTION_TEXTS, action, namesOf(game)) ?? action.type;
}

const logName = (kind: LogKind): string => (kind === "day" ? "log" : `${kind} log`);

const REASON_TEXTS: Readonly<Record<CheckReason, string>> = {
  "pull-card": "the card asks for it",
  "severe-card": "the card asks for it, and it is a severe one",
  "odd-rank": "its rank is odd",
  "danger-level": "the card is dangerous",
  "fixed-damage": "the card has a price",
  "final-pull": "one last thing must hold",
};

const SENTENCES: Sentences<Event, Names> = {
  "initial-damage-taken": ({ faces, damage, integrity }, names) =>
    `Before the first day, rolled ${faces.join(" + ")}: ${damage} lost, ${integrity} ${names.integrity} left.`,
  "log-written": ({ kind, day }) => `The ${logName(kind)} of day ${day} was written.`,
  "log-skipped": ({ kind, day }) => `The ${logName(kind)} of day ${day} was left unwritten.`,
  "day-began": ({ day }) => `Day ${day} began.`,
  "tasks-rolled": ({ face, cards }) =>
    `The day's die showed ${face}: ${count(cards, "card")} to turn.`,
  "card-turned": ({ card }) => `The ${cardName(card)} was turned.`,
  "check-called": ({ reason, reduction }, { check }) =>
    `A ${check} is due, because ${REASON_TEXTS[reason]}.${reduction > 0 ? ` The Aces take off ${reduction}.` : ""}`,
  "damage-taken": ({ faces, damage, integrity }, names) =>
    `${faces.length > 0 ? `Rolled ${faces.join(" + ")}` : "No roll"}: ${damage} lost, ${integrity} ${names.integrity} left.`,
  "pull-skipped": (_, { tool, check }) => `${capitalize(tool)} spared the ${check}.`,
  "bonus-raised": ({ card, reduction }) =>
    `The ${cardName(card)} helps: damage is lower by ${reduction} from now on.`,
  "beacon-lit": ({ tokens }, names) =>
    `Now ${names.beacon} is at work, with ${count(tokens, names.token, names.tokens)} to go.`,
  "rescue-boosted": ({ need }) => `From now on a ${need} is enough for rescue.`,
  "tool-found": (_, { tool, check }) => `Now ${tool} is at hand: one ${check} may be declined.`,
  "king-revealed": ({ kings, limit }, { tracker }) =>
    `That is ${tracker} number ${kings}; number ${limit} would be the last.`,
  "king-choice-offered": ({ cards }) =>
    `There is a chance to be rid of the ${listWords(cards.map(cardName), "or the")}.`,
  "king-returned": ({ card, kings }, names) =>
    `The ${cardName(card)} was shuffled back; ${inSight(kings, names)}.`,
  "king-removed": ({ card, kings }, names) =>
    `The ${cardName(card)} left the game; ${inSight(kings, names)}.`,
  "king-kept": ({ kings }, names) => `Everything stayed as it lay; ${inSight(kings, names)}.`,
  "cards-discarded": (event) => `${count(event.count, "card")} put away for the day.`,
  "rescue-rolled": ({ faces, need, removed, tokens }, names) =>
    `Rolled ${faces.join(", ")} for rescue, ${need} or more needed: ${removed === 0 ? "nothing came of it" : `${removed} removed`}, ${count(tokens, names.token, names.tokens)} left.`,
  "ending-reached": ({ ending }, names) => {
    if (ending === "victory") return "It held. Rescue came.";
    return ending === "ended" ? "The story ends here." : DEFEAT_TEXTS[ending](names);
  },
  "game-ended": ({ outcome }, names) => tellOutcome(outcome, names),
};

/** What happened, in a sentence. */
export function describeEvent(event: Event, game: GameWithStory): string | undefined {
  return tellEvent(SENTENCES, event, namesOf(game));
}

const DEFEAT_TEXTS: Readonly<Record<DefeatReason, (names: Names) => string>> = {
  ship_destroyed: () => "Nothing was left that could hold.",
  four_kings: ({ tracker }) => `The last ${tracker} had come.`,
  deck_exhausted: () => "Time ran out with the last card.",
  final_pull_failed: () => "Rescue came, and found nothing standing.",
};

/** How a game ended, in a sentence or two. */
export function describeOutcome(outcome: Outcome, game: GameWithStory): string {
  return tellOutcome(outcome, namesOf(game));
}

function tellOutcome({ result, reason, days, integrity }: Outcome, names: Names): string {
  const after = `after ${count(days, "day")}`;
  if (result === "victory")
    return `You were rescued ${after}, with ${integrity} ${names.integrity} left.`;
  if (reason === null) return `Your story ended ${after}.`;
  return `${DEFEAT_TEXTS[reason](names)} The game was lost ${after}.`;
}

function inSight(kings: number, { tracker, trackers }: Names): string {
  return `${count(kings, tracker, trackers)} in sight`;
}
