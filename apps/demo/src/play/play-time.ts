// How long a game has been played, by the clock of the page: the time in which the page was in sight and the game went on.
import { useEffect, useRef } from "react";
import { words } from "./words.ts";

/** Counts on from the milliseconds that were counted before; the function tells how many there are now. */
export function usePlayTime(before: number, isOver: boolean): () => number {
  const counted = useRef(before);
  const since = useRef<number | undefined>(undefined);
  const isOn = !isOver;
  useEffect(() => {
    if (!isOn) return undefined;
    const stop = () => {
      if (since.current !== undefined) counted.current += performance.now() - since.current;
      since.current = undefined;
    };
    const follow = () => {
      stop();
      if (document.visibilityState === "visible") since.current = performance.now();
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      stop();
    };
  }, [isOn]);
  return () => {
    const running = since.current === undefined ? 0 : performance.now() - since.current;
    return Math.round(counted.current + running);
  };
}

/** A time in words: `12 min 5 s`, `1 h 2 min`. */
export function timeWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  return words().end.time(Math.floor(minutes / 60), minutes % 60, seconds % 60);
}
