// What is heard of bomb flip.
import type { BombFlipEvent } from "@games/bomb-flip";
import type { Sound } from "../../play/sound/sounds.ts";

/** The sound of an event. */
export function soundOf(event: BombFlipEvent): Sound | undefined {
  switch (event.type) {
    case "card-flipped":
      return event.card === "bomb" ? "bomb" : "card";
    case "number-drawn":
      return event.isNew ? "coin" : undefined;
    case "number-rerolled":
      return "dice";
    case "joker-drawn":
      return "heal";
    case "shield-used":
      return "block";
    case "run-busted":
      return "hit";
    case "run-banked":
      return "bank";
    case "trophy-won":
      return "won";
    default:
      return undefined;
  }
}
