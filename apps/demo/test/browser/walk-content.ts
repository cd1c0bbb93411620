// A walk through the content of players' own on the form of a game: an editor of cards, and files of cards, stories and logs.
import type { Locator } from "playwright-core";
import { tap, unfold, type Walk } from "./walk-parts.ts";

/** Files of a deck that are refused, each for a reason of its own. */
const DECKS: Files = [
  ["a.json", "{"],
  ["a.json", "7"],
  ["a.json", "{}"],
  ["a.json", '{"threats":[]}'],
  [
    "a.json",
    '{"threats":[{"id":"A b","name":"⟦A⟧","kind":"external","count":1,"symbol":"skull"}]}',
  ],
  ["a.json", '{"threats":[{"id":"a","name":"⟦A⟧","kind":"filler","count":200}]}'],
];

const STORY_HEAD = "---\nformat: 1\nid: broken\nversion: 1.0.0\n---\n";

/** Files of stories that are refused or have gaps. */
const STORIES: Files = [
  ["a.md", ""],
  ["a.md", "one line of text"],
  ["a.md", "# A title\n\n## A heading\n"],
  ["a.md", STORY_HEAD],
  ["a.md", `${STORY_HEAD}\n# Title\n\nText without a place.\n\n## Hearts\n\n### Two\n`],
  ["a.md", "---\na: 1\n"],
  ["a.md", "<!-- a\n"],
  ["a.json", "{"],
  ["a.json", "7"],
  ["a.json", '{"some":"fields"}'],
  ["a.json", '{"id":"A b","prompts":7}'],
  ["config.yml", "a: ["],
  ["config.yml", "title: A"],
  ["deck.csv", "a,b\n1"],
];

/** Files of logs that are refused. */
const LOGS: Files = [
  ["a.json", "{"],
  ["a.json", "{}"],
  ["a.json", '{"format":99}'],
];

type Files = readonly (readonly [name: string, text: string])[];

/** Gives one file after the other to a field, and looks at what is said of each. */
async function give(walk: Walk, field: Locator, files: Files, part: string): Promise<void> {
  for (const [name, text] of files) {
    const buffer = Buffer.from(text);
    await field.setInputFiles({ name, mimeType: "text/plain", buffer });
    await walk.page.waitForTimeout(150);
    await unfold(walk, part);
    await walk.look(`the file ${name}: ${text.slice(0, 40)}`);
  }
}

/** Walks through what a game lets its players bring along. */
export async function walkContent(walk: Walk, game: string): Promise<void> {
  const { page, look } = walk;
  const files = page.locator(".new-game input[type=file]");
  if (game === "dsd6") {
    const [add, , reset] = await page.locator(".new-game details .row button").all();
    if (add === undefined || reset === undefined) throw new Error("The editor has no buttons.");
    await tap(add);
    await page.locator(".new-game details .problem:not(:empty)").waitFor();
    await look("a card without a name");
    await page.locator(".new-game details input:not([type=file])").first().fill("⟦Meteor⟧");
    await tap(add);
    await page.locator(".new-game details [role=status]:not(:empty)").waitFor();
    await look("a card of one's own");
    await give(walk, files.first(), DECKS, ".new-game");
    await tap(reset);
    await look("the deck of the game again");
  }
  if (game === "wretched") {
    for (const story of await page.locator(".wr-story input").all()) {
      await tap(story);
      await look("a story to choose");
    }
    await tap(page.locator(".wr-story input").first());
    await give(walk, files.first(), STORIES, ".new-game");
    await give(walk, files.last(), LOGS, ".new-game");
    await page.locator(".wr-address input").fill("https://example.org/a.md");
    await tap(page.locator(".wr-address button"));
    await page.waitForTimeout(150);
    await look("a story elsewhere");
  }
}
