// What notes are called for people; their own names are those of files.

import type { ENGLISH } from "./english.ts";
import { words } from "./words.ts";

const KINDS: readonly (readonly [RegExp, keyof typeof ENGLISH.notes])[] = [
  [/^wishes\.json$/, "wishes"],
  [/^(.+)\.json$/, "story"],
  [/^(.+)\.deck$/, "deck"],
  [/^(.+) recording .+$/, "recording"],
  [/^(.+)\.txt$/, "log"],
];

/** The title of a note. */
export function noteTitle(name: string): string {
  for (const [pattern, kind] of KINDS) {
    const found = pattern.exec(name);
    const title = words().notes[kind];
    if (found !== null) return typeof title === "string" ? title : title(found[1] ?? "");
  }
  return name;
}
