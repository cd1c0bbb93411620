import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { contrastBetween } from "./contrast.ts";
import {
  beginGame,
  beginning,
  findBarriersInBoth,
  logEntries,
  openApp,
  press,
  sidewaysScroll,
  skipTour,
} from "./page.ts";

const PLAY = "#/play/dsd6";
/** Its first roll is Engineering, Commander, Tactical, Medical, Science, Commander; Spore and Time Warp lie there. */
const SEED = "fox-fox-7668";
/** Solar Winds Flagship lies among its first two cards: 5 damage before the first turn. */
const DAMAGED = "s8";
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
  for (let turn = 0; turn < 400; turn++) {
    if (await endHeading(page).isVisible()) return;
    await moveOn();
  }
  throw new Error("The game did not end in 400 steps.");
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
    expect(await page.locator(".end").textContent()).toMatch(/Played for \d+ s\./);
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
    await press(page, "Options");
    await page.getByLabel("Seed", { exact: true }).focus();
    await keys.press("ControlOrMeta+A");
    await keys.type(SEED);
    await tabTo(/^Begin$/);
    await keys.press("Enter");
    await nextButton(page).waitFor();
    await skipTour(page);
    await tabTo(/^Roll the crew/);
    await keys.press("Enter");
    await keys.press("4");
    await tabTo(/^Work on Spore/);
    await keys.press("Enter");
    // The focus stays with the crew, where a second press does nothing; the single keys do all the rest.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
      .toBe("Crew dice");
    await keys.press("Enter");
    expect(await page.locator(".ds-orders").count()).toBe(0);
    for (let turn = 0; turn < 3; turn++) {
      for (const key of ["1", "a", "2", "b", "p", "3", "a", "4", "a", "5", "a", "6", "a", "Escape"])
        await keys.press(key);
      for (const key of ["e", "t", "f", "n"]) await keys.press(key);
    }
    expect(await page.locator(".ds-turn b").textContent()).toBe("4");
    await playToEnd(page, async () => {
      for (const key of ["n", "e", "t", "f"]) await keys.press(key);
    });
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
    await expect.poll(() => reroll.textContent()).toContain("40.2%");

    await die(page, "Die 1, Engineering").click();
    expect(await order(page, "Repair the hull").textContent()).toContain(
      "Would change nothing. The hull will be whole without it.",
    );
    await press(page, "Hint");
    await expect
      .poll(() => page.getByRole("region", { name: "Hint" }).textContent())
      .toContain("This resolves Spore: Infestation.");
    await press(page, "Close the hint");

    const tactical = die(page, "Die 3, Tactical");
    expect(await tactical.getAttribute("aria-disabled")).toBe("true");
    await tactical.click({ force: true });
    expect(await refusal(page)).toBe("There is no enemy to shoot at.");
    await drag(page, die(page, "Die 4, Medical"), station(page, "science"));
    expect(await refusal(page)).toBe("Die 4 shows medical, but this needs science.");
    expect(await logEntries(page).count()).toBe(1);
  });
});

describe("one press, one action", () => {
  const phase = (page: Page) => page.locator(".ds-phases [aria-current]").textContent();

  test("a double click on a step of the turn, and a key that is held, do one thing", async () => {
    const page = await openApp(PLAY, CALM);
    await beginGame(page, SEED);
    await page.getByRole("button", { name: "Roll the crew" }).dblclick();
    expect(await phase(page)).toBe("Assign");
    expect(await logEntries(page).count()).toBe(1);
    // The key of a step has no other meaning, and the browser's own repeat is no press.
    await page.keyboard.press("n");
    for (const _ of [1, 2, 3]) await page.keyboard.down("e");
    await page.keyboard.up("e");
    expect(await phase(page)).toBe("Draw");
    await page.getByRole("button", { name: "Roll the threat die" }).focus();
    for (const _ of [1, 2, 3]) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    expect(await phase(page)).toBe("Activate");
  });

  test("a double click on “Turn die 1” turns nothing yet, and the focus waits at the heading", async () => {
    const page = await openApp(PLAY, CALM);
    await begin(page);
    await page.keyboard.press("2");
    await order(page, "Turn die 1").dblclick();
    await page.getByRole("heading", { name: "Die 2, Commander – die 1" }).waitFor();
    await page.keyboard.press("Enter");
    expect(await logEntries(page).count()).toBe(1);
  });
});

describe("everything is in sight", () => {
  test("all orders of a Commander on a wide screen", async () => {
    const page = await openApp(PLAY, { ...CALM, viewport: { width: 1440, height: 900 } });
    await begin(page);
    const before = await die(page, "Die 2, Commander").boundingBox();
    await die(page, "Die 2, Commander").click();
    const cut = await page.locator(".ds-order-list").evaluate((list) => {
      const { top, bottom } = list.getBoundingClientRect();
      const low = Math.min(bottom, innerHeight);
      return [...list.querySelectorAll("button")]
        .map((button) => button.getBoundingClientRect())
        .filter((rect) => rect.top < top || rect.bottom > low).length;
    });
    expect(await page.locator(".ds-order-list button").count()).toBe(6);
    expect(cut).toBe(0);
    // The dice stay under the pointer.
    expect(await die(page, "Die 2, Commander").boundingBox()).toEqual(before);
  });

  test("the ship above the deck on a telephone and at twice the size", async () => {
    const page = await openApp(PLAY, { ...CALM, viewport: { width: 320, height: 640 } });
    await begin(page);
    // 1440 × 900 at 200 % is a page of 720 × 450.
    for (const size of [
      { width: 320, height: 640 },
      { width: 720, height: 450 },
    ]) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
      const meter = await page.locator(".ds-meter").last().boundingBox();
      const deck = await page.locator(".ds-deck").boundingBox();
      if (meter === null || deck === null) throw new Error("The table is not there.");
      expect(meter.y + meter.height).toBeLessThan(deck.y);
    }
  });
});

describe("for everyone", () => {
  test("a lost point of shields or hull looks lost, and numbers on dice can be read", async () => {
    const page = await openApp(PLAY, CALM);
    await beginGame(page, DAMAGED);
    // Five points of damage take the four shields first; the log says where they came from.
    expect(await beginning(page).textContent()).toContain(
      "Solar Winds Flagship is drawn. Solar Winds Flagship costs 4 shields and 1 hull.",
    );
    // It lies there as a card until the crew is rolled, also after a reload.
    await page.reload();
    await threat(page, "Solar Winds Flagship").waitFor();
    await press(page, "Roll the crew");
    expect(await threat(page, "Solar Winds Flagship").count()).toBe(0);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const middle = (on: Locator) => ({ on, at: 0.5 });
      const cell = (kind: string) =>
        middle(page.locator(`.ds-meter [data-cell="${kind}"]`).first());
      const space = middle(page.locator("#ds-ship-heading"));
      expect(await contrastBetween(page, cell("full"), space)).toBeGreaterThan(3);
      expect(await contrastBetween(page, cell("empty"), space)).toBeLessThan(1.5);
    }
    const size = await page
      .locator(".ds-cube small")
      .first()
      .evaluate((number) => Number.parseFloat(getComputedStyle(number).fontSize));
    expect(size).toBeGreaterThanOrEqual(12);
  });

  test("no barriers in light and dark colours", async () => {
    const page = await openApp(PLAY, CALM);
    await begin(page);
    await page.keyboard.press("5");
    await page.getByText("Deck 26").click();
    expect(await findBarriersInBoth(page)).toEqual([]);
    for (const key of ["a", "e", "t"]) await page.keyboard.press(key);
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
    // At another place than the tap before: two at one place within a moment are one press.
    await order(page, "Engineering").tap();
    await die(page, "Die 3, Engineering").waitFor();
    await page.getByText("Deck 26").click();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
