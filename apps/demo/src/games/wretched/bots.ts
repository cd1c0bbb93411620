// The bots of Wretched & Alone, the usual one first; they think in a worker, so nothing here needs a page.
import type { Wretched } from "@games/wretched";
import { bots as policies } from "@games/wretched/bots";
import type { Bot } from "../bot.ts";

/** The bots and what they are called. */
export const bots: readonly Bot<Wretched>[] = [
  { label: "Prudent: spends the tool at once", policy: policies.prudent },
  { label: "Hoarder: keeps the tool for a deadly moment", policy: policies.hoarder },
  { label: "Stoic: never uses the tool", policy: policies.stoic },
  { label: "Random", policy: policies.random },
];
