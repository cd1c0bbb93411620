// The story of a finished game in a few lines, made from what happened.
import { ENGLISH, type Words } from "./english.js";
import { pointsFor } from "./state.js";
import { type Event, type Outcome, type Parameters, TROPHY_TIERS, type Trophy } from "./types.js";

/** What the events of a whole game come to. */
interface Tale {
  /** The points of the best bank. */
  best: number;
  /** The unique numbers of the run that is under way. */
  uniques: number;
  /** How many there were when the run was last lost. */
  lost: number;
}

function follow(tale: Tale, event: Event): void {
  switch (event.type) {
    case "number-drawn":
    case "number-rerolled":
      if (event.isNew) tale.uniques++;
      break;
    case "run-banked":
      tale.best = Math.max(tale.best, event.points + event.bonus);
      tale.uniques = 0;
      break;
    case "run-busted":
    case "life-lost":
      tale.lost = tale.uniques;
      tale.uniques = 0;
      break;
    default:
  }
}

/** How far the next trophy was away. */
function describeGap(
  { totalScore, result }: Outcome,
  { trophies }: Parameters,
  { story }: Words,
): string[] {
  const next = TROPHY_TIERS[TROPHY_TIERS.indexOf(result) + 1] as Trophy | undefined;
  return next === undefined ? [] : [story.missing(trophies[next] - totalScore, next)];
}

/** A finished game in two or three lines: the best bank, what the last bomb took, and what was missing for the next trophy. */
export function describeGame(
  events: readonly Event[],
  outcome: Outcome,
  config: Parameters,
  words: Words = ENGLISH,
): readonly string[] {
  const tale: Tale = { best: 0, uniques: 0, lost: 0 };
  for (const event of events) follow(tale, event);
  const { story } = words;
  const { banks } = outcome;
  return [
    banks === 0 ? story.nothingBanked : story.bestBank(banks, tale.best),
    tale.lost === 0 ? story.nothingLost : story.lostRun(pointsFor(config, tale.lost)),
    ...describeGap(outcome, config, words),
  ];
}
