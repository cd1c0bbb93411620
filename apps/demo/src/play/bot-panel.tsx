// Watching a bot: step by step or at speed, in the game that is shown.
import { useEffect, useId, useState } from "react";
import type { Thinkers } from "./use-bot.ts";
import type { GameController } from "./use-game.ts";

/** The pauses between two actions, in milliseconds. */
const SPEEDS = [
  { label: "slow", pause: 1500 },
  { label: "brisk", pause: 500 },
  { label: "fast", pause: 60 },
] as const;

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
  const [pause, setPause] = useState<number>(SPEEDS[1].pause);
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
    const timer = setTimeout(playOne, pause);
    return () => clearTimeout(timer);
  }, [run.isRunning, snapshot, pause, index]);

  return (
    <details
      className="panel bots"
      onToggle={(event) => event.currentTarget.open && thinkers.open()}
    >
      <summary id={headingId}>Let a bot play</summary>
      <p className="quiet">
        A bot sees what you see and no more. A game in which one acted is kept out of the best
        results.
      </p>
      <div className="row">
        <label>
          Bot
          <select value={index} onChange={(event) => setIndex(Number(event.target.value))}>
            {(thinkers.ids ?? ["Loading …"]).map((id, i) => (
              <option key={id} value={i}>
                {names[id] ?? id}
              </option>
            ))}
          </select>
        </label>
        <label>
          Speed
          <select value={pause} onChange={(event) => setPause(Number(event.target.value))}>
            {SPEEDS.map((speed) => (
              <option key={speed.label} value={speed.pause}>
                {speed.label}
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
          One step
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => !isOver && run.setRunning(!run.isRunning)}
          aria-pressed={run.isRunning}
          aria-disabled={isOver}
        >
          Run
        </button>
      </div>
    </details>
  );
}
