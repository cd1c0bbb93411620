// The place of a drawing: its frame is there at once, the drawings come with a file of their own.
import type { SpireAct1 } from "@games/spire-act1";
import { useGameContext } from "../../play/game-context.ts";
import { loadLater } from "./load-later.ts";
import "./art.css";

/** What can be drawn. */
export type Drawn = "card" | "relic" | "potion" | "event";

const useDrawings = loadLater(() => import("./drawings/drawing.tsx"));

/** A drawing of a card, relic, potion or event; words about it stand beside it. */
export function Art({ of, id }: { readonly of: Drawn; readonly id: string }) {
  const { content } = useGameContext<SpireAct1>().session.game;
  const { Drawing } = useDrawings().loaded ?? {};
  return (
    <span className="sp-art" data-of={of} aria-hidden="true">
      {Drawing !== undefined && <Drawing of={of} id={id} content={content} />}
    </span>
  );
}
