// What the start page shows of bomb flip.
import { lessons } from "@games/bomb-flip/text";
import type { GameStart } from "../plugin.ts";
import { rules } from "./words.ts";

/** The lessons. */
export const start: GameStart = {
  get howToPlay() {
    return lessons(rules());
  },
};
