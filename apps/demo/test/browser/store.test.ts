// What the page keeps: in the database of this and of other versions, in memory when that is refused, and in backups.
import { bombFlip } from "@games/bomb-flip";
import { Session } from "@games/core-game";
import { describe, expect, inject, test } from "vitest";
import {
  beginGame,
  expectNoise,
  findBarriers,
  findBarriersInBoth,
  giveFile,
  logEntries,
  openApp,
  openIn,
  press,
  savedBy,
} from "./page.ts";
import { spoilSaves } from "./spoil-saves.ts";

/** Runs in the page: how far each game in the database has come. */
function storedSteps(): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("games");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const all = opening.result.transaction("saves").objectStore("saves").getAll();
      all.onsuccess = () => {
        opening.result.close();
        resolve(all.result.map(({ step }) => step));
      };
    };
  });
}

/** Runs in the page: writes a database by hand, with the tables that its first version had. */
function writeDatabase([version, saves]: readonly [number, readonly object[]]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("games", version);
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => {
      for (const table of ["saves", "results", "notes", "settings"])
        opening.result.createObjectStore(table, { keyPath: "id" });
    };
    opening.onsuccess = () => {
      const change = opening.result.transaction(["saves", "notes"], "readwrite");
      for (const save of saves) change.objectStore("saves").put(save);
      const note = { id: "old/day 1.txt", owner: "old", name: "day 1.txt", content: "Cold." };
      change.objectStore("notes").put({ ...note, updated: 5 });
      change.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

describe("what older and newer versions of the page kept", () => {
  /** A page of this origin that has not opened the database, and what leads from it to the app. */
  const beforeTheApp = async (...database: Parameters<typeof writeDatabase>[0]) => {
    const page = await openApp();
    await page.goto(`${inject("address")}offline.js`);
    await page.evaluate(
      () => new Promise((resolve) => (indexedDB.deleteDatabase("games").onsuccess = resolve)),
    );
    await page.evaluate(writeDatabase, database);
    return page;
  };

  test("a database of the first version is brought up to date with all that is in it; a game of older rules goes on", async () => {
    const session = new Session(bombFlip, { seed: "long ago" });
    session.do({ type: "flip", side: "left" });
    const save = JSON.parse(session.save());
    // Under other rules these actions led to that state.
    const text = JSON.stringify({ ...save, session: { ...save.session, actions: [], step: 0 } });
    const row = { id: "old", game: "bomb-flip", text, seed: "long ago", step: 1, outcome: null };
    const page = await beforeTheApp(1, [{ ...row, marks: [], updated: 1 }]);
    await page.goto(`${inject("address")}#/play/bomb-flip/old`);
    await page.getByText("begun under older rules").waitFor();
    await press(page, "Flip the left card");
    await expect.poll(() => page.locator(".log .entries > li").count()).toBe(1);
    await page.goto(`${inject("address")}#/data`);
    await page.getByText("Log: day 1").waitFor();
    const { text: saved } = await savedBy(page, "Save everything to a file");
    expect(JSON.parse(saved).notes[0].content).toBe("Cold.");
  });

  test("a database of a newer version is left alone, and the page says why", async () => {
    const page = await beforeTheApp(99, []);
    await page.goto(inject("address"));
    await page.getByRole("alert").filter({ hasText: "A newer version of this page" }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});

describe("what is kept", () => {
  test("is kept although the page is gone before the database has answered", async () => {
    const page = await openApp("#/play/bomb-flip", { reducedMotion: "reduce" });
    await beginGame(page, "gone");
    const { hash } = new URL(page.url());
    const flip = page.getByRole("button", { name: "Flip the left card" });
    const leave = flip.evaluate((button) => {
      (button as HTMLElement).click();
      // The action is done in a microtask; the page hears of nothing after that.
      setTimeout(() => {
        for (;;);
      });
    });
    leave.catch(() => undefined);
    await page.waitForTimeout(300);
    await page.close();
    const next = await openIn(page.context(), hash);
    await expect.poll(() => logEntries(next).count()).toBe(1);
  });

  test("a kept game that can no longer be read stays, and can be taken away", async () => {
    const page = await openApp("#/play/bomb-flip");
    await beginGame(page, "soon broken");
    await press(page, "Flip the left card");
    const address = page.url();
    await page.goto(`${inject("address")}#/settings`);
    const broken = '{"game":"bomb-flip","schema":99,"state":{}}';
    await page.evaluate(spoilSaves, ["text", broken] as const);
    await page.goto(address);
    await page.getByRole("heading", { name: "This game cannot be opened" }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect((await savedBy(page, "Save it to a file")).name).toContain("unreadable");
    await page.reload();
    await page.getByRole("heading", { name: "This game cannot be opened" }).waitFor();
    await press(page, "Delete it");
    await page.getByText("No game is kept here yet.").waitFor();
  });

  test("can be seen, taken away, deleted and brought back", async () => {
    const page = await openApp("#/play/bomb-flip", { reducedMotion: "reduce" });
    await beginGame(page, "treasure");
    await press(page, "Flip the left card");
    await page.goto(`${inject("address")}#/data`);
    await page.getByText("seed treasure").waitFor();
    await press(page, "Delete everything");
    expect(await findBarriersInBoth(page)).toEqual([]);
    await press(page, "Keep it");
    const { text } = await savedBy(page, "Save everything to a file");
    await press(page, "Delete everything");
    await press(page, "Delete everything for good");
    await page.getByText("No game is kept here yet.").waitFor();
    await giveFile(page, "Bring a backup back", "all.json", text);
    await page.getByRole("link", { name: /seed treasure/ }).click();
    await expect.poll(() => page.locator(".log .entries > li").count()).toBe(1);
    await page.goto(`${inject("address")}#/data`);
    await giveFile(page, "Bring a backup back", "b.json", '{"backup":1,"saves":[{"id":7}]}');
    await expect
      .poll(() => page.getByRole("status", { name: "Backup" }).textContent())
      .toContain("damaged");
  });

  test("an entry that no page can show is refused in a backup, and can be saved and deleted where it is kept", async () => {
    const page = await openApp("#/play/bomb-flip", { reducedMotion: "reduce" });
    expectNoise(page, /Invalid time value|Cannot read properties|The above error/);
    await beginGame(page, "poison");
    await press(page, "Flip the left card");
    await page.goto(`${inject("address")}#/data`);
    const { text } = await savedBy(page, "Save everything to a file");
    const backup = JSON.parse(text);
    const spoilt = (change: object) =>
      JSON.stringify({ ...backup, saves: [{ ...backup.saves[0], ...change }] });
    const said = page.getByRole("status", { name: "Backup" });
    for (const [change, fault] of [
      [{ updated: 1e300 }, "[0].updated must be a number"],
      [{ marks: ["best ever"] }, "[0].marks[0] must be one of"],
      [{ step: -1 }, "[0].step must be a whole number"],
    ] as const) {
      await giveFile(page, "Bring a backup back", "bad.json", spoilt(change));
      await expect.poll(() => said.textContent()).toContain(fault);
    }
    await giveFile(
      page,
      "Bring a backup back",
      "good.json",
      JSON.stringify({ backup: 1, saves: backup.saves }),
    );
    await expect.poll(() => said.textContent()).toBe("Brought back 1 entry.");
    for (const [field, value] of [
      ["updated", 1e300],
      ["marks", ["best ever"]],
    ] as const) {
      await page.evaluate(spoilSaves, [field, value] as const);
      await page.reload();
      await page.getByRole("heading", { name: "This page could not be shown" }).waitFor();
      await page.getByText(`${field}`).first().waitFor();
      expect(await findBarriersInBoth(page)).toEqual([]);
      expect((await savedBy(page, "Save it to a file")).text).toContain("poison");
      await press(page, "Delete it");
      await page.getByText("No game is kept here yet.").waitFor();
      await giveFile(page, "Bring a backup back", "good.json", text);
      await page.getByText("seed poison").waitFor();
    }
  });

  test("is deleted by two buttons at two places, and the focus stays with the list", async () => {
    const page = await openApp("#/play/bomb-flip");
    await beginGame(page, "doomed");
    await page.goto(`${inject("address")}#/data`);
    await page.getByRole("button", { name: "Delete the game with seed doomed" }).dblclick();
    expect(await page.getByText("seed doomed").count()).toBe(1);
    await page.getByRole("button", { name: "Delete everything", exact: true }).dblclick();
    expect(await page.getByText("seed doomed").count()).toBe(1);
    await page.getByRole("button", { name: "Delete the game with seed doomed" }).click();
    await press(page, "Really delete, notes and all");
    await page.getByText("No game is kept here yet.").waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("DIV");
  });

  test("is played in one tab at a time", async () => {
    const page = await openApp("#/play/bomb-flip");
    await beginGame(page, "two tabs");
    await press(page, "Flip the left card");
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole("heading", { name: "This game is open in another tab" }).waitFor();
    expect(await findBarriers(other)).toEqual([]);
    await press(other, "Play it here");
    await other.getByRole("toolbar", { name: "Game" }).waitFor();
    await press(other, "Flip the right card");
    await expect.poll(() => other.evaluate(storedSteps)).toEqual([2]);
    await page.getByRole("heading", { name: "This game is open in another tab" }).waitFor();
    await other.close();
    // What the other tab played is here.
    await expect.poll(() => page.locator(".log .entries > li").count()).toBe(2);
  });

  test("stays in memory when the browser refuses to store, and the page says so", async () => {
    const page = await openApp("#/data");
    await page.addInitScript(() => {
      Object.defineProperty(window, "indexedDB", {
        value: {
          open: () => {
            throw new DOMException("no", "SecurityError");
          },
        },
      });
    });
    await page.goto("about:blank");
    await page.goto(`${inject("address")}#/play/bomb-flip`);
    await page.getByRole("alert").filter({ hasText: "does not let the page store" }).waitFor();
    await beginGame(page, "memory");
    await press(page, "Flip the left card");
    await page.getByRole("link", { name: "Bomb flip" }).click();
    await page.getByRole("link", { name: /seed memory/ }).click();
    await expect.poll(() => page.locator(".log .entries > li").count()).toBe(1);
  });

  test("stays in memory when the storage is full, and the page says so", async () => {
    // Cards that fly have no contrast to measure.
    const page = await openApp("#/play/bomb-flip", { reducedMotion: "reduce" });
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await beginGame(page, "full");
    await page.getByRole("alert").filter({ hasText: "no room left" }).waitFor();
    await press(page, "Flip the left card");
    await expect.poll(() => page.locator(".log .entries > li").count()).toBe(1);
    expect(await findBarriers(page)).toEqual([]);
  });
});
