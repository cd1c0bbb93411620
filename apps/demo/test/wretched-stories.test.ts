// The stories of Wretched & Alone are known by their hashes before they are loaded, and German has all words of the table.
import { compareWords } from "@games/core-game/testing";
import { wretched } from "@games/wretched";
import { expect, it } from "vitest";
import * as start from "../src/games/wretched/english.ts";
import * as startGerman from "../src/games/wretched/german.ts";
import * as screen from "../src/games/wretched/screen-english.ts";
import * as screenGerman from "../src/games/wretched/screen-german.ts";
import { gamesOf } from "../src/games/wretched/shelf.ts";
import { BUILT_IN, isBuiltIn, readStory, writeStory } from "../src/games/wretched/stories.ts";
import * as story from "../src/games/wretched/story-english.ts";
import * as storyGerman from "../src/games/wretched/story-german.ts";

it("the hashes are those of the stories", () => {
  const found = gamesOf([]).map(({ rows, contentHash }) => [rows.id, contentHash]);
  expect(Object.fromEntries(found)).toEqual(BUILT_IN);
  expect(BUILT_IN["salvage-ship"]).toBe(wretched.contentHash);
});

it("a story of the engine is not written into the file of a game, and not taken from one", () => {
  const [ship] = gamesOf([]);
  if (ship === undefined) throw new Error("There are stories.");
  expect(isBuiltIn(ship)).toBe(true);
  expect(writeStory(ship)).toBeUndefined();
  expect(readStory(JSON.stringify(ship.rows))).toBeUndefined();
});

it.each([
  ["the start page", start.ENGLISH, startGerman.GERMAN],
  ["the table", screen.ENGLISH, screenGerman.GERMAN],
  ["the list of stories", story.ENGLISH, storyGerman.GERMAN],
])("German has every word of %s", (_, english, german) => {
  expect(compareWords(english, german)).toEqual([]);
});
