// The bots of bomb flip, the default one first, and who gives hints; they think in a worker, so nothing here needs a page.
import { type BombFlip, FLIP_LEFT, FLIP_RIGHT } from "@games/bomb-flip";
import { bots as players } from "@games/bomb-flip/bots";
import { adviseScore, bestScorePolicy } from "@games/lab/bomb-flip";
import type { Adviser, Bot } from "../bot.ts";
import type { Why } from "./explain.ts";

export { bombFlip as game } from "@games/bomb-flip";

/** The bots. */
export const bots: readonly Bot<BombFlip>[] = [
  { id: "perfect", createPlayer: () => bestScorePolicy },
  { id: "weigher", createPlayer: () => players.weigher },
  { id: "bold", createPlayer: () => players.bold },
  { id: "cautious", createPlayer: () => players.cautious },
  { id: "random", createPlayer: () => players.random },
];

/** Perfect play for points, as the simulator solved it. */
export const adviser: Adviser<BombFlip> = {
  createPlayer: () => bestScorePolicy,
  why: (_, { view }): Why => (view.payout === 0 ? undefined : adviseScore(view)),
  equals: ({ type }) => (type === "flip" ? [FLIP_LEFT, FLIP_RIGHT] : []),
};
