// The coach of the game in play: begins by itself in the first game, remembers that it was seen, and can be called again.
import type { GameTypes, Session, Snapshot } from "@games/core-game";
import { useEffect, useState } from "react";
import type { AnyPlugin, CoachMoment, CoachStep } from "../../games/plugin.ts";
import { useSettings } from "../../settings/settings.ts";
import { beginCoach, followCoach, isCoachOver, type Progress } from "./steps.ts";

/** The coach as the page shows it. */
export interface Coach {
  /** The step to show; undefined when there is nothing to say now. */
  readonly step: CoachStep<GameTypes> | undefined;
  /** The place of the step, from 1, and how many there are. */
  readonly place: number;
  readonly count: number;
  /** Ends the step that is shown. */
  readonly next: () => void;
  /** Ends the coach and remembers that. */
  readonly skip: () => void;
  /** Begins again; undefined for a game without a coach. */
  readonly begin: (() => void) | undefined;
}

function momentOf(
  session: Session<GameTypes>,
  { view, events, change }: Snapshot<GameTypes>,
): CoachMoment<GameTypes> {
  const isPlayed = change === "do" || change === "redo";
  return { view, events, action: isPlayed ? session.history().at(-1)?.action : undefined };
}

/** The coach of a kept game. */
export function useCoach(
  plugin: AnyPlugin,
  session: Session<GameTypes>,
  snapshot: Snapshot<GameTypes>,
): Coach {
  const { settings, change } = useSettings();
  const steps = plugin.coach ?? [];
  const { id } = session.game;
  const isFirst = steps.length > 0 && !settings.coached.includes(id);
  const [progress, setProgress] = useState<Progress | undefined>(() =>
    isFirst && snapshot.outcome === undefined
      ? beginCoach(steps, momentOf(session, snapshot))
      : undefined,
  );
  const [seen, setSeen] = useState(snapshot);
  if (progress !== undefined && seen !== snapshot) {
    setSeen(snapshot);
    setProgress(followCoach(steps, progress, momentOf(session, snapshot)));
  }
  const isOver =
    progress !== undefined && (isCoachOver(steps, progress) || snapshot.outcome !== undefined);
  const skip = () => {
    setProgress(undefined);
    if (!settings.coached.includes(id)) change({ coached: [...settings.coached, id] });
  };
  useEffect(() => {
    if (isOver) skip();
  }, [isOver]);

  const moment = () => momentOf(session, snapshot);
  const step = progress?.shown;
  return {
    step,
    place: step === undefined ? 0 : steps.indexOf(step) + 1,
    count: steps.length,
    next: () => {
      if (progress !== undefined) setProgress(followCoach(steps, progress, moment(), true));
    },
    skip,
    begin:
      steps.length === 0
        ? undefined
        : () => {
            setSeen(snapshot);
            setProgress(beginCoach(steps, moment()));
          },
  };
}
