// What the start page shows of Wretched & Alone.
import { lessons } from "@games/wretched/text";
import type { GameStart } from "../plugin.ts";
import { rules } from "./words.ts";

/** The lessons, and whether there is a table. */
export const start: GameStart = {
  get howToPlay() {
    return lessons(rules());
  },
  hasTable: true,
};
