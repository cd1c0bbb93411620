// Which coach mark is shown: the first that is not done and may be shown; what the player does ends it.
import type { GameTypes } from "@games/core-game";
import type { CoachMoment, CoachStep } from "../../games/plugin.ts";

type Step = CoachStep<GameTypes>;
type Moment = CoachMoment<GameTypes>;

/** How far a first game has come. */
export interface Progress {
  readonly done: readonly Step[];
  /** The step that is shown; undefined while the next one waits for its moment. */
  readonly shown: Step | undefined;
}

/** The progress at a moment, with these steps done. */
function showNext(steps: readonly Step[], done: readonly Step[], moment: Moment): Progress {
  const shown = steps.find((step) => !done.includes(step) && (step.isDue?.(moment) ?? true));
  return { done, shown };
}

/** The first step. */
export const beginCoach = (steps: readonly Step[], moment: Moment): Progress =>
  showNext(steps, [], moment);

/** After a change of the game; `isOver` ends the step that is shown whatever the moment says. */
export function followCoach(
  steps: readonly Step[],
  { done, shown }: Progress,
  moment: Moment,
  isOver = false,
): Progress {
  if (shown === undefined) return showNext(steps, done, moment);
  if (!isOver && shown.isDone?.(moment) !== true) return { done, shown };
  return showNext(steps, [...done, shown], moment);
}

/** Whether every step is done. */
export const isCoachOver = (steps: readonly Step[], { done }: Progress): boolean =>
  done.length >= steps.length;
