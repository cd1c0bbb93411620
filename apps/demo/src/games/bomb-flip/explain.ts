// Why perfect play does what it does: what both choices come to.
import type { BombFlip } from "@games/bomb-flip";
import { words } from "./words.ts";

/** The average result of both choices; undefined while there is nothing to bank. */
export type Why = { readonly bank: number | undefined; readonly flip: number } | undefined;

/** The reason in a sentence. */
export function explain(action: BombFlip["action"], _: unknown, why: unknown): string {
  const odds = why as Why;
  const { reasons } = words();
  return odds === undefined ? reasons.nothing : reasons[action.type](odds.bank ?? 0, odds.flip);
}
