// The language of the page: chosen by the browser, the address or the settings, switched in the middle of a game, and loaded
// by itself. What it is changes no save, no replay and no link.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import { beginGame, expectNoise, openApp, press, savedBy, shareGame } from "./page.ts";

const CALM = { reducedMotion: "reduce" } as const;

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** What a page in a language says first. */
const LEADS = {
  en: "Small games of luck and nerve",
  de: "Kleine Spiele um Glück und Nerven",
} as const;

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname.slice(1))
      .filter((name) => name.endsWith(".js")),
  );

const DIST = join(import.meta.dirname, "../../dist");

interface Chunk {
  readonly file: string;
  readonly src?: string;
}

/** The chunks of the build that hold German, by the manifest that says which file comes from which source. */
function germanChunks(): readonly string[] {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(DIST, ".vite/manifest.json"), "utf8"),
  );
  return Object.values(manifest).flatMap(({ file, src }) =>
    src !== undefined && /german(\/index)?\.(ts|js)$/.test(src) ? [file] : [],
  );
}

describe("the language is chosen", () => {
  test.each([
    ["de-AT", "de"],
    ["en-GB", "en"],
    ["fr-FR", "en"],
    ["den-CA", "en"],
  ] as const)("by a browser in %s: %s", async (locale, language) => {
    const page = await openApp("", { locale });
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(LEADS[language]);
    expect(await languageOf(page)).toBe(language);
  });

  test("by a browser with several languages, the first that there is", async () => {
    const page = await openApp();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "languages", { value: ["fr", "de-CH", "en"] });
    });
    await page.reload();
    await page.getByRole("heading", { level: 1, name: LEADS.de }).waitFor();
  });

  test("by the address before anything else; one that there is not counts for nothing", async () => {
    const page = await openApp("", { locale: "en-US" });
    await page.goto(`${inject("address")}?language=de`);
    await page.getByRole("heading", { level: 1, name: LEADS.de }).waitFor();
    await page.goto(`${inject("address")}?language=xx`);
    await page.getByRole("heading", { level: 1, name: LEADS.en }).waitFor();
  });

  test("in the settings, for this visit and the next, with the title of the page", async () => {
    const page = await openApp("#/settings", { locale: "en-US" });
    await page.getByLabel("Language").selectOption("de");
    await page.getByRole("heading", { level: 1, name: "Einstellungen" }).waitFor();
    expect([await page.title(), await languageOf(page)]).toEqual(["Einstellungen · Spiele", "de"]);
    await page.waitForTimeout(200); // what is kept is written in the background
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Einstellungen" }).waitFor();
    await page.getByLabel("Sprache").selectOption("system");
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    expect([await page.title(), await languageOf(page)]).toEqual(["Settings · Games", "en"]);
  });

  test("and one that cannot be loaded leaves the page as it is, and says so", async () => {
    const page = await openApp("#/settings", { locale: "en-US" });
    expectNoise(page, /Failed to load resource/);
    await page.route("**/german-*.js", (route) => route.abort());
    await page.getByLabel("Language").selectOption("de");
    await page.getByRole("alert").filter({ hasText: "could not be loaded" }).waitFor();
    expect(await page.getByLabel("Language").inputValue()).toBe("system");
    expect(await languageOf(page)).toBe("en");
  });
});

/** Changes the language in the settings, as a player would in the middle of a game, and comes back to it. */
async function switchTo(page: Page, language: "en" | "de", label: string): Promise<void> {
  const game = page.url();
  await page.goto(`${inject("address")}#/settings`);
  await page.getByLabel(label).selectOption(language);
  await page.waitForFunction((tag) => document.documentElement.lang === tag, language);
  await page.goto(game);
  await page.getByRole("toolbar").waitFor();
}

/** What a session is, without the moment when it was saved. */
const stateOf = (text: string): unknown => JSON.parse(text).state;

test("a game continues in the other language, and its file, its link and its fingerprint stay the same", async () => {
  const page = await openApp("#/play/bomb-flip", { ...CALM, locale: "en-US" });
  await beginGame(page, "tuesday");
  await press(page, "Flip the left card");
  const before = await shareGame(page);
  const saved = await savedBy(page, "Save to file");
  const told = await page.locator(".log .entries > li").allTextContents();

  await switchTo(page, "de", "Language");
  await expect.poll(() => page.title()).toBe("Bomb Flip · Spiele");
  const inGerman = await page.locator(".log .entries > li").allTextContents();
  expect(inGerman).toHaveLength(told.length);
  expect(inGerman.join(" ")).toContain("Die linke Karte aufdecken.");
  for (const line of told) expect(inGerman).not.toContain(line);
  expect(stateOf((await savedBy(page, "In Datei speichern")).text)).toEqual(stateOf(saved.text));
  await press(page, "Teilen");
  const dialog = page.getByRole("dialog");
  expect(await dialog.locator("input").inputValue()).toBe(before.link);
  expect(await dialog.locator("code").textContent()).toBe(before.hash);
  await press(page, "Schließen");
  await press(page, "Die rechte Karte aufdecken");

  // The link that was made in English is watched in German, and the game continues in English.
  const game = page.url();
  await page.goto(before.link);
  await page.getByText("Geprüft.").waitFor();
  await page.goto(game);
  await page.getByRole("toolbar").waitFor();
  await switchTo(page, "en", "Sprache");
  expect((await page.locator(".log .entries > li").first().textContent()) ?? "").toContain(
    "Flip the right card.",
  );
});

/** The German of a game in play and of the frame around it, in kB. */
const LIMIT = 22;
const LIMITS: Readonly<Record<string, number>> = { "bomb-flip": 15.5, "spire-act1": 35 };

const weigh = (file: string): number => gzipSync(readFileSync(join(DIST, file))).length / 1000;

describe("a page loads the language it is in", () => {
  const chunks = germanChunks();

  test("German is in chunks of its own, none of which holds the code of a game", () => {
    expect(chunks.length).toBeGreaterThan(GAMES.length);
    const assets = join(DIST, "assets");
    const german = new Set(chunks.map((file) => file.replace("assets/", "")));
    const others = readdirSync(assets).filter((name) => name.endsWith(".js") && !german.has(name));
    // Sentences that German has and nothing else: one of the frame, and one of each engine.
    const sentences = [
      "Zurückgenommen.",
      "Es gibt nichts zu sichern",
      "Im Vorrat liegt kein anderer",
      "Kein Werkzeug kann diese",
      "Dafür hast du nicht genug Gold",
    ];
    for (const sentence of sentences) {
      const holds = (name: string) => readFileSync(join(assets, name), "utf8").includes(sentence);
      expect([...german].filter(holds), sentence).toHaveLength(1);
      expect(others.filter(holds), sentence).toEqual([]);
    }
  });

  test.each(GAMES.map(({ id }) => id))("%s in play", async (id) => {
    const page = await openApp(`#/play/${id}`, { ...CALM, locale: "en-US" });
    await press(page, "Play");
    await page.getByRole("toolbar").waitFor();
    await page.waitForLoadState("networkidle");
    expect((await scriptsOf(page)).filter((file) => chunks.includes(file))).toEqual([]);

    const other = await openApp(`#/play/${id}`, { ...CALM, locale: "de-DE" });
    await press(other, "Spielen");
    await other.getByRole("toolbar").waitFor();
    await other.waitForLoadState("networkidle");
    const loaded = (await scriptsOf(other)).filter((file) => chunks.includes(file));
    expect(loaded.length).toBeGreaterThan(2);
    expect(loaded.length).toBeLessThan(chunks.length);
    const weight = loaded.reduce((sum, file) => sum + weigh(file), 0);
    expect(weight).toBeLessThanOrEqual(LIMITS[id] ?? LIMIT);
  });
});
