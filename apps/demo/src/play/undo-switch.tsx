// How far undo goes, changed in the middle of a game.
import type { GameTypes, Session } from "@games/core-game";
import { words } from "./words.ts";

/** The switch; the frame draws it anew whenever the session changes. */
export const UndoSwitch = ({ session }: { readonly session: Session<GameTypes> }) => (
  <label className="toggle undo-switch">
    <input
      type="checkbox"
      checked={session.undoMode === "free"}
      onChange={(event) => {
        session.undoMode = event.target.checked ? "free" : "fair";
      }}
    />
    {words().freeUndo}
  </label>
);
