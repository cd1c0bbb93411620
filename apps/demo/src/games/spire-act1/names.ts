// Names and small texts that several parts of the screen share.
import type { CardType, NodeType } from "@games/spire-act1";

/** The kinds of card as they are printed. */
export const TYPE_NAMES: Readonly<Record<CardType, string>> = {
  attack: "Attack",
  skill: "Skill",
  power: "Power",
  status: "Status",
  curse: "Curse",
  ticket: "Ticket",
};

/** The kinds of node as they stand under a sign. */
export const NODE_LABELS: Readonly<Record<NodeType, string>> = {
  encounter: "Encounter",
  elite: "Elite",
  boss: "Boss",
  campfire: "Campfire",
  event: "Event",
  merchant: "Merchant",
  treasure: "Treasure",
};

/** What tokens do, for those who do not know. */
export const TOKEN_NOTES = {
  block: "Block: takes damage before HP does.",
  strength: "Strength: added to every hit.",
  vulnerable: "Vulnerable: the next attack on it hits for double.",
  weak: "Weak: hits of its next attack are 1 smaller.",
  poison: "Poison: takes that many HP at the start of the enemies' turn.",
} as const;

/** What lies on a creature. */
export type Mark = keyof typeof TOKEN_NOTES;
