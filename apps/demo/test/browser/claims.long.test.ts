// The claims of a document, checked to the end of a set: solving bomb flip takes ten seconds.
import { expect, test } from "vitest";
import { openApp } from "./page.ts";

test("a set of claims is checked to its end, with a verdict for each; another check can follow one that was cancelled", {
  timeout: 300_000,
}, async () => {
  const page = await openApp("#/developers");
  const panel = page.getByRole("region", { name: "What the design document says" });
  const said = () => panel.getByRole("status").textContent();
  const check = async (game: string) => {
    await page.getByLabel("Document of").selectOption(game);
    await panel.getByRole("button", { name: /^Check the claims/ }).click();
  };
  await check("wretched");
  await expect.poll(said, { timeout: 20_000 }).toContain("Solving exactly");
  await panel.getByRole("button", { name: "Cancel the check" }).click();
  await check("bomb-flip");
  await expect.poll(said, { timeout: 250_000 }).toMatch(/^1 of 2 sets/);
  // Best play of the game as written banks at one number, not at four or five.
  const [skilled] = await panel.locator(".claims li").all();
  expect(await skilled?.getAttribute("data-verdict")).toBe("does not hold");
});
