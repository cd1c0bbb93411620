// The cards as a story tells them, under the documents' names (rule 20).
import { CARD_IDS, type CardId, type Rank, rankOf, type Suit, suitOf } from "../data/cards.js";
import type { AceRole, StoryPack } from "../pack.js";

/** The documents' names of what an Ace can do (rule 50); `remove_king` is ours. */
export const SPECIAL_MECHANICS: Readonly<Partial<Record<AceRole, string>>> = Object.freeze({
  win: "beacon_activation",
  boost: "antenna_boost",
  skip: "skip_tower_pull",
  "return-king": "shuffle_king_spades",
  "remove-king": "remove_king",
});

/** One card as its story tells it. */
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
export function loadCardPrompts(pack: StoryPack): Record<CardId, CardPrompt> {
  const entries = CARD_IDS.map((id) => [id, cardPrompt(pack, id)] as const);
  return Object.fromEntries(entries) as Record<CardId, CardPrompt>;
}

function cardPrompt(pack: StoryPack, id: CardId): CardPrompt {
  const [suit, rank, text] = [suitOf(id), rankOf(id), pack.prose.prompts[id]];
  const specialMechanic = rank === "A" ? SPECIAL_MECHANICS[pack.aces[suit]] : undefined;
  const requiresTowerPull = pack.pulls[id] !== undefined;
  const keepVisible = rank === pack.tracker;
  const prompt = { id, suit, rank, promptText: text, text, requiresTowerPull, keepVisible };
  return specialMechanic === undefined ? prompt : { ...prompt, specialMechanic };
}
