import { writePackMarkdown } from "@games/wretched/pack-loader";
import { glasshouse, salvageShip } from "@games/wretched/packs";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import {
  beginGame,
  findBarriers,
  findBarriersInBoth,
  giveFile,
  logEntries,
  openApp,
  openFile,
  openIn,
  press,
  savedBy,
  shareGame,
  sidewaysScroll,
} from "./page.ts";

const PLAY = "#/play/wretched";
/** A game that the tower ends early, with one King seen. */
const SEED = "stone";
const SHORT = { Difficulty: "nightmare" };

/** Cards that stand still are pressed sooner. */
const CALM = { reducedMotion: "reduce" } as const;

const now = (page: Page) => page.locator("#wr-now");
const diary = (page: Page) => page.getByRole("textbox", { name: /^Your log/ });
const closeLog = (page: Page) => page.getByRole("button", { name: /^Close the log/ });
const isOver = (page: Page) => page.getByRole("heading", { name: "The game is over" }).isVisible();

/** Begins a game and leaves the note before it. */
async function openLog(page: Page, seed: string, fields: Readonly<Record<string, string>> = {}) {
  await beginGame(page, seed, fields);
  await page.getByLabel("Who writes the log?").fill("Ines");
  await press(page, "Open the log");
  await closeLog(page).waitFor();
}

/** Does the first thing that can be done, again and again, until the heading is as wished or the game is over. */
async function playUntil(page: Page, heading: RegExp): Promise<void> {
  const first = page.locator(
    ".wr-next, .wr-decision .wr-choices button, .wr-desk .wr-choices button",
  );
  for (let turn = 0; turn < 300; turn++) {
    if (await isOver(page)) return;
    if (heading.test((await now(page).textContent()) ?? "")) return;
    await first.first().click();
  }
  throw new Error("The game did not get there in 300 turns.");
}

/** The animation of the prompt. */
const promptMotion = (page: Page) =>
  page.locator(".wr-prompt > p").evaluate((p) => getComputedStyle(p).animationName);

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
    expect(text).toContain("# Patient Margaret\n\n*Ines*\n\n## Before the first day");
    expect(text).toContain("I keep the lamp lit. 🕯");
    expect(Object.values(salvageShip.prompts).some((prompt) => text.includes(prompt))).toBe(true);
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
    for (let turn = 0; turn < 60 && !(await isOver(page)); turn++) {
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
    expect(new Set(await check.locator("td").allTextContents())).toEqual(new Set(["16.7 %"]));
    expect(text).toContain("The chance that it holds is 100 %.");
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
    await page.getByRole("heading", { name: salvageShip.endings.ended.title }).waitFor();
    await page.keyboard.press("s");
    await page.getByText("Your story ended after 3 days.").first().waitFor();
  });
});

describe("what the player writes", () => {
  test("the page, a softened prompt and the place in the game survive a reload", async () => {
    const page = await openApp(PLAY, CALM);
    await openLog(page, "lantern");
    await closeLog(page).click();
    await playUntil(page, /face down/);
    await page.locator(".wr-next").click();
    const prompt = page.locator(".wr-prompt > p");
    const full = await prompt.textContent();
    await press(page, "Soften this prompt");
    await expect.poll(() => prompt.textContent()).toContain("This card is about:");
    await diary(page).fill("Half a sentence, and");
    await page.getByText("Kept in this browser.").waitFor();
    await page.reload();
    await diary(page).waitFor();
    expect(await diary(page).inputValue()).toBe("Half a sentence, and");
    expect(await prompt.textContent()).toContain("This card is about:");
    // A file takes what was just typed along, and the wishes too.
    await diary(page).fill("Half a sentence, and the other half.");
    const { text } = await savedBy(page, "Save to file");
    const other = await openApp("", CALM);
    await openFile(other, text);
    await diary(other).waitFor();
    expect(await diary(other).inputValue()).toBe("Half a sentence, and the other half.");
    expect(await other.locator(".wr-prompt > p").textContent()).toContain("This card is about:");
    await press(page, "Leave it out");
    await expect.poll(() => prompt.textContent()).toBe("You left this prompt out.");
    await press(page, "Show it in full");
    await expect.poll(() => prompt.textContent()).toBe(full);
  });

  test("a spoken log is kept, played back and deleted; the microphone is let go, and may be refused", async () => {
    const page = await openApp(PLAY);
    await openLog(page, "voice");
    await press(page, "Speak the log");
    const said = page.getByRole("status", { name: "Microphone" });
    await expect
      .poll(() => said.textContent())
      .toMatch(/^(The microphone was refused|No microphone)/);
    await page.evaluate(() => {
      const { stream } = new AudioContext().createMediaStreamDestination();
      Object.assign(window, { given: stream });
      navigator.mediaDevices.getUserMedia = async () => stream;
    });
    await press(page, "Speak the log");
    await page.getByText("The microphone is on.").waitFor();
    await page.waitForTimeout(150);
    await press(page, "Stop and keep the recording");
    await page.locator("audio").waitFor();
    const tracks = await page.evaluate(() =>
      (window as unknown as { given: MediaStream }).given.getTracks().map((t) => t.readyState),
    );
    expect(tracks).toEqual(["ended"]);
    await page.reload();
    await page.locator("audio").waitFor();
    expect(await page.locator("audio").getAttribute("src")).toMatch(/^blob:/);
    await press(page, "Save to file");
    await page.getByText("There is sound beside this game: one recording").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const silent = (await savedBy(page, "Save without the sound")).text;
    expect(silent).not.toContain("recording ");
    await press(page, "Save to file");
    const { text } = await savedBy(page, "Save with the sound");
    const other = await openApp();
    await openFile(other, text);
    await other.locator("audio").waitFor();
    await press(page, "Delete recording 1");
    await expect.poll(() => page.locator("audio").count()).toBe(0);
  });
});

describe("a story of the player's own", () => {
  const open = (page: Page, name: string, text: string) =>
    giveFile(page, "Open a story from a file", name, text);
  const own = { ...glasshouse, id: "my-winter", title: "My winter", tracker: "J" as const };

  test("every fault of a file is named with its place, and a sound one is played and found again", async () => {
    const page = await openApp(PLAY, CALM);
    await page.getByText("Bring a story of your own").click();
    const bad = writePackMarkdown(own)
      .replace('title: "My winter"', "titel: 1")
      .replace('tracker: "J"', 'tracker: "A"')
      .replace(/### H3\n\n.*\n/, "### H3\n\nShort.\n");
    await open(page, "bad.md", bad);
    const faults = page.locator(".wr-faults");
    await faults.getByText("bad.md has 4 faults. Nothing was changed.").waitFor();
    expect(await faults.locator("code").allTextContents()).toEqual([
      "line 3",
      "tracker",
      "title",
      "prompts.H3",
    ]);
    expect(await findBarriersInBoth(page)).toEqual([]);
    await open(page, "taken.md", writePackMarkdown(glasshouse));
    await faults.getByText("taken.md has one fault.").waitFor();
    await open(page, "mine.json", JSON.stringify(own));
    await page.getByText("“My winter” is ready").waitFor();
    expect(await faults.count()).toBe(0);
    await openLog(page, "frost");
    await page.getByRole("heading", { name: "My winter" }).waitFor();
    await closeLog(page).click();
    await page.keyboard.press("n");
    await page.locator(".wr-next").waitFor();
    const { link } = await shareGame(page);
    await page.reload();
    await page.locator(".wr-next").waitFor();
    expect(await page.locator(".wr-board").textContent()).toContain("Warmth");
    const hash = link.slice(link.indexOf("#"));
    const again = await openIn(page.context(), hash);
    await again.getByText("Verified.").waitFor();
    const stranger = await openApp(hash);
    await stranger.getByRole("heading", { name: "This replay cannot be shown" }).waitFor();
    expect(await stranger.getByRole("alert").first().textContent()).toContain(
      "a story that is not in this browser",
    );
    // The file of the game brings the story along.
    const { text } = await savedBy(page, "Save to file");
    await stranger.goto(inject("address"));
    await openFile(stranger, text);
    await stranger.locator(".wr-next").waitFor();
    expect(await stranger.locator(".wr-board").textContent()).toContain("Warmth");
    await stranger.goto(inject("address") + PLAY);
    await stranger
      .getByRole("option", { name: "My winter, your own" })
      .waitFor({ state: "attached" });
  });
});

describe("for everyone", () => {
  test("no barriers in light and dark colours, from the form to the end", async () => {
    const page = await openApp(PLAY, CALM);
    const expectNoBarriers = async () => expect(await findBarriersInBoth(page)).toEqual([]);
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
