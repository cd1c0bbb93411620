// Exact chances for components, counted in a thread of their own.
import type { Action, Dsd6 } from "@games/dsd6";
import { useEffect, useState } from "react";
import { useGameContext } from "../../play/game-context.ts";
import type { ChanceAnswer, ChanceRequest, Question } from "./chances.ts";
import { words } from "./words.ts";

let counter: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (chance: number) => void>();

function ask(request: Omit<ChanceRequest, "number">, tell: (chance: number) => void): () => void {
  counter ??= openCounter();
  const number = ++asked;
  waiting.set(number, tell);
  counter.postMessage({ ...request, number } satisfies ChanceRequest);
  return () => waiting.delete(number);
}

function openCounter(): Worker {
  const worker = new Worker(new URL("./chance-worker.ts", import.meta.url), {
    type: "module",
    name: "chances",
  });
  worker.onmessage = ({ data }: MessageEvent<ChanceAnswer>) => {
    waiting.get(data.number)?.(data.chance);
    waiting.delete(data.number);
  };
  return worker;
}

/** The chance that an action leads to something, as a percentage in words; undefined until it is counted or when nothing is asked. */
export function useChance(action: Action | undefined, question: Question): string | undefined {
  const { session, snapshot } = useGameContext<Dsd6>();
  const [told, setTold] = useState<{ readonly of: unknown; readonly chance: number }>();
  const isAsked = action !== undefined && session.game.check(session.state, action) === undefined;
  useEffect(() => {
    if (!isAsked) return undefined;
    return ask({ state: session.state, action, question }, (chance) =>
      setTold({ of: snapshot, chance }),
    );
    // The actions of a phase are equal while the snapshot is the same.
  }, [session, snapshot, question, isAsked]);
  return isAsked && told?.of === snapshot ? words().deck.percent(told.chance) : undefined;
}
