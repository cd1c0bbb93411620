// Sample game in the built app.
import { expect, test } from "vitest";
import {
  beginGame,
  findBarriersInBoth,
  logEntries,
  openApp,
  press,
  sidewaysScroll,
} from "./page.ts";

const PLAY = "#/play/sample-game";

test("is played to its end by keyboard alone, and what cannot be done changes nothing", async () => {
  const page = await openApp(PLAY, { reducedMotion: "reduce" });
  await beginGame(page, "tuesday", { Rounds: "1", Target: "1" });
  await page.keyboard.press("b"); // there is no pot yet
  expect(await logEntries(page).count()).toBe(0);
  await page.keyboard.press("1");
  await expect.poll(() => logEntries(page).count()).toBe(1);
  await page.keyboard.press("b"); // unless the first roll was a 1, which ends the only round as well
  await page.getByRole("button", { name: "Play again" }).waitFor();
});

test("has no barriers in light and dark colours, and fits a narrow telephone", async () => {
  const page = await openApp(PLAY, {
    reducedMotion: "reduce",
    viewport: { width: 320, height: 640 },
  });
  await beginGame(page, "tuesday");
  await press(page, "Roll the die");
  await expect.poll(() => logEntries(page).count()).toBe(1);
  expect(await findBarriersInBoth(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test("can be played in German", async () => {
  const page = await openApp(`?language=de${PLAY}`);
  await page.getByRole("button", { name: "Spielen", exact: true }).click();
  await page.getByRole("button", { name: "Würfeln", exact: true }).click();
  await expect.poll(() => logEntries(page).first().textContent()).toContain("Würfeln.");
});
