// Sample game in a few sentences; its figures are the engine's.
import type { Lesson } from "@games/core-game/text";
import { DEFAULTS, UNLUCKY } from "@games/sample-game";

/** What a newcomer needs to know. */
export const howToPlay: readonly Lesson[] = [
  {
    title: "The aim",
    text: `Score ${DEFAULTS.target} points in ${DEFAULTS.rounds} rounds.`,
  },
  { title: "Roll", text: "Roll the die as often as you dare. What it shows joins the pot." },
  { title: "Bad luck", text: `A ${UNLUCKY} loses the pot and ends the round.` },
  { title: "Or bank", text: "Banking adds the pot to your score and ends the round." },
];
