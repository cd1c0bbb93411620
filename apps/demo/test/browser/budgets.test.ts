// What the app weighs, gzipped: the home page, each game before its first interaction and in play, and whatever is loaded later.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import { openApp, press } from "./page.ts";

const DIST = join(import.meta.dirname, "../../dist");

const weigh = (file: string): number => gzipSync(readFileSync(join(DIST, file))).length / 1000;

const weighAll = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + weigh(file), 0);

/** In kB. */
const HOME_LIMIT = 95;
const GAME_LIMIT = 60;
const LIMITS: Readonly<Record<string, number>> = { "spire-act1": 90 };
/** All that a game in play has loaded, where that is above the limit for its start: its art and its story included. */
const PLAY_LIMITS: Readonly<Record<string, number>> = {
  wretched: 99,
  dsd6: 79,
  "spire-act1": 145,
};
const LAZY_LIMIT = 40;

/** What a page has asked for, in the order of the requests. */
const scriptsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname.slice(1))
      .filter((name) => name.endsWith(".js")),
  );

/** Opens a page that nobody touches. */
async function open(hash = ""): Promise<Page> {
  const page = await openApp(hash);
  await page.waitForLoadState("networkidle");
  return page;
}

let home: ReadonlySet<string>;
beforeAll(async () => {
  home = new Set(await scriptsOf(await open()));
});

/** The weight of what a page has loaded beside that of the home page. */
const weighOwn = async (page: Page): Promise<number> =>
  weighAll((await scriptsOf(page)).filter((file) => !home.has(file)));

test("the home page", () => {
  expect(home.size).toBeGreaterThan(0);
  expect(weighAll(home)).toBeLessThanOrEqual(HOME_LIMIT);
});

test.each(GAMES)("$title before its first interaction, and in play", async ({ id }) => {
  const page = await open(`#/play/${id}`);
  const start = await weighOwn(page);
  expect(start).toBeGreaterThan(0);
  expect(start).toBeLessThanOrEqual(LIMITS[id] ?? GAME_LIMIT);
  await press(page, "Play");
  await page.getByRole("toolbar", { name: "Game" }).waitFor();
  await page.waitForLoadState("networkidle");
  const inPlay = await weighOwn(page);
  expect(inPlay).toBeGreaterThan(start);
  expect(inPlay).toBeLessThanOrEqual(PLAY_LIMITS[id] ?? GAME_LIMIT);
});

test("what is loaded later comes in small chunks", () => {
  const scripts = readdirSync(join(DIST, "assets"))
    .filter((name) => name.endsWith(".js"))
    .map((name) => `assets/${name}`);
  expect(scripts.length).toBeGreaterThan(home.size);
  const heavy = scripts.filter((file) => !home.has(file) && weigh(file) > LAZY_LIMIT);
  expect(heavy).toEqual([]);
});

test("an installed app has its manifest and its icons", () => {
  const manifest = JSON.parse(readFileSync(join(DIST, "manifest.webmanifest"), "utf8")) as {
    readonly icons: readonly { readonly src: string }[];
  };
  expect(manifest.icons.length).toBeGreaterThan(0);
  const kept = readFileSync(join(DIST, "offline.js"), "utf8");
  for (const { src } of manifest.icons) {
    expect(existsSync(join(DIST, src)), src).toBe(true);
    expect(kept).toContain(`"${src}"`);
  }
});
