// What the readers of other programs' formats share: a pack in the making, and cards as those programs name them.
import { ok, type Result } from "@games/core-rng";
import { CARD_IDS, type CardId, RANKS, type Rank, SUITS, type Suit } from "../data/cards.js";
import { type FileFault, faultAt } from "../files.js";
import { markdownFault } from "../messages.js";
import type { Ending } from "../pack.js";
import type { OpenedPack } from "./check.js";
import { type Assumption, ENDING_TEXTS } from "./defaults.js";

/** A pack in the making, what is wrong with it, and what was assumed. */
export interface Draft {
  readonly prose: Record<string, unknown>;
  readonly aces: Partial<Record<Suit, string>>;
  readonly pulls: Partial<Record<CardId, object>>;
  readonly places: Map<string, { name: string; line: number }>;
  readonly faults: FileFault[];
  readonly assumed: Assumption[];
  /** Puts a text of the prose in its place. */
  put(key: string, value: unknown, name: string, line: number): void;
  /** Puts the text of an ending in its place, under its usual title. */
  putEnding(ending: Ending, text: string, name: string, line: number): void;
  /** Puts a prompt in its place, once. */
  putPrompt(card: CardId, text: string, name: string, line: number): void;
}

/** An empty pack. */
export function startDraft(faults: readonly FileFault[] = []): Draft {
  const prompts: Partial<Record<CardId, string>> = {};
  const endings: Partial<Record<Ending, object>> = {};
  const prose: Record<string, unknown> = { prompts };
  const places: Draft["places"] = new Map();
  const found = faults.slice();
  return {
    prose,
    aces: {},
    pulls: {},
    places,
    faults: found,
    assumed: [],
    put(key, value, name, line) {
      prose[key] = value;
      places.set(`prose.${key}`, { name, line });
    },
    putEnding(ending, text, name, line) {
      prose.endings = endings;
      endings[ending] = { title: ENDING_TEXTS[ending].title, text };
      places.set(`prose.endings.${ending}`, { name, line });
    },
    putPrompt(card, text, name, line) {
      if (prompts[card] !== undefined)
        found.push(faultAt(line, markdownFault("given-twice", { name: card })));
      prompts[card] = text;
      places.set(`prose.prompts.${card}`, { name: `${card} (${name.slice(0, 40)})`, line });
    },
  };
}

/** The result of opening, with what the reader assumed before what was filled in. */
export function addAssumed(
  opened: Result<OpenedPack, readonly FileFault[]>,
  { assumed }: Pick<Draft, "assumed">,
): Result<OpenedPack, readonly FileFault[]> {
  if (!opened.ok) return opened;
  return ok({ ...opened.value, assumed: [...assumed, ...opened.value.assumed] });
}

/** A suit by its name, in any case, in the singular or the plural. */
export function readSuit(text: string): Suit | undefined {
  const name = text.trim().toLowerCase().replace(/s?$/, "s");
  return SUITS.find((suit) => suit === name);
}

/** A rank by its sign or its name. */
export function readRank(text: string): Rank | undefined {
  const name = text.trim().toUpperCase();
  const words: Readonly<Record<string, Rank>> = {
    ACE: "A",
    "1": "A",
    JACK: "J",
    QUEEN: "Q",
    KING: "K",
  };
  return (
    RANKS.find((rank) => rank === name) ?? (Object.hasOwn(words, name) ? words[name] : undefined)
  );
}

/** A card by suit and rank. */
export function cardAt(suit: Suit, rank: Rank): CardId {
  const id = `${suit[0]?.toUpperCase()}${rank}`;
  return CARD_IDS.find((card) => card === id) as CardId;
}

/** A card written as `7-hearts`. */
export function readPlace(text: string): CardId | undefined {
  const [rank, suit, ...more] = text.split("-");
  const known = { rank: readRank(rank ?? ""), suit: readSuit(suit ?? "") };
  if (more.length > 0 || known.rank === undefined || known.suit === undefined) return undefined;
  return cardAt(known.suit, known.rank);
}

/** The one rank of some cards, which count as trackers; a fault when they are of several. */
export function trackerRank(cards: readonly CardId[], draft: Draft, line: number): Rank {
  const ranks = [...new Set(cards.map((card) => card.slice(1) as Rank))];
  if (ranks.length > 1) {
    const message = markdownFault("mixed-trackers", { cards: cards.slice(0, 8).join(", ") });
    draft.faults.push(faultAt(line, message));
  }
  return ranks[0] ?? "K";
}

/** A pull of a card whose file says no more than that there is one. */
export const PLAIN_PULL = { danger: 1, damage: 1 } as const;
