import { bombFlip } from "@games/bomb-flip";
import { Session } from "@games/core-game";
import { describe, expect, inject, test } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import {
  beginGame,
  expectNoise,
  findBarriers,
  findBarriersInBoth,
  logEntries,
  longestTask,
  openApp,
  openFile,
  openIn,
  press,
  shareGame,
  sidewaysScroll,
  skipTour,
} from "./page.ts";

describe("the home page", () => {
  test("loads everything from here", async () => {
    const page = await openApp();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    expect(loaded.filter((url) => !url.startsWith(inject("address")))).toEqual([]);
  });

  test("begins the game of the day once: the same seed for everybody; what was played is counted in actions", async () => {
    const page = await openApp();
    const play = page.getByRole("button", { name: "Today’s seed of Bomb flip" });
    await play.dblclick();
    await page.getByRole("toolbar", { name: "Game" }).waitFor();
    await skipTour(page);
    const today = await page.evaluate(() => new Date().toLocaleDateString("sv-SE"));
    expect(await page.locator(".seed b").textContent()).toBe(today);
    await press(page, "Flip the left card");
    await expect.poll(() => logEntries(page).count()).toBe(1);
    await page.goto(inject("address"));
    await play.click();
    await expect.poll(() => logEntries(page).count()).toBe(1);
    await page.goto(`${inject("address")}#/data`);
    await page.getByText("1 action played, still going.").waitFor();
    expect(await page.getByRole("link", { name: `Bomb flip, seed ${today}` }).count()).toBe(1);
  });

  test("and the others have no barriers in light and dark colours", async () => {
    const page = await openApp("", { reducedMotion: "reduce" });
    expect(await findBarriersInBoth(page)).toEqual([]);
    for (const hash of ["#/settings", "#/data", "#/nowhere", "#/replay/bomb-flip/broken"]) {
      await page.goto(inject("address") + hash);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect.poll(() => page.getByText("Loading …").count()).toBe(0);
      expect(await findBarriersInBoth(page)).toEqual([]);
    }
  });

  test("fits a narrow telephone", async () => {
    const page = await openApp("", { viewport: { width: 320, height: 640 } });
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

describe("settings", () => {
  test("colours stay after a reload", async () => {
    const page = await openApp("#/settings", { colorScheme: "light" });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    await page.getByLabel("Colours").selectOption("dark");
    await expect.poll(paper).not.toBe(light);
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await paper()).not.toBe(light);
  });

  test("motion and single keys can be switched off", async () => {
    const page = await openApp("#/settings", { reducedMotion: "no-preference" });
    await page.getByLabel("Animations").selectOption("off");
    await page.getByLabel("Single keys play the game").uncheck();
    await page.goto(`${inject("address")}#/play/bomb-flip`);
    await beginGame(page, "still");
    const turn = page.locator(".bf-turn").first();
    expect(await turn.evaluate((card) => getComputedStyle(card).transitionDuration)).toBe("0s");
    await page.keyboard.press("1");
    expect(await page.locator(".log .entries > li").count()).toBe(0);
  });
});

describe("hostile links and files", () => {
  const LINKS = {
    nothing: "",
    letters: "AAAAAAAAAAAAAAAA",
    markup: "%3Cimg%20src=x%20onerror=alert(1)%3E",
    "a path": "../../../etc/passwd",
    "a long text": "A".repeat(50_000),
  };
  test("links are met with a sentence and a way out", async () => {
    const page = await openApp();
    for (const [kind, text] of Object.entries(LINKS)) {
      await page.goto(`${inject("address")}#/replay/bomb-flip/${text}`);
      const heading = page.getByRole("heading", { name: "This replay cannot be shown" });
      await expect.poll(() => heading.isVisible(), { message: kind }).toBe(true);
      expect((await page.getByRole("alert").first().textContent())?.length).toBeGreaterThan(10);
      await page.getByRole("link", { name: "Play Bomb flip" }).click();
      await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    }
  });

  const sound = JSON.parse(new Session(bombFlip, { seed: "sound" }).save());
  const FILES = {
    "no JSON": "{",
    "a number": "7",
    "another game": '{"game":"chess","schema":1,"state":{}}',
    "no state": '{"game":"bomb-flip"}',
    "a changed state": '{"game":"bomb-flip","schema":1,"rules":1,"hash":"0","state":{"lives":1e9}}',
    "a newer schema": '{"game":"bomb-flip","schema":99,"state":{}}',
    "a prototype": '{"game":"__proto__","schema":1,"state":{}}',
    "a wrong replay":
      '{"game":"bomb-flip","rules":1,"seed":1,"options":{},"actions":[{"type":"bank"}],"hashes":[]}',
    "damaged notes": JSON.stringify({ ...sound, extras: { notes: [{ name: 7 }] } }),
    "unknown marks": JSON.stringify({ ...sound, extras: { marks: ["best ever"] } }),
    "deep nesting": `{"game":"bomb-flip","schema":1,"state":${"[".repeat(5000)}${"]".repeat(5000)}}`,
  };
  test("files are refused with a reason, and nothing is kept", async () => {
    const page = await openApp();
    for (const [kind, text] of Object.entries(FILES)) {
      await openFile(page, text, `${kind}.json`);
      const reason = page.getByRole("alert").filter({ hasText: `${kind}.json: ` });
      await expect
        .poll(() => reason.textContent(), { message: kind })
        .toMatch(/.{20}Nothing was changed\.$/);
      expect(page.url()).toBe(inject("address"));
    }
    await page.goto(`${inject("address")}#/data`);
    await page.getByText("No game is kept here yet.").waitFor();
  });
});

/** Its own tests do the same with more. */
const others = GAMES.filter(({ id }) => id !== "bomb-flip");

test.each(others.map(({ id }) => id))(
  "a game of %s goes on after a reload, and its link ends in the same state in a fresh profile",
  async (id) => {
    const page = await openApp(`#/play/${id}`, { reducedMotion: "reduce" });
    await beginGame(page, "anywhere");
    await page.getByText("Let a bot play").click();
    for (let step = 1; step <= 4; step++) {
      await press(page, "One step");
      await expect.poll(() => logEntries(page).count()).toBe(step);
    }
    const { link, hash } = await shareGame(page);
    await page.reload();
    await page.getByRole("toolbar", { name: "Game" }).waitFor();
    expect((await shareGame(page)).hash).toBe(hash);
    const other = await openApp(link.slice(link.indexOf("#")), { reducedMotion: "reduce" });
    await other.getByText("Step 4 of 4").waitFor();
    expect(await other.locator(".verified code").textContent()).toBe(hash);
    expect(await findBarriers(other)).toEqual([]);
  },
);

test.each(["spire-act1", "dsd6"])(
  "bots of %s think elsewhere: no task of the page takes 50 ms while one plays",
  async (id) => {
    const page = await openApp(`#/play/${id}`);
    await beginGame(page, "tuesday");
    await page.getByText("Let a bot play").click();
    await page.getByLabel("Speed").selectOption("fast");
    const longest = await longestTask(page, async () => {
      await press(page, "Run");
      await page.getByText(/^\d+ earlier entries$/).waitFor();
    });
    expect(longest).toBeLessThan(50);
    expect(page.workers().filter((worker) => worker.url().includes("bot-worker"))).toHaveLength(1);
    // Taking the game back from the bot needs no more than the same button.
    await press(page, "Run");
    expect(await page.getByRole("button", { name: "Run" }).getAttribute("aria-pressed")).toBe(
      "false",
    );
  },
);

test("a page that cannot be loaded says so, and the others go on", async () => {
  const page = await openApp();
  expectNoise(page, /Failed to load|dynamically imported module|The above error/);
  await page.route(/start-[^/]*\.js$/, (route) => route.abort());
  await page.getByRole("link", { name: "Bomb flip" }).click();
  await page.getByRole("heading", { name: "This page could not be shown" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("link", { name: "All games" }).click();
  await page.getByRole("heading", { name: "Small games of luck and nerve" }).waitFor();
});

test("a game that cannot be loaded says so where it is begun, and begins after a reload", async () => {
  const page = await openApp("#/play/bomb-flip");
  expectNoise(page, /Failed to load/);
  const said = () => page.getByRole("alert").first().textContent();
  await page.route(/(plugin|kept-game)-[^/]*\.js$/, (route) => route.abort());
  await press(page, "Play");
  await expect.poll(said).toContain("The game could not be loaded.");
  await page.reload();
  await press(page, "Options");
  await expect.poll(said).toContain("The game could not be loaded.");
  await page.unrouteAll();
  await page.reload(); // a browser does not ask twice for a module that failed
  await press(page, "Options");
  await press(page, "Begin");
  await page.getByRole("toolbar", { name: "Game" }).waitFor();
});

test("works offline after the first load, games that were never opened included", async () => {
  const page = await openApp("", { serviceWorkers: "allow" });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  const context = page.context();
  await context.setOffline(true);
  const offline = await openIn(context, "#/play/bomb-flip");
  await beginGame(offline, "no network");
  await press(offline, "Flip the left card");
  await expect.poll(() => offline.locator(".log .entries > li").count()).toBe(1);
});

test("no request can leave the page", async () => {
  const page = await openApp();
  expectNoise(page, /Content Security Policy/);
  const blocked = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener("securitypolicyviolation", (event) =>
      violations.push(event.effectiveDirective),
    );
    await fetch("https://example.com/").catch(() => undefined);
    const image = new Image();
    image.src = "https://example.com/x.png";
    await new Promise((resolve) => setTimeout(resolve, 200));
    return violations.sort();
  });
  expect(blocked).toEqual(["connect-src", "img-src"]);
});
