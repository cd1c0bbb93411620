// What is heard of Deep Space D-6.
import type { Dsd6Event } from "@games/dsd6";
import type { Sound } from "../../play/sound/sounds.ts";

const SOUNDS: Readonly<Partial<Record<Dsd6Event["type"], Sound>>> = {
  "crew-rolled": "dice",
  "threat-die-rolled": "dice",
  "die-scanned": "alarm",
  "die-assigned": "tick",
  "die-put-on-threat": "tick",
  "card-drawn": "card",
  "threat-hit": "block",
  "threat-destroyed": "bomb",
  "threat-resolved": "bank",
  "crew-healed": "heal",
  "hull-repaired": "heal",
  "shields-recharged": "heal",
  "stasis-placed": "wind",
  "ship-damaged": "hit",
  "crew-sent": "door",
};

/** The sound of an event. */
export const soundOf = ({ type }: Dsd6Event): Sound | undefined => SOUNDS[type];
