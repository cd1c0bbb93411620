// A walk through what is kept: a game in two tabs, games that cannot be read, what an early version left, and no room to keep more.
import { BACKUP } from "./old-backup.ts";
import { expectNoise, giveFile, press } from "./page.ts";
import { spoilSaves } from "./spoil-saves.ts";
import { button, go, tap, type Walk } from "./walk-parts.ts";

/** Walks through everything that can befall what is kept. */
export async function walkStore(walk: Walk): Promise<void> {
  const { page, words, look } = walk;
  await go(walk, "#/play/bomb-flip");
  await press(page, words.play.lobby.play);
  await page.getByRole("toolbar").waitFor();
  const game = page.url();
  await walkTabs(walk, game);
  await page.waitForTimeout(300); // what is kept is written in the background
  await page.evaluate(spoilSaves, ["text", '{"game":"bomb-flip","schema":99,"state":{}}'] as const);
  await page.reload();
  await page.locator("main [role=alert]").waitFor();
  await look("a game that cannot be opened");
  expectNoise(page, /Invalid time value|Cannot read properties|The above error/);
  await page.evaluate(spoilSaves, ["updated", 1e300] as const);
  await go(walk, "#/data");
  await page.reload();
  await page.locator("main [role=alert] li").waitFor();
  await look("a row that cannot be read");
  for (const remove of await page.locator("main [role=alert] li button.plain").all())
    if (await remove.isVisible()) await tap(remove);
  await page.locator(".data-page").waitFor();
  await giveFile(page, words.store.backup.open, "backup.json", BACKUP);
  await page.locator("section[aria-labelledby=old-heading] li").first().waitFor();
  await look("what an early version left");
  await tap(page.locator("section[aria-labelledby=old-heading] button[aria-expanded]").first());
  await look("deleting what an early version left");
  for (const hash of ["#/play/bomb-flip", "#/play/wretched", "#/play/wretched/old-wretched"]) {
    await go(walk, hash);
    await page.reload();
    await page.locator("main h1").waitFor();
    await page.waitForTimeout(300);
    await look(`what an early version left at ${hash}`);
  }
  await walkRefusals(walk);
}

/** The same game in another tab, which takes it. */
async function walkTabs({ page, words, look }: Walk, game: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(game);
  await button(other, words.play.kept.elsewhere.take).click();
  await other.getByRole("toolbar").waitFor();
  await button(page, words.play.kept.elsewhere.take).waitFor();
  await look("a game in another tab");
  // The game comes back to the tab that is left.
  await other.close();
  await page.getByRole("toolbar").waitFor();
}

/** A browser that is full, and one that lets nothing be kept. */
async function walkRefusals(walk: Walk): Promise<void> {
  const { page, words, look } = walk;
  await go(walk, "#/play/bomb-flip");
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await press(page, words.play.lobby.play);
  await page.locator(".notices [role=alert]").waitFor();
  await look("a browser that is full");
  await page.addInitScript(() => {
    const open = () => {
      throw new DOMException("no", "SecurityError");
    };
    Object.defineProperty(window, "indexedDB", { value: { open } });
  });
  await page.reload();
  await page.locator(".notices [role=alert]").waitFor();
  await look("a browser that lets nothing be kept");
}
