// Names that several parts of the screen share.
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

/** What lies on a creature; each is a word of the glossary. */
export const MARKS = ["block", "strength", "vulnerable", "weak", "poison"] as const;
/** One of {@link MARKS}. */
export type Mark = (typeof MARKS)[number];
