import axe from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findBrowser } from "../../../../scripts/browser.mjs";
import { GAMES } from "./page/games.js";

let browser: Browser;

beforeAll(async () => {
  const { env, ...launch } = findBrowser();
  browser = await chromium.launch({
    ...launch,
    env: { ...process.env, ...env } as NodeJS.Dict<string>,
  });
});
afterAll(() => browser.close());

async function open(query: string, options = {}): Promise<Page> {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(10_000);
  page.on("pageerror", (error) => expect.fail(`the page threw ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") expect.fail(`the page logged ${message.text()}`);
  });
  await page.goto(`${inject("address")}?${query}`);
  await page.getByRole("tab", { name: "Play" }).waitFor();
  return page;
}

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click();
const legal = (page: Page) => page.locator("[data-key^=action-]");
const hash = (page: Page) => page.evaluate("session.game.hash(session.state)") as Promise<string>;

async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source).catch(() => undefined);
  const found = (await page.evaluate("axe.run()")) as axe.AxeResults;
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
  );
}

describe.each([...Object.keys(GAMES), "ferry"])("%s", (game) => {
  test("plays, tells the odds, travels in time, and every law holds", async () => {
    const page = await open(`game=${game}`);
    const before = await hash(page);
    for (let i = 0; i < 4; i++) await legal(page).first().click();
    expect(await page.evaluate("session.getSnapshot().step")).toBe(4);
    await expect.poll(() => page.getByText("counting …").count()).toBe(0);
    expect(await page.locator(".odds, .results p").count()).toBeGreaterThan(0);

    await page.getByRole("slider").fill("0");
    await page.getByText("You are looking at the past").waitFor();
    expect(await page.evaluate("session.getSnapshot().step")).toBe(4);
    await page.getByLabel("Free undo").check();
    await page.getByRole("button", { name: "Continue from here" }).click();
    expect(await hash(page)).toBe(before);

    await tab(page, "Laws");
    await page.getByText("9 laws hold in this state.").waitFor();
    await page.close();
  });
});

test.each(["dsd6", "ferry"])(
  "%s has no barriers on any tab, in both schemes, at 320 pixels",
  async (game) => {
    const page = await open(`game=${game}`, { viewport: { width: 320, height: 640 } });
    await legal(page).first().click();
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      for (const name of ["Play", "State", "Events", "Luck", "Laws", "Save and share"]) {
        await tab(page, name);
        expect(await barriers(page), `${name}, ${scheme}`).toEqual([]);
        const overflow = "document.documentElement.scrollWidth - innerWidth";
        expect(await page.evaluate(overflow), name).toBeLessThanOrEqual(0);
      }
    }
    await page.close();
  },
);

test("odds are the exact ones: the first crate sinks the boat when a six meets a limit of five", async () => {
  const page = await open("game=ferry");
  const odds = page.locator(".odds").first();
  // One die of six faces, one of eight limits: 1/6 of 1/8 is 2.1%.
  expect(await odds.getAttribute("aria-label")).toMatch(/2\.1% crate-loaded \+ boat-sunk/);
  await page.close();
});

test("a law that is broken is named, with the reason", async () => {
  const page = await open("game=broken");
  await tab(page, "Laws");
  await page.getByText("broken: Every listed action is legal. (Never.)").waitFor();
  await page.close();
});

test("the player's side hides what the engine knows", async () => {
  const page = await open("game=dsd6");
  await tab(page, "State");
  expect(await page.getByRole("tree").textContent()).not.toContain("rng");
  await tab(page, "Luck");
  expect(await page.getByText("hidden from the player").count()).toBe(1);
  await page.getByLabel("Show what the engine knows").check();
  expect(await page.getByText("hidden from the player").count()).toBe(0);
  await tab(page, "State");
  expect(await page.getByRole("tree").textContent()).toContain("rng");
  await page.close();
});

test("luck shows what a step asked and what was answered", async () => {
  const page = await open("game=ferry");
  await legal(page).first().click();
  await page.getByLabel("Show what the engine knows").check();
  await tab(page, "Luck");
  await page.getByText(/crates: .*one of 6.*answer:/).waitFor();
  await page.close();
});

test("what was legal elsewhere is refused with its reason, on focus", async () => {
  const page = await open("game=ferry");
  await legal(page).first().click(); // now sailing is legal
  await page.getByRole("slider").fill("0");
  const sail = page.locator('[data-key^="refused-"]');
  await sail.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  expect(await page.getByText("Load a crate first.").isVisible()).toBe(true);
  await page.close();
});

test("any action can be typed, and the reason for refusing it is said", async () => {
  const page = await open("game=ferry");
  const status = page.getByRole("status");
  const typeAction = async (text: string) => {
    await page.getByLabel("Any action, as JSON").fill(text);
    await page.getByRole("button", { name: "Play it" }).click();
    return status.textContent();
  };
  expect(await typeAction("{")).toBe("This is not JSON.");
  expect(await typeAction('{"type":["sail"]}')).toBe("This game has no such action.");
  expect(await typeAction('{"type":"sail"}')).toBe("Load a crate first.");
  expect(await page.evaluate("session.getSnapshot().step")).toBe(0);
  await typeAction('{"type":"load"}');
  expect(await page.evaluate("session.getSnapshot().step")).toBe(1);
  await page.close();
});

test("saves, loads and shares: the loaded game is the game that was kept", async () => {
  const page = await open("game=bomb-flip");
  for (let i = 0; i < 3; i++) await legal(page).first().click();
  const kept = await hash(page);
  await tab(page, "Save and share");
  const save = await page.locator("[data-key=save]").inputValue();
  const link = await page.locator("[data-key=share]").inputValue();
  for (const text of [save, link]) {
    await page.goto(`${inject("address")}?game=bomb-flip&seed=other`);
    await tab(page, "Save and share");
    await page.locator("[data-key=load-text]").fill(text);
    await page.getByRole("button", { name: "Load", exact: true }).click();
    await page.getByText("Loaded.").waitFor();
    expect(await hash(page)).toBe(kept);
  }
  await page.locator("[data-key=load-text]").fill("nonsense");
  await page.getByRole("button", { name: "Load", exact: true }).click();
  await page.getByText("This is not a link to a replay.").waitFor();
  await page.close();
});

test("the tree is walked by keyboard and marks what changed", async () => {
  const page = await open("game=ferry");
  await legal(page).first().click();
  await tab(page, "State");
  await page.getByRole("treeitem").first().focus();
  await page.keyboard.press("ArrowDown");
  expect(await page.locator("section :focus > .row .key").textContent()).toBe("boats");
  await page.keyboard.press("ArrowDown");
  expect(await page.locator("section :focus").textContent()).toMatch(/load: \d+before: 0/);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  expect(await page.getByRole("treeitem").count()).toBe(1);
  await page.close();
});

test("tabs are walked by arrow keys, and the focus stays on a pressed button", async () => {
  const page = await open("game=dsd6");
  await page.getByRole("tab", { name: "Play" }).focus();
  await page.keyboard.press("ArrowRight");
  expect(await page.locator("section :focus").textContent()).toBe("State");
  await page.keyboard.press("ArrowLeft");
  await legal(page).first().focus();
  await page.keyboard.press("Enter");
  expect(await page.locator("section :focus").getAttribute("data-key")).toBe("action-0");
  await page.close();
});

test("the function speaks in the words of the game, and closes without a trace", async () => {
  const page = await open("game=dsd6&function");
  expect(await legal(page).first().textContent()).not.toMatch(/^\{/);
  await page.evaluate("inspector.close()");
  expect(await page.getByRole("tab").count()).toBe(0);
  await page.close();
});
