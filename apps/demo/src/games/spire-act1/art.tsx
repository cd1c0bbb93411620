// The place of a drawing: its frame is there at once, the drawings come with a file of their own.
import type { SpireAct1 } from "@games/spire-act1";
import { useSyncExternalStore } from "react";
import { useGameContext } from "../../play/game-context.ts";
import "./art.css";

/** What can be drawn. */
export type Drawn = "card" | "relic" | "potion" | "event";

type Drawing = typeof import("./drawings/drawing.tsx").Drawing;

let loaded: Drawing | undefined;
let isAsked = false;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) {
    isAsked = true;
    void import("./drawings/drawing.tsx").then(({ Drawing }) => {
      loaded = Drawing;
      for (const hear of listeners) hear();
    });
  }
  return () => listeners.delete(listener);
}

/** A drawing of a card, relic, potion or event; words about it stand beside it. */
export function Art({ of, id }: { readonly of: Drawn; readonly id: string }) {
  const { content } = useGameContext<SpireAct1>().session.game;
  const Drawing = useSyncExternalStore(listen, () => loaded);
  return (
    <span className="sp-art" data-of={of} aria-hidden="true">
      {Drawing !== undefined && <Drawing of={of} id={id} content={content} />}
    </span>
  );
}
