import { bombFlip } from "@games/bomb-flip";
import { Session } from "@games/core-game";
import { expect, test } from "vitest";
import { barsOf } from "../src/lab/bars.ts";
import { fileName, recognise } from "../src/play/files.ts";
import { readSaveFile, writeSaveFile } from "../src/play/save-file.ts";
import { seedOfTheDay } from "../src/play/setup.ts";
import { parseRoute } from "../src/routes.ts";
import { readSettings } from "../src/settings/settings.ts";
import { readBackup, writeBackup } from "../src/store/backup.ts";
import { noteId } from "../src/store/rows.ts";
import { createStore, removeGame } from "../src/store/store.ts";

test("addresses lead where they say", () => {
  expect(parseRoute("/")).toEqual({ page: "home" });
  expect(parseRoute("/data")).toEqual({ page: "data" });
  expect(parseRoute("/play/dsd6")).toEqual({ page: "play", id: "dsd6", slot: undefined });
  expect(parseRoute("/play/dsd6/x1")).toEqual({ page: "play", id: "dsd6", slot: "x1" });
  expect(parseRoute("/replay/dsd6/AB_-c")).toEqual({ page: "replay", id: "dsd6", text: "AB_-c" });
  expect(parseRoute("/replay")).toEqual({ page: "unknown" });
  expect(parseRoute("/constructor")).toEqual({ page: "unknown" });
});

test("the seed of the day is the date where the player is", () => {
  expect(seedOfTheDay(new Date(2026, 0, 9, 23, 59))).toBe("2026-01-09");
});

test.each([null, 7, "dark", {}, { theme: "pink", motion: 1, undo: "never", hotkeys: "yes" }])(
  "settings that cannot be read are as at the beginning: %j",
  (kept) => {
    expect(readSettings(kept)).toEqual({
      language: "system",
      theme: "system",
      motion: "system",
      undo: "fair",
      hotkeys: true,
      sound: false,
      coached: [],
    });
  },
);

test("settings that can be read are kept", () => {
  const settings = {
    language: "de",
    theme: "dark",
    motion: "off",
    undo: "free",
    hotkeys: false,
    sound: true,
    coached: ["dsd6"],
  };
  expect(readSettings(settings)).toEqual(settings);
});

test("files are told apart", () => {
  const session = new Session(bombFlip, { seed: "a" });
  const replay = session.replay();
  expect(recognise(session.save())).toMatchObject({ kind: "save", game: "bomb-flip" });
  expect(recognise(JSON.stringify(replay.ok && replay.value))).toMatchObject({ kind: "replay" });
  expect(recognise('{"backup":1}')).toMatchObject({ kind: "backup" });
  for (const text of ["", "[]", "null", "{}", '{"game":1,"state":{}}', '{"game":"x"}'])
    expect(recognise(text)).toMatchObject({ kind: "unknown" });
});

const saved = new Session(bombFlip, { seed: "a" }).save();
const page = { name: "day 1.txt", content: "We woke up.", updated: 5 };

test("the file of a game carries marks, notes and content, and is a session to whoever knows no more", async () => {
  const extras = { marks: ["bot", "replay"], notes: [page], content: "a story" } as const;
  const text = await writeSaveFile(saved, extras);
  expect(readSaveFile(text)).toEqual({ ok: true, value: { session: saved, extras } });
  expect(recognise(text)).toMatchObject({ kind: "save", game: "bomb-flip" });
  expect(Session.load(bombFlip, text).ok).toBe(true);
});

test("notes leave their owner behind", async () => {
  const row = { id: "slot/day 1.txt", owner: "slot", ...page };
  const text = await writeSaveFile(saved, { marks: [], notes: [row] });
  expect(text).not.toContain("slot");
});

test("a session without extras opens as the file of a game", () => {
  expect(readSaveFile(saved)).toEqual({
    ok: true,
    value: { session: saved, extras: { marks: [], notes: [] } },
  });
});

test.each([
  ["notes", null],
  ["notes", 7],
  ["marks", { marks: "bot" }],
  ["marks", { marks: ["cheated"] }],
  ["notes", { notes: {} }],
  ["notes", { notes: [null] }],
  ["notes", { notes: [{ name: 1, content: "", updated: 1 }] }],
  ["notes", { notes: [{ name: "a", content: 5, updated: 1 }] }],
  ["notes", { notes: [{ name: "a", content: "b", updated: "now" }] }],
  ["notes", { notes: [{ name: "a", recording: "https://example.com", updated: 1 }] }],
  ["recordings", { notes: [{ name: "a", recording: "data:x;base64,***", updated: 1 }] }],
])("%s that are none are named: %j", (what, extras) => {
  const text = JSON.stringify({ ...JSON.parse(saved), extras });
  expect(readSaveFile(text)).toEqual({ ok: false, error: `The ${what} in this file are damaged.` });
});

test("file names hold nothing that a file system minds", () => {
  expect(fileName("bomb-flip", "../a b:c")).toBe("bomb-flip-a-b-c.json");
});

test("bars hold every game once, with gaps where nothing fell", () => {
  const bins = [
    { value: 3, count: 5 },
    { value: 4, count: 1 },
    { value: 12, count: 2 },
  ];
  // Ten values in at most four bars: three a bar.
  expect(barsOf(bins, 4)).toEqual([
    { from: 3, to: 5, count: 6 },
    { from: 6, to: 8, count: 0 },
    { from: 9, to: 11, count: 0 },
    { from: 12, to: 12, count: 2 },
  ]);
  expect(barsOf([], 4)).toEqual([]);
  expect(barsOf([{ value: 0, count: 9 }], 4)).toEqual([{ from: 0, to: 0, count: 9 }]);
});

const note = { owner: "slot", name: "day 1", content: "We woke up.", updated: 5 };

test("a backup brings back what was kept", async () => {
  const store = createStore(undefined);
  await store.put("notes", { id: noteId("slot", "day 1"), ...note });
  const text = await writeBackup(store);
  const other = createStore(undefined);
  expect(await readBackup(other, text)).toEqual({ ok: true, value: 1 });
  expect(await other.list("notes")).toEqual(await store.list("notes"));
});

test.each([
  "nonsense",
  "null",
  "{}",
  '{"backup":2}',
  '{"backup":1,"saves":{}}',
  '{"backup":1,"notes":[{"id":"a","owner":"b","name":"c","updated":1,"recording":"data:x;base64,***"}]}',
  '{"backup":1,"results":[{"id":"a"}]}',
])("a backup that is none changes nothing: %s", async (text) => {
  const store = createStore(undefined);
  await store.put("notes", { id: noteId("slot", "day 1"), ...note });
  expect((await readBackup(store, text)).ok).toBe(false);
  expect(await store.list("notes")).toHaveLength(1);
  expect(await store.list("saves")).toHaveLength(0);
});

test("with a game go the notes beside it, and no others", async () => {
  const store = createStore(undefined);
  await store.put("notes", { id: "slot/day 1", ...note });
  await store.put("notes", { id: "other/day 1", ...note, owner: "other" });
  expect((await store.notesOf("slot")).map(({ id }) => id)).toEqual(["slot/day 1"]);
  await removeGame(store, "slot");
  expect((await store.list("notes")).map(({ id }) => id)).toEqual(["other/day 1"]);
});

test("what is kept in memory can be read, listed, removed and cleared", async () => {
  const store = createStore(undefined);
  const changes: string[] = [];
  store.subscribe((table) => changes.push(table));
  expect(store.problem()).toBe("refused");
  await store.put("notes", { id: "slot/day 1", ...note });
  expect(await store.get("notes", "slot/day 1")).toEqual({ id: "slot/day 1", ...note });
  await store.remove("notes", "slot/day 1");
  expect(await store.list("notes")).toEqual([]);
  await store.clear();
  expect(changes).toEqual(["notes", "notes", "saves", "results", "notes", "settings"]);
});
