// The endings of bomb flip: one for each trophy and one without, told from what happened.
import {
  type BombFlip,
  type Options,
  type PresetName,
  presets,
  type TrophyTier,
} from "@games/bomb-flip";
import { describeGame, GOLD_CHANCES } from "@games/bomb-flip/text";
import type { Session } from "@games/core-game";
import type { ComponentType } from "react";
import type { Ending, Mood, NextStep } from "../plugin.ts";
import { Bronze, Crater, Gold, Silver } from "./ending-pictures.tsx";
import { rules, words } from "./words.ts";

const LOOKS: Readonly<
  Record<TrophyTier, { readonly mood: Mood; readonly Picture: ComponentType }>
> = {
  none: { mood: "grim", Picture: Crater },
  bronze: { mood: "quiet", Picture: Bronze },
  silver: { mood: "glad", Picture: Silver },
  gold: { mood: "triumph", Picture: Gold },
};

const goldChance = (preset: PresetName, lives: number) => GOLD_CHANCES[preset][lives - 1] ?? "";

const isAsWritten = ({ bankPoints }: Options): boolean =>
  bankPoints === undefined || bankPoints[0] === presets["as-written"].bankPoints[0];

function nextSteps(result: TrophyTier, options: Options): readonly NextStep[] {
  const { balanced, asWritten, moreLives, hint, anotherSeed } = words().endings;
  const advice: NextStep = { text: hint };
  if (isAsWritten(options)) return [{ ...balanced, values: { preset: "calibrated" } }, advice];
  const harder: NextStep = {
    text: asWritten.text(goldChance("as-written", 3)),
    values: { preset: "as-written" },
    label: asWritten.label,
  };
  if (result === "gold") return [harder, { text: anotherSeed }];
  const easier: NextStep = {
    text: moreLives.text(goldChance("calibrated", 5)),
    values: { lives: 5 },
    label: moreLives.label,
  };
  return result === "none" ? [advice, easier] : [advice, harder];
}

/** The ending of a finished game. */
export function endingOf(outcome: BombFlip["outcome"], session: Session<BombFlip>): Ending {
  const { mood, Picture } = LOOKS[outcome.result];
  const { titles, best: bestSoFar } = words().endings;
  const events = session.history().flatMap((entry) => entry.events);
  const story = describeGame(events, outcome, session.state.config, rules());
  const best = outcome.isBest && outcome.totalScore > 0 ? [bestSoFar] : [];
  return {
    title: titles[outcome.result],
    mood,
    Picture,
    story: session.hasHistory ? [...story, ...best] : best,
    next: nextSteps(outcome.result, session.options),
  };
}
