// What the table and the advisor's thread say to each other, and the advice for components.
import type { BombFlip } from "@games/bomb-flip";
import type { Snapshot } from "@games/core-game";
import type { Choices } from "@games/lab/bomb-flip";
import { useEffect, useRef, useState } from "react";

/** What perfect play can be after: points at the end, or the chance of gold. */
export const AIMS = ["score", "gold"] as const;
/** One of {@link AIMS}. */
export type Aim = (typeof AIMS)[number];

/** A question to the advisor; `step` comes back with the answer. */
export interface Question {
  readonly step: number;
  readonly view: BombFlip["view"];
}

/** What each choice is worth for an aim; undefined when the aim is reached already. */
export interface Advice {
  readonly step: number;
  readonly aim: Aim;
  readonly choices: Choices | undefined;
}

/** Perfect play for what is on the table; an aim is missing as long as it is being thought about. */
export function useAdvice(snapshot: Snapshot<BombFlip>): ReadonlyMap<Aim, Choices | undefined> {
  const worker = useRef<Worker>(undefined);
  const [advice, setAdvice] = useState<readonly Advice[]>([]);
  useEffect(() => {
    const thread = new Worker(new URL("./advisor-worker.ts", import.meta.url), {
      type: "module",
      name: "advisor",
    });
    thread.onmessage = ({ data }: MessageEvent<Advice>) =>
      setAdvice((before) => [...before.filter(({ step }) => step === data.step), data]);
    worker.current = thread;
    return () => thread.terminate();
  }, []);
  useEffect(() => {
    const { step, view } = snapshot;
    const question: Question = { step, view };
    worker.current?.postMessage(question);
  }, [snapshot]);
  const current = advice.filter(({ step }) => step === snapshot.step);
  return new Map(current.map(({ aim, choices }) => [aim, choices]));
}
