// A fresh page of the built app for each test, and the rules of accessibility as one call.
import { readFile } from "node:fs/promises";
import axe from "axe-core";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from "playwright-core";
import { expect, inject } from "vitest";
import { findBrowser } from "../../../../scripts/browser.mjs";
import { lowContrasts } from "./contrast.ts";

let browser: Promise<Browser> | undefined;

/** One browser serves all the files that a worker runs; it ends with the worker. */
function theBrowser(): Promise<Browser> {
  const { env, ...launch } = findBrowser();
  browser ??= chromium.launch({
    ...launch,
    env: { ...process.env, ...env } as NodeJS.Dict<string>,
  });
  return browser;
}

/** Closes every page and forgets every profile. */
export async function closePages(): Promise<void> {
  for (const context of (await browser)?.contexts() ?? []) await context.close();
}

/** Opens the app at an address such as `#/dice`; anything the page logs as an error fails the test. */
export async function openApp(hash = "", options: BrowserContextOptions = {}): Promise<Page> {
  // Keeping the whole app for later is the business of the tests that go offline.
  const context = await (await theBrowser()).newContext({ serviceWorkers: "block", ...options });
  return openIn(context, hash);
}

/** What a test expects the page to log; anything else that is an error fails it. */
const expectedNoise = new WeakMap<Page, RegExp>();

/** Lets the page log errors of a kind. */
export const expectNoise = (page: Page, kind: RegExp) => expectedNoise.set(page, kind);

/** Every browser scrolls like the newest ones, whose methods answer with a promise. */
function scrollByPromise() {
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (
    this: Element,
    to?: boolean | ScrollIntoViewOptions,
  ) {
    scrollIntoView.call(this, to);
    return Promise.resolve() as never;
  };
}

/** Opens another page of the same profile. */
export async function openIn(context: BrowserContext, hash = ""): Promise<Page> {
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  page.on("pageerror", (error) => expect.fail(`the page threw ${error.message}`));
  page.on("console", (message) => {
    if (message.type() !== "error" || expectedNoise.get(page)?.test(message.text())) return;
    expect.fail(`the page logged ${message.text()}`);
  });
  await page.addInitScript(scrollByPromise);
  await page.goto(inject("address") + hash);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

/**
 * The accessibility rules that the page breaks, all or some of them, each with the elements that break it. Where axe cannot
 * tell the contrast of a text, its pixels decide; anything else that axe leaves open is a barrier too.
 */
export async function findBarriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axe.source);
  const { violations, incomplete } = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ["violations", "incomplete"],
        ...(runOnly === undefined ? {} : { runOnly: [...runOnly] }),
      }),
    rules,
  );
  const open = incomplete.filter(({ id }) => id !== "color-contrast");
  const texts = incomplete.flatMap(({ id, nodes }) => (id === "color-contrast" ? nodes : []));
  const low = await lowContrasts(
    page,
    texts.map(({ target }) => String(target.at(-1))),
  );
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
    ...open.map(({ id, nodes }) => `${id}, open: ${nodes.map(({ html }) => html).join(" ")}`),
    ...low,
  ];
}

/**
 * The barriers in light colours, and in dark ones those that colours decide; the page should ask for calm, so that no
 * colour is on its way.
 */
export async function findBarriersInBoth(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const inLight = await findBarriers(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const inDark = await findBarriers(page, ["color-contrast", "link-in-text-block"]);
  return [...inLight, ...inDark.map((barrier) => `dark: ${barrier}`)];
}

/** How far the page can be scrolled sideways, in pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What a control is described by, for those who hear the page. */
export const descriptionOf = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" "),
  );

/** Presses the button of a name. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

/** Presses a button that says it can do nothing now. */
export const pressAnyway = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name }).click({ force: true });

/** Begins a game with a seed from the page of the game, with other fields filled in by their labels. */
export async function beginGame(
  page: Page,
  seed: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  const options = page.getByRole("button", { name: "Options", exact: true });
  if ((await options.getAttribute("aria-expanded")) === "false") await options.click();
  await page.getByLabel("Seed", { exact: true }).fill(seed);
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true });
    if ((await field.evaluate((element) => element.tagName)) === "SELECT")
      await field.selectOption(value);
    else await field.fill(value);
  }
  await press(page, "Begin");
  await page.getByRole("toolbar", { name: "Game" }).waitFor();
  await skipTour(page);
}

/** Ends the coach marks of a first game; a game without them has nothing to skip. */
export async function skipTour(page: Page): Promise<void> {
  // A step about what is not there yet is not shown, and can be skipped all the same.
  const skip = page.locator(".coach-skip");
  if ((await skip.count()) > 0) await skip.dispatchEvent("click");
}

/** The fingerprint of the game on the table, as the dialog for sharing shows it, and the link. */
export async function shareGame(page: Page): Promise<{ link: string; hash: string }> {
  await press(page, "Share");
  const dialog = page.getByRole("dialog");
  const link = await dialog.getByLabel("Link").inputValue();
  const hash = (await dialog.locator("code").textContent()) ?? "";
  await dialog.getByRole("button", { name: "Close" }).click();
  return { link, hash };
}

/** What a button lets the browser save: the name of the file and its text. */
export async function savedBy(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent("download"), press(page, button)]);
  const text = await readFile((await file.path()) ?? "", "utf8");
  return { name: file.suggestedFilename(), text };
}

/** Gives a file to the field of a label. */
export const giveFile = (page: Page, label: string, name: string, text: string): Promise<void> =>
  page.getByLabel(label).setInputFiles({
    name,
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });

/** Opens a game from the text of a file, on the home page or in the lobby. */
export const openFile = (page: Page, text: string, name = "game.json"): Promise<void> =>
  giveFile(page, "Open a game from a file", name, text);

/** The entries of the log, the newest first; what happened before the first action is none of them. */
export const logEntries = (page: Page) => page.locator('.log .entries > li:not([value="0"])');

/** What the log tells of the time before the first action. */
export const beginning = (page: Page) => page.locator('.log .entries > li[value="0"]');

/** What a file knows of a trace. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** The time on the processor, in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * The longest task on the main threads of all pages while something goes on, in milliseconds on the processor: a machine that
 * has other work to do makes a task no longer.
 */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const tracer = page.context().browser();
  if (tracer === null) throw new Error("There is no browser.");
  await tracer.startTracing(page, { categories: ["toplevel"] });
  let trace: Buffer | undefined;
  try {
    await work();
    // A task is in the trace when it is over.
    await page.waitForTimeout(100);
  } finally {
    trace = await tracer.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(thread),
  );
  const tasks = traceEvents.filter(
    (event) => event.ph === "X" && event.name.endsWith("RunTask") && mains.has(thread(event)),
  );
  if (tasks.length === 0) throw new Error("The trace holds no tasks.");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** What {@link watchShifts} writes on the window. */
export interface Shifting {
  shifts: string[];
}

/** Runs in the page: notes every shift that can be seen, in whatever time after a tap; a thousandth of the screen is no move. */
export function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      if (value >= 0.001)
        shifts.push(
          `${value.toFixed(3)} ${sources.map(({ node }) => (node as Element | null)?.className)}`,
        );
  }).observe({ type: "layout-shift" });
}
