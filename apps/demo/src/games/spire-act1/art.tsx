// The place of a drawing: its frame is there at once, the drawings come with a file of their own.
import type { SpireAct1 } from "@games/spire-act1";
import { useSyncExternalStore } from "react";
import { useGameContext } from "../../play/game-context.ts";
import "./art.css";

/** What can be drawn. */
export type Drawn = "card" | "relic" | "potion" | "event";

type Drawings = typeof import("./drawings/drawing.tsx");

let loaded: Drawings | undefined;
let isAsked = false;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) {
    isAsked = true;
    void import("./drawings/drawing.tsx").then((drawings) => {
      loaded = drawings;
      for (const hear of listeners) hear();
    });
  }
  return () => listeners.delete(listener);
}

/** A drawing of a card, relic, potion or event; words about it stand beside it. */
export function Art({ of, id }: { readonly of: Drawn; readonly id: string }) {
  const { content } = useGameContext<SpireAct1>().session.game;
  const drawings = useSyncExternalStore(listen, () => loaded);
  return (
    <span className="sp-art" data-of={of} aria-hidden="true">
      {drawings !== undefined && <drawings.Drawing of={of} id={id} content={content} />}
    </span>
  );
}
