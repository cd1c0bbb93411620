// The kinds of node.
import type { NodeType } from "../vocabulary.js";

/** What is at a node, with its article. */
export const NODES: Readonly<Record<NodeType, string>> = {
  encounter: "an encounter",
  elite: "an elite",
  boss: "the boss",
  campfire: "a campfire",
  event: "an event",
  merchant: "a merchant",
  treasure: "a treasure",
};

const PLURALS: Readonly<Record<NodeType, readonly [one: string, many: string]>> = {
  encounter: ["encounter", "encounters"],
  elite: ["elite", "elites"],
  boss: ["boss", "bosses"],
  campfire: ["campfire", "campfires"],
  event: ["event", "events"],
  merchant: ["merchant", "merchants"],
  treasure: ["treasure", "treasures"],
};

/** How many nodes of a kind there are, from the least to the most. */
export function nodesBetween(type: NodeType, least: number, most: number): string {
  const n = least === most ? `${most}` : `${least} ${most - least === 1 ? "or" : "to"} ${most}`;
  return `${n} ${PLURALS[type][most === 1 ? 0 : 1]}`;
}
