// What an early version of the page kept: listed, saved to files and deleted, never opened and never lost.
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { findEntry } from "../../src/games/registry.ts";
import { BACKUP, fixture, IDS, SHARE } from "./old-backup.ts";
import { findBarriersInBoth, giveFile, openApp, openFile, press, savedBy } from "./page.ts";

const SENTENCE = "This was made by an early version that can no longer be read.";

const oldList = (page: Page) => page.getByRole("region", { name: "From an early version" });

async function bringBack(page: Page): Promise<void> {
  await giveFile(page, "Bring a backup back", "backup.json", BACKUP);
  await page.getByText("Brought back 7 entries.").waitFor();
}

test("is listed with a reason, saved to a file as it was, and deleted one by one", async () => {
  const page = await openApp("#/data", { reducedMotion: "reduce" });
  await bringBack(page);
  await oldList(page).getByText(SENTENCE).waitFor();
  const items = oldList(page).getByRole("listitem");
  expect(await items.locator("b").allTextContents()).toEqual([
    ...IDS.map((id) => `${findEntry(id)?.title}, seed early`),
    "Result and replay of Bomb flip, seed early",
    "Story: my-winter",
  ]);
  expect(await findBarriersInBoth(page)).toEqual([]);

  const game = await savedBy(page, "Save to file: “Wretched & Alone, seed early”");
  const { extras, ...session } = JSON.parse(game.text);
  expect(session).toEqual(JSON.parse(fixture("wretched-session.json")));
  expect(extras.notes).toMatchObject([{ name: "day 1.txt", content: "Cold." }]);
  const result = await savedBy(page, "Save to file: “Result and replay of Bomb flip, seed early”");
  expect(JSON.parse(result.text).share).toBe(SHARE);
  const story = await savedBy(page, "Save to file: “Story: my-winter”");
  expect(story.text).toBe(fixture("wretched-story.json"));

  await press(page, "Delete “Wretched & Alone, seed early”");
  await press(page, "Really delete, notes and all");
  await expect.poll(() => items.count()).toBe(5);
  expect(await page.getByText("Log: day 1").count()).toBe(0);
  await press(page, "Delete “Story: my-winter”");
  await press(page, "Really delete, notes and all");
  await expect.poll(() => items.count()).toBe(4);
});

test("is offered nowhere to be continued, and says why wherever it is met", async () => {
  const page = await openApp("#/data", { reducedMotion: "reduce" });
  await bringBack(page);
  const go = (hash: string) => page.goto(inject("address") + hash);
  await go("#/");
  await page.getByRole("heading", { name: "Bomb flip" }).waitFor();
  expect(await page.getByText("Continue where you left off").count()).toBe(0);
  await go("#/play/bomb-flip");
  await oldList(page).getByText("Bomb flip, seed early", { exact: true }).waitFor();
  await page.getByText("It ended early.").waitFor();
  expect(await page.getByRole("link", { name: /^Replay of/ }).count()).toBe(0);
  await go("#/play/wretched");
  await press(page, "Options");
  await page.getByText("A story of yours was made for an early version").waitFor();
  await go("#/play/dsd6/old-dsd6");
  expect(await page.getByRole("alert").first().textContent()).toBe(SENTENCE);
  await page.getByRole("button", { name: "Save it to a file" }).waitFor();
  await go(`#/replay/bomb-flip/${SHARE}`);
  await page.getByRole("heading", { name: "This replay cannot be shown" }).waitFor();
  expect(await page.getByRole("alert").first().textContent()).toBe(SENTENCE);
  await go("#/");
  await openFile(page, fixture("dsd6-session.json"), "early.json");
  await page.getByText(`early.json: ${SENTENCE} Nothing was changed.`).waitFor();
});
