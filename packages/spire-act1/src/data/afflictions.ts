// Status cards, which come from a supply and return to it, and curses.
import type { CardRow } from "../vocabulary.js";
import { named } from "./named.js";

/** The status cards. */
export const STATUSES: readonly CardRow[] = /* @__PURE__ */ named<CardRow>([
  {
    id: "daze",
    type: "status",
    character: "none",
    supply: "daze",
    keywords: ["unplayable", "ethereal"],
  },
  {
    id: "burn",
    type: "status",
    character: "none",
    keywords: ["unplayable"],
    triggers: [{ on: "held", ops: [{ op: "damage", n: 1, to: "self" }] }],
  },
  {
    id: "slimed",
    type: "status",
    character: "none",
    cost: 1,
    keywords: ["exhaust"],
  },
]);

/** The curses. */
export const CURSES: readonly CardRow[] = /* @__PURE__ */ named<CardRow>([
  { id: "injury", type: "curse", character: "none", keywords: ["unplayable"] },
  {
    id: "clumsy",
    type: "curse",
    character: "none",
    keywords: ["unplayable", "ethereal"],
  },
  { id: "parasite", type: "curse", character: "none", keywords: ["unplayable"] },
  {
    id: "regret",
    type: "curse",
    character: "none",
    keywords: ["unplayable", "retain"],
  },
  {
    id: "writhe",
    type: "curse",
    character: "none",
    cost: 1,
    keywords: ["exhaust"],
  },
  {
    id: "doubt",
    type: "curse",
    character: "none",
    keywords: ["unplayable"],
    triggers: [{ on: "held", ops: [{ op: "weak", n: 1, to: "self" }] }],
  },
  {
    id: "pain",
    type: "curse",
    character: "none",
    keywords: ["unplayable"],
    triggers: [{ on: "held", ops: [{ op: "lose-hp", n: 1, if: { is: "hand", n: 2 } }] }],
  },
  {
    id: "shame",
    type: "curse",
    character: "none",
    keywords: ["unplayable"],
    triggers: [{ on: "held", ops: [{ op: "lose-block", n: 1 }] }],
  },
  {
    id: "decay",
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
]);
