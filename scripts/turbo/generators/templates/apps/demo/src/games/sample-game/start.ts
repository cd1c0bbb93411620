// What the start page shows of Sample game.
import { lessons } from "@games/sample-game/text";
import type { GameStart } from "../plugin.ts";
import { rules } from "./words.ts";

/** The lessons. */
export const start: GameStart = {
  get howToPlay() {
    return lessons(rules());
  },
};
