// What the last flip showed: the faces of both cards, for as long as the eye needs.
import type { BombFlip, BombFlipEvent, Side } from "@games/bomb-flip";
import type { Snapshot } from "@games/core-game";
import { useEffect, useState } from "react";
import type { Face } from "./faces.tsx";

/** Both faces of a flip, and which card the player chose. */
export interface Reveal {
  readonly step: number;
  readonly side: Side;
  readonly faces: Readonly<Record<Side, Face>>;
}

/** How long turned cards stay before the next two lie there; a player may act at any time. */
const SHOWN_FOR = 1600;

const lootOf = (events: readonly BombFlipEvent[]): Face => {
  for (const event of events.toReversed()) {
    if (event.type === "number-drawn" || event.type === "number-rerolled")
      return { kind: "number", number: event.number };
    if (event.type === "joker-drawn") return { kind: "joker", joker: event.joker };
  }
  return { kind: "treasure" };
};

/** The faces that a change turned up, or undefined when no card was flipped. */
function revealOf(snapshot: Snapshot<BombFlip>): Reveal | undefined {
  const flip = snapshot.events.find((event) => event.type === "card-flipped");
  if (flip?.type !== "card-flipped") return undefined;
  const chosen: Face = flip.card === "bomb" ? { kind: "bomb" } : lootOf(snapshot.events);
  const other: Face = { kind: flip.other };
  const faces =
    flip.side === "left" ? { left: chosen, right: other } : { left: other, right: chosen };
  return { step: snapshot.step, side: flip.side, faces };
}

/** The faces to show now; they go by themselves, and at once when something else happens. */
export function useReveal(snapshot: Snapshot<BombFlip>): Reveal | undefined {
  const [over, setOver] = useState<Snapshot<BombFlip>>();
  const reveal = revealOf(snapshot);
  const isOver = snapshot.outcome !== undefined;
  useEffect(() => {
    // The bomb that ended the game stays.
    if (isOver) return undefined;
    const timer = setTimeout(() => setOver(snapshot), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [snapshot, isOver]);
  return over === snapshot ? undefined : reveal;
}
