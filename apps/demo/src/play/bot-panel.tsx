// Watching a bot: step by step or at speed, in the game that is shown.
import { useEffect, useId, useState } from "react";
import type { Thinkers } from "./use-bot.ts";
import type { GameController } from "./use-game.ts";
import { words } from "./words.ts";

/** The pauses between two actions, in milliseconds. */
const PAUSES = { slow: 1500, brisk: 500, fast: 60 } as const;
type Speed = keyof typeof PAUSES;
const SPEEDS = Object.keys(PAUSES) as readonly Speed[];

/** How a bot is at work. */
export interface BotRun {
  readonly isRunning: boolean;
  readonly setRunning: (isRunning: boolean) => void;
}

/** The bots of a game and what lets them play. */
export function BotPanel(props: {
  /** What the bots are called, by their ids. */
  readonly names: Readonly<Record<string, string>>;
  readonly thinkers: Thinkers;
  readonly controller: GameController;
  readonly run: BotRun;
  /** Told before a bot acts, so that the game can be marked. */
  readonly onBot: () => void;
}) {
  const { names, thinkers, controller, run, onBot } = props;
  const [index, setIndex] = useState(0);
  const [speed, setSpeed] = useState<Speed>("brisk");
  const headingId = useId();
  const { snapshot, context } = controller;
  const isOver = snapshot.outcome !== undefined;

  const playOne = () => {
    if (isOver) return;
    thinkers.ask({
      session: context.session,
      snapshot,
      bot: index,
      onAnswer: ({ action }) => {
        onBot();
        controller.play(action);
      },
      onProblem: (message) => {
        run.setRunning(false);
        controller.refuse(message);
      },
    });
  };

  // Every new snapshot schedules one action, nothing else does.
  useEffect(() => {
    if (!run.isRunning) return undefined;
    if (isOver) {
      run.setRunning(false);
      return undefined;
    }
    const timer = setTimeout(playOne, PAUSES[speed]);
    return () => clearTimeout(timer);
  }, [run.isRunning, snapshot, speed, index]);

  const { loading, bots: says } = words();
  return (
    <details
      className="panel bots"
      onToggle={(event) => event.currentTarget.open && thinkers.open()}
    >
      <summary id={headingId}>{says.heading}</summary>
      <p className="quiet">{says.about}</p>
      <div className="row">
        <label>
          {says.bot}
          <select value={index} onChange={(event) => setIndex(Number(event.target.value))}>
            {(thinkers.ids ?? [loading]).map((id, i) => (
              <option key={id} value={i}>
                {names[id] ?? id}
              </option>
            ))}
          </select>
        </label>
        <label>
          {says.speed}
          <select value={speed} onChange={(event) => setSpeed(event.target.value as Speed)}>
            {SPEEDS.map((name) => (
              <option key={name} value={name}>
                {says.speeds[name]}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="plain"
          onClick={() => !run.isRunning && playOne()}
          aria-disabled={run.isRunning || isOver}
        >
          {says.step}
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => !isOver && run.setRunning(!run.isRunning)}
          aria-pressed={run.isRunning}
          aria-disabled={isOver}
        >
          {says.run}
        </button>
      </div>
    </details>
  );
}
