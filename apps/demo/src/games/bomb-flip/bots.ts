// The bots of bomb flip, the default one first; they think in a worker, so nothing here needs a page.
import type { BombFlip } from "@games/bomb-flip";
import { bots as players } from "@games/bomb-flip/bots";
import type { Bot } from "../bot.ts";

export { bombFlip as game } from "@games/bomb-flip";

/** The bots and what they are called. */
export const bots: readonly Bot<BombFlip>[] = [
  { label: "Weigher: weighs one more flip", createPlayer: () => players.weigher },
  { label: "Bold: banks at four numbers", createPlayer: () => players.bold },
  { label: "Cautious: banks every number", createPlayer: () => players.cautious },
  { label: "Random", createPlayer: () => players.random },
];
