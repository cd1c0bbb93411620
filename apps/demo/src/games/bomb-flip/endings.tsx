// The endings of bomb flip: one for each trophy and one without, told from what happened.
import { type BombFlip, type Options, presets, type TrophyTier } from "@games/bomb-flip";
import { describeGame, PRESET_TEXTS } from "@games/bomb-flip/text";
import type { Session } from "@games/core-game";
import type { ComponentType } from "react";
import type { Ending, Mood, NextStep } from "../plugin.ts";
import { Bronze, Crater, Gold, Silver } from "./ending-pictures.tsx";

const LOOKS: Readonly<
  Record<
    TrophyTier,
    { readonly title: string; readonly mood: Mood; readonly Picture: ComponentType }
  >
> = {
  none: { title: "Blown up", mood: "grim", Picture: Crater },
  bronze: { title: "Bronze", mood: "quiet", Picture: Bronze },
  silver: { title: "Silver", mood: "glad", Picture: Silver },
  gold: { title: "Gold!", mood: "triumph", Picture: Gold },
};

const isAsWritten = ({ bankPoints }: Options): boolean =>
  bankPoints === undefined || bankPoints[0] === presets["as-written"].bankPoints[0];

const BALANCED: NextStep = {
  text: "You played the rules as written, where waiting hardly pays. The balanced rules reward four or five numbers.",
  values: { preset: "calibrated" },
  label: "Play the balanced rules",
};

const AS_WRITTEN: NextStep = {
  text: `The rules as written are harder: best play wins gold in ${PRESET_TEXTS["as-written"].gold[2]} of games.`,
  values: { preset: "as-written" },
  label: "Play them as written",
};

const MORE_LIVES: NextStep = {
  text: `With five lives, best play wins gold in ${PRESET_TEXTS.calibrated.gold[4]} of games.`,
  values: { lives: 5 },
  label: "Play with five lives",
};

const ADVICE: NextStep = {
  text: "Press “Hint” when you waver between a flip and the bank: it compares both exactly.",
};

function nextSteps(result: TrophyTier, options: Options): readonly NextStep[] {
  if (isAsWritten(options)) return [BALANCED, ADVICE];
  if (result === "gold") return [AS_WRITTEN, { text: "Beat your own best with another seed." }];
  return result === "none" ? [ADVICE, MORE_LIVES] : [ADVICE, AS_WRITTEN];
}

/** The ending of a finished game. */
export function endingOf(outcome: BombFlip["outcome"], session: Session<BombFlip>): Ending {
  const { title, mood, Picture } = LOOKS[outcome.result];
  const events = session.history().flatMap((entry) => entry.events);
  const story = describeGame(events, outcome, session.state.config);
  const best = outcome.isBest && outcome.totalScore > 0 ? ["This is your best game so far."] : [];
  return {
    title,
    mood,
    Picture,
    story: session.hasHistory ? [...story, ...best] : best,
    next: nextSteps(outcome.result, session.options),
  };
}
