// The thread of the bots for components: it starts when it is first needed and ends with the component.
import type { GameTypes, Session, Snapshot } from "@games/core-game";
import { useEffect, useRef, useState } from "react";
import type { BotAnswer, BotGame, BotQuestion, BotReply } from "./bot-messages.ts";
import { words } from "./words.ts";

/** What a bot is asked about. */
export interface BotTurn {
  readonly session: Session<GameTypes>;
  readonly snapshot: Snapshot<GameTypes>;
  /** The place of the bot; "adviser" asks for a hint. */
  readonly bot: BotQuestion["bot"];
  readonly onAnswer: (answer: BotAnswer & { readonly action: GameTypes["action"] }) => void;
  readonly onProblem: (message: string) => void;
}

/** The bots of one session's game. */
export interface Thinkers {
  /** The ids of the bots; undefined until they are loaded. */
  readonly ids: readonly string[] | undefined;
  /** Loads them. */
  readonly open: () => void;
  /** Asks one; an answer that comes when the game has changed or another question was asked is dropped. */
  readonly ask: (turn: BotTurn) => void;
}

function startWorker({ game }: Session<GameTypes>): Worker {
  // The bundler finds a worker only where its address is written inside.
  const worker = new Worker(new URL("./bot-worker.ts", import.meta.url), {
    type: "module",
    name: "bots",
  });
  const about: BotGame = { game: game.id, rows: game.rows };
  worker.postMessage(about);
  return worker;
}

/** The bots of a session's game for a component. */
export function useThinkers(session: Session<GameTypes>): Thinkers {
  const worker = useRef<Worker>(undefined);
  const asked = useRef<{ readonly number: number; readonly turn: BotTurn | undefined }>({
    number: 0,
    turn: undefined,
  });
  const [ids, setIds] = useState<readonly string[]>();
  const close = () => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => close, []);

  const fail = () => {
    close();
    asked.current.turn?.onProblem(words().bots.notLoaded);
  };
  const hear = (data: BotReply) => {
    if ("ids" in data) return setIds(data.ids);
    const { number, turn } = asked.current;
    const isLate = data.number !== number || session.getSnapshot() !== turn?.snapshot;
    if (turn === undefined || isLate) return;
    if (data.action === undefined) fail();
    else turn.onAnswer({ ...data, action: data.action });
  };
  const open = (): Worker => {
    if (worker.current !== undefined) return worker.current;
    const thread = startWorker(session);
    thread.onerror = fail;
    thread.onmessage = ({ data }: MessageEvent<BotReply>) => hear(data);
    worker.current = thread;
    return thread;
  };
  const ask = (turn: BotTurn) => {
    const thread = open();
    const number = asked.current.number + 1;
    asked.current = { number, turn };
    const question: BotQuestion = {
      number,
      bot: turn.bot,
      seed: session.options.seed ?? "",
      stream: `bot ${turn.bot} at ${turn.snapshot.step}`,
      state: session.state,
    };
    thread.postMessage(question);
  };
  return { ids, open: () => void open(), ask };
}
