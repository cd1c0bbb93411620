// What a card that is looked at means for those on the stage, and its numbers in words.
import type { ActionPreview, CombatView } from "@games/spire-act1";
import { describeForecast, type Forecast } from "@games/spire-act1/text";
import { rules, words } from "./words.ts";

/** The numbers in words, for the name of a card. */
export function wordsOf(forecast: Forecast): string {
  const told = describeForecast(forecast, rules());
  return told === "" ? "" : words().card.now(told);
}

/** What the fight would be like for a creature after what is looked at; null when the fight would be over. */
export type Ahead = CombatView | null | undefined;

/** What a card that is looked at means for an enemy: the preview that is aimed at it, or the one for all. */
export function aheadFor(previews: readonly ActionPreview[], enemy: number): Ahead {
  const aimed = previews.find(({ target }) => target === null || target === enemy);
  return aimed?.view.combat;
}
