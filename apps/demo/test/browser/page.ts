// One browser for a test file, a fresh page for each test, and the rules of accessibility as one call.
import axe from "axe-core";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { findBrowser } from "../../../../scripts/browser.mjs";

let browser: Browser;

beforeAll(async () => {
  const { env, ...launch } = findBrowser();
  browser = await chromium.launch({
    ...launch,
    env: { ...process.env, ...env } as NodeJS.Dict<string>,
  });
});

afterAll(() => browser?.close());

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

/** Opens the app at an address such as `#/dice`; anything the page logs as an error fails the test. */
export async function openApp(hash = "", options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  return openIn(context, hash);
}

/** Opens another page of the same profile. */
export async function openIn(context: BrowserContext, hash = ""): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", (error) => expect.fail(`the page threw ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") expect.fail(`the page logged ${message.text()}`);
  });
  await page.goto(inject("address") + hash);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

/** The accessibility rules that the page breaks, each with the elements that break it. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
