// What notes are called for people; their own names are those of files.

const TITLES: readonly (readonly [RegExp, (part: string) => string])[] = [
  [/^wishes\.json$/, () => "How prompts are shown"],
  [/^(.+)\.json$/, (part) => `Story: ${part}`],
  [/^(.+)\.deck$/, (part) => `Threat deck: ${part}`],
  [/^(.+) recording .+$/, (part) => `Recording: ${part}`],
  [/^(.+)\.txt$/, (part) => `Log: ${part}`],
];

/** The title of a note. */
export function noteTitle(name: string): string {
  for (const [pattern, title] of TITLES) {
    const found = pattern.exec(name);
    if (found !== null) return title(found[1] ?? "");
  }
  return name;
}
