// What the player comes upon: a sentence or two for each event and for Neow, told before anything is chosen.
import { ENGLISH, type Words } from "../english/index.js";
import type { GameWithNames } from "../names.js";

/** What the player comes upon at an event or with Neow; empty for an event of one's own. */
export function sceneOf(id: string, { content }: GameWithNames, words: Words = ENGLISH): string {
  if (content.act.itemNumbers.neow.has(id)) return words.neowScene;
  const scenes: Readonly<Record<string, string>> = words.scenes;
  return Object.hasOwn(scenes, id) ? (scenes[id] ?? "") : "";
}
