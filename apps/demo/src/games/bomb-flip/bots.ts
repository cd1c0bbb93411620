// The bots of bomb flip, the default one first, and who gives hints; they think in a worker, so nothing here needs a page.
import { type BombFlip, FLIP_LEFT, FLIP_RIGHT, type View } from "@games/bomb-flip";
import { bots as players } from "@games/bomb-flip/bots";
import { adviseScore, bestScorePolicy } from "@games/lab/bomb-flip";
import type { Adviser, Bot } from "../bot.ts";

export { bombFlip as game } from "@games/bomb-flip";

/** The bots and what they are called. */
export const bots: readonly Bot<BombFlip>[] = [
  { label: "Perfect: plays for the most points", createPlayer: () => bestScorePolicy },
  { label: "Weigher: weighs one more flip", createPlayer: () => players.weigher },
  { label: "Bold: banks at four numbers", createPlayer: () => players.bold },
  { label: "Cautious: banks every number", createPlayer: () => players.cautious },
  { label: "Random", createPlayer: () => players.random },
];

const points = (value: number): string => value.toFixed(1);

/** Why perfect play does what it does: what both choices come to. */
function explain(action: BombFlip["action"], view: View): string {
  if (view.payout === 0)
    return "There is nothing to bank yet, and nobody can know which card is the safer one.";
  const { bank = 0, flip } = adviseScore(view);
  return action.type === "bank"
    ? `Banked now, the game ends with ${points(bank)} points on average; after another flip with ${points(flip)}.`
    : `After another flip the game ends with ${points(flip)} points on average; banked now, with ${points(bank)}.`;
}

/** Perfect play for points, as the simulator solved it. */
export const adviser: Adviser<BombFlip> = {
  createPlayer: () => bestScorePolicy,
  explain: (action, { view }) => explain(action, view),
  equals: ({ type }) => (type === "flip" ? [FLIP_LEFT, FLIP_RIGHT] : []),
};
