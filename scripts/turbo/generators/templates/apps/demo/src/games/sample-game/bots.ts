// The bots of Sample game, the default one first; they think in a worker, so nothing here needs a page.
import type { SampleGame } from "@games/sample-game";
import { bots as players } from "@games/sample-game/bots";
import type { Bot } from "../bot.ts";

export { sampleGame as game } from "@games/sample-game";

/** The bots. */
export const bots: readonly Bot<SampleGame>[] = [
  { id: "careful", createPlayer: () => players.careful },
  { id: "random", createPlayer: () => players.random },
];
