// What the last change did, beat by beat, sorted by who shows it.
import type { Snapshot } from "@games/core-game";
import { type Creature, type Event, PLAYER, type SpireAct1 } from "@games/spire-act1";
import { createContext, useContext } from "react";

/** How a number that flies up looks. */
export type FloatKind = "hurt" | "blocked" | "block" | "gain" | "token";

/** A number that flies up beside a creature. */
export interface Float {
  readonly key: string;
  readonly kind: FloatKind;
  readonly text: string;
  /** Milliseconds after the change. */
  readonly delay: number;
}

/** The last change as the screen shows it. */
export interface Reading {
  readonly step: number;
  /** By creature: an enemy's number, or {@link PLAYER}. */
  readonly floats: ReadonlyMap<Creature, readonly Float[]>;
  /** When each enemy acted, in milliseconds after the change. */
  readonly acts: ReadonlyMap<number, number>;
  readonly hasRolled: boolean;
}

/** The longest beat, and how long a whole change may take to be shown. */
const BEAT = 180;
const LONGEST = 2400;

/** What an event lets fly up, and beside whom. */
function floatOf(
  event: Event,
): readonly [target: Creature, kind: FloatKind, text: string] | undefined {
  switch (event.type) {
    case "hit":
    case "damaged":
      return event.lost === 0
        ? [event.target, "blocked", "blocked"]
        : [event.target, "hurt", `−${event.lost}`];
    case "hp-lost":
      return [event.target, "hurt", `−${event.amount}`];
    case "healed":
      return [event.target, "gain", `+${event.amount} HP`];
    case "block-gained":
      return [event.target, "block", `+${event.amount} block`];
    case "token-placed":
      return [event.target, "token", `+${event.amount} ${event.token}`];
    case "energy-gained":
      return [PLAYER, "gain", `+${event.amount} energy`];
    default:
      return undefined;
  }
}

/** Reads the events of the last change. */
export function readEvents({
  step,
  events,
}: Pick<Snapshot<SpireAct1>, "step" | "events">): Reading {
  const shown = events.filter(
    (event) => event.type === "enemy-acted" || floatOf(event) !== undefined,
  );
  const beat = Math.min(BEAT, LONGEST / Math.max(1, shown.length));
  const floats = new Map<Creature, Float[]>();
  const acts = new Map<number, number>();
  shown.forEach((event, i) => {
    const delay = Math.round(i * beat);
    if (event.type === "enemy-acted") acts.set(event.enemy, delay);
    const [target, kind, text] = floatOf(event) ?? [];
    if (target === undefined || kind === undefined || text === undefined) return;
    floats.set(target, [...(floats.get(target) ?? []), { key: `${step} ${i}`, kind, text, delay }]);
  });
  return { step, floats, acts, hasRolled: events.some(({ type }) => type === "die-rolled") };
}

/** Where the parts of the screen find the last change. */
export const ReadingContext = createContext<Reading>(readEvents({ step: 0, events: [] }));

/** The last change. */
export const useReading = (): Reading => useContext(ReadingContext);
