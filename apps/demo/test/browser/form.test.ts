// The form for a new game: what is wrong with a number is said in a sentence, and what is beside the game does not hold it up.
import { expect, test } from "vitest";
import { openApp, press } from "./page.ts";

test("a number beyond its limits is named in a sentence, and is only asked for again", async () => {
  const page = await openApp("#/play/bomb-flip");
  await press(page, "Options");
  const lives = page.getByLabel("Lives", { exact: true });
  const problem = page.locator(".new-game .problem");
  for (const wrong of ["99", "", "2.5"]) {
    await lives.fill(wrong);
    await press(page, "Begin");
    await expect
      .poll(() => problem.textContent())
      .toMatch(/^Lives: enter a whole number from 1 to \d+\.$/);
    expect(await lives.getAttribute("aria-invalid")).toBe("true");
  }
  await lives.fill("2");
  expect(await lives.getAttribute("aria-invalid")).toBe("false");
  await press(page, "Begin");
  await page.getByText("Lives: 2 of 2").waitFor({ state: "attached" });
});

test("a card that is not finished is refused in a sentence and does not keep a game from beginning", async () => {
  const page = await openApp("#/play/dsd6");
  await press(page, "Options");
  await page.getByText("Cards of your own").click();
  await page.getByLabel("Hit points", { exact: true }).fill("99");
  await page.getByLabel("Name of the card").fill("Moth");
  await press(page, "Add the card");
  await page.getByText("Hit points: enter a whole number from 1 to 12.").waitFor();
  // The button stays in sight however long the form is.
  const begin = page.getByRole("button", { name: "Begin", exact: true });
  const box = await begin.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  await begin.click();
  await page.getByRole("toolbar", { name: "Game" }).waitFor();
});
