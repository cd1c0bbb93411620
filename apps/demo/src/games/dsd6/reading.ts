// What the last change did, sorted by who shows it, so that each part of the screen can move its own.
import type { Snapshot } from "@games/core-game";
import type { Dsd6, Dsd6Event } from "@games/dsd6";
import { createContext, useContext } from "react";

/** The last change as the screen shows it. */
export interface Reading {
  readonly step: number;
  /** The dice that were rolled. */
  readonly rolled: ReadonlySet<number>;
  readonly shieldsLost: number;
  readonly hullLost: number;
  /** What happened to each card: the events that name it. */
  readonly cards: ReadonlyMap<number, readonly Dsd6Event["type"][]>;
  readonly hasRolledThreatDie: boolean;
}

/** Reads the events of the last change. */
export function readEvents({ step, events }: Pick<Snapshot<Dsd6>, "step" | "events">): Reading {
  const rolled = new Set<number>();
  const cards = new Map<number, Dsd6Event["type"][]>();
  let shieldsLost = 0;
  let hullLost = 0;
  for (const event of events) {
    if (event.type === "crew-rolled") for (const { die } of event.rolls) rolled.add(die);
    if (event.type === "ship-damaged") {
      shieldsLost += event.shieldsLost;
      hullLost += event.hullLost;
    }
    if ("card" in event) cards.set(event.card, [...(cards.get(event.card) ?? []), event.type]);
  }
  const hasRolledThreatDie = events.some(({ type }) => type === "threat-die-rolled");
  return { step, rolled, shieldsLost, hullLost, cards, hasRolledThreatDie };
}

/** Where the parts of the screen find the last change. */
export const ReadingContext = createContext<Reading>(readEvents({ step: 0, events: [] }));

/** The last change. */
export const useReading = (): Reading => useContext(ReadingContext);
