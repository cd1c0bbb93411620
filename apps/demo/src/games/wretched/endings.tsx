// How the games of a story end: its own text, the drawing of its place as it is left, and what to try next.
import type { Session } from "@games/core-game";
import type { Ending as EndingName, Outcome, Preset, Wretched } from "@games/wretched";
import { tellEnding } from "@games/wretched/screen";
import { describeShare, ODDS, type OddsOf, plainProse } from "@games/wretched/text";
import type { Ending, Mood, NextStep } from "../plugin.ts";
import { StoryPicture } from "./art/story-picture.tsx";
import { lookOf } from "./looks.ts";
import { type StoryGame, storyOf } from "./stories.ts";

const MOODS: Readonly<Record<EndingName, Mood>> = {
  victory: "triumph",
  ended: "glad",
  ship_destroyed: "grim",
  four_kings: "grim",
  deck_exhausted: "quiet",
  final_pull_failed: "grim",
};

/** What to try next, in a game of a story under one set of rules. */
interface Tried {
  readonly game: StoryGame;
  readonly preset: Preset;
}
type Try = (tried: Tried) => NextStep;

/** How often the story is won in a mode, as far as it was solved or simulated. */
function wonWords({ game, preset }: Tried, mode: OddsOf): string {
  const row = ODDS.rows.find(({ pack, game: name }) => pack === game.rows.id && name === mode);
  if (row === undefined) return "";
  return ` Games won there: ${describeShare(row[preset])}.`;
}

const gentler: Try = (tried) => ({
  text: `The easy mode of this story is gentler.${wonWords(tried, "easy")}`,
  values: { difficulty: "easy" },
  label: "Play it in the easy mode",
});
const beacon: Try = (tried) => ({
  text: `With an early beacon, rescue is on its way from the first day.${wonWords(tried, "early-beacon")}`,
  values: { hasEarlyBeacon: true },
  label: "Play with an early beacon",
});
const narrative: Try = () => ({
  text: "With nothing to lose, only the prompts are left, and the story is as long as you like.",
  values: { danger: "narrative" },
  label: "Play without danger",
});
const others: Try = () => ({
  text: "There are other stories on the form for a new game, and room for one of your own.",
});
const harder: Try = (tried) => ({
  text: `There is a hard mode.${wonWords(tried, "hard")}`,
  values: { difficulty: "hard" },
  label: "Play it in the hard mode",
});

const NEXT: Readonly<Record<EndingName, readonly Try[]>> = {
  victory: [harder, others],
  ended: [others, gentler],
  ship_destroyed: [gentler, narrative],
  four_kings: [beacon, others],
  deck_exhausted: [beacon, others],
  final_pull_failed: [gentler, others],
};

/** How one game ended. */
export function endingOf(outcome: Outcome, session: Session<Wretched>): Ending {
  const game = storyOf(session.game);
  const { title, lines } = tellEnding(outcome, game);
  const ending = outcome.reason ?? (outcome.result === "victory" ? "victory" : "ended");
  const look = lookOf(game);
  const { preset } = session.getSnapshot().view.config;
  return {
    mood: MOODS[ending],
    title,
    story: lines.map(plainProse),
    next: NEXT[ending].map((next) => next({ game, preset })),
    Picture: () => <StoryPicture look={look} ending={ending} />,
  };
}
