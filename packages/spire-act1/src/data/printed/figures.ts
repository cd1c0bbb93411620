// Figures of the printed act that are no rows: what a run starts with, prices, rewards of fights that options choose.
import type { RewardPart } from "../../vocabulary.js";

/** HP at the start, which is also the most the player can have. */
export const PRINTED_HP = 10;
/** Gold at the start. */
export const START_GOLD = 2;
/** The relics at the start. */
export const START_RELICS: readonly string[] = ["loaded_die"];
/** What Neow gives before her options. */
export const NEOW_GOLD = 3;

/** What a merchant has: how many of each, prices of cards by rarity, how much the first relic is cheaper. */
export const MERCHANT = {
  relics: 3,
  potions: 3,
  cards: 3,
  colorless: 3,
  discount: 1,
  prices: { starter: 2, common: 2, uncommon: 3, rare: 6, special: 2 },
} as const;

/** What fights give that options choose, by the kind of node. */
export const POOL_REWARDS: {
  readonly [type: string]: readonly RewardPart[];
  readonly encounter: readonly RewardPart[];
} = {
  encounter: [{ part: "gold", n: 1 }, { part: "card" }],
  elite: [{ part: "gold", n: 2 }, { part: "relic" }, { part: "card" }],
  boss: [{ part: "gold", n: 3 }, { part: "boss-relic" }, { part: "rare" }],
};
