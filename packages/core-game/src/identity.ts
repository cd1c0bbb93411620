// Whether something that was kept belongs to this game and to the content it was made with.
import type { GameTypes, Rules } from "./contract.js";

/** Why a save or replay belongs to another game, if it does. */
export function findMismatch<T extends GameTypes>(
  kind: "save" | "replay",
  { id, content }: Pick<Rules<T>, "id" | "content">,
  kept: { readonly game: string; readonly content?: unknown },
): { readonly code: "wrong-game" | "wrong-content"; readonly message: string } | undefined {
  if (kept.game !== id) {
    return {
      code: "wrong-game",
      message: `This is a ${kind} of "${kept.game.slice(0, 40)}", not of "${id}".`,
    };
  }
  if (kept.content !== content) {
    return { code: "wrong-content", message: `This ${kind} belongs to other content.` };
  }
  return undefined;
}
