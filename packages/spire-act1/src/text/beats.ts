// What a screen shows beside a creature while things happen, event by event.
import { capitalize } from "@games/core-game/text";
import type { Creature, Event } from "../events.js";
import { PLAYER } from "../events.js";

/** What a beat is about. */
export const BEAT_KINDS = ["hurt", "blocked", "block", "gain", "token", "act"] as const;
/** One of {@link BEAT_KINDS}. */
export type BeatKind = (typeof BEAT_KINDS)[number];

/** A moment of a change: whom it concerns, and a few signs to show there. `act` is an enemy that moves, without a text. */
export interface Beat {
  readonly target: Creature;
  readonly kind: BeatKind;
  readonly text: string;
}

/** The moments of a change in their order, one for each event that can be seen on a creature. */
export function beatsOf(events: readonly Event[]): Beat[] {
  return events.flatMap((event) => {
    const beat = beatOf(event);
    return beat === undefined ? [] : [beat];
  });
}

function beatOf(event: Event): Beat | undefined {
  switch (event.type) {
    case "enemy-acted":
      return { target: event.enemy, kind: "act", text: "" };
    case "hit":
    case "damaged":
      return event.lost === 0
        ? { target: event.target, kind: "blocked", text: "blocked" }
        : { target: event.target, kind: "hurt", text: `−${event.lost}` };
    case "hp-lost":
      return { target: event.target, kind: "hurt", text: `−${event.amount}` };
    case "healed":
      return { target: event.target, kind: "gain", text: `+${event.amount} HP` };
    case "block-gained":
      return { target: event.target, kind: "block", text: `+${event.amount} block` };
    case "token-placed":
      return { target: event.target, kind: "token", text: tokenText(event) };
    case "energy-gained":
      return { target: PLAYER, kind: "gain", text: `+${event.amount} energy` };
    default:
      return undefined;
  }
}

function tokenText({ amount, token }: Extract<Event, { type: "token-placed" }>): string {
  return `+${amount} ${capitalize(token)}`;
}
