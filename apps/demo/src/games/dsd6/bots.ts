// The bots of Deep Space D-6, the default one first; they think in a worker, so nothing here needs a page.
import type { Dsd6 } from "@games/dsd6";
import { bots as players } from "@games/dsd6/bots";
import type { Bot } from "../bot.ts";

export { dsd6 as game } from "@games/dsd6";

/** The bots and what they are called. */
export const bots: readonly Bot<Dsd6>[] = [
  { label: "Captain: weighs what each die is worth", createPlayer: () => players.captain },
  { label: "Random", createPlayer: () => players.random },
];
