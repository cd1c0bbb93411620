// Bots play the built demo, one game after another: nothing fails, and neither memory nor the page grows.
import { expect, test } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import { beginGame, openApp, press } from "./page.ts";

/** All games together, in minutes. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 10);
const IDS = GAMES.map(({ id }) => id);
const MS = (MINUTES * 60_000) / IDS.length;

/** What may stay between the first third of a run and its end: megabytes of caches that fill once, and elements of lists. */
const MOST_GROWTH = { megabytes: 10, elements: 1500 };

test.each(IDS)("a bot plays %s again and again", { timeout: MS + 120_000 }, async (game) => {
  const page = await openApp(`#/play/${game}`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const measure = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devtools.send("Performance.getMetrics");
    const sizeOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { megabytes: sizeOf("JSHeapUsedSize") / 2 ** 20, elements: sizeOf("Nodes") };
  };
  await beginGame(page, `soak ${game}`);
  const again = page.getByRole("button", { name: "Play again", exact: true });
  const started = Date.now();
  let games = 0;
  let settled = await measure();
  let isSettled = false;
  while (Date.now() - started < MS) {
    // Every game begins with its panels closed.
    await page.getByText("Let a bot play").click();
    await page.getByLabel("Speed").selectOption({ label: "fast" });
    await press(page, "Run");
    await again.waitFor({ timeout: MS });
    games++;
    if (!isSettled && Date.now() - started > MS / 3) {
      settled = await measure();
      isSettled = true;
    }
    await again.click();
    await again.waitFor({ state: "hidden" });
  }
  const end = await measure();
  const megabytes = end.megabytes - settled.megabytes;
  const elements = end.elements - settled.elements;
  console.log(`${game}: ${games} games, ${megabytes.toFixed(1)} MB and ${elements} elements more`);
  expect(games).toBeGreaterThan(1);
  expect(megabytes).toBeLessThan(MOST_GROWTH.megabytes);
  expect(elements).toBeLessThan(MOST_GROWTH.elements);
});
