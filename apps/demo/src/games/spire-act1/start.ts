// What the start page shows of the Ironclad's Act 1.
import { lessons } from "@games/spire-act1/text";
import type { GameStart } from "../plugin.ts";
import { rules } from "./words.ts";

/** The lessons, and whether there is a table. */
export const start: GameStart = {
  get howToPlay() {
    return lessons("printed", rules());
  },
  hasTable: true,
};
