// Every text of the app comes from a catalogue, and whoever looks for that finds what does not. What takes longer is in
// walk.long.test.ts: the other games, and everything in German on a small telephone, where nothing may be cut off.
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { walkGame } from "./walk-game.ts";
import { walkPages } from "./walk-pages.ts";
import type { Walk } from "./walk-parts.ts";
import { findUnmarked, findUnreadable } from "./walks.ts";

test("a text that is in no catalogue and one that is cut off are found wherever they stand", async () => {
  const plant = (page: Page) =>
    page.evaluate(() => {
      const panel = document.createElement("div");
      const shadow = panel.attachShadow({ mode: "open" });
      document.body.append(panel);
      shadow.append("in the shadow");
      const line = document.createElement("p");
      line.className = "planted";
      line.title = "of a title";
      line.textContent = "⟦marked⟧ and escaped";
      line.style.cssText = "width: 3rem; overflow: hidden; white-space: nowrap";
      document.body.append(line);
    });
  const walk = async ({ page, query, look }: Walk) => {
    await page.goto(inject("address") + query);
    await page.locator(".game-card").first().waitFor();
    await look("before");
    await plant(page);
    await look("after");
  };
  expect((await findUnmarked(walk)).toSorted()).toEqual([
    "after: <#document-fragment> in the shadow",
    'after: <p class="planted"> title: of a title',
    'after: <p class="planted"> ⟦marked⟧ and escaped',
  ]);
  expect(await findUnreadable(walk)).toEqual([
    'after: cut off: <p class="planted"> ⟦marked⟧ and escaped',
  ]);
});

test("the pages around the games say nothing that is in no catalogue", async () => {
  expect(await findUnmarked((walk) => walkPages(walk))).toEqual([]);
});

test("bomb flip says nothing that is in no catalogue", async () => {
  expect(await findUnmarked((walk) => walkGame(walk, "bomb-flip"))).toEqual([]);
});
