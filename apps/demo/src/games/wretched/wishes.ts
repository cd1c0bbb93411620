// What the player wishes of a story: a name, and which prompts to soften or to leave out.
import { CARD_IDS, type CardId, type Prose, SUITS, type Suit, suitOf } from "@games/wretched";
import { words } from "./screen-words.ts";
import type { StoryGame } from "./stories.ts";

/** How a prompt is shown: as it was written, by its subject alone, or not at all. */
export const TREATMENTS = ["full", "soft", "out"] as const;
/** One of {@link TREATMENTS}. */
export type Treatment = (typeof TREATMENTS)[number];

/** The wishes of one game. */
export interface Wishes {
  /** Who writes the log. */
  readonly narrator: string;
  /** Whether the content notes have been read. */
  readonly isReady: boolean;
  /** Suits whose prompts are softened unless a card says otherwise. */
  readonly softSuits: readonly Suit[];
  readonly cards: Readonly<Partial<Record<CardId, Treatment>>>;
}

/** The wishes of a player who has not been asked. */
export const NO_WISHES: Wishes = { narrator: "", isReady: false, softSuits: [], cards: {} };

/** Wishes from the text that was kept; what is unknown or broken is as at the beginning. */
export function readWishes(text: string): Wishes {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return NO_WISHES;
  }
  const given = (typeof value === "object" && value !== null ? value : {}) as Partial<Wishes>;
  const { narrator, isReady, softSuits, cards } = given;
  const suits = Array.isArray(softSuits) ? softSuits : [];
  const treated = CARD_IDS.flatMap((id) => {
    const treatment = TREATMENTS.find((known) => known === cards?.[id]);
    return treatment === undefined ? [] : [[id, treatment] as const];
  });
  return {
    narrator: typeof narrator === "string" ? narrator : "",
    isReady: isReady === true,
    softSuits: SUITS.filter((suit) => suits.includes(suit)),
    cards: Object.fromEntries(treated),
  };
}

/** How a card's prompt is to be shown. */
export const treatmentOf = ({ cards, softSuits }: Wishes, card: CardId): Treatment =>
  cards[card] ?? (softSuits.includes(suitOf(card)) ? "soft" : "full");

/** A card's prompt as the player wishes it. */
export function promptOf(prose: Prose, wishes: Wishes, card: CardId): string {
  switch (treatmentOf(wishes, card)) {
    case "full":
      return prose.prompts[card];
    case "soft":
      return words().cards.soft(prose.suits[suitOf(card)]);
    default:
      return words().cards.out;
  }
}

/** The story with every prompt as the player wishes it, for reading back and for export. */
export function withWishes({ rows }: StoryGame, wishes: Wishes): Pick<StoryGame, "rows"> {
  const prompts = CARD_IDS.map((id) => [id, promptOf(rows.prose, wishes, id)]);
  const prose = { ...rows.prose, prompts: Object.fromEntries(prompts) as Prose["prompts"] };
  return { rows: { ...rows, prose } };
}
