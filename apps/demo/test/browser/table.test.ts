import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  beginning,
  findBarriersInBoth,
  logEntries,
  openApp,
  press,
  sidewaysScroll,
  skipTour,
} from "./page.ts";

const CALM = { reducedMotion: "reduce" } as const;
const asked = (page: Page) => page.locator(".table-ask h2").textContent();

async function setUp(page: Page) {
  await page.getByText("Play with your own dice and cards").click();
  await press(page, "Set up a new game");
}

describe("Deep Space D-6 at a table", () => {
  test("setup, dice and corrections by keyboard on a small telephone; a reload and a replay keep the answers", async () => {
    const page = await openApp("#/play/dsd6", { ...CALM, viewport: { width: 320, height: 640 } });
    const keys = page.keyboard;
    await setUp(page);
    await expect.poll(() => asked(page)).toBe("Draw from the threat deck: which card is it?");
    expect(await findBarriersInBoth(page)).toEqual([]);
    await keys.press("/");
    await keys.type("scou");
    await keys.press("Enter");
    await page.getByRole("button", { name: /^Pirates/ }).click();
    expect(await beginning(page).textContent()).toContain("Scout is drawn. Pirates is drawn.");

    await keys.press("n");
    expect(await asked(page)).toBe("Roll 6 crew dice: what does die 1 show?");
    expect(await findBarriersInBoth(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    for (const key of ["2", "2"]) await keys.press(key);
    const third = "Roll 6 crew dice: what does die 3 show?";
    await expect.poll(() => asked(page)).toBe(third);
    await page.waitForTimeout(300); // what is kept is written in the background
    await page.reload();
    await expect.poll(() => asked(page)).toBe(third);
    await keys.press("Backspace");
    for (const key of ["1", "3", "4", "5", "6"]) await keys.press(key);
    const rolled = "Tactical, Commander, Medical, Science, Engineering, Threat.";
    await expect.poll(() => logEntries(page).first().textContent()).toContain(rolled);
    expect(await logEntries(page).first().textContent()).toContain("(corrected)");
    // The last answer can still be taken back when the roll is told.
    await keys.press("Backspace");
    expect(await asked(page)).toBe("Roll 6 crew dice: what does die 6 show?");
    await keys.press("1");
    await expect.poll(() => logEntries(page).first().textContent()).toContain("Commander.");

    await press(page, "Share");
    const link = await page.getByLabel("Link").inputValue();
    await page.goto(link);
    await page.getByText("Verified.").waitFor();
    await press(page, "To the start");
    await press(page, "Continue from here");
    await expect.poll(() => page.locator(".marks").textContent()).toContain("Own dice and cards");
    await press(page, "Roll the crew");
    await expect.poll(() => asked(page)).toBe("Roll 6 crew dice: what does die 1 show?");
  });

  test("dice by hand and the deck by the app", async () => {
    const page = await openApp("#/play/dsd6", CALM);
    await page.getByText("Play with your own dice and cards").click();
    await page.getByLabel("Threat deck").selectOption("app");
    await press(page, "Set up a new game");
    expect(await beginning(page).textContent()).toContain("is drawn");
    await press(page, "Roll the crew");
    for (let die = 0; die < 6; die++) await page.keyboard.press("5");
    await press(page, "End assignments");
    expect(await page.locator(".table-ask").count()).toBe(0);
    await press(page, "Roll the threat die");
    expect(await asked(page)).toBe("Roll the threat die: what does it show?");
  });

  test("a game that is under way is laid out, and its log and corrections survive a reload", async () => {
    const page = await openApp("#/play/dsd6", CALM);
    await page.getByText("Play with your own dice and cards").click();
    await press(page, "Continue a game under way");
    await page.getByLabel("Add a card").selectOption("Pirates");
    await press(page, "Less: Hit points of Pirates");
    await press(page, "Less: Hull");
    await page.getByLabel("Die 6").selectOption("Scanners");
    expect(await findBarriersInBoth(page)).toEqual([]);
    await press(page, "Continue from here");
    await skipTour(page);
    expect(await page.locator(".ds-card").textContent()).toContain("3 / 4 HP");
    await press(page, "Roll the crew");
    expect(await asked(page)).toBe("Roll 5 crew dice: what does die 1 show?");
    for (let die = 0; die < 5; die++) await page.keyboard.press("2");
    await expect.poll(() => logEntries(page).count()).toBe(1);
    await page.reload();
    await expect.poll(() => logEntries(page).first().textContent()).toContain("Tactical, Tactical");
    await press(page, "Correct");
    expect(await asked(page)).toBe("Roll 5 crew dice: what does die 5 show?");
  });
});

describe("Spire at a table", () => {
  test("a fight that is under way is laid out by the keyboard on a small telephone, and played on", async () => {
    const page = await openApp("#/play/spire-act1", {
      ...CALM,
      viewport: { width: 320, height: 640 },
    });
    await page.getByText("Play with your own dice and cards").click();
    await press(page, "Continue a game under way");
    const form = page.locator(".sp-position");
    await form.getByLabel("Encounter card, which brings its enemies").selectOption("Cultist");
    const add = (part: string, name: string) =>
      form.getByRole("group", { name: part, exact: true }).getByRole("combobox").selectOption(name);
    for (const name of ["Strike", "Bash", "Defend"]) await add("Hand", name);
    await add("Discard pile", "Strike");
    await page.getByRole("button", { name: "More: Discard pile: Strike" }).focus();
    await page.keyboard.press("Enter");
    await press(page, "Less: HP");
    await press(page, "Less: Energy");
    await form.getByLabel("The die shows").selectOption("4");
    expect(await form.getByText("In the draw pile:").textContent()).toBe(
      "In the draw pile: 5 cards: 2 × Strike, 3 × Defend.",
    );
    expect(await findBarriersInBoth(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await press(page, "Continue from here");
    const hand = page.getByRole("list", { name: "Hand" });
    await hand.getByRole("button", { name: /^Bash/ }).waitFor();
    await skipTour(page);
    expect(await page.locator(".sp-energy b").textContent()).toBe("2");
    expect(await page.locator(".sp-piles").textContent()).toContain("Discard 2");
    await hand.getByRole("button", { name: /^Bash/ }).press("Enter");
    await expect.poll(() => logEntries(page).first().textContent()).toContain("Bash");
    await press(page, "End turn");
    expect(await asked(page)).toContain("draw pile");
  });
});
