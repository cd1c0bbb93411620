// A hint on a telephone: what it advises is in sight above its panel, in every game.
import { expect, test } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import { beginGame, openApp, press } from "./page.ts";

test.each(GAMES)("$title shows what a hint advises beside the hint", async ({ id }) => {
  const page = await openApp(`#/play/${id}`, {
    reducedMotion: "reduce",
    hasTouch: true,
    viewport: { width: 390, height: 700 },
  });
  await beginGame(page, "advice");
  const open = page.locator(".wr-note .primary");
  if (await open.isVisible()) await open.click();
  const panel = page.locator(".hint-panel");
  let seen = 0;
  for (let turn = 0; turn < 6; turn++) {
    await press(page, "Hint");
    await page.locator('.hint-panel[data-kind="given"]').waitFor({ timeout: 30_000 });
    const advised = page.locator(".game .hinted").first();
    if (await advised.isVisible()) {
      seen++;
      const [thing, words] = [await advised.boundingBox(), await panel.boundingBox()];
      if (thing === null || words === null) throw new Error("The hint is not there.");
      expect(thing.y).toBeGreaterThanOrEqual(0);
      expect(thing.y + Math.min(thing.height, 100)).toBeLessThanOrEqual(words.y);
    }
    await press(page, "Do that");
    await expect.poll(() => panel.getAttribute("data-kind")).toBe("none");
  }
  expect(seen).toBeGreaterThan(2);
});
