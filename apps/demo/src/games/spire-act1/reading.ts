// What the last change did, beat by beat, sorted by who shows it.
import type { Snapshot } from "@games/core-game";
import type { Creature, SpireAct1 } from "@games/spire-act1";
import { type Beat, beatsOf } from "@games/spire-act1/text";
import { createContext, useContext } from "react";
import { rules } from "./words.ts";

/** A number that flies up beside a creature. */
export interface Float extends Beat {
  readonly key: string;
  /** Milliseconds after the change. */
  readonly delay: number;
}

/** The last change as the screen shows it. */
export interface Reading {
  readonly step: number;
  /** By creature: an enemy's number, or the player. */
  readonly floats: ReadonlyMap<Creature, readonly Float[]>;
  /** When each enemy acted, in milliseconds after the change. */
  readonly acts: ReadonlyMap<Creature, number>;
  readonly hasRolled: boolean;
}

/** The longest beat, and how long a whole change may take to be shown. */
const BEAT = 180;
const LONGEST = 2400;

/** Reads the events of the last change. */
export function readEvents({
  step,
  events,
}: Pick<Snapshot<SpireAct1>, "step" | "events">): Reading {
  const beats = beatsOf(events, rules());
  const pause = Math.min(BEAT, LONGEST / Math.max(1, beats.length));
  const floats = new Map<Creature, Float[]>();
  const acts = new Map<Creature, number>();
  beats.forEach((beat, i) => {
    const delay = Math.round(i * pause);
    const { target } = beat;
    if (beat.kind === "act") acts.set(target, delay);
    else
      floats.set(target, [...(floats.get(target) ?? []), { ...beat, key: `${step} ${i}`, delay }]);
  });
  return { step, floats, acts, hasRolled: events.some(({ type }) => type === "die-rolled") };
}

/** Where the parts of the screen find the last change. */
export const ReadingContext = createContext<Reading>(readEvents({ step: 0, events: [] }));

/** The last change. */
export const useReading = (): Reading => useContext(ReadingContext);
