// A walk through a game: its start page, options, first game with marks of the coach, bar, hints, bots, end, replay, and table.
import { expect } from "vitest";
import { press } from "./page.ts";
import { walkContent } from "./walk-content.ts";
import { button, go, tap, unfold, type Walk, walkLists } from "./walk-parts.ts";

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
  await page.locator(".new-game").waitFor();
  await unfold(walk, ".new-game");
  await look("the options, unfolded");
  await walkLists(walk, ".new-game .fields", "the options");
  await walkContent(walk, game);
  await page.getByLabel(words.play.seed, { exact: true }).fill(" ");
  await press(page, words.play.options.begin);
  await page.locator(".new-game-begin .problem:not(:empty)").waitFor();
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
  const openForm = async () => {
    await go(walk, `#/play/${id}`);
    await page.reload();
    await button(page, words.play.lobby.play).waitFor();
    await unfold(walk, ".table-start");
    await button(page, words.play.table.begin).waitFor();
    await unfold(walk, ".table-start");
  };
  await go(walk, `#/play/${id}`);
  await button(page, words.play.lobby.play).waitFor();
  if (!(await page.locator(".table-start > summary").isVisible())) return;
  await openForm();
  await look("the form of a table");
  await walkLists(walk, ".table-start .fields", "the form of a table");
  const underWay = button(page, words.play.table.underWay);
  if (await underWay.isVisible()) {
    await underWay.click();
    await walkPosition(walk);
    await openForm();
  }
  for (const who of await page.locator(".table-start fieldset select").all())
    await who.selectOption("app");
  await press(page, words.play.table.begin);
  await page
    .locator(".table-start ~ .problem:not(:empty), .table-start > .problem:not(:empty)")
    .waitFor();
  await look("a table where nothing is rolled by hand");
  await openForm();
  await press(page, words.play.table.begin);
  await page.locator(".table-ask").waitFor();
  await walkQuestions(walk);
  await openForm();
  for (const who of (await page.locator(".table-start fieldset select").all()).slice(1))
    await who.selectOption("app");
  await press(page, words.play.table.begin);
  await page.getByRole("toolbar").waitFor();
  await look("a table where the app does the rest");
}

const POSITION = ":is(.ds-position, .sp-position, .wr-position)";

/** The form of a game under way, with one of everything that can be added, and what is wrong with that. */
async function walkPosition(walk: Walk): Promise<void> {
  const { page, look } = walk;
  await page.locator(POSITION).waitFor();
  await look("the form of a game under way");
  for (const choice of await page.locator(`${POSITION} input[type=radio]`).all()) {
    await tap(choice);
    await unfold(walk, POSITION);
    await look("the form of a game under way, another part");
  }
  // The first of a list chooses nothing, the second adds something.
  await walkLists(walk, POSITION, "the form of a game under way", 2);
  await page.locator(`${POSITION} button.primary`).click();
  await page.waitForTimeout(300);
  await look("what is wrong with it, or how it continues");
}

/** What a table is asked in its first turns, answered by its own keys or buttons, and taken back. */
async function walkQuestions({ page, look }: Walk): Promise<void> {
  const asked = page.locator(".table-ask");
  for (let i = 0; i < 30; i++) {
    if (!(await asked.isVisible())) {
      // Whatever the game offers first leads to its next question.
      const next = page.locator(".screen :is(button.primary, .wr-next):not([aria-disabled=true])");
      if (!(await next.first().isVisible())) break;
      await tap(next.first());
      await page.waitForTimeout(50);
      continue;
    }
    await look(`question ${i} of a table`);
    const answers = page.locator(".table-answers button");
    await answers.nth(i % (await answers.count())).click();
  }
  const back = page.locator(".table-back");
  if (await back.isVisible()) await back.click();
  await look("an answer that was taken back");
}
