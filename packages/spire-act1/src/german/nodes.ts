// The kinds of node.
import type { PluralForms } from "@games/core-game/text";
import type { NodeType } from "../vocabulary.js";
import { count, pick } from "./forms.js";

/** What is at a node, with its article. */
export const NODES: Readonly<Record<NodeType, string>> = {
  encounter: "eine Begegnung",
  elite: "ein Elitekampf",
  boss: "der Boss",
  campfire: "ein Lagerfeuer",
  event: "ein Ereignis",
  merchant: "ein Händler",
  treasure: "ein Schatz",
};

/** The same as the object of a sentence. */
export const NODE_OBJECTS: Readonly<Record<NodeType, string>> = {
  ...NODES,
  elite: "einen Elitekampf",
  boss: "den Boss",
  merchant: "einen Händler",
  treasure: "einen Schatz",
};

const FORMS: Readonly<Record<NodeType, PluralForms>> = {
  encounter: { one: "Begegnung", other: "Begegnungen" },
  elite: { one: "Elitekampf", other: "Elitekämpfe" },
  boss: { one: "Boss", other: "Bosse" },
  campfire: { one: "Lagerfeuer", other: "Lagerfeuer" },
  event: { one: "Ereignis", other: "Ereignisse" },
  merchant: { one: "Händler", other: "Händler" },
  treasure: { one: "Schatz", other: "Schätze" },
};

/** How many nodes of a kind there are, from the least to the most. */
export function nodesBetween(type: NodeType, least: number, most: number): string {
  if (least === most) return count(most, FORMS[type]);
  return `${least} ${most - least === 1 ? "oder" : "bis"} ${most} ${pick(most, FORMS[type])}`;
}
