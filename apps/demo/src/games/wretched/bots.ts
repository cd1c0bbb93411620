// The bots of Wretched & Alone, the default one first; they think in a worker, so nothing here needs a page.
import type { Wretched } from "@games/wretched";
import { bots as players } from "@games/wretched/bots";
import type { Bot } from "../bot.ts";

export { wretched as game } from "@games/wretched";

/** The bots and what they are called. */
export const bots: readonly Bot<Wretched>[] = [
  { label: "Prudent: spends the tool at once", createPlayer: () => players.prudent },
  { label: "Hoarder: keeps the tool for a deadly moment", createPlayer: () => players.hoarder },
  { label: "Stoic: never uses the tool", createPlayer: () => players.stoic },
  { label: "Random", createPlayer: () => players.random },
];
