// Two walks that meet every screen, dialog, refusal and ending: one through the pages around the games, one through a game.
import type { Locator, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { giveFile, openApp, press } from "./page.ts";
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
const tap = (control: Locator) => control.dispatchEvent("click");

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const go = async ({ page, query }: Walk, hash: string) => {
  await page.goto(inject("address") + query + hash);
  await page.getByRole("heading", { level: 1 }).waitFor();
};

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

/** The bot that plays games to the end: the quickest, and its games show much. */
const BOT = "random";

/** How long a game of it takes at most, in milliseconds. */
const LONGEST_GAME = 180_000;

/** Walks through a game from its start page to its end, its replay, and a table. */
export async function walkGame(walk: Walk, game: string): Promise<void> {
  const { page, words, look } = walk;
  await go(walk, `#/play/${game}`);
  await page.getByRole("button", { name: words.play.lobby.play, exact: true }).waitFor();
  await look("the start page");
  await press(page, words.play.lobby.options);
  await page.getByLabel(words.play.seed, { exact: true }).fill(" ");
  await press(page, words.play.options.begin);
  await page.locator(".new-game .problem:not(:empty)").waitFor();
  await look("the options");
  await page.getByLabel(words.play.seed, { exact: true }).fill("walk");
  await press(page, words.play.options.begin);
  await page.getByRole("toolbar").waitFor();
  await look("the first view");
  await walkCoach(walk);
  await walkBar(walk);
  await walkHint(walk);
  await playToTheEnd(walk, game);
  await walkEnd(walk, game);
  await walkTable(walk, game);
}

async function walkCoach({ page, look }: Walk): Promise<void> {
  const next = page.locator(".coach-buttons button").first();
  for (let i = 0; (await next.isVisible()) && i < 20; i++) {
    await look(`step ${i} of the coach`);
    await tap(next);
  }
}

/** Everything on the bar, what is refused, and a word that explains itself. */
async function walkBar({ page, words, look }: Walk): Promise<void> {
  const { bar, close, howToPlay } = words.play;
  for (const name of [bar.undo, bar.redo]) {
    await tap(button(page, name));
    await page.locator(".refusal:not(:empty)").waitFor();
    await look(`refused: ${name}`);
  }
  const closed = page.locator(".screen button[aria-disabled=true]");
  if ((await closed.count()) > 0) {
    await tap(closed.first());
    await look("a refused action");
  }
  for (const name of [bar.share, howToPlay, bar.keys]) {
    // A telephone has no keys.
    if (!(await button(page, name).isVisible())) continue;
    await tap(button(page, name));
    const dialog = page.getByRole("dialog");
    for (const summary of await dialog.locator("summary").all()) await summary.click();
    await look(`dialog: ${name}`);
    await dialog.getByRole("button", { name: close, exact: true }).click();
  }
  await tap(button(page, bar.sound));
  await tap(button(page, bar.sound));
  const term = page.locator(".screen .term-word").first();
  if ((await term.count()) > 0) {
    await tap(term);
    await look("an explanation");
    await page.keyboard.press("Escape");
  }
}

async function walkHint({ page, words, look }: Walk): Promise<void> {
  await tap(button(page, words.play.bar.hint));
  await page.locator('.hint-panel[data-kind="given"]').waitFor({ timeout: 30_000 });
  await look("a hint");
  await tap(button(page, words.play.hint.follow));
  await look("a hint that was followed");
}

async function playToTheEnd({ page, words, look }: Walk, game: string): Promise<void> {
  const { bots } = words.play;
  await tap(page.locator(".bots > summary"));
  const list = page.getByRole("combobox", { name: bots.bot, exact: true });
  await expect.poll(() => list.locator("option").count()).toBeGreaterThan(1);
  await look("the bots");
  const labels = await list.locator("option").allTextContents();
  const ids = await import(`../../src/games/${game}/bots.ts`);
  const index = (ids.bots as readonly { readonly id: string }[]).findIndex(({ id }) => id === BOT);
  expect(labels[index]).toBeDefined();
  await list.selectOption({ index });
  await tap(button(page, bots.step));
  await tap(page.locator(".undo-switch input"));
  await tap(button(page, words.play.bar.undo));
  await look("an action that was taken back");
  await page.getByRole("combobox", { name: bots.speed, exact: true }).selectOption("fast");
  await tap(button(page, bots.run));
  const end = page.locator(".end");
  const deadline = Date.now() + LONGEST_GAME;
  while (!(await end.isVisible())) {
    if (Date.now() > deadline) throw new Error("The game does not end.");
    await look("a game in play");
    await page.waitForTimeout(300);
  }
}

async function walkEnd(walk: Walk, id: string): Promise<void> {
  const { page, words, look } = walk;
  const { end, bar, replay, close } = words.play;
  await page.locator(".end-title").waitFor();
  await look("the end");
  await press(page, end.makeCard);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("img").waitFor();
  await look("a card of the end");
  await dialog.getByRole("button", { name: close, exact: true }).click();
  await press(page, bar.share);
  const link = await dialog.locator("input").inputValue();
  await dialog.getByRole("button", { name: close, exact: true }).click();
  await go(walk, link.slice(link.indexOf("#")));
  await page.locator(".verified").waitFor();
  await look("a replay");
  await press(page, replay.toStart);
  await press(page, replay.forward);
  await press(page, replay.takeOver);
  await page.locator(".undo-switch").waitFor();
  await look("a game from a replay");
  await go(walk, `#/play/${id}`);
  await page.locator(".saves li").first().waitFor();
  await look("the start page with games");
  await page.locator(".saves button[aria-expanded]").first().click();
  await look("deleting a game");
  for (const hash of ["", "#/data"]) {
    await go(walk, hash);
    await page.locator(".waiting, .data-page").waitFor();
    await look(`games on ${hash === "" ? "the home page" : hash}`);
  }
}

/** A game with the player's own dice and cards, for games that have it. */
async function walkTable(walk: Walk, id: string): Promise<void> {
  const { page, words, look } = walk;
  await go(walk, `#/play/${id}`);
  await page.getByRole("button", { name: words.play.lobby.play, exact: true }).waitFor();
  const start = page.locator(".table-start > summary");
  if (!(await start.isVisible())) return;
  await start.click();
  await page.getByRole("button", { name: words.play.table.begin, exact: true }).waitFor();
  await page.locator(".table-start details > summary").click();
  await look("the form of a table");
  const underWay = page.getByRole("button", { name: words.play.table.underWay, exact: true });
  if (await underWay.isVisible()) {
    await underWay.click();
    await page.waitForTimeout(300);
    await look("the form of a game under way");
  }
  await press(page, words.play.table.begin);
  await page.locator(".table-ask").waitFor();
  for (let i = 0; i < 8 && (await page.locator(".table-ask").isVisible()); i++) {
    await look(`question ${i} of a table`);
    await page.locator(".table-answers button").first().click();
  }
  const back = page.locator(".table-back");
  if (await back.isVisible()) await back.click();
  await look("an answer that was taken back");
}

/** Opens the app for a walk, after `prepare` has seen its page. */
export async function openWalk(
  options: Parameters<typeof openApp>[1],
  prepare: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await openApp("", { reducedMotion: "reduce", ...options });
  // Newer browsers answer with a promise; an effect that returned it would end the page with the game.
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = async function scrollTo(...options) {
      scroll.apply(this, options);
    };
  });
  await prepare(page);
  return page;
}
