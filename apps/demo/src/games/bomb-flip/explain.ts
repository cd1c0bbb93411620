// Why perfect play does what it does: what both choices come to.
import type { BombFlip } from "@games/bomb-flip";

/** The average result of both choices; undefined while there is nothing to bank. */
export type Why = { readonly bank: number | undefined; readonly flip: number } | undefined;

const points = (value: number): string => value.toFixed(1);

/** What the bots are called. */
export const BOT_NAMES = {
  perfect: "Perfect: plays for the most points",
  weigher: "Weigher: weighs one more flip",
  bold: "Bold: banks at four numbers",
  cautious: "Cautious: banks every number",
  random: "Random",
};

/** The reason in a sentence. */
export function explain(action: BombFlip["action"], _: unknown, why: unknown): string {
  const odds = why as Why;
  if (odds === undefined)
    return "There is nothing to bank yet, and nobody can know which card is the safer one.";
  const { bank = 0, flip } = odds;
  return action.type === "bank"
    ? `Banked now, the game ends with ${points(bank)} points on average; after another flip with ${points(flip)}.`
    : `After another flip the game ends with ${points(flip)} points on average; banked now, with ${points(bank)}.`;
}
