import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findBarriersInBoth, openApp, press } from "./page.ts";

const lastThrow = (page: Page) => page.getByRole("status", { name: "Last roll" });
const hand = (page: Page) => page.getByRole("list", { name: "Hand" }).getByRole("listitem");

const throwTimes = async (page: Page, count: number) => {
  const shown: string[] = [];
  for (let i = 0; i < count; i++) {
    await press(page, "Throw");
    shown.push((await lastThrow(page).textContent()) ?? "");
  }
  return shown;
};

const drawTimes = async (page: Page, count: number) => {
  for (let i = 0; i < count; i++) await press(page, "Draw");
  return hand(page).allTextContents();
};

describe("luck", () => {
  test("the same seed brings the same throws, another seed others", async () => {
    const page = await openApp("#/dice");
    const first = await throwTimes(page, 6);
    await press(page, "Start again");
    expect(await throwTimes(page, 6)).toEqual(first);
    await page.getByLabel("Seed").fill("wednesday");
    await press(page, "Start again");
    expect(await throwTimes(page, 6)).not.toEqual(first);
  });

  test("throwing dice does not change the order of the cards", async () => {
    const page = await openApp("#/dice");
    const cards = await drawTimes(page, 12);
    expect(new Set(cards).size).toBe(12);
    await press(page, "Start again");
    await throwTimes(page, 5);
    expect(await drawTimes(page, 12)).toEqual(cards);
  });

  test("a kept random state brings the same luck again; broken one is refused with a reason", async () => {
    const page = await openApp("#/dice");
    await press(page, "Keep");
    const first = await throwTimes(page, 4);
    await press(page, "Put back");
    expect(await throwTimes(page, 4)).toEqual(first);
    await page.getByLabel("Kept state").fill('{"source": "alea", "dice": {"c": 1, "s0": 2}}');
    await press(page, "Put back");
    const message = page.getByRole("status", { name: "Random state message" });
    expect(await message.textContent()).toContain("state of the dice");
  });
});

describe("dice", () => {
  test("the chart shows the exact odds", async () => {
    const page = await openApp("#/dice");
    await page.getByLabel("Dice to throw").fill("2d6");
    await page.getByText("The odds as a table").click();
    const rows = await page.getByRole("row").allTextContents();
    // 1 to 6 ways out of 36 and down again.
    const ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
    const expected = ways.map((n, i) => `${i + 2}${((n / 36) * 100).toFixed(2)}\u00a0%`);
    expect(rows.slice(1)).toEqual(expected);
    expect(await page.locator(".odds rect").count()).toBe(11);
  });

  test("bad notation and too many ways are explained, and nothing is thrown", async () => {
    const page = await openApp("#/dice");
    const problem = page.getByRole("alert");
    await page.getByLabel("Dice to throw").fill("2x6");
    await expect.poll(() => problem.textContent()).toContain("notation");
    await page.getByLabel("Dice to throw").press("Enter");
    expect(await lastThrow(page).textContent()).toBe("Nothing thrown yet.");
    await page.getByLabel("Dice to throw").fill("9d20");
    await expect.poll(() => problem.textContent()).toContain("50,000");
  });
});

describe("deck", () => {
  test("cards looked at are drawn next, in that order", async () => {
    const page = await openApp("#/dice");
    await press(page, "Look at three");
    const known = page.getByRole("list", { name: "Known on top, next first" });
    const seen = await known.getByRole("listitem").allTextContents();
    expect(seen).toHaveLength(3);
    expect(await drawTimes(page, 3)).toEqual(seen);
  });

  test("a card put back is on top; the hand can be shuffled in", async () => {
    const page = await openApp("#/dice");
    const [card] = await drawTimes(page, 1);
    await press(page, "Put last card on top");
    expect(await drawTimes(page, 1)).toEqual([card]);
    await press(page, "Shuffle hand in");
    expect(await hand(page).count()).toBe(0);
    const rest = page.getByRole("list", { name: "In any order" });
    expect(await rest.getByRole("listitem").count()).toBe(12);
  });
});

describe("for everyone", () => {
  test("no accessibility barriers in light and dark colours", async () => {
    const page = await openApp("#/dice", { reducedMotion: "reduce" });
    await page.getByLabel("Dice to throw").fill("nonsense");
    await press(page, "Draw");
    await page.getByText("Random state").first().waitFor();
    expect(await findBarriersInBoth(page)).toEqual([]);
  });

  test("the keyboard alone is enough", async () => {
    const page = await openApp("#/dice");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the page");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("a seed");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await lastThrow(page).textContent()).toMatch(/^2d6\+1: \d, \d, which makes \d+$/);
  });

  test("a telephone's width needs no sideways scrolling", async () => {
    const page = await openApp("#/dice", { viewport: { width: 320, height: 640 } });
    await drawTimes(page, 5);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test("nothing moves for those who ask for calm", async () => {
    const page = await openApp("#/dice", { reducedMotion: "reduce" });
    const duration = await page
      .getByRole("button", { name: "Throw" })
      .evaluate((button) => getComputedStyle(button).transitionDuration);
    expect(duration).toBe("0s");
  });
});
