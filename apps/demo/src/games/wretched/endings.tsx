// How the games of a story end: its own text, the drawing of its place as it is left, and what to try next.
import type { Session } from "@games/core-game";
import type { Ending as EndingName, Outcome, Wretched } from "@games/wretched";
import { tellEnding } from "@games/wretched/screen";
import { plainProse } from "@games/wretched/text";
import type { Ending, Mood, NextStep } from "../plugin.ts";
import { StoryPicture } from "./art/story-picture.tsx";
import { lookOf } from "./looks.ts";
import { storyOf } from "./stories.ts";

const MOODS: Readonly<Record<EndingName, Mood>> = {
  victory: "triumph",
  ended: "glad",
  ship_destroyed: "grim",
  four_kings: "grim",
  deck_exhausted: "quiet",
  final_pull_failed: "grim",
};

const GENTLER: NextStep = {
  text: "The same story in the easy mode is won about three times in ten.",
  values: { difficulty: "easy" },
  label: "Play it in the easy mode",
};
const BEACON: NextStep = {
  text: "With an early beacon, rescue is on its way from the first day.",
  values: { hasEarlyBeacon: true },
  label: "Play with an early beacon",
};
const NARRATIVE: NextStep = {
  text: "With nothing to lose, only the prompts are left, and the story is as long as you like.",
  values: { danger: "narrative" },
  label: "Play without danger",
};
const OTHERS: NextStep = {
  text: "There are other stories on the form for a new game, and room for one of your own.",
};
const HARDER: NextStep = {
  text: "In the hard mode, one game in twenty is won.",
  values: { difficulty: "hard" },
  label: "Play it in the hard mode",
};

const NEXT: Readonly<Record<EndingName, readonly NextStep[]>> = {
  victory: [HARDER, OTHERS],
  ended: [OTHERS, GENTLER],
  ship_destroyed: [GENTLER, NARRATIVE],
  four_kings: [BEACON, OTHERS],
  deck_exhausted: [BEACON, OTHERS],
  final_pull_failed: [GENTLER, OTHERS],
};

/** How one game ended. */
export function endingOf(outcome: Outcome, session: Session<Wretched>): Ending {
  const game = storyOf(session.game);
  const { title, lines } = tellEnding(outcome, game);
  const ending = outcome.reason ?? (outcome.result === "victory" ? "victory" : "ended");
  const look = lookOf(game);
  return {
    mood: MOODS[ending],
    title,
    story: lines.map(plainProse),
    next: NEXT[ending],
    Picture: () => <StoryPicture look={look} ending={ending} />,
  };
}
