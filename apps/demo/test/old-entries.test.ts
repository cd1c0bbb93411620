// What early versions made, as they made it: it is refused with a code and a sentence, listed, and never lost.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type GameTypes, Session } from "@games/core-game";
import { describe, expect, test } from "vitest";
import { GAMES } from "../src/games/registry.ts";
import { beginToday, openText } from "../src/play/open.ts";
import { findOldEntries, isOldSave, isOldShare, isOldStory } from "../src/store/old-entries.ts";
import { type NoteRow, PACK_OWNER, type ResultRow, type SaveRow } from "../src/store/rows.ts";
import { createStore } from "../src/store/store.ts";

const FIXTURES = join(import.meta.dirname, "fixtures/first-contract");
const fixture = (name: string): string => readFileSync(join(FIXTURES, name), "utf8").trim();
/** The games that there were then. */
const OLD_GAMES = GAMES.filter(({ id }) => readdirSync(FIXTURES).includes(`${id}-session.json`));

const SENTENCE = "This was made by an early version that can no longer be read.";

test("the games that there were then are still here", () => expect(OLD_GAMES).toHaveLength(4));

describe.each(OLD_GAMES)("$title", ({ id, load }) => {
  test("a session of an early version is refused with a code and a sentence", async () => {
    const { game } = await load();
    const text = fixture(`${id}-session.json`);
    const loaded = Session.load<GameTypes>(game, text);
    expect(!loaded.ok && loaded.error).toMatchObject({ code: "old-format", message: SENTENCE });
    expect(isOldSave(text)).toBe(true);
  });

  test("as a file it is refused, and nothing is kept of it", async () => {
    const store = createStore(undefined);
    const opened = await openText(fixture(`${id}-session.json`), store);
    expect(opened).toEqual({ ok: false, error: SENTENCE });
    expect(await store.list("saves")).toEqual([]);
  });

  test("a session of today is not taken for an old one", async () => {
    const { game } = await load();
    const session = new Session(game, { seed: "a" });
    const share = session.share();
    expect(isOldSave(session.save())).toBe(false);
    expect(share.ok && isOldShare(share.value)).toBe(false);
  });
});

test("a replay, a link and a state of an early version are refused in the same way", async () => {
  const { game } = (await GAMES.find(({ id }) => id === "bomb-flip")?.load()) ?? {};
  const replay = game?.replay(JSON.parse(fixture("bomb-flip-replay.json")));
  const link = game?.unshare(fixture("bomb-flip-share.txt"));
  const state = game?.load(fixture("bomb-flip-state.json"));
  for (const result of [replay, link, state])
    expect(result?.ok === false && result.error).toMatchObject({
      code: "old-format",
      message: SENTENCE,
    });
  expect(isOldShare(fixture("bomb-flip-share.txt"))).toBe(true);
  expect(await openText(fixture("bomb-flip-replay.json"), createStore(undefined))).toEqual({
    ok: false,
    error: SENTENCE,
  });
});

test.each(["", "null", "[]", "{", '{"state":{}}'])("nonsense is not an old save: %s", (text) => {
  expect(isOldSave(text)).toBe(false);
  expect(isOldShare(text)).toBe(false);
});

const save: SaveRow = {
  id: "slot",
  game: "bomb-flip",
  text: fixture("bomb-flip-session.json"),
  seed: "early",
  step: 12,
  outcome: null,
  marks: [],
  updated: 1,
};
const result: ResultRow = {
  id: "done",
  game: "bomb-flip",
  seed: "early",
  result: "none",
  sentence: "It is over.",
  score: 3,
  marks: [],
  share: fixture("bomb-flip-share.txt"),
  finished: 2,
};
const story: NoteRow = {
  id: `${PACK_OWNER}/my-winter:0123`,
  owner: PACK_OWNER,
  name: "my-winter.json",
  content: fixture("wretched-story.json"),
  updated: 3,
};

test("games, replays and stories of early versions are found among the others", () => {
  const newer = { ...save, id: "new", text: '{"format":2,"game":"bomb-flip"}' };
  const page = { ...story, id: "slot/day 1.txt", owner: "slot", content: "{}" };
  const found = findOldEntries({
    saves: [newer, save],
    results: [{ ...result, share: null }, result],
    notes: [page, story],
  });
  expect(found.map(({ table, row }) => [table, row.id])).toEqual([
    ["saves", "slot"],
    ["results", "done"],
    ["notes", story.id],
  ]);
  expect(isOldStory({ ...story, owner: "slot" })).toBe(false);
});

test("today’s game begins anew where an early version left one", async () => {
  const store = createStore(undefined);
  const id = "day-bomb-flip-2026-01-09-1";
  await store.put("saves", { ...save, id });
  const begun = await beginToday("bomb-flip", "2026-01-09", "fair", store);
  expect(begun).toEqual({ ok: true, value: "#/play/bomb-flip/day-bomb-flip-2026-01-09-2" });
  expect(await store.get("saves", id)).toEqual({ ...save, id });
});
