// How the games of a story end: its own text, the drawing of its place as it is left, and what to try next.
import type { Session } from "@games/core-game";
import type { Ending as EndingName, Outcome, Preset, Wretched } from "@games/wretched";
import { tellEnding } from "@games/wretched/screen";
import { describeShare, ODDS, type OddsOf, plainProse } from "@games/wretched/text";
import type { Ending, Mood, NextStep } from "../plugin.ts";
import { StoryPicture } from "./art/story-picture.tsx";
import { storyOf } from "./default-story.ts";
import { lookOf } from "./looks.ts";
import { words } from "./screen-words.ts";
import type { StoryGame } from "./stories.ts";
import { rules } from "./words.ts";

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
  return row === undefined ? "" : words().endings.won(describeShare(row[preset], rules()));
}

const gentler: Try = (tried) => {
  const { text, label } = words().endings.gentler;
  return { text: text + wonWords(tried, "easy"), values: { difficulty: "easy" }, label };
};
const beacon: Try = (tried) => {
  const { text, label } = words().endings.beacon;
  return { text: text + wonWords(tried, "early-beacon"), values: { hasEarlyBeacon: true }, label };
};
const narrative: Try = () => ({
  ...words().endings.narrative,
  values: { danger: "narrative" },
});
const others: Try = () => words().endings.others;
const harder: Try = (tried) => {
  const { text, label } = words().endings.harder;
  return { text: text + wonWords(tried, "hard"), values: { difficulty: "hard" }, label };
};

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
  const { title, lines, language } = tellEnding(outcome, game, rules());
  const ending = outcome.reason ?? (outcome.result === "victory" ? "victory" : "ended");
  const look = lookOf(game);
  const { preset } = session.getSnapshot().view.config;
  return {
    mood: MOODS[ending],
    title,
    language,
    story: lines.map(plainProse),
    next: NEXT[ending].map((next) => next({ game, preset })),
    Picture: () => <StoryPicture look={look} ending={ending} />,
  };
}
