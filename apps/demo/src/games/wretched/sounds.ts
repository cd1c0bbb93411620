// What the events of a story sound like.
import type { WretchedEvent } from "@games/wretched";
import type { Sound } from "../../play/sound/sounds.ts";

const SOUNDS: Readonly<Partial<Record<WretchedEvent["type"], Sound>>> = {
  "day-began": "wind",
  "tasks-rolled": "dice",
  "card-turned": "card",
  "check-called": "door",
  "damage-taken": "hit",
  "tower-fell": "hit",
  "pull-skipped": "block",
  "beacon-lit": "bank",
  "rescue-boosted": "coin",
  "tool-found": "coin",
  "king-revealed": "alarm",
  "king-removed": "heal",
  "king-returned": "heal",
  "integrity-repaired": "heal",
  "rescue-rolled": "dice",
};

/** The sound of an event; a check that cost nothing makes only the sound of its die. */
export function soundOf(event: WretchedEvent): Sound | undefined {
  if (event.type === "damage-taken" && event.damage === 0) return "dice";
  if (event.type === "rescue-rolled" && event.removed > 0) return "coin";
  return SOUNDS[event.type];
}
