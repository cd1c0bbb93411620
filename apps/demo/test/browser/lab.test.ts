import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import { findBarriers, openApp, press, sidewaysScroll } from "./page.ts";

const status = (page: Page) => page.getByRole("region", { name: "Results" }).getByRole("status");
const gamesField = (page: Page) => page.getByRole("combobox", { name: "Games", exact: true });
const openLab = async (...options: Parameters<typeof openApp>) => {
  const page = await openApp(...options);
  await page.getByRole("button", { name: "Play them" }).waitFor();
  return page;
};

test("a series is played to its end, with a histogram of every game, the same again from the same seed", async () => {
  const page = await openLab("#/lab", { colorScheme: "dark" });
  // A game has one name in the whole app.
  const games = page.getByRole("combobox", { name: "Game", exact: true });
  expect(await games.getByRole("option").allTextContents()).toEqual(
    GAMES.map(({ title }) => title),
  );
  await gamesField(page).selectOption("1000");
  const play = async () => {
    await press(page, "Play them");
    await expect.poll(() => status(page).textContent()).toContain("Done: 1,000 of 1,000 games");
    const region = page.getByRole("region", { name: "Results" });
    await region.getByText("The histogram as a table").click();
    return region.locator(".histogram td:nth-of-type(1)").allTextContents();
  };
  const bars = await play();
  expect(bars.reduce((sum, count) => sum + Number(count), 0)).toBe(1000);
  expect(await findBarriers(page)).toEqual([]);
  await page.reload();
  await gamesField(page).selectOption("1000");
  expect(await play()).toEqual(bars);
});

test("a long series can be cancelled, and another begun", async () => {
  const page = await openLab("#/lab", { viewport: { width: 320, height: 640 } });
  await gamesField(page).selectOption("1000000");
  await page.getByLabel("Player").selectOption("random");
  await press(page, "Play them");
  await expect.poll(() => page.locator(".histogram rect").count()).toBeGreaterThan(0);
  await press(page, "Cancel");
  await expect.poll(() => status(page).textContent()).toContain("Cancelled");
  expect(await sidewaysScroll(page)).toBe(0);
  await gamesField(page).selectOption("1000");
  await press(page, "Play them");
  await expect.poll(() => status(page).textContent()).toContain("Done: 1,000");
});

test("claims are checked with simulated figures at once, the step at hand named, and an end at any time", async () => {
  const page = await openApp("#/developers", { reducedMotion: "reduce", colorScheme: "light" });
  const panel = page.getByRole("region", { name: "What the design document says" });
  const said = () => panel.getByRole("status").textContent();
  await page.getByLabel("Document of").selectOption("wretched");
  await panel.getByRole("button", { name: /^Check the claims/ }).click();
  await expect.poll(said, { timeout: 20_000 }).toContain("Solving exactly: as written, normal");
  expect(await panel.getByRole("row", { name: /^calibrated/ }).count()).toBe(1);
  expect(await findBarriers(page)).toEqual([]);
  await press(page, "Cancel the check");
  expect(await said()).toMatch(/^Cancelled: [01] of 2 sets of claims checked\.$/);
});
