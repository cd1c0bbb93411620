// The thread of the bots for components: it starts with the first question and ends with the component.
import type { GameTypes, Session, Snapshot } from "@games/core-game";
import { useEffect, useRef } from "react";
import type { BotAnswer, BotGame, BotQuestion } from "./bot-messages.ts";

/** What a bot is asked about. */
export interface BotTurn {
  readonly session: Session<GameTypes>;
  readonly snapshot: Snapshot<GameTypes>;
  readonly bot: number;
  readonly onAction: (action: GameTypes["action"]) => void;
  readonly onProblem: (message: string) => void;
}

function openWorker({ game }: Session<GameTypes>): Worker {
  // The bundler finds a worker only where its address is written inside.
  const worker = new Worker(new URL("./bot-worker.ts", import.meta.url), {
    type: "module",
    name: "bots",
  });
  const about: BotGame = { game: game.id, rows: game.rows };
  worker.postMessage(about);
  return worker;
}

/** Asks a bot of one session's game; an answer that comes when the game has changed or another question was asked is dropped. */
export function useBot(): (turn: BotTurn) => void {
  const worker = useRef<Worker>(undefined);
  const asked = useRef(0);
  useEffect(
    () => () => {
      asked.current++;
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );
  return ({ session, snapshot, bot, onAction, onProblem }) => {
    worker.current ??= openWorker(session);
    const thread = worker.current;
    const number = ++asked.current;
    const fail = () => {
      thread.terminate();
      worker.current = undefined;
      onProblem("The bot could not be loaded. Are you offline?");
    };
    thread.onerror = fail;
    thread.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
      if (data.number !== asked.current || session.getSnapshot() !== snapshot) return;
      if (data.action === undefined) fail();
      else onAction(data.action);
    };
    const question: BotQuestion = {
      number,
      bot,
      seed: session.options.seed,
      stream: `bot ${bot} at ${snapshot.step}`,
      state: session.state,
    };
    thread.postMessage(question);
  };
}
