// What is kept and shared of a game, with bomb flip: results, reloads, links and files.
import { bombFlip } from "@games/bomb-flip";
import { Session } from "@games/core-game";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import {
  beginGame,
  logEntries,
  openApp,
  openFile,
  press,
  pressAnyway,
  savedBy,
  shareGame,
} from "./page.ts";

const PLAY = "#/play/bomb-flip";

const endHeading = (page: Page) => page.getByRole("heading", { name: "The game is over" });
const bankButton = (page: Page) => page.getByRole("button", { name: /^Bank/ });

/** A game that the first bomb ends, as the text of a file. */
function finished(seed: string, marks: readonly string[]): string {
  const session = new Session(bombFlip, { seed, lives: 1 });
  while (session.getSnapshot().outcome === undefined) session.do({ type: "flip", side: "left" });
  return JSON.stringify({ ...JSON.parse(session.save()), extras: { marks, notes: [] } });
}

describe("results", () => {
  test("are listed once for a game, however often its file is opened, and only for games without marks", async () => {
    const page = await openApp();
    for (const text of [finished("mine", []), finished("mine", []), finished("bot", ["bot"])]) {
      await openFile(page, text);
      await endHeading(page).waitFor();
      await page.goto(inject("address"));
      await page.getByLabel("Open a game from a file").waitFor();
    }
    await page.goto(inject("address") + PLAY);
    const results = page.getByRole("region", { name: "Best results" });
    await results.waitFor();
    expect(await results.getByRole("link").allTextContents()).toEqual(["Replay"]);
    expect(await results.textContent()).toContain("Seed mine");
  });
});

test("a finished game is left without an error where scrolling returns a promise", async () => {
  const page = await openApp();
  await page.evaluate(() => {
    const { scrollIntoView } = Element.prototype;
    Object.assign(Element.prototype, {
      scrollIntoView(this: Element, options?: ScrollIntoViewOptions) {
        scrollIntoView.call(this, options);
        return Promise.resolve();
      },
    });
  });
  await openFile(page, finished("left", []));
  await endHeading(page).waitFor();
  await page.locator(".end-title").waitFor();
  await page.getByRole("link", { name: "Games", exact: true }).click();
  await page.getByRole("heading", { name: "Small games of luck and nerve" }).waitFor();
});

describe("keeping and sharing", () => {
  test("a reload goes on where the player left off", async () => {
    const page = await openApp(PLAY);
    await beginGame(page, "tuesday");
    for (let i = 0; i < 3; i++) await press(page, "Flip the left card");
    const { hash } = await shareGame(page);
    const log = await logEntries(page).allTextContents();
    await page.reload();
    await bankButton(page).waitFor();
    expect((await shareGame(page)).hash).toBe(hash);
    expect(await logEntries(page).allTextContents()).toEqual(log);
    await page.goto(inject("address"));
    await page.getByRole("link", { name: /seed tuesday, 3 actions played/ }).click();
    await bankButton(page).waitFor();
    expect((await shareGame(page)).hash).toBe(hash);
  });

  test("a link opened in a fresh profile ends in the same state, step by step", async () => {
    const page = await openApp(PLAY);
    await beginGame(page, "ünïcode ☃", { Lives: "2" });
    for (const side of ["left", "right", "left", "left"])
      await press(page, `Flip the ${side} card`);
    const { link, hash } = await shareGame(page);
    const log = await logEntries(page).allTextContents();
    const other = await openApp(link.slice(link.indexOf("#")));
    await other.getByText("Verified.").waitFor();
    expect(await other.locator(".verified code").textContent()).toBe(hash);
    expect(await logEntries(other).allTextContents()).toEqual(log);
    await other.getByRole("slider").fill("0");
    await other.getByText("Step 0 of 4").waitFor();
    expect(await logEntries(other).count()).toBe(0);
    await press(other, "Forward");
    expect(await logEntries(other).allTextContents()).toEqual(log.slice(-1));
    await pressAnyway(other, "Flip the left card");
    await expect.poll(() => other.getByRole("alert").last().textContent()).toContain("replay");
    await other.getByRole("slider").fill("4");
    await press(other, "Continue from here");
    await bankButton(other).waitFor();
    expect((await shareGame(other)).hash).toBe(hash);
    expect(await other.getByText("From a replay", { exact: true }).isVisible()).toBe(true);
  });

  test("a file carries the game to another browser", async () => {
    const page = await openApp(PLAY);
    await beginGame(page, "file");
    await press(page, "Flip the left card");
    await page.getByText("Let a bot play").click();
    await press(page, "One step");
    await page.getByText("With a bot").waitFor();
    const { hash } = await shareGame(page);
    const { name, text } = await savedBy(page, "Save to file");
    expect(name).toBe("bomb-flip-file.json");
    const other = await openApp();
    await openFile(other, text);
    await bankButton(other).waitFor();
    expect((await shareGame(other)).hash).toBe(hash);
    expect(await other.getByText("With a bot").isVisible()).toBe(true);
  });
});
