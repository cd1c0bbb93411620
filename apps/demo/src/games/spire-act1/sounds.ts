// What a run sounds like.
import { PLAYER, type SpireAct1Event } from "@games/spire-act1";
import type { Sound } from "../../play/sound/sounds.ts";

const PLAIN: Readonly<Partial<Record<SpireAct1Event["type"], Sound>>> = {
  "node-entered": "door",
  "card-played": "card",
  "draw-pile-shuffled": "card",
  "card-taken": "card",
  "die-rolled": "dice",
  "die-changed": "dice",
  "hp-lost": "hit",
  healed: "heal",
  "gold-gained": "coin",
  "gold-lost": "coin",
  "relic-gained": "bank",
  "potion-gained": "bank",
  "potion-drunk": "heal",
  "relic-triggered": "tick",
  "relic-used": "tick",
  "enemy-died": "bank",
  "mode-shifted": "alarm",
};

/** The sound of an event. */
export function soundOf(event: SpireAct1Event): Sound | undefined {
  if (event.type === "hit" || event.type === "damaged") return event.lost > 0 ? "hit" : "block";
  if (event.type === "block-gained") return event.target === PLAYER ? "block" : undefined;
  return PLAIN[event.type];
}
