// What the walks through the app have in common: where they are, what they press, and how they open whatever can be opened.
import type { Locator, Page } from "playwright-core";
import { inject } from "vitest";
import type { PageWords } from "./words.ts";

/** A page on its way, in a language. */
export interface Walk {
  readonly page: Page;
  /** What the pages say in that language. */
  readonly words: PageWords;
  /** What asks for the language in the address, such as `?language=de`. */
  readonly query: string;
  /** Looks at what is shown; `place` says where that is. */
  readonly look: (place: string) => Promise<void>;
}

/** Presses a control, whatever stands over it: a mark of the coach may. */
export const tap = (control: Locator): Promise<void> => control.dispatchEvent("click");

/** The button of a name. */
export const button = (page: Page, name: string): Locator =>
  page.getByRole("button", { name, exact: true });

/** Opens an address in the language of the walk, as if it were the first. */
export async function go({ page, query }: Walk, hash: string): Promise<void> {
  await page.goto(inject("address") + query + hash);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** Goes to another place of the open page. */
export async function turnTo({ page }: Walk, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** Opens everything that is folded in a part of the page, also what only shows once something else is open. */
export async function unfold({ page }: Walk, part: string): Promise<void> {
  const folded = page.locator(
    `:is(${part}) details:not([open]) > summary, details:is(${part}):not([open]) > summary`,
  );
  for (let i = 0; i < 20 && (await folded.first().isVisible()); i++) await tap(folded.first());
}

/** Opens and closes every dialog that a part of the page leads to. */
export async function walkDialogs(walk: Walk, part: string, place: string): Promise<void> {
  const { page, words, look } = walk;
  const openers = page.locator(`${part} [aria-haspopup=dialog]:not([inert] *)`);
  for (let i = 0; i < (await openers.count()); i++) {
    const name = (await openers.nth(i).textContent()) ?? "";
    await tap(openers.nth(i));
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await look(`${place}, dialog: ${name.replace(/\s+/g, " ")}`);
    await dialog.getByRole("button", { name: words.play.close, exact: true }).click();
  }
}

/** Presses everything that says it can do nothing now, so that the reasons are told. */
export async function walkRefusals(walk: Walk, part: string, place: string): Promise<void> {
  const { page, look } = walk;
  const closed = page.locator(`${part} button[aria-disabled=true]`);
  for (let i = 0; i < (await closed.count()) && i < 30; i++) await tap(closed.nth(i));
  await look(`${place}, refused`);
}

/** How many of the choices of a list are tried. */
const FEW = 12;

/** Chooses everything in turn that the lists of a part of the page have. */
export async function walkLists(
  walk: Walk,
  part: string,
  place: string,
  tries = FEW,
): Promise<void> {
  const { page, look } = walk;
  const lists = page.locator(`${part} select`);
  // What is chosen can bring lists along; those that were there are enough.
  const all = await lists.count();
  for (let i = 0; i < all; i++) {
    const list = lists.nth(i);
    const first = await list.inputValue();
    const values = await list
      .locator("option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    for (const value of values.slice(0, tries)) {
      // What was chosen before can have changed the list.
      if ((await list.locator(`option[value=${JSON.stringify(value)}]`).count()) === 0) continue;
      await list.selectOption(value);
      await look(`${place}, list ${i}: ${value}`);
    }
    if ((await list.locator(`option[value=${JSON.stringify(first)}]`).count()) > 0)
      await list.selectOption(first);
  }
}
