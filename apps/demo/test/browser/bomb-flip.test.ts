import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { contrastBetween } from "./contrast.ts";
import {
  beginGame,
  findBarriersInBoth,
  logEntries,
  openApp,
  press,
  pressAnyway,
  type Shifting,
  sidewaysScroll,
  watchShifts,
} from "./page.ts";

const PLAY = "#/play/bomb-flip";

/** The rules of the design document, from which the figures of some tests come. */
const AS_WRITTEN = { Rules: "as-written" };

const endHeading = (page: Page) => page.getByRole("heading", { name: "The game is over" });
const bankButton = (page: Page) => page.getByRole("button", { name: /^Bank/ });

/** Flips, and banks whenever a run has two numbers, by `flip` and `bank`, until the game is over. */
async function playToEnd(page: Page, flip: () => Promise<void>, bank: () => Promise<void>) {
  for (let turn = 0; turn < 300; turn++) {
    if (await endHeading(page).isVisible()) return turn;
    const numbers = await page.locator(".bf-slots .held").count();
    await (numbers >= 2 ? bank() : flip());
  }
  throw new Error("The game did not end in 300 turns.");
}

const flipLeft = (page: Page) => () => press(page, "Flip the left card");
const bank = (page: Page) => () => bankButton(page).click();

describe("playing", () => {
  test("by mouse to the end; the result is listed and its replay is verified", async () => {
    const page = await openApp(PLAY);
    await beginGame(page, "tuesday", { Lives: "1" });
    const turns = await playToEnd(page, flipLeft(page), bank(page));
    expect(turns).toBeGreaterThan(0);
    await expect.poll(() => logEntries(page).first().textContent()).toContain("The game is over");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("end-heading");
    await press(page, "Play again");
    await expect.poll(() => logEntries(page).count()).toBe(0);
    // The same settings again, with another seed.
    expect(await page.getByText("Lives: 1 of 1").count()).toBe(1);
    expect(await page.locator(".seed").textContent()).not.toContain("tuesday");
    await page.getByRole("link", { name: "Bomb flip" }).click();
    const results = page.getByRole("region", { name: "Best results" });
    await results.getByRole("link", { name: /Replay/ }).click();
    await page.getByText("Verified.").waitFor();
    expect(await page.getByText(`Step ${turns} of ${turns}`).isVisible()).toBe(true);
  });

  test("by keyboard alone, from the home page to the end", async () => {
    const page = await openApp();
    const focus = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    const tabTo = async (text: string) => {
      for (let i = 0; i < 40; i++) {
        await page.keyboard.press("Tab");
        if ((await focus()) === text) return;
      }
      throw new Error(`Tab never came to ${text}.`);
    };
    await tabTo("Bomb flip");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    await tabTo("Play");
    await page.keyboard.press("Enter");
    await bankButton(page).waitFor();
    // The coach of the first game is the first stop, and playing is all it asks for.
    await tabTo("Next");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    // The cards come next. The bar before them is one stop, and the arrow keys walk along it.
    await page.keyboard.press("Tab");
    expect(await focus()).toMatch(/^Flip the left card/);
    await page.keyboard.press("Shift+Tab");
    expect(await focus()).toBe("Undo");
    const walk = async (key: string) => {
      await page.keyboard.press(key);
      return focus();
    };
    expect(await walk("ArrowRight")).toBe("Redo");
    expect(await walk("End")).toBe("Keys");
    expect(await walk("ArrowRight")).toBe("Undo");
    expect(await walk("ArrowLeft")).toBe("Keys");
    const spoken = page.getByRole("status", { name: "What just happened" });
    await page.keyboard.press("1");
    await expect.poll(() => spoken.textContent()).toContain("The left card is a");
    await playToEnd(
      page,
      () => page.keyboard.press("2"),
      () => page.keyboard.press("b"),
    );
    await expect.poll(focus).toBe("The game is over");
    await tabTo("Play again");
    await page.keyboard.press("Enter");
    await expect.poll(() => logEntries(page).count()).toBe(0);
  });

  test("what cannot be done says why, and changes nothing", async () => {
    const page = await openApp(PLAY);
    await press(page, "Options");
    await page.getByLabel("Seed", { exact: true }).fill("  ");
    await press(page, "Begin");
    await page.getByText("A seed needs at least one letter or digit.").waitFor();
    await beginGame(page, "reasons");
    expect(await bankButton(page).getAttribute("aria-disabled")).toBe("true");
    const reason = "There is nothing to bank before the run has a number.";
    expect(
      await bankButton(page).evaluate(
        (b) => document.getElementById(b.getAttribute("aria-describedby") ?? "")?.textContent,
      ),
    ).toBe(reason);
    await pressAnyway(page, /^Bank/);
    await expect.poll(() => page.getByRole("alert").last().textContent()).toBe(reason);
    expect(await logEntries(page).count()).toBe(0);
  });

  test("the risk is the engine's: at the start a bomb takes a life with 10%", async () => {
    const page = await openApp(PLAY);
    await beginGame(page, "risk", AS_WRITTEN);
    const risk = page.getByRole("region", { name: "If you flip now" });
    // R3: 0.20 that a bomb is there, half of it to meet it; R9: 0.9 × 0.85 for a number, which must be new.
    expect(await risk.locator('[data-kind="life"] dd').textContent()).toBe("10.0%");
    expect(await risk.locator('[data-kind="bust"] dd').textContent()).toBe("0.0%");
    expect(await risk.locator('[data-kind="new"] dd').textContent()).toBe("76.5%");
  });
});

describe("taking back", () => {
  test("fair undo stops at what was learned; a bank can be taken back and played again", async () => {
    const page = await openApp(PLAY);
    await beginGame(page, "tuesday", AS_WRITTEN);
    await press(page, "Flip the left card");
    const undo = page.getByRole("button", { name: "Undo" });
    expect(await undo.getAttribute("aria-disabled")).toBe("true");
    await pressAnyway(page, "Undo");
    expect(await logEntries(page).count()).toBe(1);
    await bankButton(page).click();
    await expect.poll(() => page.locator(".bf-score b").textContent()).toBe("4");
    await undo.click();
    await expect.poll(() => page.locator(".bf-score b").textContent()).toBe("0");
    expect(await logEntries(page).count()).toBe(1);
    await press(page, "Redo");
    await expect.poll(() => page.locator(".bf-score b").textContent()).toBe("4");
    expect(await page.getByText("Peeked").count()).toBe(0);
  });

  test("fair undo can be made free in the middle of a game, which then is marked", async () => {
    const page = await openApp(PLAY);
    await beginGame(page, "tuesday");
    await press(page, "Flip the left card");
    await page.getByLabel(/^Free undo/).check();
    await press(page, "Undo");
    await page.getByText("Peeked").waitFor();
    expect(await logEntries(page).count()).toBe(0);
  });

  test("free undo goes all the way back, and marks the game", async () => {
    const page = await openApp(PLAY);
    await beginGame(page, "tuesday", { Undo: "free" });
    await press(page, "Flip the left card");
    await page.keyboard.press("u");
    await page.getByText("Peeked").waitFor();
    expect(await logEntries(page).count()).toBe(0);
    await page.reload();
    await page.getByText("Peeked").waitFor();
  });
});

test("the advisor tells what each choice is worth under perfect play", async () => {
  const page = await openApp(PLAY, {
    reducedMotion: "reduce",
    viewport: { width: 1440, height: 900 },
  });
  // Without jokers there is little to solve; a first flip meets a bomb with 10 %.
  await beginGame(page, "advice", { ...AS_WRITTEN, Lives: "1", "Jokers among the loot": "0" });
  const left = page.getByRole("button", { name: "Flip the left card" });
  const before = await left.boundingBox();
  await page.getByText("Ask the advisor").click();
  const advice = page.getByRole("status", { name: "Advice" });
  const verdicts = advice.locator(".bf-verdict");
  await expect.poll(() => verdicts.allTextContents()).toEqual(["Flip a card.", "Flip a card."]);
  expect(await left.boundingBox()).toEqual(before);
  await press(page, "Flip the left card");
  await expect.poll(() => verdicts.allTextContents()).toEqual(["Bank the run.", "Bank the run."]);
  // Banking 4 and going on is worth 4 more than the whole game was: 4 × 0.9 / 0.1 and 4.
  expect(await advice.locator("tr", { hasText: "Bank" }).first().textContent()).toBe("Bank40.0");
  expect(await findBarriersInBoth(page)).toEqual([]);
});

test("words, hints and sound help; a bot plays to the end, and the game says so", async () => {
  const page = await openApp(PLAY, { reducedMotion: "reduce" });
  await beginGame(page, "bot", { Lives: "1" });
  // A word explains itself until Escape; sound is off until it is chosen.
  await press(page, "Streak");
  const meaning = page.locator(".term-tip").getByText("Treasures in a row in this run.");
  await meaning.waitFor();
  await page.keyboard.press("Escape");
  expect(await meaning.count()).toBe(0);
  const sound = page.getByRole("button", { name: "Sound" });
  expect(await sound.getAttribute("aria-pressed")).toBe("false");
  await page.keyboard.press("m");
  expect(await sound.getAttribute("aria-pressed")).toBe("true");
  // A hint that is only looked at leaves no mark; one that is followed does, whichever card it is.
  const marks = page.getByRole("list", { name: "Marks of this game" }).getByRole("button");
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "Do that" }).waitFor();
  expect(await marks.count()).toBe(0);
  expect(await page.locator(".hinted").count()).toBe(1);
  await press(page, "Flip the right card");
  await expect.poll(() => marks.allTextContents()).toEqual(["With a hint"]);
  await page.getByText("Let a bot play").click();
  await press(page, "One step");
  await expect.poll(() => logEntries(page).count()).toBe(2);
  await page.getByLabel("Speed").selectOption("fast");
  await press(page, "Run");
  await endHeading(page).waitFor();
  expect(await marks.allTextContents()).toEqual(["With a hint", "With a bot"]);
  // The ending has its picture, a story, and a card with an image.
  await page.locator(".end-picture svg").waitFor();
  expect(await page.locator(".end-story").count()).toBeGreaterThan(1);
  expect(await findBarriersInBoth(page)).toEqual([]);
  await press(page, "Make a card of it");
  const card = page.getByRole("dialog").getByRole("img");
  await card.waitFor();
  expect(await card.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1200);
});

describe("for everyone", () => {
  test("no barriers in light and dark colours", async () => {
    const page = await openApp(PLAY, { reducedMotion: "reduce" });
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    expect(await findBarriersInBoth(page)).toEqual([]);
    await beginGame(page, "tuesday");
    await press(page, "Flip the left card");
    await page.getByText("Let a bot play").click();
    // What is measured stays as it is: the turned cards make room for the next two.
    await expect.poll(() => page.locator(".turned").count(), { timeout: 5000 }).toBe(0);
    expect(await findBarriersInBoth(page)).toEqual([]);
    await press(page, "Keys");
    expect(await page.getByRole("dialog").textContent()).toContain("Flip the left card");
    expect(await findBarriersInBoth(page)).toEqual([]);
    for (const name of ["How to play", "Share"]) {
      await page.keyboard.press("Escape");
      await press(page, name);
      await page.getByRole("dialog").waitFor();
      expect(await findBarriersInBoth(page)).toEqual([]);
    }
    await page.getByRole("link", { name: "Watch the replay" }).click();
    await page.getByText("Verified.").waitFor();
    expect(await page.locator(".verified").textContent()).toContain("The one action is legal");
    expect(await findBarriersInBoth(page)).toEqual([]);
  });

  test("the way to a trophy is seen where the system sets the colours", async () => {
    const page = await openApp(PLAY, { reducedMotion: "reduce", forcedColors: "active" });
    await beginGame(page, "tuesday", AS_WRITTEN);
    await press(page, "Flip the left card");
    await bankButton(page).click();
    // 4 of 100 points: the first pixels of the bar.
    const on = page.getByRole("progressbar", { name: "Bronze" });
    const ratio = await contrastBetween(page, { on, at: 0.02 }, { on, at: 0.9 });
    expect(ratio).toBeGreaterThan(3);
  });

  test("nothing moves on a slow telephone but what the player moves", async () => {
    const page = await openApp("", {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.evaluate(watchShifts);
    await page.getByRole("link", { name: "Bomb flip" }).tap();
    await page.getByRole("heading", { name: "Your games" }).waitFor();
    await beginGame(page, "tuesday", AS_WRITTEN);
    await bankButton(page).waitFor();
    await page.getByRole("button", { name: "Flip the left card" }).tap();
    await bankButton(page).tap();
    await expect.poll(() => page.locator(".bf-score b").textContent()).toBe("4");
    await page.goto(`${inject("address")}#/data`);
    await page.getByText("seed tuesday").waitFor();
    await page.goto(`${inject("address")}#/`);
    await page.getByText("2 actions played").waitFor();
    expect(await page.evaluate(() => (window as unknown as Shifting).shifts)).toEqual([]);
  });

  test("a narrow telephone needs no sideways scrolling", async () => {
    const page = await openApp(PLAY, { viewport: { width: 320, height: 640 } });
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await beginGame(page, "tuesday");
    await press(page, "Flip the left card");
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test("nothing moves for those who ask for calm", async () => {
    const page = await openApp(PLAY, { reducedMotion: "reduce" });
    await beginGame(page, "calm");
    const duration = () =>
      page
        .locator(".bf-turn")
        .first()
        .evaluate((card) => getComputedStyle(card).transitionDuration);
    expect(await duration()).toBe("0s");
    const lively = await openApp(PLAY, { reducedMotion: "no-preference" });
    await beginGame(lively, "calm");
    expect(
      await lively
        .locator(".bf-turn")
        .first()
        .evaluate((card) => getComputedStyle(card).transitionDuration),
    ).not.toBe("0s");
  });
});
