// Words that explain themselves: by the keys, by the pointer, by a tap, and for those who hear the page.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { beginGame, descriptionOf, openApp } from "./page.ts";

const words = (page: Page) => page.locator(".screen .term-word");
const shown = (page: Page) => page.locator(".term-tip:popover-open");
const count = (page: Page) => expect.poll(() => shown(page).count());

test("the keys show an explanation, and Escape hides it while the focus stays", async () => {
  const page = await openApp("#/play/bomb-flip");
  await beginGame(page, "words");
  const word = words(page).first();
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press("Tab");
    if (await word.evaluate((element) => element === document.activeElement)) break;
  }
  await count(page).toBe(1);
  const description = await descriptionOf(word);
  expect(description).not.toBe("");
  expect(await shown(page).textContent()).toContain(description);
  await page.keyboard.press("Escape");
  await count(page).toBe(0);
  expect(await word.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await count(page).toBe(1);
  await page.keyboard.press("Tab");
  await count(page).toBeLessThanOrEqual(1);
  expect(await shown(page).allTextContents()).not.toContain(description);
});

test("the pointer shows it for as long as it is on the word or on the explanation", async () => {
  const page = await openApp("#/play/bomb-flip");
  await beginGame(page, "words");
  await words(page).first().hover();
  await count(page).toBe(1);
  await shown(page).hover();
  await page.waitForTimeout(400);
  await count(page).toBe(1);
  await page.mouse.move(1, 1);
  await count(page).toBe(0);
});

test("a tap shows it, and a tap beside it hides it", async () => {
  const page = await openApp("#/play/bomb-flip", {
    hasTouch: true,
    viewport: { width: 390, height: 700 },
  });
  await beginGame(page, "words");
  await words(page).first().tap();
  await count(page).toBe(1);
  const box = await shown(page).boundingBox();
  expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.touchscreen.tap(5, 690);
  await count(page).toBe(0);
});
