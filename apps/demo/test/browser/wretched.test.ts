import { salvageShip } from "@games/wretched/packs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  beginGame,
  beginning,
  findBarriersInBoth,
  giveFile,
  logEntries,
  openApp,
  press,
  savedBy,
  sidewaysScroll,
} from "./page.ts";
import {
  CALM,
  closeLog,
  diary,
  isOver,
  now,
  openLog,
  PLAY,
  playUntil,
  SEED,
  SHORT,
} from "./wretched-table.ts";

/** The animation of the prompt. */
const promptMotion = (page: Page) =>
  page.locator(".wr-words").evaluate((p) => getComputedStyle(p).animationName);

const NEVER = /^$/;

/** The key for each place in the day; the last log has a title of the story's own. */
const KEYS: readonly (readonly [RegExp, string])[] = [
  [/begins$|face down$|hear/, "n"],
  [/^A pull|^The last pull/, "p"],
  [/can go$/, "1"],
];

describe("playing", () => {
  test("by mouse to the end; the story is read back by day and saved as Markdown", async () => {
    const page = await openApp(PLAY, CALM);
    await openLog(page, SEED, SHORT);
    await diary(page).fill("I keep the lamp lit. 🕯");
    await closeLog(page).click();
    await playUntil(page, NEVER);
    await expect.poll(() => logEntries(page).first().textContent()).toContain("closing log");
    // R23 and rule 49: one King was seen, and it left its mark.
    expect(await page.getByRole("list", { name: "In sight" }).textContent()).toMatch(/^King of/);
    expect(await page.locator(".wr-presence svg").count()).toBeGreaterThan(0);
    const story = page.locator(".wr-logbook");
    await story.getByRole("heading", { name: "Day 1", exact: true }).waitFor();
    expect(await story.locator("article").first().textContent()).toContain("I keep the lamp lit.");
    const { name, text } = await savedBy(page, "Save the story as Markdown");
    expect(name).toBe("salvage-ship-Ines.md");
    expect(text).toContain("# Patient Margaret\n\n*By the Games authors*\n\n*The journal of Ines*");
    expect(text).toContain("## Before the first day");
    expect(text).toContain("I keep the lamp lit. 🕯");
    expect(Object.values(salvageShip.prose.prompts).some((prompt) => text.includes(prompt))).toBe(
      true,
    );
    // Somebody else reads it from one file, with nothing of it in their browser.
    const shared = await savedBy(page, "Share the story with its log");
    const other = await openApp(PLAY, CALM);
    await press(other, "Options");
    await other.getByText("Read a story that somebody played").click();
    await giveFile(other, "Open a log from a file", shared.name, shared.text);
    await other.getByText("I keep the lamp lit. 🕯").waitFor();
    await giveFile(other, "Open a log from a file", "broken.json", "{}");
    await other.getByText("This is not a journal").waitFor();
  });

  test("by keyboard alone to the end", async () => {
    const page = await openApp(PLAY);
    const tabTo = async (name: string) => {
      for (let i = 0; i < 40; i++) {
        await page.keyboard.press("Tab");
        const focus = await page.evaluate(() => {
          const element = document.activeElement as HTMLInputElement | null;
          return element?.labels?.[0]?.textContent ?? element?.textContent;
        });
        if (focus?.startsWith(name)) return;
      }
      throw new Error(`Tab never came to ${name}.`);
    };
    await tabTo("Options");
    await page.keyboard.press("Enter");
    await tabTo("Seed");
    await page.keyboard.press("Control+A");
    await page.keyboard.type(SEED);
    await tabTo("Difficulty");
    await page.keyboard.type("nig");
    await tabTo("Begin");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Before you begin" }).waitFor();
    await tabTo("Open the log");
    await page.keyboard.press("Enter");
    await closeLog(page).waitFor();
    await tabTo("Your log");
    await page.keyboard.type("Typed.");
    await tabTo("Close the log");
    await page.keyboard.press("Enter");
    // The button is gone, so the focus has come to what is next.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("wr-now");
    const spoken = page.getByRole("status", { name: "What just happened" });
    await page.keyboard.press("n");
    await expect.poll(() => spoken.textContent()).toContain("The day's die showed");
    // A key whose meaning has just changed waits for a moment, so that it may take more presses than turns.
    for (let turn = 0; turn < 600 && !(await isOver(page)); turn++) {
      const heading = (await now(page).textContent()) ?? "";
      await page.keyboard.press(KEYS.find(([words]) => words.test(heading))?.[1] ?? "s");
    }
    await page.locator(".wr-logbook").getByText("Typed.").waitFor();
  });

  test("a check says why it happens, with what, and what can come of it", async () => {
    const page = await openApp(PLAY, { reducedMotion: "no-preference" });
    await openLog(page, "lantern");
    await playUntil(page, /^A pull is due$/);
    expect(await promptMotion(page)).toBe("wr-type");
    const check = page.locator(".wr-check");
    const text = (await check.textContent()) ?? "";
    expect(text).toContain("A pull is due, because the card asks for it.");
    // Rule 22: one die less the bonus of no Ace: 1 to 6, each with a sixth; none is deadly.
    expect(await check.locator("th").allTextContents()).toEqual(["1", "2", "3", "4", "5", "6"]);
    expect(new Set(await check.locator("td").allTextContents())).toEqual(new Set(["16.7%"]));
    expect(text).toContain("The chance that it holds is 100%.");
    // What the first die took is told before anything else.
    const board = /(\d+) of (\d+)/.exec((await page.locator(".wr-points").textContent()) ?? "");
    const left = Number(board?.[1]);
    const all = Number(board?.[2]);
    expect(await beginning(page).textContent()).toContain(
      `Before the first day, rolled ${all - left}: ${all - left} lost, ${left} hull left.`,
    );
    const before = Number(await page.locator(".wr-points b").textContent());
    await page.keyboard.press("p");
    const lost = Number(/−(\d)/.exec((await page.locator(".wr-loss").textContent()) ?? "")?.[1]);
    expect(Number(await page.locator(".wr-points b").textContent())).toBe(before - lost);
    await page.getByText("Every pull so far: 1").click();
    expect(await page.locator(".wr-checks").textContent()).toContain(
      `Rolled ${lost}: ${lost} lost`,
    );
  });

  test("without danger: no checks, and a story that its player ends", async () => {
    const page = await openApp(PLAY, CALM);
    await openLog(page, "calm", { Danger: "narrative" });
    await playUntil(page, /^The evening of day 2$/);
    expect(await page.getByText("Every pull so far: 0").isVisible()).toBe(true);
    await page.keyboard.press("s");
    await page.keyboard.press("e");
    await page.getByRole("heading", { name: salvageShip.prose.endings.ended.title }).waitFor();
    await page.keyboard.press("s");
    await page.getByText("Your story ended after 3 days.").first().waitFor();
  });
});

describe("for everyone", () => {
  test("no barriers in light and dark colours, from the form to the end", async () => {
    const page = await openApp(PLAY, CALM);
    const expectNoBarriers = async () => expect(await findBarriersInBoth(page)).toEqual([]);
    await press(page, "Options");
    await page.getByText("Bring a story of your own").click();
    await expectNoBarriers();
    await beginGame(page, SEED, SHORT);
    await page.getByRole("heading", { name: "Before you begin" }).waitFor();
    await expectNoBarriers();
    await press(page, "Open the log");
    await playUntil(page, /due/);
    await expectNoBarriers();
    await playUntil(page, NEVER);
    await expectNoBarriers();
  });

  test("the tour says nothing of the log before the notes on the story are read", async () => {
    const page = await openApp(PLAY, CALM);
    await press(page, "Play");
    await page.getByRole("heading", { name: "Before you begin" }).waitFor();
    const mark = page.locator(".coach-mark");
    await page.waitForTimeout(600);
    expect(await mark.isVisible()).toBe(false);
    await press(page, "Open the log");
    await mark.waitFor();
    expect(await mark.textContent()).toContain("This is your page.");
  });

  test("a narrow telephone needs no sideways scrolling, and calm is kept", async () => {
    const page = await openApp(PLAY, { viewport: { width: 320, height: 640 }, ...CALM });
    expect(await sidewaysScroll(page)).toBe(0);
    await openLog(page, "lantern");
    expect(await sidewaysScroll(page)).toBe(0);
    await playUntil(page, /due/);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await promptMotion(page)).toBe("none");
  });
});
