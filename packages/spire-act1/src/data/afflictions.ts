// Status cards, which come from a supply and return to it, and curses.
import type { CardRow } from "../vocabulary.js";

/** The status cards. */
export const STATUSES: readonly CardRow[] = [
  {
    id: "daze",
    name: "Daze",
    type: "status",
    character: "none",
    supply: "daze",
    keywords: ["unplayable", "ethereal"],
  },
  {
    id: "burn",
    name: "Burn",
    type: "status",
    character: "none",
    keywords: ["unplayable"],
    triggers: [{ on: "held", ops: [{ op: "damage", n: 1, to: "self" }] }],
  },
  {
    id: "slimed",
    name: "Slimed",
    type: "status",
    character: "none",
    cost: 1,
    keywords: ["exhaust"],
  },
];

/** The curses. */
export const CURSES: readonly CardRow[] = [
  { id: "injury", name: "Injury", type: "curse", character: "none", keywords: ["unplayable"] },
  {
    id: "clumsy",
    name: "Clumsy",
    type: "curse",
    character: "none",
    keywords: ["unplayable", "ethereal"],
  },
  { id: "parasite", name: "Parasite", type: "curse", character: "none", keywords: ["unplayable"] },
  {
    id: "regret",
    name: "Regret",
    type: "curse",
    character: "none",
    keywords: ["unplayable", "retain"],
  },
  {
    id: "writhe",
    name: "Writhe",
    type: "curse",
    character: "none",
    cost: 1,
    keywords: ["exhaust"],
  },
  {
    id: "doubt",
    name: "Doubt",
    type: "curse",
    character: "none",
    keywords: ["unplayable"],
    triggers: [{ on: "held", ops: [{ op: "weak", n: 1, to: "self" }] }],
  },
  {
    id: "pain",
    name: "Pain",
    type: "curse",
    character: "none",
    keywords: ["unplayable"],
    triggers: [{ on: "held", ops: [{ op: "lose-hp", n: 1, if: { is: "hand", n: 2 } }] }],
  },
  {
    id: "shame",
    name: "Shame",
    type: "curse",
    character: "none",
    keywords: ["unplayable"],
    triggers: [{ on: "held", ops: [{ op: "lose-block", n: 1 }] }],
  },
  {
    id: "decay",
    name: "Decay",
    type: "curse",
    character: "none",
    keywords: ["unplayable"],
    triggers: [{ on: "held", ops: [{ op: "damage", n: 1, to: "self" }] }],
  },
  {
    id: "ascenders_bane",
    name: "Ascender's Bane",
    type: "curse",
    character: "none",
    keywords: ["unplayable", "ethereal"],
  },
];
