// What a player of Wretched & Alone makes: pages, recordings and stories.
import type { Prose, StoryPack } from "@games/wretched";
import { writePackMarkdown } from "@games/wretched/pack-loader";
import { glasshouse } from "@games/wretched/packs";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import {
  findBarriers,
  findBarriersInBoth,
  giveFile,
  openApp,
  openFile,
  openIn,
  press,
  savedBy,
  shareGame,
} from "./page.ts";
import { CALM, closeLog, diary, openLog, PLAY, playUntil } from "./wretched-table.ts";

describe("what the player writes", () => {
  test("the page, a softened prompt and the place in the game survive a reload", async () => {
    const page = await openApp(PLAY, CALM);
    await openLog(page, "lantern");
    await closeLog(page).click();
    await playUntil(page, /face down/);
    await page.locator(".wr-next").click();
    const prompt = page.locator(".wr-words");
    const full = await prompt.textContent();
    // The focus stays on the button, so that a second press turns no card.
    const soften = page.getByRole("button", { name: "Soften this prompt" });
    await soften.focus();
    for (const _ of [1, 2]) {
      await page.keyboard.press("Enter");
      await expect.poll(() => prompt.textContent()).toContain("This card is about:");
      expect(await soften.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    expect(await page.getByRole("button", { name: /^Read the / }).count()).toBe(1);
    // Nothing waits for a pause in the typing.
    for (const text of ["Half a", "Half a sentence,", "Half a sentence, and"]) {
      await diary(page).fill(text);
      await page.reload();
      await diary(page).waitFor();
      expect(await diary(page).inputValue()).toBe(text);
    }
    expect(await prompt.textContent()).toContain("This card is about:");
    // A file takes what was just typed along, and the wishes too.
    await diary(page).fill("Half a sentence, and the other half.");
    const { text } = await savedBy(page, "Save to file");
    const other = await openApp("", CALM);
    await openFile(other, text);
    await diary(other).waitFor();
    expect(await diary(other).inputValue()).toBe("Half a sentence, and the other half.");
    expect(await other.locator(".wr-words").textContent()).toContain("This card is about:");
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
  /** A text with its lines as they are drawn. */
  const shown = (page: Page, selector: string) =>
    // biome-ignore lint/performance/useDomNodeTextContent: whether paragraphs are apart is a matter of the style
    page.locator(selector).innerText();
  const SECOND = "\n\nThere is a second paragraph.";
  const { prompts, endings } = glasshouse.prose;
  const own: StoryPack = {
    ...glasshouse,
    id: "my-winter",
    tracker: "J",
    prose: {
      ...glasshouse.prose,
      title: "My winter",
      prompts: Object.fromEntries(
        Object.entries(prompts).map(([card, prompt]) => [card, prompt + SECOND]),
      ) as Prose["prompts"],
      endings: { ...endings, ended: { ...endings.ended, text: endings.ended.text + SECOND } },
    },
  };

  test("every fault of a file is named with its place, and a sound one is played and found again", async () => {
    const page = await openApp(PLAY, CALM);
    await press(page, "Options");
    await page.getByText("Bring a story of your own").click();
    const bad = writePackMarkdown({ ...own, prose: { ...own.prose, prompts } })
      .replace('title: "My winter"', "titel: 1")
      .replace('tracker: "J"', 'tracker: "A"')
      .replace(/### H3\n\n.*\n/, "### H3\n\nShort.\n");
    const lineOf = (text: string) => bad.split("\n").findIndex((line) => line.startsWith(text)) + 1;
    await open(page, "bad.md", bad);
    const faults = page.locator(".wr-faults");
    await faults.getByText("bad.md has 4 faults. Nothing was changed.").waitFor();
    expect(await faults.locator("code").allTextContents()).toEqual([
      `line ${lineOf("titel: 1")}`,
      `line ${lineOf("tracker:")}: tracker`,
      `line ${lineOf("### H3")}: H3`,
      "title",
    ]);
    expect(await findBarriersInBoth(page)).toEqual([]);
    // A template can be opened as it is.
    const template = await savedBy(page, "Save “Patient Margaret” as a template");
    expect(template.name).toBe("my-salvage-ship.md");
    await open(page, template.name, template.text);
    await page.getByText("“My Patient Margaret” is ready").waitFor();
    await open(page, "taken.md", writePackMarkdown(glasshouse));
    await faults.getByText("taken.md has one fault.").waitFor();
    // A story of this site is fetched by its address; one from elsewhere is not.
    const site = page.getByLabel("Or the address of a story on this site");
    await site.fill("https://elsewhere.example/story.md");
    await press(page, "Open it");
    await faults.getByText("Only stories of this site can be fetched").waitFor();
    await page.route("**/stories/hers.md", (route) =>
      route.fulfill({ body: writePackMarkdown({ ...own, id: "her-winter" }) }),
    );
    await site.fill("stories/hers.md");
    await press(page, "Open it");
    await page.getByText("“My winter” is ready").waitFor();
    await open(page, "mine.json", JSON.stringify(own));
    await page.getByText("“My winter” is ready").waitFor();
    expect(await faults.count()).toBe(0);
    await openLog(page, "frost", { Danger: "narrative" });
    await page.getByRole("heading", { name: "My winter" }).waitFor();
    await closeLog(page).click();
    await page.keyboard.press("n");
    await page.locator(".wr-next").waitFor();
    await press(page, "Share");
    const said = await page.getByRole("dialog").textContent();
    expect(said).toContain("The pages of your log, your recordings and what you softened are not");
    expect(said).toContain("only a browser that has it can show the replay");
    expect(said).not.toContain("whole game");
    await page.keyboard.press("Escape");
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
    await press(stranger, "Options");
    await stranger.getByRole("radio", { name: "My winter your own" }).waitFor();
    // Paragraphs stay apart, in prompts and in endings.
    await page.locator(".wr-next").click();
    expect(await shown(page, ".wr-words")).toContain(SECOND);
    await playUntil(page, /^The evening of day 1$/);
    for (const key of ["s", "e"]) await page.keyboard.press(key);
    await page.getByRole("heading", { name: own.prose.endings.ended.title }).waitFor();
    expect(await shown(page, ".wr-decision")).toContain(SECOND);
  });
});
