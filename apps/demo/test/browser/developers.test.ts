import { expect, test } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import { findBarriersInBoth, openApp, sidewaysScroll } from "./page.ts";

test("the menu leads to the page for developers, and that to dice and deck", async () => {
  const page = await openApp();
  await page.getByRole("link", { name: "For developers" }).click();
  await page.getByRole("heading", { level: 1, name: "For developers" }).waitFor();
  await page.getByRole("link", { name: "Dice and deck" }).click();
  await page.getByRole("heading", { level: 1, name: "Dice and deck" }).waitFor();
});

test.each(GAMES.map(({ id }) => id))(
  "the inspector plays %s in the words of the game, and every law holds",
  async (id) => {
    const page = await openApp("#/developers", { reducedMotion: "reduce" });
    await page.getByLabel("Game to inspect").selectOption(id);
    await page.getByRole("heading", { name: `Inspector: ${id}` }).waitFor();
    const first = page.locator("[data-key=action-0]");
    expect(await first.textContent()).not.toMatch(/^\{/);
    await first.click();
    await page.getByText("Step 1 of 1").waitFor();
    await page.getByRole("tab", { name: "Laws" }).click();
    await page.getByText("9 laws hold in this state.").waitFor();
  },
);

test("the page has no barriers, and fits a small phone", async () => {
  const page = await openApp("#/developers", {
    reducedMotion: "reduce",
    viewport: { width: 320, height: 640 },
  });
  await page.getByRole("heading", { name: /^Inspector:/ }).waitFor();
  await page.getByLabel("Document of").waitFor();
  await expect.poll(() => page.getByText("counting …").count()).toBe(0);
  expect(await findBarriersInBoth(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});
