// Without a network in the middle of a game: each game, alone and at a table, is there after a reload and continues.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import { beginGame, logEntries, openApp, openIn, press } from "./page.ts";

/** A page of the app that was kept for later and has no network any more. */
async function openOffline(): Promise<Page> {
  const page = await openApp("", { serviceWorkers: "allow", reducedMotion: "reduce" });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.context().setOffline(true);
  return page;
}

/** Does what the hint says; the player who gives it thinks in a worker, which has to be there too. */
async function followHint(page: Page): Promise<void> {
  await press(page, "Hint");
  await page.getByRole("button", { name: "Do that" }).click({ timeout: 30_000 });
}

test("every game continues after a reload in the middle of it", async () => {
  const context = (await openOffline()).context();
  for (const { id } of GAMES) {
    const page = await openIn(context, `#/play/${id}`);
    await beginGame(page, "no network");
    // The notes on the content of a story come before its first page.
    const open = page.locator(".wr-note .primary");
    if (await open.isVisible()) await open.click();
    await followHint(page);
    await expect.poll(() => logEntries(page).count()).toBe(1);
    await page.waitForTimeout(300); // what is kept is written in the background
    await page.reload();
    await expect.poll(() => logEntries(page).count(), { message: id }).toBe(1);
    await followHint(page);
    await expect.poll(() => logEntries(page).count(), { message: id }).toBe(2);
    await page.close();
  }
});

test("a table continues after a reload in the middle of a question", async () => {
  const page = await openOffline();
  await page.evaluate(() => {
    location.hash = "#/play/dsd6";
  });
  await page.getByText("Play with your own dice and cards").click();
  await press(page, "Set up a new game");
  const answers = page.locator(".table-answers button");
  for (let i = 0; i < 2; i++) await answers.first().click();
  await page.getByRole("toolbar", { name: "Game" }).waitFor();
  await press(page, "Roll the crew");
  await answers.first().click();
  const asked = page.locator(".table-ask h2");
  await expect.poll(() => asked.textContent()).toContain("die 2");
  await page.waitForTimeout(300);
  await page.reload();
  await expect.poll(() => asked.textContent()).toContain("die 2");
  await answers.first().click();
  await expect.poll(() => asked.textContent()).toContain("die 3");
});
