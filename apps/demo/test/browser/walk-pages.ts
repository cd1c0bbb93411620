// A walk through the pages that are no game's own: every page, file and backup that is refused, and what broke.
import { expect } from "vitest";
import { giveFile, press } from "./page.ts";
import { go, type Walk } from "./walk-parts.ts";

/** Files that are refused, each for a reason of its own. */
const REFUSED_FILES = [
  "{",
  "7",
  '{"game":"chess","state":{}}',
  '{"game":"bomb-flip"}',
  '{"backup":1}',
  '{"format":2,"game":"bomb-flip","state":{}}',
  '{"format":99,"game":"bomb-flip","state":{}}',
  '{"game":"bomb-flip","state":{}}',
  '{"format":2,"game":"bomb-flip","state":{},"extras":{"marks":["best ever"]}}',
  '{"format":2,"game":"bomb-flip","seed":1,"options":{},"actions":[{"type":"bank"}],"hashes":[]}',
];

/** Backups that are refused. */
const REFUSED_BACKUPS = [
  "{",
  "{}",
  '{"backup":2}',
  '{"backup":1,"saves":{}}',
  '{"backup":1,"results":[{"id":"a"}]}',
  '{"backup":1,"notes":[{"id":"a","owner":"b","name":"c","updated":1}]}',
];

/** Walks through the pages that are no game's own. */
export async function walkPages(walk: Walk): Promise<void> {
  const { page, words, look } = walk;
  await go(walk, "#/nowhere");
  await look("an address where nothing is");
  await walkHome(walk);
  for (const [place, hash] of [
    ["a broken link", "#/replay/bomb-flip/AAAA"],
    ["a link of an early version", "#/replay/bomb-flip/0123abcdAAAA"],
    ["a game that is not here", "#/play/bomb-flip/none"],
    ["the settings", "#/settings"],
  ] as const) {
    await go(walk, hash);
    await look(place);
  }
  await go(walk, "#/data");
  for (const [i, text] of REFUSED_BACKUPS.entries()) {
    await giveFile(page, words.store.backup.open, "backup.json", text);
    await expect
      .poll(() => page.locator(".data-page [role=status]").first().textContent())
      .not.toBe("");
    await look(`backup ${i}`);
  }
  await press(page, words.store.removeAll.label);
  await look("deleting everything");
  await press(page, words.store.removeAll.really);
  await look("everything deleted");
  await walkLab(walk);
  await walkInspector(walk);
  await walkPlayground(walk);
}

async function walkHome(walk: Walk): Promise<void> {
  const { page, words, look } = walk;
  await go(walk, "");
  await page.locator(".game-card").first().waitFor();
  await look("the home page");
  for (const [i, text] of REFUSED_FILES.entries()) {
    await giveFile(page, words.home.openFile.label, `${i}.json`, text);
    const problem = page.locator(".open-file [role=alert]");
    await expect.poll(() => problem.textContent()).toContain(`${i}.json`);
    await look(`file ${i}: ${text}`);
  }
}

async function walkLab(walk: Walk): Promise<void> {
  const { page, words, look } = walk;
  await go(walk, "#/lab");
  await page.getByRole("button", { name: words.lab.form.play, exact: true }).waitFor();
  await look("the odds before a series");
  await page
    .getByRole("combobox", { name: words.lab.form.games, exact: true })
    .selectOption("1000");
  await press(page, words.lab.form.play);
  await page.locator(".histogram").waitFor();
  await page.locator(".histogram summary").click();
  await look("the odds");
}

async function walkInspector(walk: Walk): Promise<void> {
  const { page, words, look } = walk;
  await go(walk, "#/developers");
  const tabs = page.getByRole("tab");
  await tabs.first().waitFor();
  await page.locator("[data-key=action-0]").click();
  for (let i = 0; i < 6; i++) {
    await tabs.nth(i).click();
    await look(`tab ${i} of the inspector`);
  }
  await page.getByRole("checkbox").first().check();
  await tabs.nth(3).click();
  await look("the luck of the inspector");
  const claims = page.getByRole("region", { name: words.lab.claims.heading });
  await claims.getByRole("button").first().click();
  await claims.getByRole("table").waitFor();
  await look("claims");
  await press(page, words.lab.claims.cancel);
  await look("claims cancelled");
}

async function walkPlayground(walk: Walk): Promise<void> {
  const { page, words, look } = walk;
  const { dice, deck, rng } = words.playground;
  await go(walk, "#/dice");
  await press(page, dice.throw);
  await press(page, dice.throw);
  await page.locator(".odds summary").click();
  for (const notation of ["2x6", "9d20"]) {
    await page.getByLabel(dice.notation).fill(notation);
    await expect.poll(() => page.locator("#dice-problem").textContent()).not.toBe("");
    await look(`dice: ${notation}`);
  }
  await page.getByLabel(dice.notation).fill("2d6");
  for (const name of [deck.peek, deck.draw, deck.draw, deck.putBack]) await press(page, name);
  await look("the deck");
  await press(page, deck.shuffle);
  await press(page, rng.keep);
  await look("a kept random state");
  for (const text of ["{", "7", "{}", '{"source":"alea"}']) {
    await page.getByLabel(rng.kept).fill(text);
    await press(page, rng.putBack);
    await look(`random state ${text}`);
  }
}
