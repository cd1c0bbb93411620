// The prose of a story pack: what a story adds to its rules, and the cards as a story tells them.
import { CARD_IDS, type CardId, type Rank, rankOf, type Suit, suitOf } from "./data/cards.js";
import type { Names } from "./text.js";
import type { AceRole, PackRules } from "./types.js";

/** The ways a story can end: the reasons for a defeat, rescue, and a story that its player ended. */
export const ENDINGS = [
  "victory",
  "ship_destroyed",
  "four_kings",
  "deck_exhausted",
  "final_pull_failed",
  "ended",
] as const;

/** One of {@link ENDINGS}. */
export type Ending = (typeof ENDINGS)[number];

/** How one ending is told. */
export interface EndingText {
  readonly title: string;
  readonly text: string;
}

/** What a player should know before the story and may talk about after it. */
export interface Safety {
  /** What the story touches on. */
  readonly contentNotes: readonly string[];
  /** Ways to stop, soften or leave out. */
  readonly advice: readonly string[];
  /** Questions for afterwards. */
  readonly debrief: readonly string[];
}

/** A complete story: its rules and its prose. `{name}`, `{day}`, `{integrity}` and `{tokens}` are filled in. */
export interface Pack extends PackRules {
  /** A language tag such as `en`. */
  readonly language: string;
  readonly title: string;
  readonly author: string;
  /** One or two sentences for a list of stories. */
  readonly summary: string;
  /** What each suit is about. */
  readonly suits: Readonly<Record<Suit, string>>;
  readonly names: Names;
  /** What the player reads before the first day. */
  readonly introduction: string;
  /** The form of the opening log, of a day's log, of its last line, and of the closing log. */
  readonly openingLog: string;
  readonly dayLog: string;
  readonly signOff: string;
  readonly closingLog: string;
  readonly endings: Readonly<Record<Ending, EndingText>>;
  readonly safety: Safety;
  readonly prompts: Readonly<Record<CardId, string>>;
}

/** The documents' names of what an Ace can do (rule 50); the last two have one each in our words. */
export const SPECIAL_MECHANICS: Readonly<Partial<Record<AceRole, string>>> = {
  win: "beacon_activation",
  boost: "antenna_boost",
  skip: "skip_tower_pull",
  "return-king": "shuffle_king_spades",
  "remove-king": "remove_king",
};

/** One card as its story tells it (rule 20). */
export interface CardPrompt {
  readonly id: CardId;
  readonly suit: Suit;
  readonly rank: Rank;
  readonly promptText: string;
  /** The same as `promptText` (R38). */
  readonly text: string;
  readonly requiresTowerPull: boolean;
  readonly keepVisible: boolean;
  readonly specialMechanic?: string;
}

/** All 52 cards of a story by id. */
export function loadCardPrompts(pack: Pack): Record<CardId, CardPrompt> {
  const entries = CARD_IDS.map((id) => [id, cardPrompt(pack, id)] as const);
  return Object.fromEntries(entries) as Record<CardId, CardPrompt>;
}

function cardPrompt(pack: Pack, id: CardId): CardPrompt {
  const [suit, rank, text] = [suitOf(id), rankOf(id), pack.prompts[id]];
  const mechanic = rank === "A" ? SPECIAL_MECHANICS[pack.aces[suit]] : undefined;
  return {
    id,
    suit,
    rank,
    promptText: text,
    text,
    requiresTowerPull: pack.pulls[id] !== undefined,
    keepVisible: rank === pack.tracker,
    ...(mechanic === undefined ? {} : { specialMechanic: mechanic }),
  };
}
