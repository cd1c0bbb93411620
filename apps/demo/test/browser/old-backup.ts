// A backup as an early version of the page wrote it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FIXTURES = join(import.meta.dirname, "../fixtures/first-contract");
const SESSION = "-session.json";
/** A file of that version. */
export const fixture = (name: string): string => readFileSync(join(FIXTURES, name), "utf8").trim();

/** The games that there were then, in alphabetical order. */
export const IDS = readdirSync(FIXTURES)
  .filter((name) => name.endsWith(SESSION))
  .map((name) => name.replace(SESSION, ""))
  .sort();
/** The link to a game of then. */
export const SHARE = fixture("bomb-flip-share.txt");

/** A backup as the early version wrote it. */
export const BACKUP = JSON.stringify({
  backup: 1,
  saves: IDS.map((game, i) => ({
    id: `old-${game}`,
    game,
    text: fixture(`${game}-session.json`),
    seed: "early",
    step: 12,
    outcome: null,
    marks: [],
    updated: i + 1,
  })),
  results: [
    {
      id: "done",
      game: "bomb-flip",
      seed: "early",
      result: "none",
      sentence: "It ended early.",
      score: 3,
      marks: [],
      share: SHARE,
      finished: 5,
    },
  ],
  notes: [
    {
      id: "old-wretched/day 1.txt",
      owner: "old-wretched",
      name: "day 1.txt",
      content: "Cold.",
      updated: 6,
    },
    {
      id: "story-packs/my-winter:1",
      owner: "story-packs",
      name: "my-winter.json",
      content: fixture("wretched-story.json"),
      updated: 7,
    },
  ],
  settings: [],
});
