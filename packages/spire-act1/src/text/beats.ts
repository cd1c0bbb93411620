// What a screen shows beside a creature while things happen, event by event.
import { ENGLISH, type Words } from "../english/index.js";
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
export function beatsOf(events: readonly Event[], { beats }: Words = ENGLISH): Beat[] {
  return events.flatMap((event) => {
    const beat = beatOf(event, beats);
    return beat === undefined ? [] : [beat];
  });
}

function beatOf(event: Event, beats: Words["beats"]): Beat | undefined {
  switch (event.type) {
    case "enemy-acted":
      return { target: event.enemy, kind: "act", text: "" };
    case "hit":
    case "damaged":
      return event.lost === 0
        ? { target: event.target, kind: "blocked", text: beats.blocked }
        : { target: event.target, kind: "hurt", text: `−${event.lost}` };
    case "hp-lost":
      return { target: event.target, kind: "hurt", text: `−${event.amount}` };
    case "healed":
      return { target: event.target, kind: "gain", text: beats.hp(event.amount) };
    case "block-gained":
      return { target: event.target, kind: "block", text: beats.block(event.amount) };
    case "token-placed":
      return { target: event.target, kind: "token", text: beats.token(event.amount, event.token) };
    case "energy-gained":
      return { target: PLAYER, kind: "gain", text: beats.energy(event.amount) };
    default:
      return undefined;
  }
}
