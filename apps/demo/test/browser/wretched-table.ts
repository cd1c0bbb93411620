// The table of Wretched & Alone for its tests: what there is to press and to read.
import type { Page } from "playwright-core";
import { beginGame, press } from "./page.ts";

/** Where the game is. */
export const PLAY = "#/play/wretched";
/** A game that the tower ends early, with one King seen. */
export const SEED = "comet";
/** What makes it short. */
export const SHORT = { Difficulty: "nightmare" };

/** Cards that stand still are pressed sooner. */
export const CALM = { reducedMotion: "reduce" } as const;

/** What the heading of the moment says. */
export const now = (page: Page) => page.locator("#wr-now");
/** The page that is being written. */
export const diary = (page: Page) => page.getByRole("textbox", { name: /^Your log/ });
/** The button that ends the page. */
export const closeLog = (page: Page) => page.getByRole("button", { name: /^Close the log/ });
/** Whether the story has ended. */
export const isOver = (page: Page) =>
  page.getByRole("heading", { name: "The game is over" }).isVisible();

/** Begins a game and leaves the note before it. */
export async function openLog(
  page: Page,
  seed: string,
  fields: Readonly<Record<string, string>> = {},
) {
  await beginGame(page, seed, fields);
  await page.getByLabel("Who writes the log?").fill("Ines");
  await press(page, "Open the log");
  await closeLog(page).waitFor();
}

/** Does the first thing that can be done, again and again, until the heading is as wished or the game is over. */
export async function playUntil(page: Page, heading: RegExp): Promise<void> {
  // A story without danger can be ended at every decision; this one continues.
  const first = page
    .locator(".wr-next, .wr-decision .wr-choices button, .wr-desk .wr-choices button")
    .filter({ hasNotText: /^\s*End the story/ });
  for (let turn = 0; turn < 300; turn++) {
    if (await isOver(page)) return;
    if (heading.test((await now(page).textContent()) ?? "")) return;
    await first.first().click();
  }
  throw new Error("The game did not get there in 300 turns.");
}
