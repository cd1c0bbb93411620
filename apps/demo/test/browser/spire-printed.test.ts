// The printed act: every kind of room on a telephone, by the keys, without barriers.
import { Session } from "@games/core-game";
import { type Options, type SpireAct1, spireAct1 } from "@games/spire-act1";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { descriptionOf, findBarriers, openApp, openFile, sidewaysScroll } from "./page.ts";

type View = SpireAct1["view"];

/** What is done only when nothing else can be. */
const LAST: readonly string[] = ["end-turn", "discard-potion", "drink"];

/** Plays on, always the choice that is next in turn, until a view is wanted; the game as the text of a file. */
function findScene(isWanted: (view: View) => boolean, options: Options = {}): string {
  for (let seed = 0; seed < 40; seed++) {
    const session = new Session(spireAct1, {
      seed: `room ${seed}`,
      ruleSet: "printed",
      maxHp: 200,
      potions: ["fire_potion", "blood_potion"],
      ...options,
    });
    for (let turn = 0; turn < 400; turn++) {
      const { view, legalActions } = session.getSnapshot();
      if (isWanted(view)) return session.save();
      const plays = legalActions.filter(
        ({ type }, i) => !LAST.includes(type) && (i > 0 || type !== "leave"),
      );
      const action = plays[turn % Math.max(1, plays.length)] ?? legalActions.at(-1);
      if (action === undefined || !session.do(action).ok) break;
    }
  }
  throw new Error("No such scene came up.");
}

const asks =
  (ask: NonNullable<View["pending"]>["ask"]) =>
  ({ pending }: View): boolean =>
    pending?.ask === ask;
const roomOf = ({ run }: View) => run.map.nodes[run.map.currentNode]?.type;

/** A scene of each kind, the heading or the region it shows, and a key that leads on. */
const ROOMS: readonly (readonly [
  isWanted: (view: View) => boolean,
  shows: RegExp,
  key: string,
  options?: Options,
])[] = [
  [(view) => view.phase === "neow" && asks("room")(view), /^Neow$/, "1"],
  [
    (view) => asks("path")(view) && roomOf(view) !== "boss" && view.run.combatCount > 0,
    /^The way up$/,
    "1",
  ],
  [(view) => view.phase === "event" && asks("room")(view), /./, "1"],
  [(view) => view.combat === null && asks("card")(view), /which card do you/, "1"],
  [
    (view) => view.pending?.ask === "merchant" && view.pending.wares.length > 8,
    /^Merchant$/,
    "1",
    { gold: 99 },
  ],
  [(view) => asks("rewards")(view) && roomOf(view) === "treasure", /^Treasure$/, "1"],
  [asks("camp"), /^Campfire$/, "0"],
  [
    (view) => asks("rewards")(view) && roomOf(view) === "encounter" && view.run.combatCount > 0,
    /^Victory$/,
    "s",
  ],
  [
    asks("die"),
    /^The die shows \d\. Do you change it\?$/,
    "k",
    { relics: ["loaded_die", "the_abacus"] },
  ],
  [
    asks("ability"),
    /which die ability/,
    "1",
    { relics: ["loaded_die", "captains_wheel", "horn_cleat"] },
  ],
];

const logged = (page: Page) => page.locator(".log .entries > li").count();

test("every room of the printed act fits a telephone, has no barriers, and is played by the keys", async () => {
  const page = await openApp("", {
    reducedMotion: "reduce",
    viewport: { width: 320, height: 640 },
  });
  for (const [isWanted, shows, key, options] of ROOMS) {
    await page.evaluate(() => {
      location.hash = "#/";
    });
    await openFile(page, findScene(isWanted, options));
    await page.locator(".sp").waitFor();
    await page.getByRole("heading", { level: 2, name: shows }).first().waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    const before = await logged(page);
    await page.keyboard.press(key);
    await page.keyboard.press(key);
    await expect.poll(() => logged(page), { message: `${shows}` }).toBeGreaterThan(before);
  }
});

test("a potion is thrown at an enemy, relics and the die explain themselves, the map is looked at from a fight", async () => {
  const page = await openApp("", { reducedMotion: "reduce" });
  const isTurn = ({ combat, pending }: View) =>
    pending?.ask === "turn" && (combat?.enemies.length ?? 0) > 1;
  const potions = ["fire_potion", "fire_potion", "fire_potion"];
  await openFile(page, findScene(isTurn, { potions, hasNeow: false }));
  await page.locator(".sp-hand").waitFor();
  await page.keyboard.press("p");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Deal 4 damage to an enemy.").first().waitFor();
  await dialog
    .getByRole("button", { name: /^Throw at an enemy/ })
    .first()
    .click();
  await page.getByRole("region", { name: /^Fire Potion: which enemy/ }).waitFor();
  await page.keyboard.press("2");
  await expect.poll(() => page.getByText(/takes 4 damage/).count()).toBeGreaterThan(0);

  const relic = page.getByRole("list", { name: "Relics" }).getByRole("button").first();
  await relic.focus();
  expect(await relic.textContent()).toContain("Loaded Die");
  expect(await descriptionOf(relic)).toContain("On a 4 or 5: gain 1 block.");
  await page.keyboard.press("o");
  await expect.poll(() => dialog.locator(".sp-die-table li").count()).toBeGreaterThan(1);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("v");
  await dialog.getByText("you are here").waitFor({ state: "attached" });
  expect(await dialog.getByRole("list", { name: "Level 13" }).textContent()).toContain("Boss");
});
