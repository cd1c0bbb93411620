// The bots of bomb flip, the usual one first; they think in a worker, so nothing here needs a page.
import type { BombFlip } from "@games/bomb-flip";
import { bots as policies } from "@games/bomb-flip/bots";
import type { Bot } from "../bot.ts";

/** The bots and what they are called. */
export const bots: readonly Bot<BombFlip>[] = [
  { label: "Weigher: weighs one more flip", policy: policies.weigher },
  { label: "Bold: banks at four numbers", policy: policies.bold },
  { label: "Cautious: banks every number", policy: policies.cautious },
  { label: "Random", policy: policies.random },
];
