import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  beginGame,
  findBarriersInBoth,
  logEntries,
  openApp,
  press,
  sidewaysScroll,
} from "./page.ts";

const PLAY = "#/play/dsd6";
/** Its first roll is Engineering, Commander, Tactical, Medical, Science, Commander; Spore and Time Warp lie there. */
const SEED = "kettle-north-7";
const CALM = { reducedMotion: "reduce" } as const;

const endHeading = (page: Page) => page.getByRole("heading", { name: "The game is over" });
const nextButton = (page: Page) => page.locator(".ds-next .primary");
const die = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const order = (page: Page, title: string) =>
  page.getByRole("region", { name: /^Die/ }).getByRole("button", { name: title });
const threat = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, level: 3 }) });
const station = (page: Page, name: string) => page.locator(`[data-target="station:${name}"]`);
const refusal = (page: Page) => page.getByRole("alert").last().textContent();

const tumble = (page: Page) =>
  page
    .locator(".ds-tumble")
    .first()
    .evaluate((cube) => getComputedStyle(cube).animationName);

async function begin(page: Page) {
  await beginGame(page, SEED);
  await press(page, "Roll the crew");
}

/** Moves the turns on, one after the other, until the game is over. */
async function playToEnd(page: Page, moveOn: () => Promise<void>) {
  for (let turn = 0; turn < 100; turn++) {
    if (await endHeading(page).isVisible()) return;
    for (const _ of ["roll", "assign", "draw", "activate"]) await moveOn();
  }
  throw new Error("The game did not end in 100 turns.");
}

async function drag(page: Page, from: ReturnType<typeof die>, to: ReturnType<typeof die>) {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
}

describe("playing", () => {
  test("by mouse to the end: orders from the list, by dragging, and by tapping a place", async () => {
    const page = await openApp(PLAY, CALM);
    await begin(page);
    await die(page, "Die 4, Medical").click();
    await order(page, "Work on Spore: Infestation").click();
    await expect.poll(() => threat(page, "Spore: Infestation").count()).toBe(0);

    await drag(page, die(page, "Die 1, Engineering"), station(page, "engineering"));
    expect(await station(page, "engineering").getByRole("listitem").textContent()).toContain(
      "Die 1, Engineering",
    );

    await die(page, "Die 5, Science").click();
    await threat(page, "Time Warp").click();
    await order(page, "Stasis on Time Warp").click();
    expect(await threat(page, "Time Warp").textContent()).toContain("Stasis tokens: 1");

    await drag(page, die(page, "Die 2, Commander"), die(page, "Die 3, Tactical"));
    await order(page, "Engineering").click();
    await die(page, "Die 3, Engineering").waitFor();

    await playToEnd(page, () => nextButton(page).click({ force: true }));
    expect(await logEntries(page).first().textContent()).toContain("the ship is lost");
    expect(await findBarriersInBoth(page)).toEqual([]);
  });

  test("by keyboard alone to the end", async () => {
    const page = await openApp(PLAY, CALM);
    const keys = page.keyboard;
    const focus = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
    const tabTo = async (text: RegExp) => {
      for (let i = 0; i < 40 && !text.test(await focus()); i++) await keys.press("Tab");
      expect(await focus()).toMatch(text);
    };
    await page.getByLabel("Seed", { exact: true }).focus();
    await keys.press("ControlOrMeta+A");
    await keys.type(SEED);
    await tabTo(/^Begin$/);
    await keys.press("Enter");
    await nextButton(page).waitFor();
    await tabTo(/^Roll the crew/);
    await keys.press("Enter");
    await keys.press("4");
    await tabTo(/^Work on Spore/);
    await keys.press("Enter");
    // The focus goes on to the first die that can act, and the single keys do all the rest.
    await expect.poll(focus).toMatch(/Engineering$/);
    for (let turn = 0; turn < 3; turn++) {
      for (const key of ["1", "a", "2", "b", "b", "3", "a", "4", "a", "5", "a", "6", "a", "Escape"])
        await keys.press(key);
      for (const _ of ["draw", "activate", "gather", "roll"]) await keys.press("n");
    }
    expect(await page.locator(".ds-turn b").textContent()).toBe("4");
    await playToEnd(page, () => keys.press("n"));
    await expect.poll(focus).toBe("The game is over");
  });
});

describe("before it is done", () => {
  test("an order shows what it would do, or why it cannot be done, and changes nothing", async () => {
    const page = await openApp(PLAY, CALM);
    await begin(page);
    await die(page, "Die 4, Medical").click();
    const work = order(page, "Work on Spore: Infestation");
    expect(await work.textContent()).toContain("Spore: Infestation is resolved.");
    await work.hover();
    expect(await page.locator(".ds-needs[data-done]").count()).toBe(1);
    await die(page, "Die 2, Commander").click();
    expect(await tumble(page)).toBe("none");
    // Five dice, none of which may show Threat: (5/6)^5.
    const reroll = order(page, "Reroll the rest of the pool");
    await expect.poll(() => reroll.textContent()).toContain("40.2 %");

    const tactical = die(page, "Die 3, Tactical");
    expect(await tactical.getAttribute("aria-disabled")).toBe("true");
    await tactical.click({ force: true });
    expect(await refusal(page)).toBe("There is no enemy to shoot at.");
    await drag(page, die(page, "Die 4, Medical"), station(page, "science"));
    expect(await refusal(page)).toBe("This die does not show the face that is needed here.");
    expect(await logEntries(page).count()).toBe(1);
  });
});

describe("for everyone", () => {
  test("no barriers in light and dark colours", async () => {
    const page = await openApp(PLAY, CALM);
    await begin(page);
    await page.keyboard.press("5");
    await page.getByText("Deck 26").click();
    expect(await findBarriersInBoth(page)).toEqual([]);
    for (const key of ["a", "n", "n"]) await page.keyboard.press(key);
    expect(await findBarriersInBoth(page)).toEqual([]);
  });

  test("a telephone is wide enough and taps are enough; rolled dice tumble", async () => {
    const page = await openApp(PLAY, { viewport: { width: 320, height: 640 }, hasTouch: true });
    expect(await sidewaysScroll(page)).toBe(0);
    await begin(page);
    expect(await tumble(page)).toBe("ds-tumble");
    await die(page, "Die 2, Commander").tap();
    await order(page, "Turn die 3").tap();
    expect(await sidewaysScroll(page)).toBe(0);
    await order(page, "Science").tap();
    await die(page, "Die 3, Science").waitFor();
    await page.getByText("Deck 26").click();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
